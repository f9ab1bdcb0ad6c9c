import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';

const NOTHING = { total: undefined, insurance: undefined, patient: undefined };

test('takes no line of a table for the bill, though its figures agree and one of them is called a share', () => {
  const bill = amountsOfBill(`
Procedure                    Price         Fund          Member
Culture                      140.00        140.00
Biopsy                       620.00        390.00        230.00
Smear                        360.00        360.00
For your own pocket          230.00`);
  expect(bill).toMatchObject({ total: undefined, insurance: undefined });
});

test('nor a line whose rate is printed', () => {
  const bill = amountsOfBill(`
Position               Eingereicht     Ausgezahlt     Abgelehnt
Akupunktur             120,00          96,00          24,00
Massage                210,00          168,00         42,00
Wir erstatten 80% der Kosten.`);
  expect(bill).toEqual(NOTHING);
});

test('adds up columns of which a share that is labelled elsewhere says whose they are', () => {
  const bill = amountsOfBill(`
Position               Eingereicht     Ausgezahlt     Abgelehnt
Akupunktur             120,00          96,00          24,00
Massage                210,00          168,00         42,00
Ihr Eigenanteil: 66,00 EUR`);
  expect(bill).toEqual({ total: '330.00', insurance: '264.00', patient: '66.00' });
});

test('adds up columns where two of them say the same', () => {
  const bill = amountsOfBill(`
Treatment          Billed       Eligible      Plan pays     Client pays
Assessment         130.00       130.00        97.50         32.50
Session            90.00        90.00         67.50         22.50
The plan pays the clinic directly.`);
  expect(bill).toEqual({ total: '220.00', insurance: '165.00', patient: '55.00' });
});

test('adds up columns beside a row of a debt’s ages', () => {
  const bill = amountsOfBill(`
Description            Fee          Carrier est.     You est.
Exam                   62.00        62.00            0.00
Filling                220.00       154.00           66.00
Account owes           28.00
   Current      31-60       61-90      Over 90
   0.00         28.00       0.00       0.00`);
  expect(bill).toEqual({ total: '282.00', insurance: '216.00', patient: '66.00' });
});

test('takes one line’s share for none of the bill’s, though it makes up the total with another’s', () => {
  const bill = amountsOfBill(`
Data           Sessao                   Valor do recibo       Reembolso
03/03/2026     Psicoterapia             240,00                180,00
10/03/2026     Psicoterapia             240,00                180,00
17/03/2026     Psicoterapia             240,00                180,00
Valor apresentado         Saldo zorvel
R$ 720,00                 R$ 540,00`);
  expect(bill.insurance).not.toBe('180.00');
  expect(bill.patient).not.toBe('540.00');
});

test('takes the sum of what is printed for each item for the share', () => {
  const bill = amountsOfBill(`
AMOXICILLIN 500
  Plan paid                                              12.00
RIVAROXABAN 20
  Plan paid                                              298.00
Plan paid, all                                           310.00`);
  expect(bill.insurance).toBe('310.00');
});

test('reckons from no limit that is as high as a table’s sum', () => {
  const bill = amountsOfBill(`
Claim settlement advice
Maternity cap                                               Rs. 50,000.00
Head                                 Claimed                     Payable
Room and nursing                     16,500.00                   10,500.00
Surgeon, anaesthesia                 42,000.00                   30,500.00
Medicines                            12,150.00                    6,000.00
Investigations                        8,000.00                    3,000.00
Sum                                  78,650.00                   50,000.00`);
  expect(bill).toMatchObject({ insurance: undefined, patient: undefined });
});

test('takes the sum of a list under a table for none of the table’s columns', () => {
  const { total, insurance, patient } = amountsOfBill(`
Item                  Gross      Disc      Net       Pt Share    Ins Share
Tablets               164.00     0.00      164.00    24.60       139.40
Gel                   52.00      5.20      46.80     7.02        39.78
TOTAL                 216.00     5.20      210.80    31.62       179.18
                                           Sub total             216.00
                                           Less discount         5.20
                                           Patient to pay        31.62`);
  expect({ total, insurance, patient }).toEqual({ total: '210.80', insurance: '179.18', patient: '31.62' });
});
