import { expect, test } from 'vitest';
import { numberOfTitle } from '../../../../lambdas/domain/extraction/numbers/number-of-title.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { billWith } from '../bill-with.ts';
import { printedDocument } from '../printed-page.ts';

test.each([
  ['Zahnersatz – Liquidation Nr. ZE-260377\nFremdlabor Dental, Beleg 8817             60,00', 'ZE-260377'],
  ['Transportfaktura 80260331', '80260331'],
  ['GUIA DE COBRANÇA              n.º 77184', '77184'],
  ['Factura HSJ 48213\nFolio carta de autorización: CA 77120934', 'HSJ 48213'],
  ['WALKOUT STATEMENT\nAccount        4471-A\nWalkout #      30418', '30418'],
  ['BONO DE ATENCIÓN\nN° BONO          VÁLIDO HASTA\n0418227906       08-04-2026', '0418227906'],
  ['Rg. L26-40817', 'L26-40817'],
  ['ÉTAT D’HONORAIRES KL/2026/311', 'KL/2026/311'],
  ['RELEVÉ D’HONORAIRES KL/2026/311', 'KL/2026/311'],
  ['FACTURE ASSURE          No 004418/26\nBon No : 7731120', '004418/26'],
  ['Instituto Kinésico           FACTURA B Cód. 006\nBv. Oroño 1190, Rosario      N° 0007-00041288', '0007-00041288'],
])('reads the number of a title that nobody listed: %s', (lines, number) => {
  expect(billWith(lines).values.invoice_number).toBe(number);
});

test.each(['PATIENT STATEMENT\nPatient #    44718\nVisit #      22918', 'Implant, receipt 4471-2         40.00'])(
  'takes no patient’s, visit’s or billed line’s number for the bill’s: %s',
  (lines) => {
    expect(billWith(lines).values.invoice_number).toBeUndefined();
  },
);

test.each(['Billings, MT 59102', 'Reference, MT 59102'])('takes a town’s postcode for no number: %s', (line) => {
  expect(billWith(line).values.invoice_number).toBeUndefined();
});

test.each(['Tarjeta **** 2207', 'Card ending •••• 2207', 'Karte XXXX 22071'])(
  'takes the card that was paid with for nobody’s that is insured: %s',
  (line) => {
    expect(billWith(line).values.insured_id).toBeUndefined();
  },
);

test('takes no other number behind a label’s further words for the claim’s', () => {
  expect(billWith('Processo clínico: 33410').values.claim_number).toBeUndefined();
});

test.each([
  ['Invoice 3107-C for home visits', '3107-C'],
  ['Statement 25/114 – physiotherapy at home', '25/114'],
  ['BILL OF SUPPLY\nBill of supply: HX-OP-3310', 'HX-OP-3310'],
  ['Billing 415-555-0142, weekdays 9 to 5\nInvoice 3107-C for home visits', '3107-C'],
])('reads the number of a title that goes on behind it: %s', (lines, number) => {
  expect(billWith(lines).values.invoice_number).toBe(number);
});

test.each(['Statement 2026 for home visits', 'Statement 03/2026 – physiotherapy', 'Statement 3/26 – physiotherapy'])(
  'takes a year or a month before what is billed for no number: %s',
  (lines) => {
    expect(billWith(lines).values.invoice_number).toBeUndefined();
  },
);

test('takes the number of your plan for the insured’s', () => {
  expect(billWith('Your plan ID: 4KD 21 0934').values.insured_id).toBe('4KD 21 0934');
});

test.each([
  ['Hausbesuchsrechnung 41-2026: Kurs zur Rückbildung', '41-2026'],
  ['Invoice 4471-C: home visits', '4471-C'],
])('reads a title’s number before a colon and what the bill is for: %s', (line, number) => {
  expect(billWith(line).values.invoice_number).toBe(number);
});

test.each(['Statement 03-2026: home visits', 'Statement 2026: home visits'])(
  'but takes no month and no year before it for a number: %s',
  (line) => {
    expect(billWith(line).values.invoice_number).toBeUndefined();
  },
);

test.each([
  [
    '118-2026',
    [
      { x: 250, y: 92, text: 'Nº', size: 7 },
      { x: 250, y: 101, text: '118-2026' },
    ],
  ],
  [
    'F 118 204',
    [
      { x: 250, y: 74, text: 'D’INTERVENTION', size: 12 },
      { x: 250, y: 92, text: 'F 118 204' },
    ],
  ],
])(
  'takes %s under a title: headed by nothing but the word for number, or in capitals and groups of figures',
  (number, texts) => {
    const sheet = sheetOf(
      printedDocument(
        { x: 50, y: 50, text: 'Optique Vieux-Lévis', size: 14 },
        { x: 250, y: 50, text: 'Facture', size: 18 },
        ...texts,
      ),
    );
    expect(numberOfTitle(sheet)?.value).toBe(number);
  },
);

test('a label of a number ends at a dash', () => {
  const { claim_number, invoice_number } = billWith(
    'Ref.: Radicación de cuenta – Factura electrónica de venta UC-55210 del 31 de marzo de 2026',
  ).values;
  expect({ claim_number, invoice_number }).toEqual({ claim_number: undefined, invoice_number: 'UC-55210' });
});
