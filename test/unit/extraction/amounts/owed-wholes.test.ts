import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';

const lines = `
Service                                             Amount
Nursing visits                                      6,200.00
Dressings                                           1,300.00`;
const nobody = { insurance: undefined, patient: undefined };

test('takes what is asked for as a whole for the total, where nobody’s share is printed', () => {
  expect(amountsOfBill(`${lines}\nAmount due                                          7,500.00`)).toEqual({
    total: '7500.00',
    ...nobody,
  });
  const discounted = amountsOfBill(`${lines}
Sub-total                                           7,500.00
Discount                                            -750.00
Amount due                                          6,750.00`);
  expect(discounted).toEqual({ total: '6750.00', ...nobody });
});

test('takes what is left of more for no total', () => {
  const left = amountsOfBill(`${lines}
Sub-total                                           7,500.00
Paid before                                         2,500.00
Amount due                                          5,000.00`);
  expect(left.total).not.toBe('5000.00');
  const apart = amountsOfBill(`${lines}\nAmount due                                          4,100.00`);
  expect(apart.total).toBeUndefined();
});

test('finds a figure behind its currency in a cell of its own', () => {
  const bill = amountsOfBill(`
KAMAR                                                         900.000
OBAT                                                          350.000
JUMLAH TAGIHAN                          Rp                  1.250.000
PEMBAYARAN TUNAI                        Rp                  1.250.000
SISA                                    Rp                          0`);
  expect(bill.total).toBe('1250000.00');
});

const receipt = (whole: string) =>
  amountsOfBill(`
Profil lipid                                Rp 285.000,-
HbA1c                                       Rp 230.000,-
Asam urat                                   Rp 60.000,-

                                                                       Semarang, 03/09/2026
        ${whole}`);

test('takes for the total what stands alone and all the lines come to', () => {
  expect(receipt('Rp 575.000,-')).toEqual({ total: '575000.00', ...nobody });
  expect(receipt('Rp 565.000,-').total).toBeUndefined();
});

test('takes the one figure of a receipt in words for its total', () => {
  const letter = (more: string) =>
    amountsOfBill(`
Declaro que Ida Moss foi atendida nesta data em consulta médica de rotina neste
consultório e que efetuou nesta mesma data o pagamento de R$ 350,00 em dinheiro,
pelo qual lhe dou plena quitação sem mais nada a cobrar. ${more}`);
  expect(letter('')).toEqual({ total: '350.00', ...nobody });
  expect(letter('Restam R$ 120,00 de exames.').total).toBeUndefined();
});
