import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const notice = (second: string, list = '') => `
${list}
Position                         Rechnung    erstattungsfähig      Satz    Erstattung
Zahnreinigung                       92,05               92,05     100 %         92,05
Vollkrone                          259,22              259,22      80 %        ${second}
Zahntechnik                        412,90              371,60      60 %        222,96
Rechnungsbetrag                                                                764,17
tarifliche Erstattung                                                          522,39
abzüglich Selbstbehalt                                                         -60,00
Überweisungsbetrag Debeka                                                      462,39
Bei Ihnen verbleiben                                                           301,78`;

test('the lines of a reimbursement’s column make its sum, and not the bill’s that stands between', () => {
  expect(check(notice('207,38')).result).toBe('PASS');
});

test('the lines of the patient’s column make the patient’s share, by prescriptions', () => {
  const receipt = `
Item                        Price          NHF        Sagicor           You
Amlodipine               1,850.00       640.00         968.00        242.00
Metformin                2,420.50       900.00       1,216.40        304.10
script sum               4,270.50     1,540.00       2,184.40        546.10
Latanoprost              5,380.00     1,500.00       3,104.00        776.00
script sum               5,380.00     1,500.00       3,104.00        776.00
Sale value                                                         9,650.50
Paid by plans                                                      8,328.40
You pay                                                            1,322.10`;
  expect(check(receipt).result).toBe('PASS');
});

test('a rate in a list is that of some lines, where a table has one for each', () => {
  const list = 'Erstattungssätze\nZahnbehandlung 100 %\nZahnersatz 80 %\nMaterial und Labor 60 %';
  expect(check(notice('207,38', list)).values.insurance_percent).toBeUndefined();
});
