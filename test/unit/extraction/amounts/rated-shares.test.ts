import { expect, test } from 'vitest';
import { findMoney } from '../../../../lambdas/domain/extraction/text/money.ts';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { billWith } from '../bill-with.ts';

test('takes nothing for shares that is said to be nobody’s, or whose rate is a tax’s or a discount’s', () => {
  const unsaid = amountsOfBill(`
Rate 75%
Consultation and dressing                                   $640.00
Mavel zorvel                                                $480.00
Gurtel zorvel                                               $160.00`);
  expect(unsaid.insurance).toBeUndefined();
  const taxed = amountsOfBill(`
Consultation and dressing                                   $1,000.00
Mavel of the insurer at 15%                                 $150.00
Zorvel gurtel                                               $850.00`);
  expect(taxed.patient).toBeUndefined();
});

test('does not take shares of one line for the bill’s, where a larger total is labelled', () => {
  const bill = amountsOfBill(`
Dressing                                                    $400.00
Mavel of the insurer at 75%                                 $300.00
Gurtel zorvel                                               $100.00
Total charges                                               $500.00`);
  expect(bill).toMatchObject({ total: '500.00', patient: undefined });
});

test('nor where the labelled shares make up more, though nobody prints their total', () => {
  const bill = amountsOfBill(`
Service                          Price         Insurer         Patient         Rate
Consultation                     $400.00       $240.00         $160.00         60%
Dressing                         $230.00       $138.00         $92.00          60%
Insurance pays                                              $378.00
Patient pays                                                $252.00`);
  expect(bill).toMatchObject({ insurance: '378.00', patient: '252.00' });
});

test('knows grouped digits behind a minus set apart as money', () => {
  expect(findMoney('- 41 520')).toMatchObject([{ cents: 4152000, certain: true }]);
  expect(findMoney('Row - 41 520')).toMatchObject([{ certain: false }]);
});

test('takes a patient’s figure that is just the rate its words tell for the patient’s share', () => {
  const bill = amountsOfBill(`
Consultation                                                        £300.00
Biopsy                                                              £200.00
Fee total                                                           £500.00
Member's co-payment (20%) – separate account sent to the patient    £100.00`);
  expect(bill).toEqual({ total: '500.00', insurance: '400.00', patient: '100.00' });
});

test.each([
  "Member's co-payment (25%) – separate account sent to the patient    £100.00",
  "Member's co-payment (20%) – separate account sent to the patient    £100.00\nMember's extras     £15.00",
  "Member's co-payment (20%) – separate account sent to the patient    £100.00\nSettled by the insurer so far     £350.00",
])('but not where the rate is another, or other shares are printed: %s', (lines) => {
  const bill = amountsOfBill(`
Consultation                                                        £300.00
Biopsy                                                              £200.00
Fee total                                                           £500.00
${lines}`);
  expect(bill.insurance).not.toBe('400.00');
});

test.each([
  ['Modalidad: cuadro abierto, reembolso del 70 % de la factura.'],
  ['Le contrat prévoit un remboursement de 70 % de la facture.'],
  ['Polis: penggantian 70 % dari tagihan.'],
])('takes what is said to be refunded of a bill for the insurer’s rate: %s', (sentence) => {
  expect(billWith(sentence).values.insurance_percent).toBe('70.00');
});

test('takes a rate of something else than the bill for none', () => {
  expect(billWith('Reembolso del 70 % de los medicamentos.').values.insurance_percent).toBeUndefined();
});
