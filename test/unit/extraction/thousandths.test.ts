import { expect, test } from 'vitest';
import { amountsOfBill } from './amounts-of-bill.ts';

test('reads money of three decimals, whose third is lost, where the paper names its currency', () => {
  const bill = amountsOfBill(`
Service                  Gross         Net           Patient       Insurer  
Consultation             20.000        17.000        3.400         13.600
Audiometry               18.500        15.720        1.600         14.120
Total BHD                38.500        32.720        5.000         27.720`);
  expect(bill).toEqual({ total: '32.72', insurance: '27.72', patient: '5.00' });
});

test('and with a comma where the dinars are Tunisia’s', () => {
  const bill = amountsOfBill(`
Consultation et soins           TND 45,500
Part caisse                     31,850
Part patient                    13,650`);
  expect(bill).toMatchObject({ insurance: '31.85', patient: '13.65' });
});

test('and thousands before them', () => {
  const bill = amountsOfBill(`
Montants en TND
Total                           1 450,500
Part caisse                     900,250
Part patient                    550,250`);
  expect(bill).toEqual({ total: '1450.50', insurance: '900.25', patient: '550.25' });
});

test('three figures behind a point are thousands elsewhere, and where other figures have two decimals', () => {
  const pesos = amountsOfBill(`
Total                           $ 45.500
Bonificación                    $ 31.850
Copago                          $ 13.650`);
  expect(pesos).toEqual({ total: '45500.00', insurance: '31850.00', patient: '13650.00' });
});

test('what the payer does not allow is nobody’s', () => {
  const bill = amountsOfBill(`
Gross charges                   1,588.60
Payer non-allowed               -706.20
Payer allowed amt               882.40
Remitted by payer               -705.92
Patient portion                 176.48`);
  expect(bill).toEqual({ total: '882.40', insurance: '705.92', patient: '176.48' });
});
