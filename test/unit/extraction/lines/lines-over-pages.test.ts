import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const ADD_UP = { result: 'PASS', reasonCode: 'AMOUNTS_AGREE' };
const DO_NOT = { result: 'FAIL', reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP' };

const HEAD = 'Service                        Qty      Amount';
const SUMS = `
Total                                   900.00
Insurance pays                          720.00
Patient pays                            180.00`;

/** A bill over three pages whose lines make 900.00 where the first is 100.00, the second 300.00 and the third 200.00. */
function bill(figures: readonly [string, string, string], head: (page: number) => string): string {
  const [first, second, third] = figures;
  return `
${head(1)}
Consultation                     1      ${first}
X-ray left hand                  1       80.00
St. Anne Hospital, 12 Mill Lane, page 1 of 3
\f
St. Anne Hospital
${head(2)}
Room                             2      ${second}
Laboratory                       1      120.00
St. Anne Hospital, 12 Mill Lane, page 2 of 3
\f
St. Anne Hospital
${head(3)}
Medicines                        4      ${third}
Physiotherapy                    1      100.00
${SUMS}`;
}

test.each([
  ['a head on each page', () => HEAD],
  ['a head on the first page', (page: number) => (page === 1 ? HEAD : '')],
])('lines over three pages are added up: %s', (_, head) => {
  expect(check(bill(['100.00', '300.00', '200.00'], head))).toMatchObject(ADD_UP);
  expect(check(bill(['140.00', '300.00', '200.00'], head))).toMatchObject(DO_NOT);
  expect(check(bill(['100.00', '340.00', '200.00'], head))).toMatchObject(DO_NOT);
  expect(check(bill(['100.00', '300.00', '240.00'], head))).toMatchObject(DO_NOT);
});

const carried = (first: string, over: string, from: string) => `
${HEAD}
Consultation                     1      ${first}
Room                             2      500.00
Carried over to page 2                  ${over}
\f
${HEAD}
Brought forward from page 1             ${from}
Medicines                        4      300.00
${SUMS}`;

test('sums that are carried on are those of the lines above them', () => {
  expect(check(carried('100.00', '600.00', '600.00'))).toMatchObject(ADD_UP);
  expect(check(carried('140.00', '600.00', '600.00'))).toMatchObject(DO_NOT);
  expect(check(carried('140.00', '640.00', '640.00'))).toMatchObject(DO_NOT);
  expect(check(carried('100.00', '600.00', '640.00'))).toMatchObject(DO_NOT);
});

test('the total alone on the last page ends the table of the page before', () => {
  const alone = (figure: string) => `
${HEAD}
Consultation                     1      ${figure}
Room                             2      800.00
\f
St. Anne Hospital
${SUMS}`;
  expect(check(alone('100.00'))).toMatchObject(ADD_UP);
  expect(check(alone('140.00'))).toMatchObject(DO_NOT);
});

test('a table with another head is another table', () => {
  const before = (head: string) => `
${head}
Room                             2      310.00
Medicines                        4      147.00
\f
${HEAD}
Consultation                     1      450.00
Surgery                          1      450.00
${SUMS}`;
  expect(check(before('Paid on                        No.     Amount paid'))).toMatchObject(ADD_UP);
  expect(check(before(HEAD))).toMatchObject(DO_NOT);
});

test('what begins with its day is a service, however it is called, and is called by its words', () => {
  const dated = (day: string) => `
Date             Service                Amount
06-Nov-2026      Room                   500.00
${day}      Total knee replacement, left: surgeon  400.00
${SUMS}`;
  expect(check(dated('08-Nov-2026'))).toMatchObject(ADD_UP);
  expect(check(dated('08-Nov-2026').replace('500.00', '540.00'))).toMatchObject(DO_NOT);
});
