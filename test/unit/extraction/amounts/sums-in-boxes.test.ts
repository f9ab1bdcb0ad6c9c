import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { check } from '../checked-bill.ts';
import { type Printed, printedDocument } from '../printed-page.ts';

/** A row of boxes, each with its label in small type at the upper left and its figure in larger type at the lower right. */
function boxes(cells: readonly (readonly [string, string])[], y: number): Printed[] {
  return cells.flatMap(([label, figure], at) => [
    { x: 40 + at * 170, y, text: label, size: 5 },
    { x: 155 + at * 170, y: y + 12, text: figure, size: 10 },
  ]);
}

test.each([
  ['R$', 'Total da conta', 'Convênio', 'Paciente'],
  ['S/', 'Total general', 'Aseguradora', 'Paciente'],
  ['Rp', 'Total tagihan', 'Asuransi', 'Pasien'],
])('a figure at the far end of its box is its label’s, and the label names its currency: %s', (sign, ...labels) => {
  const figures = ['8.400,00', '6.300,00', '2.100,00'];
  const cells = labels.map((label, at) => [`${label} ${sign}`, figures[at] ?? ''] as const);
  const document = printedDocument(
    { x: 40, y: 40, text: 'Clínica Boa Esperança' },
    { x: 40, y: 60, text: 'Conta 3318' },
    ...boxes(cells, 300),
  );
  const { readings } = readAmounts(document, outlineDocument(document));
  expect(readings).toMatchObject({
    total_amount: { value: '8400.00' },
    insurance_amount: { value: '6300.00' },
    out_of_pocket: { value: '2100.00' },
  });
});

test('lines that come to a total at the paper’s head are no rivals of the patient’s share', () => {
  const found = check(`
Total da fatura                         Coparticipação a pagar
R$ 1.200,00                             R$ 300,00

Consulta de urgência                                                       400,00
Radiografia do tórax                                                       500,00
Medicação e materiais                                                      200,00
Observação                                                                 100,00`);
  expect(found).toMatchObject({ result: 'PASS', values: { total_amount: '1200.00', out_of_pocket: '300.00' } });
});

test('a text beside the sums is no line of the bill', () => {
  const bill = (third: string) => {
    const document = printedDocument(
      { x: 40, y: 40, text: 'Clínica San Telmo' },
      { x: 40, y: 60, text: 'Factura A 118' },
      ...['Descripción', 'Consulta', 'Ecografía', 'Curación'].map((text, at) => ({ x: 120, y: 100 + at * 14, text })),
      ...['Importe', '1,000.00', '2,000.00', third].map((text, at) => ({ x: 520, y: 100 + at * 14, text })),
      { x: 40, y: 170, text: '(CUATRO MIL SEISCIENTOS CUARENTA PESOS 00/100 M.N.)', size: 7 },
      { x: 430, y: 170, text: 'Subtotal' },
      { x: 520, y: 170, text: '4,000.00' },
      { x: 40, y: 184, text: 'Médico tratante: Dr. Iván Pliego', size: 7 },
      { x: 430, y: 184, text: 'IVA 16%' },
      { x: 520, y: 184, text: '640.00' },
      { x: 430, y: 198, text: 'Total MXN' },
      { x: 520, y: 198, text: '4,640.00' },
      { x: 430, y: 212, text: 'Deducible' },
      { x: 520, y: 212, text: '1,640.00' },
      { x: 330, y: 226, text: 'A pagar por la aseguradora' },
      { x: 520, y: 226, text: '3,000.00' },
    );
    return checkAmounts(readAmounts(document, outlineDocument(document))).reasonCode;
  };
  expect([bill('1,000.00'), bill('1,100.00')]).toEqual(['AMOUNTS_AGREE', 'LINE_ITEMS_DO_NOT_ADD_UP']);
});
