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

const SECTIONS = (room: string, imaging: string) => `
Department                                  Amount
Room and board                              900.00
Laboratory                                  300.00
Imaging                                     420.00
Pharmacy                                    180.00
Physiotherapy                               200.00
Total                                     2,000.00
Insurance pays                            1,600.00
Patient pays                                400.00
\f
Service                        Qty      Amount
Room, per night                  3      ${room}
Nursing                          3      300.00
Subtotal Room and board                 900.00
Service                        Qty      Amount
Blood count                      2      100.00
Total cholesterol                1      200.00
Subtotal Laboratory                     300.00
Service                        Qty      Amount
X-ray knee                       1      220.00
Harbour Street Clinic, page 2 of 3
\f
Service                        Qty      Amount
Ultrasound                       1      ${imaging}
Subtotal Imaging                        420.00
Service                        Qty      Amount
Ibuprofen                        1       80.00
Heparin                          2      100.00
Subtotal Pharmacy                       180.00
Service                        Qty      Amount
Gait training                    2      150.00
Balance training                 1       50.00
Subtotal Physiotherapy                  200.00
Harbour Street Clinic, page 3 of 3`;

test("each section's lines make its sum, wherever it stands and though the total is another table's", () => {
  expect(check(SECTIONS('600.00', '200.00'))).toMatchObject(ADD_UP);
  expect(check(SECTIONS('640.00', '200.00'))).toMatchObject(DO_NOT);
  expect(check(SECTIONS('600.00', '230.00'))).toMatchObject(DO_NOT);
});

test('lines behind a summary on the first page make its total', () => {
  const behind = (first: string, last: string) => `${SUMS}
\f
${HEAD}
Consultation                     1      ${first}
Room                             2      500.00
Harbour Street Clinic, sheet 2
\f
${HEAD}
Medicines                        4      ${last}
Harbour Street Clinic, sheet 3`;
  expect(check(behind('100.00', '300.00'))).toMatchObject(ADD_UP);
  expect(check(behind('140.00', '300.00'))).toMatchObject(DO_NOT);
  expect(check(behind('100.00', '330.00'))).toMatchObject(DO_NOT);
});

test('a section goes on behind a sum that is carried on', () => {
  const section = (first: string, over: string) => `
${HEAD}
Room                             2      400.00
Subtotal Room                           400.00
Ibuprofen                        4      ${first}
Carried over                            ${over}
\f
${HEAD}
Brought forward                         ${over}
Heparin                          4      400.00
Subtotal Medicines                      500.00
${SUMS}`;
  expect(check(section('100.00', '500.00'))).toMatchObject(ADD_UP);
  expect(check(section('140.00', '540.00'))).toMatchObject(DO_NOT);
});

test('what has a quantity and a price that make its amount is billed, though it is called like a discount', () => {
  const priced = (word: string, figure: string) => `
Service                         Qty       Price        Amount
Consultation                      1      500.00        500.00
${word.padEnd(34)}4      100.00        ${figure}
Total                                                  900.00
Insurance pays                                         720.00
Patient pays                                           180.00`;
  for (const word of ['Reduction of scar tissue', 'Discount-free bandage', 'Credit for nothing']) {
    expect(check(priced(word, '400.00'))).toMatchObject(ADD_UP);
  }
  const wrong = priced('Reduction of scar tissue', '400.00').replace(
    '1      500.00        500.00',
    '1      540.00        540.00',
  );
  expect(check(wrong)).toMatchObject(DO_NOT);
});

test("the sums of a bill's sections are no other totals", () => {
  const sections = `
Total physiotherapy                     110.00
Total nursing                           120.00
Total aids                              130.00
Total transport                         140.00
Total others                            400.00
${SUMS}`;
  expect(check(sections)).toMatchObject(ADD_UP);
});

test('a page that prints the total holds its table, and the next page only says it again', () => {
  const settled = `
${HEAD}
Room                             5      600.00
Surgery                          1      340.00
Gross bill                              940.00
Less: hospital discount                  40.00
NET BILL AMOUNT                         900.00
\f
Settlement
Net bill amount                         900.00
Insurance pays                          720.00
Patient pays                            180.00`;
  expect(check(settled)).toMatchObject(ADD_UP);
});

test("a page's foot is no line, though a number stands under the amounts", () => {
  const footed = (first: string) => `
${HEAD}
Consultation                     1      ${first}
St. Anne Hospital, sheet                     1
\f
${HEAD}
Room                             2      800.00
${SUMS}
St. Anne Hospital, sheet                     2`;
  expect(check(footed('100.00'))).toMatchObject(ADD_UP);
  expect(check(footed('140.00'))).toMatchObject(DO_NOT);
});

test('pages may end with one service: it is no foot', () => {
  const visits = (first: string) => `
${HEAD}
Home visit, 2 March              1      ${first}
Home visit, 3 March              1      150.00
\f
${HEAD}
Home visit, 4 March              1      150.00
Home visit, 5 March              1      150.00
\f
${HEAD}
Home visit, 6 March              1      150.00
Home visit, 9 March              1      150.00
${SUMS}`;
  expect(check(visits('150.00'))).toMatchObject(ADD_UP);
  expect(check(visits('190.00'))).toMatchObject(DO_NOT);
});

test('a code before words like a sum, or one that looks like a figure, makes no sum of them', () => {
  const coded = (last: string) => `
Code       Service                        Amount
1371.00    Blood count                    100.00
3573       Total protein                  300.00
02.11.     Sum of extractions             ${last}
Total                                     900.00
Insurance pays                            720.00
Patient pays                              180.00`;
  expect(check(coded('500.00'))).toMatchObject(ADD_UP);
  expect(check(coded('540.00'))).toMatchObject(DO_NOT);
});

test('lines before a summary on the last page make its first sum', () => {
  const before = (first: string) => `
${HEAD}
Consultation                     1      ${first}
Room                             2      900.00
\f
Sum of services       1,000.00
Discount 10 %          -100.00
Total                   900.00
Insurance pays          720.00
Patient pays            180.00`;
  expect(check(before('100.00'))).toMatchObject(ADD_UP);
  expect(check(before('140.00'))).toMatchObject(DO_NOT);
});

test('the total under the lines counts before the sum of a section among them, though it is read beside them', () => {
  const boxed = (figure: string) => `
${HEAD}
Consultation                     1      100.00
Subtotal                                100.00
Room                             2      ${figure}
Sum                                     900.00
                                                       Total amount      900.00
                                                       Insurance pays    720.00
                                                       Patient pays      180.00`;
  expect(check(boxed('800.00'))).toMatchObject(ADD_UP);
  expect(check(boxed('840.00'))).toMatchObject(DO_NOT);
});

test('what is brought forward stands for lines that are not read', () => {
  const alone = (figure: string) => `
${HEAD}
Brought forward                         600.00
Medicines                        4      ${figure}
Physiotherapy                    1      100.00
${SUMS}`;
  expect(check(alone('200.00'))).toMatchObject(ADD_UP);
  expect(check(alone('240.00'))).toMatchObject(DO_NOT);
});

test('a sum below the sum of a section is that of several sections', () => {
  const section = (name: string, figures: readonly string[], sum: string) => `
${name.padEnd(31)}Qty      Amount
${figures.map((figure, at) => `${`${name} no. ${at + 1}`.padEnd(33)}1      ${figure}`).join('\n')}
Sum of ${name.padEnd(33)}${sum}`;
  const taxed = (last: string) => `
${section('work right', ['100.00', '60.00'], '160.00')}
${section('work left', ['130.00', '90.00'], '220.00')}
${section('bridges', ['140.00', '80.00'], '220.00')}
${section('material', ['200.00', last], '300.00')}
Net sum                                 900.00
VAT 10 %                                 90.00
Total                                   990.00
Insurance pays                          792.00
Patient pays                            198.00`;
  expect(check(taxed('100.00'))).toMatchObject(ADD_UP);
  expect(check(taxed('140.00'))).toMatchObject(DO_NOT);
});

test('the sum of a section among other lines is no other total', () => {
  const among = `
${HEAD}
Consultation                     1      433.00
Total consultation                      433.00
Exercise                         2      140.00
Massage                          1       37.00
Total physiotherapy                     177.00
Bandage                          1      107.00
Crutches                         1       64.00
Total others                            171.00
Report                           1      119.00
${SUMS}`;
  expect(check(among)).toMatchObject(ADD_UP);
});

test('the sums of sections that are taxed together are no other totals', () => {
  const row = (words: string, amount: string) => `${words.padEnd(44)}${amount.padStart(12)}`;
  const work = (name: string, first: string, second: string, sum: string) => `
${row('Leistung                Menge     Einzel', 'Gesamt EUR')}
${row(`Krone ${name}                     1     ${first}`, first)}
${row(`Abdruck ${name}                   1      ${second}`, second)}
${row(`Summe Arbeit ${name}`, sum)}`;
  const taxed = `${work('1', '131.00', '46.00', '177.00')}${work('2', '150.00', '63.00', '213.00')}
${work('3', '170.00', '89.00', '259.00')}${work('4', '200.00', '51.00', '251.00')}
${row('Nettosumme', '900.00')}
${row('zzgl. 7 % MwSt.', '63.00')}
${row('Rechnungsbetrag', '963.00')}
${row('Erstattung Aetna', '770.40')}
${row('Eigenanteil', '192.60')}`;
  expect(check(taxed)).toMatchObject(ADD_UP);
});

test('a column may stand elsewhere on each page', () => {
  const shifted = (last: string) => `
Service                        Qty      Amount
Consultation                     1      100.00
Room                             2      300.00
Carried over                            400.00
\f
Brought forward                            400.00
Medicines                           4      ${last}
Physiotherapy                       1      200.00
Total                                      900.00
Insurance pays                             720.00
Patient pays                               180.00`;
  expect(check(shifted('300.00'))).toMatchObject(ADD_UP);
  expect(check(shifted('340.00'))).toMatchObject(DO_NOT);
});

test('a sum that is carried on tells where the column stands on the page before', () => {
  const shifted = (first: string) => `
Service                        Qty      Amount
Consultation                     1        ${first}
Bandage                          1       90.00
Room                             3      810.00
Nursing                          3      410.00
Carried over                          1,400.00
\f
Service                   Qty     Amount
Brought forward                  1,400.00
Medicines                   4      300.00
Physiotherapy               1      200.00
Total                            1,900.00
Insurance pays                   1,520.00
Patient pays                       380.00`;
  expect(check(shifted('90.00'))).toMatchObject(ADD_UP);
  expect(
    check(
      shifted('90.00').replace(
        'Medicines                   4      300.00',
        'Medicines                   4      340.00',
      ),
    ),
  ).toMatchObject(DO_NOT);
});

test("sections' sums in several columns, and those of weeks, are no other totals", () => {
  const columns = `
Subtotal stay                           500.00      400.00      100.00
Subtotal medicines                      300.00      240.00       60.00
Subtotal doctors                         60.00       60.00        0.00
Subtotal others                          28.00       20.00        8.00
Subtotal aids                            12.00        0.00       12.00

Invoice total                           900.00
Insurance pays                          720.00
Patient pays                            180.00`;
  expect(check(columns)).toMatchObject(ADD_UP);
  const week = (n: number, first: string, second: string, sum: string) => `
Consultation                     1      ${first}
Exercise                         2      ${second}
Total of week ${n}                         ${sum}`;
  const weeks = `
${HEAD}${week(1, '100.00', '140.00', '240.00')}${week(2, '120.00', '140.00', '260.00')}${week(3, '160.00', '240.00', '400.00')}
Exempt from tax by art. 9 of the code, all that is billed here: 900.00
Insurance pays: 720.00
Patient pays: 180.00`;
  expect(check(weeks)).toMatchObject(ADD_UP);
  expect(check(weeks.replace('160.00', '190.00'))).toMatchObject(DO_NOT);
});

test('lines over pages without any heads are added up from the first page on', () => {
  const headless = (first: string, last: string) => `
Consultation                     1      ${first}
Room                             2      300.00
\f
Laboratory tests                 1      120.00
Medicines                        4      ${last}
Physiotherapy                    1      180.00
${SUMS}`;
  expect(check(headless('100.00', '200.00'))).toMatchObject(ADD_UP);
  expect(check(headless('140.00', '200.00'))).toMatchObject(DO_NOT);
  expect(check(headless('100.00', '240.00'))).toMatchObject(DO_NOT);
});
