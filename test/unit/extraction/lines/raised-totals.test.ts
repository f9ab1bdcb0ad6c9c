import { expect, test } from 'vitest';
import { sectionsOtherwise } from '../../../../lambdas/domain/extraction/lines/section-sums.ts';
import { findRowsOfSums } from '../../../../lambdas/domain/extraction/lines/table-ends.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { check } from '../checked-bill.ts';
import { plainDocument } from '../printed-page.ts';

const AGREE = { result: 'PASS', reasonCode: 'AMOUNTS_AGREE' };
const DO_NOT = { result: 'FAIL', reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP' };

/** The bill agrees, and no longer does with its total and the insurer's share raised alike. */
function expectRaisedSeen(bill: string, ...raised: readonly (readonly [from: string, to: string])[]): void {
  expect(check(bill)).toMatchObject(AGREE);
  expect(check(raised.reduce((text, [from, to]) => text.replaceAll(from, to), bill))).toMatchObject(DO_NOT);
}

const LINES = `
Service                        Qty      Amount
Consultation                     1      100.00
X-ray                            2      300.00
Laboratory                       1      200.00`;

const SHARES = `
Insurance pays                          432.00
Patient pays                            108.00`;
const BY_37 = [
  ['540.00', '577.00'],
  ['432.00', '469.00'],
] as const;

test.each([
  ['a discount', 'Less: plan discount                     (60.00)'],
  ['what is not covered', 'Not covered                              60.00'],
  ['a reduction abroad', 'Redução por acordo                      (60.00)'],
  ['two discounts', 'Less: plan discount                     (40.00)\nCourtesy discount                       (20.00)'],
])('what is taken off between charges and total leads from one to the other: %s', (_, taken) => {
  expectRaisedSeen(
    `${LINES}\nTotal charges                           600.00\n${taken}\nAmount allowed                          540.00${SHARES}`,
    ...BY_37,
  );
});

test('so it does where no lines are printed', () => {
  expectRaisedSeen(
    `
Total charges                           600.00
Less: plan discount                     (60.00)
Amount allowed                          540.00${SHARES}`,
    ...BY_37,
  );
});

test('a tax is added to what it is taken of', () => {
  expectRaisedSeen(
    `
Subtotal                                500.00
VAT                                      40.00
Total                                   540.00${SHARES}`,
    ...BY_37,
  );
});

test('a discount and taxes may make more of the lines, also where a note stands beside them', () => {
  const bill = `
Descrição                                     Qtd.                       Valor
Armação                                       1                         118,00
Lentes progressivas                           1                         284,00
Estojo rígido                                 1                           8,50
Médis Vintage: próteses oculares e lentes,    Soma sem IVA              410,50
segundo a tabela em vigor.                    Desconto comercial 10 %   -41,05
                                              IVA 6 %                    15,34
                                              IVA 23 %                   26,19
                                              Total                     410,98
                                              Comparticipação Médis     200,00
                                              A cargo do cliente        210,98`;
  expectRaisedSeen(bill, ['410,98', '447,98'], ['200,00', '237,00']);
});

test('what else parts charges and total may be printed elsewhere', () => {
  const bill = `${LINES}
Total charges                           600.00
Less: plan discount                     (50.00)
Amount allowed                          540.00${SHARES}`;
  expect(check(bill)).toMatchObject(DO_NOT);
  expect(check(`${bill}\nDelivery to your door came to 10.00 more`)).toMatchObject(AGREE);
});

test("a section's sum is not what the total is taken from", () => {
  const section = (name: string, ...[first, second, third, sum]: readonly string[]) =>
    `${name}, first day                        ${first}\n${name}, second day                       ${second}\n${name}, third day                        ${third}\nSubtotal ${name}                         ${sum}`;
  const bill = `
${section('Ward', '111.10', '122.20', '133.30', '366.60')}
${section('Theatre', '211.90', '222.40', '233.70', '668.00')}
${section('Drugs', ' 31.05', ' 42.15', ' 53.20', '126.40')}
${section('Nursing', ' 71.01', ' 82.02', ' 93.03', '246.06')}
VAT                                       0.00
Total                                 1,407.06
Insurance pays                        1,100.00
Patient pays                            307.06`;
  expect(check(bill)).toMatchObject(AGREE);
});

const BOXES = (discount: string) => `${LINES}
                                        600.00

Gross amount     600.00     ${discount}
Net payable      540.00
Insurance        432.00     Patient      108.00`;

test('charges and discount may stand in boxes apart', () => {
  expectRaisedSeen(BOXES('Contract discount    60.00'), ...BY_37);
});

test('more than the sum of the lines is owed only for what is printed', () => {
  const bill = `${LINES}
Subtotal                                600.00

Amount due       640.00     VAT            40.00
Insurance        500.00     Patient       140.00`;
  expectRaisedSeen(bill, ['640.00', '677.00'], ['500.00', '537.00']);
});

test('what a tax adds to the lines is part of their sum', () => {
  const bill = `${LINES}
VAT                                      60.00
Subtotal                                660.00

Amount due       700.00     Fee            40.00
Insurance        560.00     Patient       140.00`;
  expect(check(bill)).toMatchObject(AGREE);
});

test('the total may have words that nobody knows for those of a sum', () => {
  const bill = `
Session fee, nine sessions              453.60
First appointment                        25.20
Elastic bands                            61.20
Recognised by us                        540.00${SHARES}`;
  expectRaisedSeen(bill, ...BY_37);
});

test('below a larger figure such a total is that of no lines', () => {
  const bill = `
Concepto                  Reclamado     Procede
Hospital                     500.00         400.00
Cirujano                     150.00         140.00
Importe reclamado                           650.00
Descuento por convenio                      110.00
Gasto procedente                            540.00
Pagamos al hospital                         432.00
Participación del asegurado                 108.00`;
  expect(check(bill)).toMatchObject(AGREE);
});

test('nor is it below one figure', () => {
  const bill = `
Session              1        2        3        4        5        6
EUR              90.00    90.00    90.00    90.00    90.00    90.00
Sessions that took place                       540.00${SHARES}`;
  expect(check(bill)).toMatchObject(AGREE);
});

test('the lines may stand below their total, under a head that says what they are', () => {
  expectRaisedSeen(
    `Total                                   600.00
Insurance pays                          480.00
Patient pays                            120.00
${LINES}`,
    ['Total                                   600.00', 'Total                                   650.00'],
    ['480.00', '530.00'],
  );
});

test('what stands below the total without such a head is none of its lines', () => {
  const bill = `
Frame and lenses                        450.00
Coating                                  90.00
Total                                   540.00${SHARES}
          SPH        CYL
Right   -2.25      -0.50
Left    -2.00      -0.75`;
  expect(
    check(
      bill.replace(
        'Frame and lenses                        450.00\nCoating                                  90.00\n',
        '',
      ),
    ),
  ).toMatchObject(AGREE);
});

test('a column that holds the total as well is none of lines', () => {
  const bill = `
Descrição                                 Montante
Valor da despesa                        1 100,80 EUR
Valor reembolsado                         770,56 EUR
Valor a cargo da pessoa segura            330,24 EUR
Tomikil seguro anual                   20 000,00 EUR`;
  expect(check(bill)).toMatchObject(AGREE);
});

test('a quantity that is printed like an amount is no other amount of its line', () => {
  const bill = `
Description                    Qty     Price     VAT     Amount
Consultation                  1,00     35,00     M07      35,00
Scaling                       2,00     45,00     M07      90,00
Filling                       1,00     55,00     M07      55,00

Sum before tax       VAT            Paid by the insurer   Paid by the patient
180,00               0,00           120,00                60,00`;
  expectRaisedSeen(bill, ['180,00', '207,00'], ['120,00', '147,00']);
});

test('a number or time above the head is no line', () => {
  const bill = `Account 771.204         Printed 14/07/2026 13.40
${LINES}
Total                                   600.00
Insurance pays                          480.00
Patient pays                            120.00`;
  expectRaisedSeen(
    bill,
    ['Total                                   600.00', 'Total                                   650.00'],
    ['480.00', '530.00'],
  );
});

const DIVIDED = `
Service              Fee     Insurer       You
Consultation      100.00       80.00     20.00
X-ray             300.00      240.00     60.00
Laboratory        200.00      160.00     40.00

Total to settle                         600.00
Paid by the insurer                     480.00
Paid by you                             120.00`;

test('lines that are divided row by row are all that is shared', () => {
  expectRaisedSeen(
    DIVIDED,
    ['settle                         600.00', 'settle                         650.00'],
    ['480.00', '530.00'],
  );
});

test('what they are held against is shown where the total stands', () => {
  const { evidence } = check(
    DIVIDED.replace('settle                         600.00', 'settle                         650.00').replace(
      '480.00',
      '530.00',
    ),
  );
  const [total, whole] = [
    evidence.find(({ field }) => field === 'total_amount'),
    evidence.findLast(({ field }) => field === null),
  ];
  expect(whole).toMatchObject({ text: '650.00', place: total?.place });
});

test('a line may stand elsewhere than in such a table', () => {
  const raised = DIVIDED.replace(
    'settle                         600.00',
    'settle                         650.00',
  ).replace('480.00', '530.00');
  expect(check(raised)).toMatchObject(DO_NOT);
  expect(check(`Ambulance to the hospital: 50.00, paid by the insurer\n${raised}`)).toMatchObject(AGREE);
});

test('of what is divided otherwise no table says what all is', () => {
  // The insurer pays the net of all but the last, which the patient pays.
  const bill = `
Particulars              Actual    Discount     Insurer     Patient
Blood count              480.00       96.00      384.00        -
Lipid profile          1,150.00      230.00      920.00        -
Thyroid                1,420.00      284.00        -      1,136.00

Net of discount                                           2,440.00
Charge to the insurer                                     1,304.00
Please pay                                                1,136.00`;
  expect(check(bill)).toMatchObject(AGREE);
});

test('what is made up of two columns of which no party bears one is not the whole', () => {
  const bill = `
Service              Fee      Discount      Net
Consultation      100.00       10.00      90.00
X-ray             300.00       30.00     270.00
Laboratory        200.00       20.00     180.00
Glasses                                              10.00

Total to settle                         550.00
Paid by the insurer                     440.00
Paid by you                             110.00`;
  expect(check(bill)).toMatchObject(AGREE);
});

test('a discount may be just what the patient bears', () => {
  const bill = `
Service              Fee      Discount      Net     Insurer     You
Consultation      120.00       20.00     100.00       80.00     20.00
X-ray             360.00       60.00     300.00      240.00     60.00
Laboratory        240.00       40.00     200.00      160.00     40.00

Total to settle                         600.00
Paid by the insurer                     480.00
Paid by you                             120.00`;
  expect(check(bill)).toMatchObject(AGREE);
});

test('figures in other columns are of no such table', () => {
  expectRaisedSeen(
    `Policy year 2026                       Deductible left 500.00   Limit left 3,000.00\n${DIVIDED}`,
    ['settle                         600.00', 'settle                         650.00'],
    ['480.00', '530.00'],
  );
});

const THREE = `
Service                    Insurer     Patient     Supplement
Consultation                 31.80       12.00
X-ray                        22.94        2.48
Ultrasound                   34.12        8.40
Visit                        16.05        6.20
Bandage                                              11.35
Total                       104.91       29.08       11.35

Total of the bill                                   145.34
Sent to your insurer                                104.91
For you to pay                                       40.43`;

test('of several columns none leads to the total', () => {
  expect(check(THREE)).toMatchObject(AGREE);
});

/** Fifteen services with three shares each, a cent more from one to the next. */
const MANY = Array.from({ length: 15 }, (_, at) => {
  const shares = [101.01, 11.03, 1.07].map((first) => (first + at / 100).toFixed(2).padStart(10));
  return `Service ${'ABCDEFGHIJKLMNO'[at]}, as agreed      ${shares.join('')}`;
}).join('\n');

test('a row of totals leads to the one below it by nothing that is taken off', () => {
  const bill = `
Performed                      Insurer   Patient     Extra
${MANY}
Totals                        1,516.20    166.50     17.10
Total of this bill                                1,699.80
Sent to your insurer                              1,516.20
For you to pay                                      183.60`;
  expect(check(bill)).toMatchObject(AGREE);
});

test('a discount right below the lines is taken off all of them', () => {
  const lines = MANY.replaceAll(/ +\d+\.\d\d +\d+\.\d\d$/gm, '');
  const bill = `
Performed                       Amount
${lines}
Less: discount                  116.20
Total                         1,400.00
Insurance pays                1,000.00
Patient pays                    400.00`;
  expect(check(bill)).toMatchObject(AGREE);
});

test('the totals of shares are those of their columns', () => {
  const bill = `
Service                    Mutuality     Patient     Supplement
Day hospital                  248.77        0.00        0.00
Plaster room                    0.00        0.00        0.00
Subtotal                      248.77        0.00        0.00
Arthroscopy                   312.40       41.20      120.00
Anaesthesia                   119.00       13.50       35.00
Subtotal                      431.40       54.70      155.00
Totals                        680.17       54.70      155.00
                                     Grand total      889.87
                                     Mutuality        680.17
                                     Total patient    209.70`;
  expectRaisedSeen(bill, ['680.17', '707.17'], ['889.87', '916.87']);
});

const bySections = (between: string) => `
GOA       Service                                            EUR
3         Consultation                                       20.11
7         Examination                                        21.45
                           Subtotal 08.05.2026               41.56
490       Infiltration                                        8.18
2403      Excision                                           27.13
                           Subtotal 15.05.2026               35.31
${between}
Sum of this account                                          76.87
Direct settlement Aetna                                      50.87
Left to the patient                                          26.00`;

test('sections that are called alike make the total, whatever is told of them again', () => {
  expectRaisedSeen(
    bySections('Fees                              41.56\nTheatre                           35.31'),
    ['50.87', '57.11'],
    ['76.87', '83.11'],
  );
});

test('where what parts sections and total is printed, nothing is held against it', () => {
  const account = (fee: string) => bySections(fee).replace('50.87', '53.87').replace('76.87', '79.87');
  expect(check(account('Postage                            3.00'))).toMatchObject({ result: 'PASS' });
  expect(check(account('Postage 1.25, copies 1.75'))).toMatchObject({ result: 'PASS' });
  expect(check(account(''))).toMatchObject({ result: 'FAIL' });
});

test.each([
  ['before them', 'Ward round 10.00\nEvening round 20.00\nNight round 31.00', ''],
  [
    'behind them',
    '',
    'Ward round                                         10.00\nEvening round                                      20.00\nNight round                                        31.00',
  ],
])('lines in no section, %s, may be what they lack', (_, before, behind) => {
  const account = bySections(behind)
    .replace(
      '3         Consultation',
      `${before.replaceAll(/ (?=\d)/g, '                                         ')}\n3         Consultation`,
    )
    .replace('50.87', '111.87')
    .replace('76.87', '137.87');
  expect(check(account)).toMatchObject({ result: 'PASS' });
});

test('sections of several columns are those of the total’s, and the total none of them', () => {
  const sheet = sheetOf(
    plainDocument(`
Layanan                       Pasien     Penjamin      Biaya
Jumlah dr. Gunadi             100.00     800.00       900.00
Jumlah dr. Moss                50.00     450.00       500.00
Jumlah total                  150.00   1,341.00     1,491.00`),
  );
  const rowsOfSums = findRowsOfSums(sheet);
  const total = rowsOfSums.flat().find(({ money }) => money.cents === 149_100)?.place;
  const known = { total, whole: 149_100, shares: [], others: [], parts: [], figures: [] };
  const sections = sectionsOtherwise(sheet, known, rowsOfSums, () => true);
  expect(sections.map(({ amount }) => amount)).toEqual(['900.00', '500.00', '1491.00']);
});

const BY_CASH = `
Medication                   Retail       Plan     Patient
Rosuvastatin 20mg            412.50     330.00       82.50
Azithromycin 500mg           189.90     132.93       56.97
Vitamin D3                    98.00       0.00       98.00
              Items                                 700.40
              Dispensing fee                         24.00
              Amount of this bill                   724.40
              Insurance pays                        462.93
              Patient pays                          261.47`;

test('what the lines of another column make is set under the patient’s column', () => {
  expectRaisedSeen(BY_CASH, ['724.40', '761.40'], ['462.93', '499.93']);
});

test('what all sections’ sums make leads to the total, whatever it is called', () => {
  const bill = `
Ward                           Days    Price      Value
Room                              4    55.00     220.00
Nursing                           3    28.10      84.30
Meals                             5     7.14      35.70
Subtotal                                         340.00
Theatre                       Units    Price      Value
Theatre fee                       2    31.50      63.00
Implants                          3    22.10      66.30
Materials                         7     4.10      28.70
Dressings                         4     2.75      11.00
Gloves                           10     1.03      10.30
Subtotal                                         179.30
Value of the services, after discount            519.30
VAT                                               20.70
Value of the invoice                             540.00${SHARES}`;
  expectRaisedSeen(bill, ...BY_37);
});

test('what was claimed leads to what is accepted, set under the column of the latter', () => {
  const bill = `
Concept                    Claimed    Accepted
Room                        180.00      180.00
Theatre                     300.00      260.00
Surgeon                     120.00      100.00
              Claimed                   600.00
              Agreed reduction          -60.00
              Total accepted            540.00${SHARES}`;
  expectRaisedSeen(bill, ...BY_37);
});

test('the net stands to the right of the gross, and with its tax makes the total', () => {
  const bill = `
Charge group                  Gross    After rebate
Room charges                 180.00          162.00
Theatre                      300.00          300.00
Laboratory                    38.00           38.00
      Sub-total before tax   500.00
      Tax 8%                  40.00
      Invoice total          540.00${SHARES}`;
  expectRaisedSeen(bill, ...BY_37);
});
