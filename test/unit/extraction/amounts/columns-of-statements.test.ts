import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const checkAmountsOf = (text: string) => {
  const document = plainDocument(text);
  return checkAmounts(readAmounts(document, outlineDocument(document))).result;
};
const valuesOf = (text: string) => extractInvoice(plainDocument(text)).values;

test('a statement that lists what counts towards the limits of a year besides', () => {
  const values = valuesOf(`
Meridian Health Plan                                          Explanation of Benefits
Patient: Dana Whitlock         Claim number 5802611447        Statement date 03/24/2026
Date        Service                Billed    Discount   Covered   Copay    Coinsurance   Your plan paid   What I owe
03/04/26    Mammogram              482.00    219.40     262.60    40.00         0.00           222.60        40.00
03/04/26    Ultrasound             295.00    141.10     153.90     0.00        30.78           123.12        30.78
            Total                  777.00    360.50     416.50    40.00        30.78           345.72        70.78
Plan year                          Limit      Used      Remaining
Individual deductible           1,500.00    500.00       1,000.00
Family deductible               3,000.00  1,100.00       1,900.00`);
  expect(values).toMatchObject({ total_amount: '416.50', insurance_amount: '345.72', out_of_pocket: '70.78' });
});

const dental = (heads: string, insurer = 'Sun Life Assurance Company') => `
Dental claim statement                                        ${insurer}
Patient: Rosa Achter           Member ID 0447 719 882         Statement date 2026-05-07
${heads}
Recall exam                              46.50             2.10             44.40      0.00
Composite, two surfaces                 258.00            13.40            195.68     48.92
Scaling, 2 units @ 71.50                143.00             0.00            114.40     28.60
Laboratory charge reversed              -25.00             0.00            -20.00     -5.00
Totals                                  422.50            15.50            334.48     72.52`;

test('a column that is headed as nobody’s is taken off, a price in words stands in no column, and a reversal counts below zero', () => {
  const heads = 'Procedure                            Submitted   Over fee guide     Sun Life pays   Patient';
  expect(
    valuesOf(`${dental(heads)}\nPatient to pay dentist                                                     72.52`),
  ).toMatchObject({ total_amount: '407.00', insurance_amount: '334.48', out_of_pocket: '72.52' });
});

test('but heads alone, which may stand over other columns, take nothing off', () => {
  const heads = 'Procedure                            Submitted   Over fee guide   Maple pays   Patient';
  expect(valuesOf(dental(heads, 'Maple Life Assurance Company')).insurance_amount).toBeUndefined();
});

test('sections with totals of their own are parts of the invoice’s', () => {
  const values = valuesOf(`
Pennine Pathology LLP                                         Invoice no.: PP-26-50918
Ms Imogen Bates                                               19 January 2026
Insurer: Vitality Health Limited
Code     Investigation                       Qty       Fee    Amount
HAEMATOLOGY
FBC      Full blood count                      2     31.50     63.00
B12      Active vitamin B12                    1     86.40     86.40
         Total haematology                                    149.40
BIOCHEMISTRY
U&E      Urea and electrolytes                 1     34.00     34.00
TFT      Thyroid function                      1     99.50     99.50
         Total biochemistry                                   133.50
OTHER
PHLEB    Phlebotomy by visiting nurse          1     45.00     45.00
CR-DUP   Credit: duplicate full blood count    1    -31.50    -31.50
         Total other                                           13.50
  Total of this invoice                                       £296.40
  Settled by Vitality against the claim above                 £196.40
  Excess payable by you                                       £100.00`);
  expect(values).toMatchObject({ total_amount: '296.40', insurance_amount: '196.40', out_of_pocket: '100.00' });
});

test('what is taken off behind sections leads from their sums to the total, each line counted once', () => {
  const bill = `
Lissane Imaging Centre                                        Statement of fees
For: Fintan Daly               Bill LIC/2026/1189             Date of bill 8 May 2026
Scheme: Laya Healthcare Limited
Ref.                       Service given                                        No.        Each             EUR
LISTED SCANS
MR72                       MRI lumbar spine without contrast                     1         245.00          245.00
MR75                       MRI sacroiliac joints, dedicated coronal              1         198.00          198.00
                           Sum listed scans                                                                443.00
OTHER SERVICES
XR10                       Plain film pelvis AP                                  1          85.00           85.00
US31                       Ultrasound guided injection of facet joint            1         310.00          310.00
CD                         Images on disc                                        2          10.00           20.00
                           Sum other services                                                              415.00
ALLOWANCES
ADJ1                       Less: package price when scan and injection           1         -58.00          -58.00
                           Sum allowances                                                                  -58.00
 Whole bill after allowances                                                                     €800.00
 Laya pays (75%, outpatient rate)                                                                €600.00
 Left for you to pay                                                                             €200.00`;
  expect(checkAmountsOf(bill)).toBe('PASS');
});

test.each([
  ['Amount not payable', 'PASS'],
  ['Amount', 'FAIL'],
])('what is refused is no list of what was billed: %s', (head, result) => {
  expect(
    checkAmountsOf(`
Cashless claim settlement                                     Star Health Insurance
Name of patient: Raghunath Iyer        Bill date 16-Feb-2026
Sl.   Head of bill                                            ${head}
1     Registration                                                850.00
2     Consumables                                               6,247.50
Bill after discount                                           236,217.50
Amount settled by insurer                                     205,110.00
Payable by insured                                             31,107.50`),
  ).toBe(result);
});

test('a computer’s help is no Canadian dollar', () => {
  const { currency } = valuesOf(`
Front Range Imaging, Denver, CO 80202
Patient: Dana Whitlock
Diagnostic mammogram, bilateral, with CAD (77066)               $482.00
Total                                                           $482.00`);
  expect(currency).toBe('USD');
});
