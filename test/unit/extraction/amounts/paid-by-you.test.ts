import { describe, expect, it } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { check } from '../checked-bill.ts';

describe('what who is written to paid who writes', () => {
  it.each([
    ['Total                        510.00', 'You have paid us £60.00.'],
    ['Total                        510.00', 'You have already given us £60.00 in cash.'],
    ['Total                        510.00', 'You paid us                    60.00'],
    ['Importe total                510,00', 'Usted nos ha abonado 60,00 €.'],
    ['Valor total                  510,00', 'O senhor pagou-nos 60,00 €.'],
    ['Valor total                  510,00', 'Você já nos pagou R$ 60,00.'],
    ['Total tagihan             Rp 510.00', 'Sudah Bapak bayar kepada kami     Rp 60.00'],
  ])('is the patient’s share: %s / %s', (total, paid) => {
    expect(amountsOfBill(`${total}\n${paid}`)).toEqual({ total: '510.00', insurance: '450.00', patient: '60.00' });
  });

  it.each([
    ['Total                        510.00', 'We received £60.00 from you.'],
    ['Gesamtbetrag                 510,00', 'Sie haben uns schon 60,00 EUR überwiesen.'],
    ['Montant total                510,00', 'Vous nous avez réglé 60,00 €.'],
  ])('is not the insurer’s: %s / %s', (total, paid) => {
    expect(amountsOfBill(`${total}\n${paid}`).insurance).not.toBe('60.00');
  });

  it.each([
    ['You have paid us £60.00.', 'Balance due                    450.00'],
    ['Vous nous avez réglé 60,00 €.', 'Reste à payer                  450,00'],
    ['Sudah Anda bayar kepada kami     60.00', 'Sisa                           450.00'],
  ])('tells nobody’s share where the rest is asked for: %s / %s', (paid, rest) => {
    const { result, values } = check(`Total                          510.00\n${paid}\n${rest}`);
    expect(result).toBe('FAIL');
    expect(values).not.toHaveProperty('insurance_amount');
  });

  it('leaves the insurer what it owes', () => {
    const bill = 'Total                510.00\nYou have paid us £60.00.\nDue from insurer     450.00';
    expect(amountsOfBill(bill)).toEqual({ total: '510.00', insurance: '450.00', patient: '60.00' });
  });
});
