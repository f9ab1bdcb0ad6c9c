import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (line: string) => {
  const sign = /[€$]|Rp/.exec(line)?.[0] ?? '£';
  return check(`
Total                                           ${sign} 1,000.00
Insurance pays                                  ${sign} 800.00
Patient pays                                    ${sign} 200.00
${line}`);
};

test.each([
  'Contactless up to £ 100.00 accepted.',
  'Contactless limit 100.00',
  'Cash payments up to 300.00',
  'Save up to 100.00 on your next scan!',
  'False claims can be fined up to 500.00.',
  'A false claim against an insurance company is subject to a civil penalty not to exceed $ 500.00.',
  'Maximum fine 500.00',
  'Valuables: we are liable up to 300.00.',
  'Our maximum liability is 300.00.',
  'The Ombudsman can award up to 750.00.',
  'Car park 2.00 per hour, maximum 8.00',
  'Missed appointments are charged up to 75.00.',
  'Geldbuße bis zu 500,00 €',
  'Kontaktlos bis zu 50,00 €',
  'Barzahlung bis zu 300,00 € möglich',
  'Parkhaus: maximal 8,00 €',
  'Wir haften für Wertsachen bis zu 300,00 €.',
  'Paiement sans contact jusqu’à 50,00 €',
  'Espèces acceptées jusqu’à 300,00 €',
  'Amende jusqu’à 500,00 €',
  'Parking : 2,00 € l’heure, maximum 8,00 €',
  'Efectivo hasta 300,00 €',
  'Multas de hasta 500,00 €',
  'Ahorra hasta 100,00 € en tu próxima visita',
  'Pagamento em dinheiro até 300,00 €',
  'Coima até 500,00 €',
  'Tunai hingga Rp 300',
  'Denda hingga Rp 500',
])('the most of a fine, of payments in cash, of what is lost or saved is no limit of the cover: %s', (line) => {
  const { result, values } = bill(line);
  expect([result, values.max_coverage]).toEqual(['PASS', undefined]);
});

test.each([
  'Daily room limit 300.00',
  'Session limit 40.00',
  'Limit per session: 40.00',
  'Maximum per day 300.00',
  'Höchstbetrag pro Sitzung 40,00 €',
  'Plafond chambre 300,00 €',
  'Límite por sesión 40,00 €',
  'Limite por sessão 40,00 €',
  'Plafon kamar Rp 300',
  'Batas kamar per hari Rp 400',
])('nor is the most for a room, a day or a session: %s', (line) => {
  const { result, values } = bill(line);
  expect([result, values.max_coverage]).toEqual(['PASS', undefined]);
});

test.each([
  'Up to 500.00',
  'Covered up to 500.00',
  'Bupa pays up to 500.00',
  'Knee scan limit 500.00',
  'Benefit limit per visit 500.00',
  'Per visit limit: 500.00',
  'Annual limit 500.00',
  'The plan pays a cash benefit of up to 500.00.',
  'Up to 500.00 in cash is paid by the insurer.',
  'Limit of liability of the insurer: 500.00',
  'Maximum liability under your policy 500.00',
  'Die Kasse zahlt in bar bis zu 500,00 €',
  'Garantie jusqu’à 500,00 €',
  'Autorizado hasta 500,00 €',
  'Reembolso em dinheiro até 500,00 €',
  'Jaminan hingga Rp 500',
])('but what the insurer, or nobody else, is said to pay at most is: %s', (line) => {
  expect(bill(line)).toMatchObject({ reasonCode: 'MAX_COVERAGE_EXCEEDED', values: { max_coverage: '500.00' } });
});

test.each(['Tope anual UF 300', 'Tope anual: 300 UF', 'Cobertura hasta UF 300,50 por evento', 'Tope anual 300 UDIS'])(
  'a limit in a unit of account is none in pesos: %s',
  (limit) => {
    const amounts = (line: string) =>
      check(`
Total                                           $ 1.000.000
Bonificación Isapre                             $ 800.000
Copago                                          $ 200.000
${line}`);
    expect(amounts(limit)).toMatchObject({ reasonCode: 'AMOUNTS_AGREE' });
    expect(amounts('Tope anual $ 300.000').reasonCode).toBe('MAX_COVERAGE_EXCEEDED');
  },
);

test('of several limits by the year in one line none but the largest is compared', () => {
  const limits = (crowns: string) =>
    bill(`Fillings and crowns\nX-rays limited to 100.00 per year; crowns limited to ${crowns} per year.`);
  expect(limits('2,000.00')).toMatchObject({ reasonCode: 'AMOUNTS_AGREE', values: { max_coverage: '2000.00' } });
  expect(limits('600.00')).toMatchObject({ reasonCode: 'MAX_COVERAGE_EXCEEDED', values: { max_coverage: '600.00' } });
});
