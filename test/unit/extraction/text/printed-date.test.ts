import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compactDate,
  findDates,
  findUnrealDates,
  provenOrder,
} from '../../../../lambdas/domain/extraction/text/printed-date.ts';

test.each([
  ['2026-03-09', '2026-03-09'],
  ['09.03.2026', '2026-03-09'],
  ['9.3.2026', '2026-03-09'],
  ['9 March 2026', '2026-03-09'],
  ['March 9th, 2026', '2026-03-09'],
  ['09-Mar-2026', '2026-03-09'],
  ['9 de marzo de 2026', '2026-03-09'],
  ['9. März 2026', '2026-03-09'],
  ['9 févr. 2026', '2026-02-09'],
  ['1er février 2026', '2026-02-01'],
  ['9 de março de 2026', '2026-03-09'],
  ['9 Maret 2026', '2026-03-09'],
  ['15/11/26', '2026-11-15'],
  ['Dec 30, 26', '2026-12-30'],
  ['2026-Jan-03', '2026-01-03'],
  ['3.1. 2026', '2026-01-03'],
  ['2026. 01. 03.', '2026-01-03'],
  ['January the 3rd, 2026', '2026-01-03'],
  ['3rd day of January 2026', '2026-01-03'],
  ['3 de enero del año 2026', '2026-01-03'],
  ['12 May - 18 May 2026', '2026-05-18'],
])('reads %s', (text, iso) => {
  expect(findDates(text, 'day-first').map((date) => date.iso)).toEqual([iso]);
});

test('reads 03/04/2026 in the order of the document and says that it is ambiguous', () => {
  expect(findDates('03/04/2026', 'day-first')).toMatchObject([{ iso: '2026-04-03', ambiguous: true }]);
  expect(findDates('03/04/2026', 'month-first')).toMatchObject([{ iso: '2026-03-04', ambiguous: true }]);
  expect(findDates('25/04/2026', 'month-first')).toMatchObject([{ iso: '2026-04-25', ambiguous: false }]);
});

test('learns the order from a date whose figure over 12 can only be a day', () => {
  expect(provenOrder('Born 25/04/1990, filed 03/04/2026')).toBe('day-first');
  expect(provenOrder('Born 04/25/1990, filed 03/04/2026')).toBe('month-first');
  expect(provenOrder('Filed 03/04/2026')).toBeUndefined();
});

test('takes a dot for a sign of the day first where no date proves the contrary', () => {
  expect(provenOrder('Born 05.04.1990, filed 03/04/2026')).toBe('day-first');
  expect(provenOrder('Rev. 10.21.2024, filed 03/04/2026')).toBe('month-first');
});

test('reads digits alone where a date begins, and nowhere else', () => {
  expect(compactDate(': 20260103', 'day-first')).toMatchObject({ start: 2, end: 10, iso: '2026-01-03' });
  for (const text of ['20261303', '202601034', '20260103-7', 'No. 20260103', '2026', ''])
    expect(compactDate(text, 'day-first')).toBeUndefined();
});

test.each([
  '3 May 14:30',
  '12 May - 18',
  'May 3, 10 and 17',
  'on Jan 3, 26 visits',
  '31/02/2026',
  '2026-13-01',
  '00.01.2026',
  'INV-2026-03-09',
  '1/2/3/2026',
  '192.168.10.12',
])('finds no date in %s', (text) => {
  expect(findDates(text, 'day-first')).toEqual([]);
});

test.each(['2026-02-30', '02/30/2026', '30 February 2026', '31.11.2026', 'November 31, 2026'])(
  'finds what is printed as a date and is none: %s',
  (text) => {
    expect(findUnrealDates(`${text} at noon`)).toEqual([expect.objectContaining({ start: 0, end: text.length })]);
    expect(findUnrealDates('2026-02-28, 28 February 2026, INV-2026-02-30')).toEqual([]);
  },
);

test('finds every real day however it is printed', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
  const style = fc.constantFrom('iso', 'dots', 'slashes', 'name');
  fc.assert(
    fc.property(day, style, (date, how) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, dayOfMonth] = iso.split('-');
      const name = date.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
      const text = {
        iso,
        dots: `${dayOfMonth}.${month}.${year}`,
        slashes: `${dayOfMonth}/${month}/${year?.slice(2)}`,
        name: `${name} ${Number(dayOfMonth)}, ${year}`,
      }[how];
      expect(findDates(`on ${text} at noon`, 'day-first')[0]?.iso).toBe(iso);
    }),
  );
});
