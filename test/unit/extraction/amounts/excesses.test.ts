import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const amountsOf = (paper: string) => {
  const { total_amount, insurance_amount, out_of_pocket } = extractInvoice(plainDocument(paper)).values;
  return { total: total_amount, insurance: insurance_amount, patient: out_of_pocket };
};

test('gives the patient what is not covered besides the excess', () => {
  const advice = (last: string) => `
nib nz limited
Claim payment advice                Member number: N8830172
Treatment                           Account         Not covered      Accepted
MRI right shoulder                  1,805.00        0.00             1,805.00
Copy of images on disc              25.00           25.00            0.00
Total                               1,830.00        25.00            1,805.00
Less your policy excess                                              -500.00
We've paid Bream Head Radiology                                      1,305.00
${last}`;
  expect(amountsOf(advice('You pay Bream Head Radiology                                         525.00'))).toEqual({
    total: '1830.00',
    insurance: '1305.00',
    patient: '525.00',
  });
  // What is left of a limit is nobody's share, whatever it makes up.
  expect(amountsOf(advice('Limit 10,000.00, still available to you 8,695.00')).patient).toBe('500.00');
});

test('gives the patient what is not covered besides an excess in a column of its own', () => {
  const statement = (rest: string) => `
VitalityHealth
Your benefit statement                    Membership number: VH 2081 7735 01
Treatment                Charged      Eligible    Not covered    Your excess    We pay
Initial assessment       78.00        65.00       13.00          65.00          0.00
Physiotherapy            180.50       150.00      30.50          10.00          140.00
Total                    258.50       215.00      43.50          75.00          140.00
We've sent 140.00 to Quayside Physiotherapy Rooms. Please pay them the remaining ${rest}.`;
  expect(amountsOf(statement('118.50'))).toEqual({ total: '258.50', insurance: '140.00', patient: '118.50' });
});

test('takes the excess off what the insurer’s column adds up to', () => {
  const statement = (paid: string) => `
Laya Healthcare
Day-to-day expenses: statement of claim
Patient: Ida Moss
Service                             Receipt amount       Plan contribution
GP consultation                     130.00               65.00
Blood test                          138.00               69.00
Total of receipts                   268.00               134.00
Less outpatient excess applied                           -50.00
${paid}
Not refunded (your own cost)                             184.00`;
  expect(amountsOf(statement('Paid to your account                                     84.00'))).toEqual({
    total: '268.00',
    insurance: '84.00',
    patient: '184.00',
  });
});

test('lets the shares stand that a plan’s table adds up to, whatever its lines make with the deductible', () => {
  const statement = `
EXPLANATION OF BENEFITS             Patient: Ida Moss
Service              Charge         Plan pays        You pay
X-ray                300.00         300.00           0.00
Office visit         200.00         100.00           100.00
Total                500.00         400.00           100.00
Your deductible of this year        100.00`;
  expect(amountsOf(statement)).toEqual({ total: '500.00', insurance: '400.00', patient: '100.00' });
});

test('takes what a plan says that it does not pay back for none of its own', () => {
  const result = `
Simplyhealth
Optical cash plan – claim result
Person treated: Ida Moss
Frame                               119.00
Lenses                              174.00
Receipt total                       293.00
Benefit limit       Used before      Paid on this claim
£200.00             £45.00           £155.00
The rest of your limit was less than the receipt, so we paid up to the limit.
We have paid £155.00 into your bank account ending 1147.
The part of your receipt we do not pay back is £138.00.`;
  expect(amountsOf(result)).toEqual({ total: '293.00', insurance: '155.00', patient: '138.00' });
});

test('takes a total that the insurer bears by a head for divided where words divide it', () => {
  const account = (paid: string) => `
Umgeni Valley Laboratories
Patient: Annelie Moss               Medical scheme: Sizwe Hosmed Medical Scheme
Description                         Our fee        Scheme rate
Creatinine                          99.75          99.75
Antibody screen                     378.75         378.75
After-hours collection              150.00         150.00
Account total, VAT included         628.50         628.50
${paid}
Your payment (none received)                       R 0.00`;
  const divided = `Paid by Sizwe Hosmed Medical Scheme on 2026-08-29  R 478.50
Member liability, fee not paid by scheme           R 150.00`;
  expect(amountsOf(account(divided))).toEqual({ total: '628.50', insurance: '478.50', patient: '150.00' });
  expect(amountsOf(account('VAT at 15% included                                81.98')).patient).not.toBe('150.00');
});

test('who is asked to settle what an excess leaves is the insurer', () => {
  const bill = amountsOfBill(`
Consultation                                        £400.00
Injection                                           £200.00
Total fees                                          £600.00
Less excess, which we shall collect from your member  £120.00
Balance to be settled by yourselves                 £480.00`);
  expect(bill).toEqual({ total: '600.00', insurance: '480.00', patient: '120.00' });
});
