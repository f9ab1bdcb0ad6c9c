import { describe, expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { check } from '../checked-bill.ts';

describe('whose a share is', () => {
  test.each([
    ['a rate that is one’s own', 'Your own 30% comes to $90.00 and is payable by 3 May.'],
    ['a rate that is one’s own, after a possessive alone', 'Your 30% amounts to $90.00, payable by 3 May.'],
    ['what is said behind it', 'The deductible is USD 90.00 and is the only amount due from you this month.'],
  ])('is told by %s', (_, sentence) => {
    expect(
      amountsOfBill(
        `Account total                $300.00\n\nThank you for coming to us, and get well soon.\n\n${sentence}`,
      ),
    ).toEqual({
      total: '300.00',
      insurance: '210.00',
      patient: '90.00',
    });
  });

  test('is not told by a rate that is the plan’s', () => {
    const { patient } = amountsOfBill('Account total           $300.00\n\nYour 70% benefit comes to $210.00 in all.');
    expect(patient).not.toBe('210.00');
  });

  test.each(['Your half, due now           150.00', 'Votre moitié à régler        150.00'])(
    'is told by what part it is: %s',
    (line) => {
      expect(amountsOfBill(`Total                        300.00\n${line}`)).toMatchObject({ patient: '150.00' });
    },
  );

  test('is told of a rest by the insurer’s part beside it', () => {
    expect(
      amountsOfBill(`
5 visits at 80.00                  400.00
Refunded by Irish Life Health      240.00
Not refunded                       160.00`),
    ).toEqual({ total: '400.00', insurance: '240.00', patient: '160.00' });
  });
});

describe('the whole', () => {
  test('is known by a word for it, behind the letter of its box', () => {
    expect(
      amountsOfBill(`
M WHOLE FEE              N AETNA PAYS US
$900.00                  $630.00`),
    ).toEqual({ total: '900.00', insurance: '630.00', patient: '270.00' });
  });

  test('is known behind its currency, with a tax in it', () => {
    const { total } = amountsOfBill('AUD total including GST of 20.00          220.00\nDue on 4 May');
    expect(total).toBe('220.00');
  });

  test('is what a receipt says was paid, where its lines add up to it', () => {
    const receipt = (paid: string, line = '') => `
Service                       Fee
Intake                        220.00
Session                       150.00
Session                       150.00${line}
Paid in full, Visa            ${paid}`;
    expect(amountsOfBill(receipt('520.00')).total).toBe('520.00');
    expect(amountsOfBill(receipt('510.00')).total).toBeUndefined();
    expect(amountsOfBill(receipt('540.00', '\nCopay                         20.00')).total).toBeUndefined();
  });
});

describe('what is after something', () => {
  test('is what a discount leaves, and not the discount', () => {
    const bill = (left: string) => `
Charge           Amount        SC disc.   HMO          Patient
Room             6,000.00      200.00     4,800.00     1,000.00
Tests            3,000.00      200.00     2,200.00       600.00
TOTAL            9,000.00      400.00     7,000.00     1,600.00
Net of senior citizen discount     ${left}
Less: Maxicare                     7,000.00
Amount due from patient            1,600.00`;
    expect(amountsOfBill(bill('8,600.00')).total).toBe('8600.00');
    expect(check(bill('7,950.50')).result).toBe('FAIL');
  });

  test('is the insurer’s where a co-payment is off', () => {
    const bill = (own: string) => `
TOTAL                                        800.00
AIA Singapore (one item only, after co-pay)  450.00
You pay                                      ${own}`;
    expect(check(bill('350.00')).result).toBe('PASS');
    expect(check(bill('313.70')).result).toBe('FAIL');
  });
});
