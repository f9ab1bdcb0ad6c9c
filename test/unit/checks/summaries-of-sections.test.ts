import { expect, test } from 'vitest';
import { doLinesAddUp } from '../../../lambdas/domain/checks/do-lines-add-up.ts';
import type { LineItem } from '../../../lambdas/domain/extraction/reading.ts';

const SECTIONS = ['Ward', 'Theatre', 'Pharmacy', 'Laboratory', 'Imaging', 'Fees', 'Meals', 'Sundries'];
const PLACE = { page: 1, box: { x: 0, y: 0, width: 0, height: 0 } };
const item = (kind: LineItem['kind'], description: string, amount: string): LineItem => ({
  kind,
  description,
  amount,
  place: PLACE,
});
const lines = SECTIONS.flatMap((name, at) => [
  item('line', `Care in ${name}`, `${at + 1}00.00`),
  item('line', `More of ${name}`, '50.00'),
  item('sum', `Total ${name}`, `${at + 1}50.00`),
]);
const summary = SECTIONS.map((name, at) => item('adjustment', name, `${at + 1}50.00`));
const all = item('sum', 'Gross charges', '4000.00');

test('the sections’ sums once more, in their order, are no further lines, however many they are', () => {
  expect(doLinesAddUp([...lines, ...summary, all], [])).toBe(true);
});

test('where one of them differs, is left out or stands elsewhere they do not add up', () => {
  const [first, second, ...others] = summary;
  if (!first || !second) throw new Error('There are eight');
  const differing = item('adjustment', 'Theatre', '270.00');
  expect(doLinesAddUp([...lines, first, differing, ...others, all], [])).toBe(false);
  expect(doLinesAddUp([...lines, first, ...others, all], [])).toBe(false);
  expect(doLinesAddUp([...lines, second, first, ...others, all], [])).toBe(false);
});

test('a sum of all that they do not make is still seen', () => {
  expect(doLinesAddUp([...lines, ...summary, { ...all, amount: '4100.00' }], [])).toBe(false);
});

test('what is brought forward to a page stands for the sums of sections before it', () => {
  const page = (total: string) => [
    item('carried', 'Brought forward', '57.64'),
    item('line', 'Medicines', '12.05'),
    item('sum', 'Total medicines', '12.05'),
    item('line', 'Television', '64.30'),
    item('sum', 'Total extras', '64.30'),
    item('sum', 'Totals', total),
  ];
  expect(doLinesAddUp(page('133.99'), [])).toBe(true);
  expect(doLinesAddUp(page('143.99'), [])).toBe(false);
});
