import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (heads: string, rows: string, [total, insurance, patient]: readonly string[]) => `
Óptica Alameda                  FACTURA
Montura                              189,00
Gafas de sol                          49,00

${heads}
${rows}

Total factura                        ${total}
A cargo de la aseguradora            ${insurance}
A cargo del paciente                 ${patient}`;

const WRONG = { result: 'FAIL', reasonCode: 'AMOUNTS_DO_NOT_ADD_UP' };

test.each([
  [
    'Base imponible     Tipo     Cuota IVA',
    '189,00     10 %     39,69\n49,00     21 %     10,29',
    ['287,98', '143,99', '143,99'],
  ],
  ['Nettobetrag     Satz     MwSt.', '189,00     10 %     39,69', ['277,69', '138,84', '138,85']],
  ['Base HT     Taux     Montant TVA', '189,00     10 %     39,69', ['277,69', '138,84', '138,85']],
])('a tax is its rate of the base beside it: %s', (heads, rows, amounts) => {
  expect(check(bill(heads, rows, amounts))).toMatchObject({
    ...WRONG,
    reason: 'By its rate a tax comes to 18.90, but the document prints 39.69.',
  });
});

test.each([
  ['rounded', 'Base imponible     Tipo     Cuota IVA', '189,00     10 %     18,92'],
  ['within its base', 'Base imponible     Tipo     Cuota IVA', '207,90     10 %     18,90'],
  ['left out where what holds it is printed', 'Netto     MwSt.     Brutto', '189,00     10 %     207,90'],
  ['printed in halves', 'Taxable value     GST     CGST     SGST', '189,00     10 %     9,45     9,45'],
  ['before the sum of both', 'Base imponible     Tipo     Cuota IVA     Total', '189,00     10 %     18,90     207,90'],
  ['no tax on care, but a share', 'Base imponible     Cobertura     IVA', '189,00     80 %     151,20'],
])('it may be %s', (_, heads, rows) => {
  expect(check(bill(heads, rows, ['267,19', '133,59', '133,60'])).reason).not.toMatch(/By its rate/);
});
