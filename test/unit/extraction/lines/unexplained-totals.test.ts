import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const AGREE = { result: 'PASS', reasonCode: 'AMOUNTS_AGREE' };
const DO_NOT = { result: 'FAIL', reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP' };

/** The bill agrees, and no longer does with its total and the insurer's share raised alike. */
function expectRaisedSeen(bill: string, ...raised: readonly (readonly [from: string, to: string])[]): void {
  expect(check(bill)).toMatchObject(AGREE);
  expect(check(raised.reduce((text, [from, to]) => text.replaceAll(from, to), bill))).toMatchObject(DO_NOT);
}

const LETTER = (rest = '') => `
Invoice HP/2026/118

The sessions were:
3 Feb 2026    Initial assessment, right shoulder      £68.00
10 Feb 2026   Mobilisation and exercise               £52.00
24 Feb 2026   Shockwave therapy, supraspinatus        £85.00
3 Mar 2026    Shockwave therapy and discharge         £85.00
${rest}
The sessions come to £290.00 in all.

Your insurer has agreed to settle £190.00 with us directly.

Patient pays    £100.00`;

test('lines that come short of the total in a letter say that it was raised', () => {
  expectRaisedSeen(LETTER(), ['290.00', '311.00'], ['190.00', '211.00']);
});

test.each([
  ['a figure printed elsewhere', 'A fee of £21.00 was agreed for the report.'],
  ['two figures printed elsewhere', 'Fees of £15.00 and £6.00 were agreed for reports.'],
])('what the rest is may be told: %s', (_, told) => {
  expect(check(LETTER(told).replaceAll('290.00', '311.00').replaceAll('190.00', '211.00'))).toMatchObject(AGREE);
});

test('a rate may tell what the rest is', () => {
  const bill = LETTER('On all of it comes a surcharge of 10 %.').replaceAll('290.00', '319.00');
  expect(check(bill.replaceAll('190.00', '219.00'))).toMatchObject(AGREE);
});

test('that just the lines are printed as what a tax is taken of tells of no more', () => {
  expectRaisedSeen(LETTER('Exempt from VAT: 290.00'), ['come to £290.00', 'come to £311.00'], ['190.00', '211.00']);
});

test('lines of which one has no words are not all that is billed', () => {
  const bill = LETTER(`${' '.repeat(55)}£9.00`);
  expect(check(bill.replaceAll('290.00', '311.00').replaceAll('190.00', '211.00'))).toMatchObject(AGREE);
});

test('prices are no lines beside what quantities make of them', () => {
  const bill = `
Ward, per day               2       400.00                800.00
Theatre, per hour           1       250.00                250.00
Bandages, per roll          1        20.00                 20.00

Less 10 % agreed with your fund

Total: 963.00   Insurance pays: 770.40   Patient pays: 192.60`;
  expect(check(bill)).toMatchObject(AGREE);
});

test('the total over the shares in a block of its own explains nothing', () => {
  const bill = `
TREATED       CODE       SERVICE                                       CHARGED      ELIGIBLE
03/09/2026    BP001      PHYSIOTHERAPY INITIAL ASSESSMENT                58.00         58.00
10/09/2026    BP001      PHYSIOTHERAPY FOLLOW UP                         62.00         62.00
17/09/2026    BP001      PHYSIOTHERAPY FOLLOW UP                         55.00         55.00
--------------------------------------------------------------------------------------------
                                             ELIGIBLE THIS CLAIM         GBP     175.00
                              LESS EXCESS - COLLECT FROM PATIENT         GBP     100.00
                                                    BENEFIT PAID         GBP      75.00`;
  expectRaisedSeen(bill, ['175.00', '196.00'], [' 75.00', ' 96.00']);
});

test('a section that has its own sum is not all that is billed', () => {
  const fees = (indent: number, ...amounts: readonly number[]) =>
    amounts
      .map((amount, at) => `Fee for service ${at}${' '.repeat(indent)}${amount.toFixed(2).padStart(8)}`)
      .join('\n');
  const bill = `
${fees(6, 58.08, 66.14, 21.3, 33.47, 44.9, 52.61, 3.11, 4.19, 5.43)}
Summe I                    289.23
${fees(15, 38.81, 33.64, 27.15, 19.4, 12.36, 8.77, 1.13, 2.29, 6.71)}
Summe II                            150.26
${fees(24, 611.9, 264)}
Summe III                                    875.90
Gesamtkosten 1,315.39 EUR

Insurance pays     924.68
Patient pays       390.71`;
  expect(check(bill)).toMatchObject(AGREE);
});

test('a total that is one line of a statement is not what all its lines make', () => {
  const bill = `
Claim          Provider                        Billed       Excess       Paid
S26/77120      Dr Favre, consultation          248.20       248.20       0.00
S26/80041      Physio du Léman, 18 visits    1,188.00       451.80     736.20
S26/80550      Pharmacy                        196.45       110.85      85.60

Bill of Physio du Léman             1,188.00
Insurance pays                        736.20
Patient pays                          451.80`;
  expect(check(bill)).toMatchObject(AGREE);
});

test('lines whose figures end their words, in no column, are a list as well', () => {
  const bill = `
The receipt is made up as follows:
first consultation, consultant dermatologist €200.00
dermoscopy and photography €95.00
review visit €125.00
that is €420.00 altogether.

Insurance pays €315.00

You pay €105.00`;
  expectRaisedSeen(bill, ['420.00', '450.00'], ['315.00', '345.00']);
});

const SENTENCE = (rest = '') => `
The charge for the polysomnogram was €640.00 and the physician raised a fee of €185.00,${rest} so that the account comes to €825.00 altogether.

The insurer will settle €700.00 of it.

Patient pays €125.00`;
const BY_58 = [
  ['825.00', '883.00'],
  ['700.00', '758.00'],
] as const;

test('what a sentence tells one after the other makes the total that it ends with', () => {
  expectRaisedSeen(SENTENCE(), ...BY_58);
  // A cent is rounding.
  const byCent = SENTENCE().replaceAll('825.00', '825.01').replaceAll('700.00', '700.01');
  expect(check(byCent)).toMatchObject(AGREE);
});

test('figures before the total are its parts only where a sum is said', () => {
  const bill = `
Total                      €883.00
Instalments of €640.00 and €185.00 were received for the stay billed at €883.00 so far.

Insurance pays             €758.00
Patient pays               €125.00`;
  expect(check(bill)).toMatchObject(AGREE);
});

test.each([
  ['another figure of the sentence', SENTENCE(' a report €58.00,')],
  ['a figure elsewhere', `${SENTENCE()}\n\nThe report cost €58.00`],
])('unless what the rest is is told: %s', (_, bill) => {
  const raised = BY_58.reduce((text, [from, to]) => text.replaceAll(from, to), bill);
  expect(check(raised)).toMatchObject(AGREE);
});

const COLUMNS = (label: string) => `
Service                     Tariff       Own share      For the fund
First consultation           31.00            6.00             25.00
Session, shoulder            17.50            3.00             14.50
Session, shoulder            17.50            3.00             14.50
Dry needling                 24.00            3.00             21.00
${label}                  90.00           15.00             75.00

Total amount   90.00    Patient pays   15.00    Insurance pays   75.00`;

test.each(['Total      ', 'Four visits'])('a column beside one that makes its sum has to make its own: %s', (label) => {
  expectRaisedSeen(COLUMNS(label), ['90.00', '97.00'], ['75.00', '82.00']);
});

test("a column's sections have to make its sum, too", () => {
  const bill = `
Service                       Health fund       Patient      Supplement
Stay, three days                 1,284.60         51.39
Subtotal 1                       1,284.60         51.39            0.00
Biology                             38.47          7.44
Imaging                             41.20          6.20
Subtotal 2                          79.67         13.64            0.00
Telephone                                                          9.30
Subtotal 3                           0.00          0.00            9.30
Total in euros                   1,364.27         65.03            9.30

Total of the bill                1,438.60
Billed to the health fund        1,364.27
Your share                          74.33`;
  expectRaisedSeen(bill, ['1,364.27', '1,454.27'], ['1,438.60', '1,528.60']);
});

test('what parts a column from its sum may be printed', () => {
  const bill = COLUMNS('Total      ').replaceAll('90.00', '97.00').replaceAll('75.00', '82.00');
  expect(check(`${bill}\n\nOf the fund's share 7.00 are for the report.`)).toMatchObject(AGREE);
});
