import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { type Printed, printedDocument } from '../printed-page.ts';

/** Sums at the right, and in the margin at the left a column of labels with their values under them, on lines of its own. */
function besideMargin(sums: readonly (readonly [string, string])[], margin: readonly string[]): Printed[] {
  return [
    { x: 200, y: 50, text: 'Clínica Robledo' },
    { x: 200, y: 70, text: 'Factura n.º CR-338' },
    ...sums.flatMap(([label, figure], at) => [
      { x: 300, y: 110 + at * 20, text: label },
      { x: 515, y: 110 + at * 20, text: figure },
    ]),
    ...margin.map((text, at) => ({ x: 20, y: 106 + at * 13, text, size: 7 })),
  ];
}

const MARGIN = [
  'Paciente',
  'Nuria Casal Rey',
  'Tarjeta de asegurada',
  '7710 2231 04',
  'Mutua',
  'Sanitas',
  'Póliza',
  'A 331 882',
];

test('the total’s figure is beside it, whatever else stands under it or in the margin', () => {
  const sums = [
    ['Consulta de alergología', '90,00'],
    ['Total factura', '90,00 €'],
    ['Pagado con tarjeta en consulta', ''],
  ] as const;
  const { values } = extractInvoice(printedDocument(...besideMargin(sums, MARGIN).filter(({ text }) => text !== '')));
  expect(values.total_amount).toBe('90.00');
});

test('what the margin says is said of no sum beside it', () => {
  const sums = [
    ['Cirugía menor', '3.000,00'],
    ['Total', '3.000,00 €'],
    ['(-) Deducible', '800,00 €'],
    ['(-) Coaseguro 10 %', '220,00 €'],
    ['Neto a pagar por la aseguradora', '1.980,00 €'],
  ] as const;
  const { values } = extractInvoice(printedDocument(...besideMargin(sums, MARGIN)));
  expect(values).toMatchObject({ total_amount: '3000.00', out_of_pocket: '1020.00', insurance_amount: '1980.00' });
});

test.each([
  'Límite de su póliza por acto y pruebas',
  'Tope del seguro en esta especialidad',
  'Teto do convênio para exames',
])('a list of sums may end with the most that is covered: %s', (label) => {
  const sums = [
    ['Importe de los actos médicos', '260,00 €'],
    ['Abona su compañía', '208,00 €'],
    ['Abona la paciente', '52,00 €'],
    [label, '150,00 €'],
  ] as const;
  const document = printedDocument(...besideMargin(sums, MARGIN));
  const read = readAmounts(document, outlineDocument(document));
  expect([read.readings.max_coverage?.value, checkAmounts(read).reasonCode]).toEqual([
    '150.00',
    'MAX_COVERAGE_EXCEEDED',
  ]);
});
