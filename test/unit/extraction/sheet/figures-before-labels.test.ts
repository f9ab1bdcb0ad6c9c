import { expect, test } from 'vitest';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const receipt = (rows: string) => `
Laboratorium Klinik Nusa
Kwitansi LAB/26/7711              Pasien: Ayu Kartini
Asuransi: PT Asuransi Sinar Mas
${rows}`;
const LIST = `
Rp      2.236.500      yang ditagihkan
Rp      1.789.200      ditanggung Sinar Mas
Rp      447.300        ditanggung sendiri`;

test('reads a list whose figures stand before their labels', () => {
  const { values, readings } = extractInvoice(plainDocument(receipt(LIST)));
  expect(values).toMatchObject({
    total_amount: '2236500.00',
    insurance_amount: '1789200.00',
    out_of_pocket: '447300.00',
  });
  // Where it is printed: at the left.
  expect(readings.insurance_amount?.place?.box.x).toBeLessThan(0.2);
});

test('two such rows are no list, and rows with figures at both sides are none', () => {
  const figureOf = (rows: string) =>
    sheetOf(plainDocument(receipt(rows))).segments.find(({ text }) => text === '2.236.500')?.left;
  expect(figureOf(LIST)).toBeGreaterThan(200);
  expect(figureOf(LIST.split('\n').slice(0, 3).join('\n'))).toBeLessThan(200);
  expect(figureOf(LIST.replaceAll(/$/gm, '      1.000'))).toBeLessThan(200);
});
