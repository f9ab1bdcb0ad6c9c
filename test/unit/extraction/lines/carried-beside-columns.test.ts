import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (carried: string, brought = carried) =>
  check(`
A. Room and care
Room VIP, four days                      4,600.00       3,600.00
Nursing                                    620.00         620.00
Subtotal A                               5,220.00       4,220.00
B. Physicians
Visits of the specialist                 1,200.00       1,000.00
Dietician                                  250.00         250.00
Subtotal B                               1,450.00       1,250.00
                 Carried forward to next page           ${carried}
\f
                 Brought forward                        ${brought}
C. Laboratory
Blood count                                330.00         330.00
Subtotal C                                 330.00         330.00
                        Total                           7,000.00
                        Insurance pays                  5,800.00
                        Patient pays                    1,200.00`);

test('what is carried on under two columns may be either’s, wherever it is set', () => {
  expect(bill('6,670.00')).toMatchObject({ result: 'PASS' });
});

test('but one of them has to add up to it', () => {
  expect(bill('5,470.00', '6,670.00').result).toBe('FAIL');
  expect(bill('6,970.00')).toMatchObject({ result: 'FAIL', reasonCode: 'LINE_ITEMS_DO_NOT_ADD_UP' });
});

test('a column that adds up to a share, and says so, is not what the total sums up', () => {
  const statement = (own: string) => `
Service                         Claimed       Scheme rate     Fund pays       Your share
Rehabilitation                  780.00        612.40          612.40          167.60
Manual therapy                  540.00        455.00          455.00           85.00
Manual therapy                  540.00        455.00          341.25          198.75
Hot pack                        210.00          0.00            0.00          ${own}
Claim DH44                    2,070.00      1,522.40        1,408.65          661.35

                                          Total of this claim               2,070.00
                                          Insurance pays                    1,408.65
                                          Patient pays                        661.35`;
  expect(check(statement('210.00')).result).toBe('PASS');
  expect(check(statement('310.00')).result).toBe('FAIL');
});

test('a grid of services with their figures under them is no column of lines', () => {
  expect(
    check(`
Emergency room          Doctor fee              CT brain                Wound suture
        1,800.00            2,500.00              7,200.00              1,650.00
Medicines               Vaccine                 Supplies                Nursing
          940.00              410.00                500.00              1,000.00

                                          Grand total              16,000.00
                                          Insurance pays           15,200.00
                                          Patient pays                800.00`),
  ).toMatchObject({ result: 'PASS' });
});

test('a total that is printed once more below a tax is the same sum again', () => {
  const settled = (claimed: string) =>
    check(`
Ambulance                       19,650.00
Paramedic                        7,200.00
Oxygen                           3,184.00
Subtotal                        30,034.00
IVA 16 %                         4,805.44
Amount that you claimed         ${claimed}
Total claimed                   34,839.44
Insurance pays                  27,129.15
Patient pays                     7,710.29`);
  expect(settled('34,839.44').result).toBe('PASS');
  expect(settled('35,839.44').result).toBe('FAIL');
});
