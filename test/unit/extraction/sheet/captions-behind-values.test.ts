import { expect, test } from 'vitest';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { type Printed, printedDocument } from '../printed-page.ts';

/** Values that end at one edge, and captions that begin right behind it. */
const column = (rows: readonly (readonly [string, string])[], right: number, top = 100): Printed[] =>
  rows.flatMap(([value, caption], row) => [
    { x: right - value.length * 5, y: top + 16 * row, text: value },
    ...(caption === '' ? [] : [{ x: right + 12, y: top + 16 * row, text: caption, size: 8 }]),
  ]);

const HOUSE: readonly (readonly [string, string])[] = [
  ['Physiotherapie am Mühlbach', 'Leistungserbringer'],
  ['K 4471.09', 'ZSR-Nr.'],
  ['P2602-00417', 'Rechnung Nr.'],
  ['02.03.2026', 'Rechnungsdatum'],
];
const PATIENT: readonly (readonly [string, string])[] = [
  ['Fabienne Brunner', 'Patientin'],
  ['CSS Kranken-Versicherung AG', 'Versicherer'],
  ['80756 0133 2241 09', 'Versicherten-Nr.'],
];
const sums: readonly Printed[] = [
  { x: 50, y: 300, text: 'Manuelle Therapie' },
  { x: 300, y: 300, text: '390.66' },
  { x: 50, y: 330, text: 'Gesamtbetrag CHF' },
  { x: 300, y: 330, text: '390.66' },
];
const title: Printed = { x: 50, y: 50, text: 'Rückforderungsbeleg', size: 16 };

test('reads columns whose captions stand behind their values, two beside each other', () => {
  const { values, readings } = extractInvoice(
    printedDocument(title, ...column(HOUSE, 200), ...column(PATIENT, 420), ...sums),
  );
  expect(values).toMatchObject({
    provider_name: 'Physiotherapie am Mühlbach',
    invoice_number: 'P2602-00417',
    submission_date: '2026-03-02',
    patient_name: 'Fabienne Brunner',
    insurance_name: 'CSS Kranken-Versicherung AG',
    insured_id: '80756 0133 2241 09',
  });
  // Where it is printed: its first letter stands left of its caption.
  expect((readings.invoice_number?.place?.box.x ?? 0) * 595).toBeCloseTo(200 - 55, 0);
});

test('and a value that runs over two lines, and one that its caption stands too close to', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['Physiotherapie und Sport', 'Leistungserbringer'],
    ['Mühlbach', ''],
    ...HOUSE.slice(1),
  ];
  // Set larger, it is no cell of its own behind its value.
  const texts = column(rows, 200).map((one) => (one.text === 'Rechnung Nr.' ? { ...one, size: 14 } : one));
  const { values } = extractInvoice(printedDocument(title, ...texts, ...column(PATIENT, 420), ...sums));
  expect(values.provider_name).toBe('Physiotherapie und Sport Mühlbach');
  expect(values.invoice_number).toBe('P2602-00417');
});

test('leaves captions where they are that stand before their values, however those end', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['Morgan Boyd', 'Rendering provider'],
    ['W1814 29563', 'Tax ID'],
    ['712587', 'Invoice date'],
  ];
  const captions = ['Patient', 'Member ID', 'Group number'].map((text, row) => ({ x: 50, y: 100 + 16 * row, text }));
  const document = printedDocument(...captions, ...column(rows, 250), { x: 420, y: 100, text: 'Elm Imaging' });
  const taxId = sheetOf(document).segments.find(({ text }) => text === 'Tax ID');
  expect(taxId?.left).toBeCloseTo(262, 0);
  expect(extractInvoice(document).values.insured_id).toBe('W1814 29563');
});

test('two rows are no column, nor are values that begin at one edge', () => {
  const leftOf = (texts: readonly Printed[], text: string) =>
    sheetOf(printedDocument(...texts)).segments.find((one) => one.text === text)?.left;
  const [, , number, date] = HOUSE;
  if (!number || !date) throw new Error('two rows are needed');
  const elsewhere: Printed = { x: 50, y: 400, text: 'Patientin' };
  expect(leftOf([...column([number, date], 200), elsewhere], 'Rechnung Nr.')).toBeCloseTo(212, 0);
  expect(leftOf(column([...HOUSE], 200), 'Rechnung Nr.')).toBeLessThan(100);
  const alike = column(
    [
      ['P2602-00417', 'Rechnung Nr.'],
      ['Brunner Ana', 'Patientin'],
      ['12.03.20265', 'Rechnungsdatum'],
    ],
    200,
  );
  expect(leftOf(alike, 'Rechnung Nr.')).toBeCloseTo(212, 0);
});
