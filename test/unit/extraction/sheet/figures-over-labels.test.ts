import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const amountsOf = (lines: string) => {
  const { total_amount, insurance_amount, out_of_pocket } = extractInvoice(
    plainDocument(`
Elm Row Opticians
Invoice 20458                           Patient: Ida Moss
Service                      Qty        Price           Amount
Frame, acetate               1          $ 289.00        $ 289.00
Lenses                       2          $ 179.00        $ 358.00

${lines}
`),
  ).values;
  return [total_amount, insurance_amount, out_of_pocket];
};

test('reads boxes whose labels stand under their figures', () => {
  const boxes = `
    $ 450.00                     $ 197.00                $ 647.00
  Insurance pays               Patient pays            Invoice total

Prescription: OD +1.25 add 2.25 · OI +1.00 −0.75 × 90 add 2.25 · PD 66`;
  expect(amountsOf(boxes)).toEqual(['647.00', '450.00', '197.00']);
});

test('and where one of the labels is unknown', () => {
  const boxes = `
    $ 450.00                     $ 197.00                $ 647.00
  Quuxed by them               Patient pays            Invoice total`;
  expect(amountsOf(boxes)).toEqual(['647.00', '450.00', '197.00']);
});

test('leaves labels their figures below', () => {
  const boxes = `
  Last time                    They paid               You paid
    $ 300.00                     $ 200.00                $ 100.00
  Invoice total                Insurance pays          Patient pays

    $ 647.00                     $ 450.00                $ 197.00`;
  expect(amountsOf(boxes)).toEqual(['647.00', '450.00', '197.00']);
});

test('takes no row of a table for figures of the labels under it', () => {
  const row = `
Cleaning kit                 $ 30.00                 $ 20.00                 $ 10.00
                             Invoice total           Insurance pays          Patient pays`;
  expect(amountsOf(row)).toEqual([undefined, undefined, undefined]);
});

test.each([
  'Prescription: OD +1.25 add 2.25 · OI +1.00 −0.75 × 90 add 2.25',
  'Glasses: R sph 1.25 cyl 1.00, L sph 2.25',
])('takes no strength of a lens for an amount: %s', (prescription) => {
  const labels = `
  Insurance pays               Patient pays            Invoice total
${prescription}`;
  expect(amountsOf(labels)).toEqual([undefined, undefined, undefined]);
});

test('reads such boxes with a rate among them', () => {
  const boxes = (rate: string) => `
Patient                      Insurer
Ida Moss                     Aetna

    $ 450.00                     ${rate}                $ 197.00                $ 647.00
  Quuxed by them               Cover level         Patient pays            Invoice total`;
  expect(amountsOf(boxes('70 %'))).toEqual(['647.00', '450.00', '197.00']);
  expect(amountsOf(boxes('gold'))).not.toEqual(['647.00', '450.00', '197.00']);
});
