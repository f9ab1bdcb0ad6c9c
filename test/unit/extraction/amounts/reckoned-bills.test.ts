import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

/** A hospital's bill that ends in these lines. */
const amountsOf = (sums: string) => {
  const { values } = extractInvoice(
    plainDocument(`
Saltmarsh Community Hospital
Patient: Nell Okoro
Member ID: SM-204417
Description                      Amount
Ward, two nights                 9,000.00
Theatre                          3,000.00
${sums}`),
  );
  const { insurance_amount, out_of_pocket, total_amount } = values;
  return [insurance_amount, out_of_pocket, total_amount];
};

test('what is left behind the insurer and a discount is the patient’s, though it is called a net amount due', () => {
  const sums = `
Subtotal Gross                   12,000.00
Less: Plan Benefit               -8,000.00
Less: Senior Citizen 10%         -1,200.00
Net Amount Due                   2,800.00
Tendered                         1,000.00
Remaining Balance                1,800.00`;
  expect(amountsOf(sums)).toEqual(['8000.00', '2800.00', '10800.00']);
});

test('what the patient paid before belongs to the patient’s share', () => {
  const sums = `
Sub-Total For All Charges        12,000.00
Total Paid by Insurance          -9,000.00
Total Paid by Customer           -400.00
Total Write-Offs                 -1,000.00
Total Amount Due                 1,600.00`;
  expect(amountsOf(sums)).toEqual(['9000.00', '2000.00', '11000.00']);
});

test('a copayment is taken off what the insurer is charged', () => {
  const sums = `
Gross                            12,000.00
Copayment                        -1,500.00
Total                            10,500.00`;
  expect(amountsOf(sums)).toEqual(['10500.00', '1500.00', '12000.00']);
});

test('what an insurer takes off without saying why, it leaves to the patient, down to what it pays', () => {
  const sums = `
Claim settlement
Total claimed                    12,000.00
Less: deductions                 -2,000.00
Less: withheld                   -500.00
Paid by the insurer              9,500.00`;
  expect(amountsOf(sums)).toEqual(['9500.00', '2500.00', '12000.00']);
});

test('a balance that is a cent off settles nothing', () => {
  const balance = (net: string) => `
Subtotal Gross                   12,000.00
Less: Plan Benefit               -8,000.00
Less: Senior Citizen 10%         -1,200.00
Net Amount Due                   ${net}`;
  expect(amountsOf(balance('2,800.00'))).toEqual(['8000.00', '2800.00', '10800.00']);
  expect(amountsOf(balance('2,800.02'))).not.toContain('10800.00');
});

test('a line without words could be anything: nothing is settled over it', () => {
  const sums = `
Gross                            12,000.00
***                              -1,200.00
Payable by TPA                   -8,000.00
Net                              2,800.00`;
  expect(amountsOf(sums)).not.toContain('10800.00');
});

test('takes the parts of what is left, listed before it, for no further deductions', () => {
  const { values } = extractInvoice(
    plainDocument(`Larch Hill Pediatrics
Patient: Edith Marlowe
Amount Billed                                     $424.00
Insurance Payment                                 -$190.00
Contractual Adjustment                            -$77.00
Deductible                                        $94.00
Copay                                             $63.00
Remaining Balance                                 $157.00`),
  );
  expect(values).toMatchObject({ total_amount: '347.00', insurance_amount: '190.00', out_of_pocket: '157.00' });
});

test('two payers’ benefits may be summed up before the rest, and what is left of a limit before this stay is nobody’s', () => {
  const statement = (excess: string) => `
Net hospital bill                        60,000.00
PhilHealth case rate                     15,000.00
HMO, up to remaining benefit limit       31,500.00
Total benefits applied                   46,500.00
Patient excess, for settlement           ${excess}
Maximum benefit limit per illness per year: PHP 150,000.00. Used in earlier confinements: PHP 118,500.00.
Remaining before this confinement: PHP 31,500.00; remaining after: nil.`;
  const { result, values } = check(statement('13,500.00'));
  expect({ result, ...values }).toMatchObject({
    result: 'PASS',
    total_amount: '60000.00',
    insurance_amount: '46500.00',
    out_of_pocket: '13500.00',
  });
  expect(check(statement('15,500.00')).result).toBe('FAIL');
});
