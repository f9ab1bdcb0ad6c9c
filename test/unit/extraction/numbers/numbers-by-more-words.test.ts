import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const read = (line: string) => {
  const head = 'Praxis am Lindenhof\nPatient: Ida Moser';
  const { claim_number, insured_id, invoice_number } = extractInvoice(
    plainDocument(`${head}\n${line}\nConsultation                                 90,00\nTotal: 90,00 EUR`),
  ).values;
  return { claim_number, insured_id, invoice_number };
};
const NONE = { claim_number: undefined, insured_id: undefined, invoice_number: undefined };

test.each([
  ['Zahnarztrechnung Nr. 4410-27', { invoice_number: '4410-27' }],
  ['Sammelrechnungsnummer: 88-1207', { invoice_number: '88-1207' }],
  ['Krankenkassenmitgliedsnummer: K 771 204', { insured_id: 'K 771 204' }],
  ['Deckungskarten-Nr.: 80756-118', { insured_id: '80756-118' }],
  ['Kreditkartennummer: 5500 1182 7714 0031', {}],
])('takes the last part of a German word for what is numbered: %s', (line, found) => {
  expect(read(line)).toEqual({ ...NONE, ...found });
});

test.each([
  ['Estimate No.          77120', { invoice_number: '77120' }],
  ['N° relevé          2026-0418', { invoice_number: '2026-0418' }],
  ['Nº do extrato          118204', { invoice_number: '118204' }],
  ['No. Rincian          R-2604-17', { invoice_number: 'R-2604-17' }],
  ['Primary payer claim #: HC.118.2204', { claim_number: 'HC.118.2204' }],
  ['LOA No.          774-1182', {}],
  ['N° de prise en charge          26/00441', {}],
  ['Unfallnummer: 21.77120.26', { claim_number: '21.77120.26' }],
  ['Número de solicitud: 2026-1182', { claim_number: '2026-1182' }],
  ['Principal Member No.: 0044-1182', { insured_id: '0044-1182' }],
  ['Nº membresía          77-120-4', { insured_id: '77-120-4' }],
  ['N° de sociétaire          4410 882', { insured_id: '4410 882' }],
  ['N.º de aderente          00418-2', { insured_id: '00418-2' }],
])('reads a number by what its label’s words tell: %s', (line, found) => {
  expect(read(line)).toEqual({ ...NONE, ...found });
});

test.each(['Memo: 44182 points', 'Settlement: 1182.50', 'Prise en charge: 1182,50'])(
  'takes these words for a number’s only with a word for number: %s',
  (line) => {
    expect(read(line)).toEqual(NONE);
  },
);

test.each([
  ['Nº Ben.: 71-004 418 9', 'insured_id', '71-004 418 9'],
  ['Radicado del siniestro\n7719 0044 03', 'claim_number', '7719 0044 03'],
  ['Membership: SC 4 471 902', 'insured_id', 'SC 4 471 902'],
  ['⑭ N° de la note\nFO 11 204', 'invoice_number', 'FO 11 204'],
  ['Leistungsfall DKV-Z-2026-004418', 'claim_number', 'DKV-Z-2026-004418'],
] as const)('%s', (line, field, value) => {
  expect(billWith(line).values[field]).toBe(value);
});

test('a file’s number beside that of the case of benefit is not the claim’s', () => {
  expect(billWith('Vorgang 88-2031-Z\nLeistungsfall DKV-Z-2026-004418').values.claim_number).toBe('DKV-Z-2026-004418');
});

test('the number of a paper that calls itself an account goes before one that a sentence tells', () => {
  const lines =
    'FINAL IN-PATIENT ACCOUNT\nAccount no.          IPF/26/004471\nDeposit paid on admission, see receipt D-00918 of that day.';
  expect(billWith(lines).values.invoice_number).toBe('IPF/26/004471');
});
