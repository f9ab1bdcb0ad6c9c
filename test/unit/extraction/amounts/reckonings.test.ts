import { expect, test } from 'vitest';
import { reckoningRows } from '../../../../lambdas/domain/extraction/amounts/reckoning-rows.ts';
import { whoseShare } from '../../../../lambdas/domain/extraction/labels/whose-share.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const page = (lines: string, heading = 'Grey Heron Medical Center') => `
${heading}
Patient Name: Ida Moss           Invoice Number: T-5512
Blood count                               $300.00
Chest radiograph                          $200.00
${lines}`;

const valuesOf = (lines: string, heading?: string) => extractInvoice(plainDocument(page(lines, heading))).values;

test('takes what is left once the insurer is taken off for the patient’s share, whatever it is called', () => {
  const called = (result: string) => `
Subtotal                                  $500.00
Less: Insurance Benefit                  -$400.00
${result}                                $100.00`;
  const shares = { insurance_amount: '400.00', out_of_pocket: '100.00', total_amount: '500.00' };
  for (const result of ['Net Amount', 'Total', 'Total Amount Payable', 'Net Payable'])
    expect(valuesOf(called(result))).toMatchObject(shares);
});

test('leaves out of the total what nobody pays, and goes no further than the insurer', () => {
  const statement = `
Total Charges                             $500.00
Insurance Paid                           -$300.00
Contractual Adjustments                  -$120.00
Balance Due                                $80.00
Amount Paid                               -$30.00
Remaining Balance                          $50.00`;
  expect(valuesOf(statement)).toMatchObject({
    insurance_amount: '300.00',
    out_of_pocket: '80.00',
    total_amount: '380.00',
  });
});

test('adds what the patient paid before to what the patient owes', () => {
  const statement = `
Total Charges                             $500.00
Paid by Insurance                        -$350.00
Paid by Customer                          -$40.00
Write-Offs & Disallowed                   $60.00
Total Amount Due                           $50.00`;
  expect(valuesOf(statement)).toMatchObject({
    insurance_amount: '350.00',
    out_of_pocket: '90.00',
    total_amount: '440.00',
  });
});

test('takes what an insurer’s letter comes to for its share', () => {
  const letter = `
Claimed amount                          $500.00
Less: not payable under the policy       $60.00
Less: co-payment @ 10% of admissible amount   $44.00
Amount paid to you by NEFT              $396.00`;
  expect(valuesOf(letter, 'CLAIM SETTLEMENT LETTER')).toMatchObject({
    insurance_amount: '396.00',
    out_of_pocket: '104.00',
    total_amount: '500.00',
  });
});

test('takes a payment for the insurer’s where a sentence says what it covers', () => {
  const bill = `
Subtotal                                  $500.00
Paid                                     -$100.00
Total                                     $400.00
A guarantee letter of the plan covers $400.00`;
  expect(valuesOf(bill)).toMatchObject({ insurance_amount: '400.00', out_of_pocket: '100.00', total_amount: '500.00' });
});

test('finds no insurer in a discount, in billed lines that add up, or in a panel of tests', () => {
  const discounted = `
Subtotal                                  $500.00
Discount                                 -$100.00
Total                                     $400.00`;
  expect(valuesOf(discounted).insurance_amount).toBeUndefined();
  const panels = `
Charges for tests                         $500.00
Renal function panel                      $300.00
Electrocardiogram                         $200.00`;
  expect(valuesOf(panels).insurance_amount).toBeUndefined();
});

test('reads who takes off a line of the table itself', () => {
  const bill = `
Item                     Qty      Price        Amount
LESS NHIF                 4       Ksh 100.00       Ksh 400.00
SUB TOTAL                                Ksh 500.00
TOTAL AMOUNT PAYABLE                     Ksh 100.00`;
  expect(valuesOf(bill)).toMatchObject({ insurance_amount: '400.00', out_of_pocket: '100.00', total_amount: '500.00' });
});

test('reads who bears a figure behind it', () => {
  const bill = `
Total                                     $500.00
Of this account $420.00 is claimed from the insurer; the excess of $80.00 was collected from the patient.`;
  expect(valuesOf(bill)).toMatchObject({ insurance_amount: '420.00', out_of_pocket: '80.00', total_amount: '500.00' });
});

test('reckons with taxes added and with amounts printed without cents', () => {
  const taxed = `
Subtotal                                  $500.00
VAT 10%                                    $50.00
Covered by HMO                           -$400.00
Total Due                                 $150.00`;
  expect(valuesOf(taxed)).toMatchObject({
    insurance_amount: '400.00',
    out_of_pocket: '150.00',
    total_amount: '550.00',
  });
  const bare = `
Claimed amount                          6,500.00
Room rent (eligible Rs. 5,000 a day)       1,700
Other deductions                             900
Net payable                             3,900.00`;
  expect(valuesOf(bare, 'CLAIM SETTLEMENT LETTER')).toMatchObject({
    insurance_amount: '3900.00',
    out_of_pocket: '2600.00',
    total_amount: '6500.00',
  });
});

test('takes no gross for the total where a sentence says what was written off', () => {
  const bill = `
Amount Billed                             $500.00
Insurance Paid                            $300.00
Patient Responsibility                     $80.00
Under the contract $120.00 was written off.`;
  expect(valuesOf(bill).total_amount).toBe('380.00');
});

test('adds up what an insurer’s remittance takes off for the patient', () => {
  const remittance = `
Amount billed                             $900.00
Contractual adjustment                    $250.00
Allowed                                   $650.00
Deductible                                $100.00
Coinsurance                               $110.00
Net paid                                  $440.00`;
  expect(valuesOf(remittance, 'REMITTANCE ADVICE')).toMatchObject({
    insurance_amount: '440.00',
    out_of_pocket: '210.00',
    total_amount: '650.00',
  });
});

test('leaves the total open where a line names nobody', () => {
  const bill = `
Grand total                               $500.00
Less: State subsidy                       $100.00
Less: Larkspur                            $250.00
Nett payable                              $150.00`;
  expect(valuesOf(bill).total_amount).not.toBe('250.00');
});

test('reckons from what the lines add up to, whatever that is called', () => {
  const bill = `
Blood test                                $250.00
Gurtel mavel                              $750.00
Insurance Benefit                        -$600.00
Zorveld                                   $150.00`;
  expect(valuesOf(bill)).toMatchObject({
    insurance_amount: '600.00',
    out_of_pocket: '150.00',
    total_amount: '750.00',
  });
});

test('does not count for the patient’s what is taken off before the insurer’s share and names nobody', () => {
  const bill = `
Total Charges                             $500.00
Zorveld                                   $120.00
Patient Copay                              $80.00
Payable by Insurer                        $300.00`;
  expect(valuesOf(bill).out_of_pocket).not.toBe('200.00');
});

test('names no payer where a figure is to be paid in French', () => {
  expect(whoseShare('net a payer')).toBeUndefined();
  expect(whoseShare('due by the payer')).toBe('insurer');
});

test.each(['not claimable by the insurer', 'not covered by the plan', 'nicht erstattet von der Kasse'])(
  'names no payer where one does not bear it: %s',
  (caption) => {
    expect(whoseShare(caption.toLowerCase())).toBeUndefined();
  },
);

test('takes what is claimed from an insurer in Indonesian for its share, and the deposit for the patient’s', () => {
  const bill = `
Total Tagihan                           Rp 500.000
Deposit                                 Rp 60.000
Total Diklaim                           Rp 400.000
Sisa Harus Bayar                        Rp 40.000`;
  expect(valuesOf(bill, 'RS Bangau Kelabu')).toMatchObject({
    insurance_amount: '400000.00',
    out_of_pocket: '100000.00',
    total_amount: '500000.00',
  });
});

test('adds an advance that is adjusted to what the patient owes: nobody forgave it', () => {
  const bill = (caption: string) => `
Total Charges                             $500.00
Insurance Claim                          -$375.00
${caption}                                -$75.00
Net Payable                                $50.00`;
  const shares = { insurance_amount: '375.00', out_of_pocket: '125.00', total_amount: '500.00' };
  for (const caption of ['Advance Adjusted', 'Deposit Adjusted on Admission']) {
    expect(valuesOf(bill(caption))).toMatchObject(shares);
  }
});

test('a limit among the figures is not reckoned with, and who gets a credit is paid', () => {
  const sheet = sheetOf(
    plainDocument(`
Despesa apresentada e aceita                       R$ 1.250,00
Teto por evento de urgência                          R$ 900,00
Crédito em conta do titular                          R$ 875,00
Parcela não reembolsada, a cargo do beneficiário     R$ 375,00`),
  );
  expect(reckoningRows(sheet).map(({ figure, party }) => [figure, party])).toEqual([
    [125_000, undefined],
    [87_500, 'insurer'],
    [37_500, 'patient'],
  ]);
});
