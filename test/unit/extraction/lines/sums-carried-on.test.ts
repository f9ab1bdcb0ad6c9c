import { expect, test } from 'vitest';
import { carriedOtherwise } from '../../../../lambdas/domain/extraction/lines/carried-otherwise.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { check } from '../checked-bill.ts';
import { plainDocument } from '../printed-page.ts';

const bill = (carried: string, brought: string, figure: string) =>
  check(`
Consultation                           1,000.00
${carried.padEnd(39)}1,000.00
${brought.padEnd(39)}${figure}
Tests                                    520.00
Total                                  ${figure === '1,000.00' ? '1,520.00' : '1,620.00'}
Insurance pays                         1,216.00
Patient pays                             ${figure === '1,000.00' ? '304.00' : '404.00'}`);

const PAIRS = [
  ['Carried forward', 'Brought forward'],
  ['Carried over to page 2', 'Brought forward from page 1'],
  ['Übertrag', 'Übertrag von Seite 1'],
  ['À reporter', 'Report page 1'],
  ['Suma y sigue', 'Suma anterior'],
  ['Pasa a la hoja siguiente', 'Viene de la hoja anterior'],
  ['Passa à folha seguinte', 'Vem da folha anterior'],
  ['Subtotal a transportar', 'Transporte da folha 1'],
  ['Dipindahkan ke halaman 2', 'Pindahan dari halaman 1'],
];

test.each(PAIRS)('a sum is brought forward as it is carried on: %s, %s', (carried, brought) => {
  expect(bill(carried ?? '', brought ?? '', '1,000.00')).toMatchObject({ result: 'PASS' });
  expect(bill(carried ?? '', brought ?? '', '1,100.00')).toMatchObject({
    result: 'FAIL',
    reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP',
  });
});

/** Two pages' columns, of which each is carried on by itself. */
const COLUMNS = (fund: string) => `
Service                        Health fund       Patient
Delivery                          1,038.20         57.64
Carried forward                   1,038.20         57.64
Brought forward                   ${fund}         57.64
Medicines                            36.15         12.05`;

test('each column is brought forward as it is carried on', () => {
  const carried = (bill: string) => carriedOtherwise(sheetOf(plainDocument(bill)));
  expect(carried(COLUMNS('1,038.20'))).toBeUndefined();
  expect(carried(COLUMNS('1,338.20'))).toMatchObject({ expected: '1038.20', value: '1338.20' });
  expect(
    carried(COLUMNS('1,038.20').replace('Brought forward                   1,038.20', 'Brought forward')),
  ).toBeUndefined();
});
