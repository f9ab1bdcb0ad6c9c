import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import type { Document } from '../../../../lambdas/domain/document/document.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const figuresOf = (document: Document) => {
  const amounts = readAmounts(document, outlineDocument(document));
  const { total_amount, insurance_amount, out_of_pocket, max_coverage, insurance_percent } = amounts.readings;
  return {
    total: total_amount?.value,
    insurance: insurance_amount?.value,
    patient: out_of_pocket?.value,
    limit: max_coverage?.value,
    percent: insurance_percent?.value,
    check: checkAmounts(amounts).result,
  };
};
const amountsOf = (bill: string) => figuresOf(plainDocument(bill));

const FORM = [
  ['FEE', 'PLAN PAYS', 'PATIENT PAYS'],
  ['298|00', '121|28', '176|72'],
  ['1,510|00', '995|63', '514|37'],
  ['88|00', '88|00', '0|00'],
  ['1,896|00', '1,204|91', '691|09'],
];

/** A form that has a column for the cents beside that of the dollars. */
function formOf(gap: number): Document {
  const cells = FORM.flatMap((row, line) =>
    row.flatMap((cell, column) => {
      const right = 300 + column * 100;
      const y = 200 + line * 18;
      const [dollars = '', cents] = cell.split('|');
      if (cents === undefined) return [{ x: right - 40, y, text: dollars }];
      return [
        { x: right - dollars.length * 5, y, text: dollars },
        { x: right + gap, y, text: cents },
      ];
    }),
  );
  const words = ['Alder Creek Dentistry', 'Oral evaluation', 'Crown', 'Bitewings', 'TOTALS'];
  const lines = words.map((text, line) => ({ x: 50, y: line === 0 ? 60 : 200 + line * 18, text }));
  return printedDocument(...lines, ...cells);
}

test('reads amounts whose cents a form has a column of their own for', () => {
  expect(figuresOf(formOf(4))).toMatchObject({
    total: '1896.00',
    insurance: '1204.91',
    patient: '691.09',
    check: 'PASS',
  });
});

test.each([
  ['300|25', '300.25'],
  ['1,300|25', '1300.25'],
])('reads the boxes of single amounts of such a form, each behind its sign: %s', (amount, total) => {
  const [dollars = '', cents = ''] = amount.split('|');
  const charges = ['198|00', '42|50', '59|75'].flatMap((one, line) => {
    const [units = '', rest = ''] = one.split('|');
    const y = 200 + line * 18;
    return [
      { x: 50, y, text: `9921${line}` },
      { x: 300 - units.length * 5, y, text: units },
      { x: 304, y, text: rest },
    ];
  });
  const boxes = [
    // Not in the charges' column, by which it would be read anyway.
    { x: 310, y: 300, text: '28. TOTAL CHARGE', size: 5 },
    { x: 310, y: 310, text: '$' },
    { x: 360 - dollars.length * 5, y: 310, text: dollars },
    { x: 364, y: 310, text: cents },
  ];
  expect(figuresOf(printedDocument(...charges, ...boxes)).total).toBe(total);
});

test('takes two figures for one amount only where they stand beside each other', () => {
  expect(figuresOf(formOf(30))).not.toMatchObject({ insurance: '1204.91' });
});

test('takes no code with its modifier, and no day, for an amount whose cents stand apart', () => {
  const rows = [
    ['10 23', '99213 25', '140.00'],
    ['10 24', '97110 59', '80.00'],
    ['11 02', '97140 59', '60.00'],
  ];
  const texts = rows.flatMap((row, line) =>
    row.map((text, column) => ({ x: 50 + column * 150, y: 200 + line * 18, text })),
  );
  const { segments } = sheetOf(printedDocument(...texts));
  expect(segments.map(({ text }) => text)).toEqual(rows.flat());
});

test('gives the patient the excess that the insurer takes off its part of a table', () => {
  const bill = `
Mount Aengus Hospital               Patient: Ida Moss
Charges                             Charge       Insurer covers     Patient
Private room                        2,940.00     2,580.00           360.00
Theatre                             2,645.00     2,645.00           0.00
Totals                              5,585.00     5,225.00           360.00
Less excess of your plan            150.00
Laya has settled (direct payment)   5,075.00
Your share of this account: shortfall 360.00 + excess 150.00        510.00`;
  expect(amountsOf(bill)).toMatchObject({ total: '5585.00', insurance: '5075.00', patient: '510.00', check: 'PASS' });
});

test('lets a table’s division stand where its lines divide a total by chance as an excess would', () => {
  const bill = `
Mount Aengus Hospital               Patient: Ida Moss
Charges                             Charge       Insurer covers     Patient
Private room                        250.00       150.00             100.00
Theatre                             100.00       50.00              50.00
Totals                              350.00       200.00             150.00`;
  expect(amountsOf(bill)).toMatchObject({ total: '350.00', insurance: '200.00', patient: '150.00', check: 'PASS' });
});

test('takes the order’s total, not a page’s', () => {
  const bill = `
CASCADE MAIL PHARMACY               Patient: Ida Moss
DRUG                                DRUG COST    PLAN PAID    YOU PAY
Insulin glargine                    896.70       791.70       105.00
Pen needles                         118.40       94.72        23.68
PAGE TOTAL                          1,015.10     886.42       128.68

DRUG                                DRUG COST    PLAN PAID    YOU PAY
Levothyroxine                       37.44        22.44        15.00
Test strips                         164.25       131.40       32.85
PAGE TOTAL                          201.69       153.84       47.85

ORDER TOTAL                         1,216.79     1,040.26     176.53`;
  expect(amountsOf(bill)).toMatchObject({ total: '1216.79', insurance: '1040.26', patient: '176.53' });
});

test('takes what its own row calls the total for no share, whatever stands over its column', () => {
  const bill = (benefit: string) => `
GUMLEAF OPTICAL
Patient                             IDA MOSS
Item                      Charge    Benefit
110 Frame                 229.00    120.00
212 Lens pair             198.00    104.50
TOTAL CHARGE                        427.00
${benefit}
GAP PAYABLE                         202.50`;
  expect(amountsOf(bill('TOTAL BENEFIT                       Z24 .5O'))).toMatchObject({
    insurance: undefined,
    patient: '202.50',
    check: 'FAIL',
  });
  expect(amountsOf(bill('Lorvel                              224.50'))).toMatchObject({
    total: '427.00',
    check: 'PASS',
  });
});

test('believes no total that leaves the insurer what it is not said to have paid', () => {
  const bill = (paid: string) => `
Tamarack Medical Center             Patient: Ida Moss
Emergency room                      2,386.00
Total hospital charges              3,652.00
${paid}
You owe                             375.00`;
  expect(amountsOf(bill('UnitedHealthcare payment            1,402.50'))).toMatchObject({
    total: undefined,
    patient: '375.00',
    check: 'FAIL',
  });
  expect(amountsOf(bill('Due date                            01/02/2026'))).toMatchObject({
    total: '3652.00',
    patient: '375.00',
  });
});

test('takes a patient’s rate, or a tax’s, for none of the insurer where three figures agree', () => {
  const bill = (rate: string) => `
Lantern Imaging Centre
Patient: Ida Moss
Total                               7,250.00
Insurer to pay                      5,800.00
Patient to pay                      1,450.00
${rate}`;
  expect(amountsOf(bill('Co-insurance rate 20% under the scheme.'))).toMatchObject({
    percent: undefined,
    check: 'PASS',
  });
  expect(amountsOf(bill('Insurance pays 60 %'))).toMatchObject({ percent: '60.00', check: 'FAIL' });
});

test('takes the limits of a table’s lines for none of the bill, and the row of a yearly one for it', () => {
  const bill = (limit: string) => `
Klinik Bahtera Medika               Pasien: Ida Moss
Uraian                     Tagihan        Plafon        Dijamin       Ekses
Jahit luka                 720.000        600.000       600.000       120.000
Suntik                     285.000        sesuai        285.000       0
TOTAL                      1.005.000                    885.000       120.000
${limit}`;
  expect(amountsOf(bill('')).limit).toBeUndefined();
  const yearly = `
Superstition Springs Dental          Patient: Ida Moss
Crown                                480.00
Total charges                        480.00
Plan pays                            240.00
You pay                              240.00

                                     Maximum       Used          Left
Annual maximum per person            1,500.00      430.00        1,070.00`;
  expect(amountsOf(yearly).limit).toBe('1500.00');
});

test('takes no figure below zero for a limit', () => {
  const bill = `
Alder Creek Dentistry
Patient: Ida Moss
Net charges                         1,422.85
Plan benefit                        -828.16
Patient portion                     594.69`;
  expect(amountsOf(bill).limit).toBeUndefined();
});

test('gives the insured what an administrator’s letter deducts, where what it allows is paid', () => {
  const letter = (sent: string) => `
Arogya Setu TPA Private Limited
Sub: Settlement of your claim
Patient: Ida Moss
Particulars                 Claimed        Deducted       Allowed
Room charges                17,500.00      2,500.00       15,000.00
Investigations              22,340.00      0.00           22,340.00
Total                       39,840.00      2,500.00       37,340.00
${sent}`;
  expect(amountsOf(letter('Rs. 37,340.00 has been credited to your account.'))).toMatchObject({
    total: '39840.00',
    insurance: '37340.00',
    patient: '2500.00',
    check: 'PASS',
  });
  const copayment = 'Rs. 37,340.00 is payable. Less Rs. 3,734.00, we credited Rs. 33,606.00 to your account.';
  expect(amountsOf(letter(copayment))).not.toMatchObject({ insurance: '37340.00', check: 'PASS' });
  expect(
    amountsOf(letter('Rs. 37,340.00 was paid. The network provider may not charge you the rest.')),
  ).not.toMatchObject({ patient: '2500.00' });
});
