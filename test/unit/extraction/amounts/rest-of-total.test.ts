import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';

test('takes the only printed figure that a share leaves of the total for the other share, though nothing is said of it', () => {
  const lines = `
Total charges                                               $640.00
Mavel gurtel                                                $480.00
Zorvel lumon guarantor                                      $160.00`;
  expect(amountsOfBill(`Sent to Aetna Life Insurance${lines}`)).toEqual({
    total: '640.00',
    insurance: '480.00',
    patient: '160.00',
  });
  expect(amountsOfBill(lines).insurance).toBeUndefined();
});

test('takes none, where two more figures make up the total, or the patient would bear the larger part', () => {
  const rivalled = amountsOfBill(`
Sent to Aetna Life Insurance
Total charges                                               $640.00
Mavel gurtel                                                $480.00
Zorvel lumon guarantor                                      $160.00
Gurtel zorvel                                               $400.00
Lumon gavel                                                 $240.00`);
  const larger = amountsOfBill(`
Sent to Aetna Life Insurance
Total charges                                               $640.00
Mavel gurtel                                                $160.00
Zorvel lumon guarantor                                      $480.00`);
  for (const { insurance } of [rivalled, larger]) expect(insurance).toBeUndefined();
});

test('finds the total that nothing is called by the rate of the share', () => {
  const borne = amountsOfBill(`
Gurtel zorvel                                               $350.00
Rate of the insurer                                         80%
Paid by insurance                                           $280.00`);
  expect(borne).toEqual({ total: '350.00', insurance: '280.00', patient: '70.00' });
  const left = amountsOfBill(`
Gurtel zorvel $350.00, the insurer bears 80% of it
Patient responsibility                                      $70.00`);
  expect(left).toEqual({ total: '350.00', insurance: '280.00', patient: '70.00' });
});

test('finds no total by a rate that is said to be nobody’s, or of which the share is that part of two figures', () => {
  const unsaid = amountsOfBill(`
Gurtel zorvel $350.00, with 80% of it
Patient responsibility                                      $70.00`);
  const twice = amountsOfBill(`
Gurtel zorvel                                               $350.00
Mavel zorvel                                                $400.00
The insurer bears 80% or 70%, as the case may be.
Paid by insurance                                           $280.00`);
  for (const { total } of [unsaid, twice]) expect(total).toBeUndefined();
});

test('reckons from what the care cost', () => {
  const bill = amountsOfBill(`
Biaya perawatan                                             940.00
Ditanggung                                                  600.00
Total Bayar                                                 340.00`);
  expect(bill).toEqual({ total: '940.00', insurance: '600.00', patient: '340.00' });
});
