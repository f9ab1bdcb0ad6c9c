import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { plainDocument } from '../printed-page.ts';

const HEAD = `
Lakeside Optical Center
Patient: Grace Holloway   Insurance: Molina Healthcare
Member ID: XJH882         Invoice #: L-204`;

function check(text: string): string {
  const document = plainDocument(`${HEAD}\n${text}`);
  return checkAmounts(readAmounts(document, outlineDocument(document))).reasonCode;
}

/** The sums of six columns stand under them; the total's box stands under the last, the patient's. */
const manyColumns = (lens: string) => `
Item     Description        Price      Discount   Charge     Fund       Gap
110      Frame              249.00     -50.00     199.00     150.00     49.00
211      Lens pair          380.00                ${lens}     120.00     260.00
220      Coating            120.00                120.00     0.00       120.00
Totals                      749.00     -50.00     699.00     270.00     429.00
                                       Invoice total                    699.00
                                       Paid by fund                     270.00
                                       You pay (gap)                    429.00`;

test('adds up the column whose sum is the total, not the one above which the total’s box stands', () => {
  expect(check(manyColumns('380.00'))).toBe('AMOUNTS_AGREE');
  expect(check(manyColumns('310.00'))).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
});

const settled = (charged: string, eligible: string) => `
Date              Description                Charged       Shortfall     Eligible
17/09/2026        Initial consultation       260.00        25.00         235.00
17/09/2026        Joint injection            ${charged}        0.00          185.00
01/10/2026        Follow-up consultation     180.00        30.00         ${eligible}
Total                                        625.00        55.00         570.00
Less excess taken from this claim                                        -100.00
Benefit paid by us                                                       470.00
Eligible for benefit                         570.00
Excess                                       100.00`;

test('every column that has a sum of its own adds up to it, not only that of what is billed', () => {
  expect(check(settled('185.00', '150.00'))).toBe('AMOUNTS_AGREE');
  expect(check(settled('225.00', '150.00'))).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
  expect(check(settled('185.00', '170.00'))).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
});

const running = (venipuncture: string) => `
Date            Activity                   Amount        Running
07/08/2026      New patient visit          318.00        318.00
07/08/2026      Electrocardiogram          58.00         376.00
07/08/2026      Venipuncture               ${venipuncture}         388.00
07/29/2026      Plan adjustment            -117.26       270.74
07/29/2026      Plan payment               -199.56       71.18
Total charges                                            388.00
Insurance adjustment                                     -117.26
Allowed amount                                           270.74
Insurance paid                                           199.56
Your share                                               71.18`;

test('adds up what moves a running balance, not the balance', () => {
  expect(check(running('12.00'))).toBe('AMOUNTS_AGREE');
  expect(check(running('17.00'))).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
});

test('takes a ledger with charges, credits and a balance brought forward for no column of lines', () => {
  const ledger = `
Posted          Activity                   Charge        Credit        Balance
01/02/26        Balance forward                                        35.00
01/06/26        Payment, thank you                       35.00         0.00
01/13/26        Evaluation                 260.00                      260.00
01/20/26        Psychotherapy              185.00                      445.00
02/03/26        Plan payment                             356.00        89.00
Charges                                                                445.00
Plan paid                                                              356.00
Patient responsibility                                                 89.00`;
  expect(check(ledger)).toBe('AMOUNTS_AGREE');
});

const dated = (bilirubin: string) => `
Date            Test                       Amount
14/05/2026      Blood count                168.40
14/05/2026      Creatinine                 58.30
14/05/2026      Total bilirubin            ${bilirubin}
14/05/2026      Total protein              50.70
14/05/2026      Albumin                    58.10


The total of 400.00 was settled by your insurance with 320.00; your share is 80.00.`;

test('takes a row that begins with its day for a line, though its words begin as a sum’s', () => {
  expect(check(dated('64.50'))).toBe('AMOUNTS_AGREE');
  expect(check(dated('226.70'))).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
});

const services = (transport: string) => `
Particulars                      Units     Each        Amount
Physiotherapy at home            5         130.00      650.00
Report to the surgeon            1         20.00       20.00
Transport surcharge              1         40.00       ${transport}
Total                                                  710.00
Insurer                                                600.00
Patient                                                110.00`;

test('takes a report and a transport for services, though pages are carried forward under those words', () => {
  expect(check(services('40.00'))).toBe('AMOUNTS_AGREE');
  expect(check(services('70.00'))).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
});

test('takes a pharmacy’s usual price for no line of the bill', () => {
  const receipt = `
RX 220417-01 BUDESONIDE/FORMOTEROL
USUAL & CUSTOMARY          398.00
PLAN PD                    241.85
YOU PAY                    100.45`;
  expect(check(receipt)).toBe('AMOUNTS_AGREE');
});
