import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';

const lines = (sentence: string) => `
Assessment at home                              95,00
Fitting and moulds                              189,00
Second visit                                    40,00
${sentence}`;

test.each([
  'All of that is € 324,00 and we thank you for your trust in our practice.',
  'Damit sind wir in Summe bei € 324,00 und danken für Ihr Vertrauen in unsere Praxis.',
  'L’ensemble fait donc € 324,00 et nous vous remercions de votre confiance.',
  'Con esto llegamos en conjunto a € 324,00 y le damos las gracias por su confianza.',
  'Tudo junto chegamos a € 324,00 e agradecemos a sua confiança nesta casa.',
  'Semuanya menjadi € 324,00 dan kami berterima kasih atas kepercayaan keluarga.',
])('takes for the total what a sentence tells as the sum of all lines above it: %s', (sentence) => {
  expect(amountsOfBill(lines(sentence)).total).toBe('324.00');
});

test('adds up what a sentence lists', () => {
  const told =
    'We did this for you: the cast of the foot, 95,00; the insole, 189,00; and two visits, 40,00. Altogether we ask for € 324,00 and thank you for your patience.';
  expect(amountsOfBill(told).total).toBe('324.00');
});

test.each([
  'Of the above the clinic has so far noted € 284,00 in its books.',
  'The most that your plan refunds for all of this is € 324,00 in any year.',
  'Your insurer has paid us for all of this the sum of € 324,00 in full.',
])('takes nothing else for it: %s', (sentence) => {
  expect(amountsOfBill(lines(sentence)).total).toBeUndefined();
});
