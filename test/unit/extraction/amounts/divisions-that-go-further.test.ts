import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const final = (below: string) => `
Head                          Gross         Net    Admissible    Not admissible
Room and nursing          32,000.00   30,400.00     19,000.00         11,400.00
Surgeon                   68,000.00   68,000.00     42,500.00         25,500.00
Total                    100,000.00   98,400.00     61,500.00         36,900.00
Admissible amount                                   61,500.00
${below}`;

const copay = `Less: co-payment 10 % on admissible amount           6,150.00
Amount sanctioned, payable by insurer to hospital   55,350.00
Amount to be borne by insured (co-pay + not admissible)   43,050.00`;

test('what is taken off an insurer’s figure below it is borne by the patient', () => {
  expect(check(final(copay)).values).toMatchObject({ insurance_amount: '55350.00', out_of_pocket: '43050.00' });
  expect(check(final('')).values.insurance_amount).toBe('61500.00');
});

test('what an insurer pays in two steps is all its share', () => {
  const bill = `
Honorarsumme                                     608,60
Generali: bis € 350,00 zur Gänze                 350,00
Generali: darüber vier Fünftel von € 258,60      206,88
Leistung Generali insgesamt                      556,88
Von der Patientin zu tragen                       51,72`;
  expect(check(bill).values).toMatchObject({ insurance_amount: '556.88', out_of_pocket: '51.72' });
});

const statement = (share: string) => `
Service           Amount billed    Member rate     Deductible     Coinsurance     Plan's share     Your share
Visit                  1,620.00       1,126.00         250.00          175.20           700.80         425.20
Repair                   380.00         260.00           0.00           52.00           208.00          52.00
Totals                 2,000.00       1,386.00         250.00          227.20           908.80         ${share}`;

test('a row of totals has one pair of shares that makes another figure of it', () => {
  expect(check(statement('477.20')).values).toMatchObject({
    total_amount: '1386.00',
    insurance_amount: '908.80',
    out_of_pocket: '477.20',
  });
  expect(check(statement('777.20')).result).toBe('FAIL');
});

test('beside the whole and the insurer’s figure a row of totals has the patient’s', () => {
  const bill = (rest: string) => `
Servicio                          Facturado     Cubre ARS     Diferencia
Habitación privada                 4,500.00      3,200.00       1,300.00
Analítica                          3,940.00      3,546.00         394.00
TOTAL GENERAL                      8,440.00      6,746.00       ${rest}`;
  expect(check(bill('1,694.00')).values).toMatchObject({ insurance_amount: '6746.00', out_of_pocket: '1694.00' });
  expect(check(bill('1,964.00')).result).toBe('FAIL');
});

test('also over sums by the day', () => {
  const bill = `
Servicio                          Facturado        Cubre ARS       Diferencia
Día 1 - 03/02/2026
Habitación privada                 4,500.00         3,200.00         1,300.00
Analítica                          3,940.00         3,546.00           394.00
              Suma del día         8,440.00         6,746.00         1,694.00
Día 2 - 04/02/2026
Sonografía abdominal               2,600.00         2,340.00           260.00
Medicamentos                       5,218.50         4,174.80         1,043.70
              Suma del día         7,818.50         6,514.80         1,303.70
TOTAL GENERAL                  RD$16,258.50     RD$13,260.80      RD$2,997.70`;
  expect(check(bill).values).toMatchObject({ insurance_amount: '13260.80', out_of_pocket: '2997.70' });
});

test('what parents pay is the patient’s', () => {
  const bill = 'Rechnungstotal   1,872.50\nAnteil CSS   1,000.00\nAnteil Eltern   872.50';
  expect(check(bill).values).toMatchObject({ insurance_amount: '1000.00', out_of_pocket: '872.50' });
});

test('what agrees may be what an excess left', () => {
  const advice = `
Service              Billed      Saving     Deductible    Allowed after deductible
Colonoscopy        18,000.00   2,000.00       2,000.00                   14,000.00
Sum                18,000.00   2,000.00       2,000.00                   14,000.00
Agreed charge                                16,000.00
Plan reimburses 80%                          11,200.00
Your share incl. deductible                   4,800.00
Your co-insurance is 2,800.00.`;
  expect(check(advice).values).toMatchObject({
    total_amount: '16000.00',
    insurance_amount: '11200.00',
    out_of_pocket: '4800.00',
  });
});

test.each([
  ['Negotiated rebate', '110,000.00', 'PASS'],
  ['Corporate rebate', '110,000.00', 'PASS'],
  ['Loyalty rebate', '110,000.00', 'PASS'],
  ['NHIF rebate', '110,000.00', 'FAIL'],
])('a house’s rebate is off, and nobody’s share: %s', (rebate, insurance, result) => {
  const bill = `
Delivery package                         135,800.00
Charges before rebate                    135,800.00
${rebate}                          -5,800.00
Amount due                               130,000.00
Payable by Jubilee                       ${insurance}
Payable by member                         20,000.00`;
  const found = check(bill);
  expect(found.values.insurance_amount === '110000.00' && found.result === 'PASS').toBe(result === 'PASS');
});

test('who issued the health card pays', () => {
  const bill = (share: string) => `
Liver function panel                      14,200.00
Prostate specific antigen                 13,200.00
Cost of tests                          J$27,400.00
Adjudicated to card issuer             J$20,550.00
Cash portion                           ${share}`;
  expect(check(bill('J$6,850.00')).result).toBe('PASS');
  expect(check(bill('J$8,350.00')).reasonCode).toBe('AMOUNTS_DO_NOT_ADD_UP');
});

test('what is insured of a bill is nobody’s share', () => {
  const bill = `
Gesamtbetrag                                            4.546,35
Versicherte Leistungen (ohne Begleitperson)             4.484,35
Selbstbehalt laut Tarif: 20 %, höchstens 750,00          -750,00
Direktverrechnung mit dem Versicherer                   3.734,35
Selbstbehalt + Begleitperson = von Ihnen zu tragen        812,00`;
  expect(check(bill).values).toMatchObject({ insurance_amount: '3734.35', out_of_pocket: '812.00' });
});
