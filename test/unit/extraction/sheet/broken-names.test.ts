import { describe, expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const valuesOf = (text: string) => extractInvoice(plainDocument(text)).values;

describe('a name whose last line is nothing but what ends names', () => {
  test('is whole in a letterhead of ordinary type', () => {
    const values = valuesOf(`Quarry Bank Orthopaedic
Centre
12 Mill Lane
Patient: Edith Marlowe
Total                                             286.22`);
    expect(values.provider_name).toBe('Quarry Bank Orthopaedic Centre');
  });

  test('is whole in a sidebar, with what the company is by law', () => {
    const values = valuesOf(`Al Noor Marina
Polyclinic LLC
Marina Plaza, Dubai
Patient: Edith Marlowe
Total                                             286.22`);
    expect(values.provider_name).toBe('Al Noor Marina Polyclinic LLC');
  });

  test('is whole in the cell of a table', () => {
    const values = extractInvoice(
      printedDocument(
        { x: 50, y: 50, text: 'Patient: Edith Marlowe' },
        { x: 50, y: 90, text: 'Date' },
        { x: 150, y: 90, text: 'Provider' },
        { x: 400, y: 90, text: 'Amount' },
        { x: 150, y: 112, text: 'Two Oaks Internal' },
        { x: 50, y: 120, text: '04/05/2026' },
        { x: 400, y: 120, text: '$286.22' },
        { x: 150, y: 128, text: 'Medicine' },
      ),
    ).values;
    expect(values.provider_name).toBe('Two Oaks Internal Medicine');
  });

  test('is not begun by the line over a label, whose value stands beside it', () => {
    const at = (y: number, label: string, value: string) => [
      { x: 50, y, text: label },
      { x: 150, y, text: value },
    ];
    const values = extractInvoice(
      printedDocument(
        { x: 50, y: 50, text: 'Narmada Valley Heart Institute' },
        ...at(80, 'Patient Name', 'Edith Marlowe'),
        ...at(94, 'UHID', '250047713'),
        ...at(108, 'Insurance Co.', 'Satpura Cashless Co. Ltd.'),
        ...at(122, 'Member ID', 'PHS 44718820'),
      ),
    ).values;
    expect(values.insurance_name).toBe('Satpura Cashless Co. Ltd.');
  });

  test('is not begun by the line over a label, whose value stands under it', () => {
    const values = valuesOf(`Larch Hill Pharmacy
Patient
Edith Marlowe
Insurance
Kestrel Valley Trust
Total                                             286.22`);
    expect(values).toMatchObject({ patient_name: 'Edith Marlowe', insurance_name: 'Kestrel Valley Trust' });
  });

  test('is not begun by the row over a row with a figure', () => {
    const { lineItems } = extractInvoice(
      plainDocument(`Larch Hill Hospital
Patient: Edith Marlowe
Description                                       Amount
Medical Supplies                                  100.00
Pharmacy                                          186.22
Total                                             286.22`),
    );
    expect(lineItems).toHaveLength(2);
  });
});

describe('a cell that breaks over two lines beside its label in the middle', () => {
  const cell = (upper: string, lower: string, at: (text: string) => number) => [
    { x: at(upper), y: 100, text: upper },
    { x: at(lower), y: 112, text: lower },
  ];
  const right = (text: string) => 560 - text.length * 5;

  test('is one where it is set to the right edge', () => {
    const values = extractInvoice(
      printedDocument(
        { x: 50, y: 50, text: 'Patient: Edith Marlowe' },
        { x: 400, y: 106, text: 'Provider' },
        ...cell('Ash Grove', 'Midwives and Nurses', right),
        { x: 50, y: 160, text: 'Total' },
        { x: 300, y: 160, text: '286.22' },
      ),
    ).values;
    expect(values.provider_name).toBe('Ash Grove Midwives and Nurses');
  });

  test('is one where another cell of its row breaks as well', () => {
    const values = extractInvoice(
      printedDocument(
        { x: 50, y: 50, text: 'Patient: Edith Marlowe' },
        { x: 50, y: 106, text: 'Insurance Company' },
        ...cell('Kestrel Valley Company -', 'Northern Branch', () => 160),
        ...cell('Policy', 'holder', () => 330),
        { x: 50, y: 160, text: 'Total' },
        { x: 300, y: 160, text: '286.22' },
      ),
    ).values;
    expect(values.insurance_name).toBe('Kestrel Valley Company - Northern Branch');
  });
});
