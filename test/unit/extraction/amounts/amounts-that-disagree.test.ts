import { describe, expect, it, test } from 'vitest';
import { check } from '../checked-bill.ts';

describe('a figure that is stated, and is not what two others make', () => {
  it.each([
    [
      'under a weak label, beside two that are sure',
      `
Consultation                 153.00
Account total                188.00
Insurance pays               120.00
Patient pays                  33.00`,
      { total_amount: '188.00' },
    ],
    [
      'as the patient’s share, under a word for what the insurer takes off first',
      `
Gesamtbetrag                 190.00
Kassenanteil                 153.00
Selbstbehalt                  77.00`,
      { out_of_pocket: '77.00' },
    ],
    [
      'as the insurer’s share, larger than the total',
      `
Total                        150.00
Billed to insurer            160.00
Patient pays                  30.00`,
      { insurance_amount: '160.00' },
    ],
    [
      'below lines whose columns add up to another',
      `
Medicine        Price    Insurance pays    Patient pays
Amlodipine      28.50             22.80            5.70
Atorvastatin    41.20             32.96            8.24
Metformin       19.40             15.52            3.88
Total                                                              89.10
Sagicor pays                                                       76.28
Customer pays                                                      17.82`,
      { insurance_amount: '76.28' },
    ],
    [
      'as the total, where a line and the shares agree',
      `
Consultation                  90.00
Invoice total                100.00
Covered by insurance          81.00
Balance due from patient       9.00`,
      { total_amount: '100.00' },
    ],
    [
      'as the total, where a subtotal and the shares agree',
      `
Consultation                 110.00
X-ray                        100.00
Subtotal                     210.00
Grand total                  216.00
Insurance pays               126.00
Patient pays                  84.00`,
      { total_amount: '216.00' },
    ],
  ])('%s: is given, and does not pass', (_, amounts, stated) => {
    const { result, reasonCode, values } = check(amounts);
    expect({ result, values }).toMatchObject({ result: 'FAIL', values: stated });
    expect(reasonCode).toBe('AMOUNTS_DO_NOT_ADD_UP');
  });
});

describe('two figures tell the third', () => {
  it.each([
    ['where the third is not stated', 'Total   150.00\nInsurance pays   120.00'],
    ['where a limit is, too', 'Total   150.00\nInsurance pays   120.00\nAnnual maximum for patients   900.00'],
    [
      'where a payment parts what is left from it',
      'Total   150.00\nInsurance pays   100.00\nPaid by card   20.00\nPatient balance   30.00',
    ],
    [
      'where it is what lines leave',
      'Visit   91.00\nCast   86.00\nDiscount   -25.00\nInsurance pays   121.60\nPatient pays   30.40',
    ],
  ])('%s', (_, amounts) => {
    expect(check(amounts).result).toBe('PASS');
  });
});

test('a credit note does not pass: its total is below zero', () => {
  const credit = `
CREDIT NOTE
Consultation                 -90.00
X-ray                       -160.00
Total                       -250.00
Insurance pays              -200.00
Patient pays                 -50.00`;
  expect(check(credit)).toMatchObject({ reasonCode: 'AMOUNT_NOT_POSITIVE', values: { total_amount: '-250.00' } });
  expect(check(credit.replaceAll('-', '')).result).toBe('PASS');
  expect(check(credit.replaceAll(/-(?!250)/g, '')).reasonCode).toBe('AMOUNT_NOT_POSITIVE');
  expect(check(credit.replace('-250.00', '(250.00)')).reasonCode).toBe('AMOUNT_NOT_POSITIVE');
});

test('figures of two currencies are not added up, have no currency together, and a dollar sign may be any dollar', () => {
  const bill = (total: string, share: string) => `
Total                    ${total} 250.00
Insurance pays           ${share} 200.00
Patient pays             ${total} 50.00`;
  const mixed = check(bill('USD', 'EUR'));
  expect(mixed).toMatchObject({
    reasonCode: 'CURRENCIES_DIFFER',
    reason: 'The amounts are printed in different currencies: EUR, USD.',
  });
  expect(mixed.values).not.toHaveProperty('currency');
  expect(check(bill('MXN', '$'))).toMatchObject({ result: 'PASS', values: { currency: 'MXN' } });
  expect(check(bill('USD', 'USD')).result).toBe('PASS');
});

describe('lines and the sums below them', () => {
  const bill = (lines: string) =>
    check(`
Description                                Amount
${lines}
Insurance pays                             100.00
Patient pays                                20.00`);

  it.each([
    [
      'a tax that the lines include',
      'Crown   110.00\nX-ray   10.00\nSubtotal   100.00\nVAT 20 %   20.00\nTotal   120.00',
    ],
    [
      'a tax that one rate of two is told of',
      'Crown   55.00\nLenses   65.00\nNet at 10 %   50.00\nVAT 10 %   5.00\nTotal   120.00',
    ],
    [
      'a discount that the lines are after',
      'Crown   110.00\nX-ray   10.00\nSubtotal   130.00\nDiscount   -10.00\nTotal   120.00',
    ],
    ['a tax on them', 'Crown   90.00\nX-ray   10.00\nSubtotal   100.00\nVAT 20 %   20.00\nTotal   120.00'],
  ])('agree with %s', (_, lines) => {
    expect(bill(lines).result).toBe('PASS');
  });

  it.each([
    ['a subtotal that is not theirs', 'Crown   110.00\nX-ray   10.00\nSubtotal   130.00\nTotal   120.00'],
    [
      'a discount that leads elsewhere',
      'Crown   110.00\nX-ray   20.00\nSubtotal   130.00\nDiscount   -20.00\nTotal   120.00',
    ],
  ])('do not agree with %s', (_, lines) => {
    expect(bill(lines).reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
  });

  it('are not excused by the rate that the insurer bears', () => {
    const { reasonCode } = check(`
Description                                Amount
Crown                                       60.00
X-ray                                       40.00
Total                                      180.00
Insurance pays                             144.00
Patient pays                                36.00
Coverage: 80%`);
    expect(reasonCode).toBe('LINE_ITEMS_DO_NOT_ADD_UP');
  });
});
