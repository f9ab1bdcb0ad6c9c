import { describe, expect, test } from 'vitest';
import { isPaidByInsurer } from '../../../../lambdas/domain/extraction/labels/borne-by.ts';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { check } from '../checked-bill.ts';

test.each(['Paga Asisa directamente al dentista', 'Abona la Sanitas directamente al dentista'])(
  'an insurer that is named behind a verb for paying bears the figure beside it: %s',
  (caption) => {
    const { insurance, patient } = amountsOfBill(`
Total                                                       900,00
${caption.padEnd(60)}680,00`);
    expect([insurance, patient]).toEqual(['680.00', '220.00']);
  },
);

test('a patient that pays is none', () => {
  expect(isPaidByInsurer('paga el paciente', 'Paga el paciente')).toBe(false);
  expect(isPaidByInsurer('paga el asegurado de mapfre', 'Paga el asegurado de Mapfre')).toBe(false);
});

describe('what is reimbursed, as a sentence says right behind it', () => {
  const bill = (said: string) => `
Gesamtbetrag                                                240,00 €
${said}`;

  test.each([
    'Nach dem Satz der Kasse werden Ihnen etwa € 150,00 rückerstattet, es verbleiben € 90,00 bei Ihnen.',
    'Selon votre contrat, environ 150,00 € vous seront remboursés, soit 90,00 € à votre charge.',
  ])('is the insurer’s, and is held against the rest: %s', (said) => {
    expect(amountsOfBill(bill(said))).toEqual({ total: '240.00', insurance: '150.00', patient: '90.00' });
    expect(check(bill(said.replace('90,00', '9,00'))).result).toBe('FAIL');
  });

  test.each([
    'Aus der Absage im Mai wurden € 150,00 rückerstattet, siehe Kontoauszug.',
    'Die Überzahlung aus dem Mai in Höhe von € 150,00 erstattet unsere Praxis im Juli.',
  ])('is not what a practice gives back: %s', (said) => {
    expect(check(bill(said)).values.insurance_amount).toBeUndefined();
  });
});
