import { expect, test } from 'vitest';
import { isOfEarlierBill } from '../../../../lambdas/domain/extraction/amounts/of-earlier-bill.ts';
import { amountsOfBill } from '../amounts-of-bill.ts';

test('takes a last row of figures without words for the sum of the row above it', () => {
  const bill = amountsOfBill(`
Service                  Gross        Disc.       Net         Patient       Insurer
Peel and dressing        1,050.00     105.00      945.00      94.50         850.50
QAR                      1,050.00     105.00      945.00      94.50         850.50`);
  expect(bill).toEqual({ total: '945.00', insurance: '850.50', patient: '94.50' });
});

test('takes a last row that is called like a total for the sum, though a row between stands in one column', () => {
  const bill = amountsOfBill(`
Service                  Amount        Payor         Self-pay
Room                     840.00        798.00        0.00
less rebate on room      -42.00
Laboratory               612.40        612.40        0.00
Pharmacy                 1,184.35      941.90        242.45
Net bill                 2,594.75      2,352.30      242.45
Deposit received                                     -300.00`);
  expect(bill).toEqual({ total: '2594.75', insurance: '2352.30', patient: '242.45' });
});

test('does not take a row of nothing for a sum', () => {
  const bill = amountsOfBill(`
Service                  Amount        Payor         Self-pay
Room, 1 night @ 320.00   320.00        288.00        32.00
Laboratory               418.50        376.65        41.85
Pharmacy                 880.00        792.00        88.00
Net bill                 1,618.50      1,456.65      161.85
Rounding                 0.00`);
  expect(bill).toEqual({ total: '1618.50', insurance: '1456.65', patient: '161.85' });
});

test('does not take a deposit for the insurer’s, because the insurer paid just as much', () => {
  const bill = amountsOfBill(`
Total                                $330.00
Refunded by health insurer           $100.00
Deposit held since 5 January         $100.00
Balance                              $130.00`);
  expect(bill).toEqual({ total: '330.00', insurance: '100.00', patient: '230.00' });
});

test('takes what earlier bills left for no figure of this one', () => {
  const words = [
    ['Balance brought forward', 'To be paid now'],
    ['Report facture antérieure', 'Somme à verser'],
    ['Saldo anterior', 'A pagar ahora'],
  ];
  for (const [earlier, due] of words) {
    const bill = amountsOfBill(`
Consultation                   $80.00
Insurance pays                 $64.00
Your share                     $16.00
${earlier}                     $40.00
${due}                         $56.00`);
    expect(bill).toEqual({ total: '80.00', insurance: '64.00', patient: '16.00' });
  }
});

test('takes the number of a policy between dots for no amount', () => {
  const bill = amountsOfBill('Ref. 26/R/771 · Póliza 4.118.902');
  expect(bill.insurance).toBeUndefined();
});

test('but a front tooth is of this bill, whatever `anterior` says', () => {
  expect(['corona anterior', 'resina anterior', 'secteur anterieur'].filter(isOfEarlierBill)).toEqual([]);
  expect(['saldo anterior', 'report facture anterieure'].filter(isOfEarlierBill)).toHaveLength(2);
});
