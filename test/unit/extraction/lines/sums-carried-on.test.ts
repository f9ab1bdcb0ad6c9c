import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

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
