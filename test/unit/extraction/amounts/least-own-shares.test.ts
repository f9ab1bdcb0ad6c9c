import { expect, test } from 'vitest';
import { check } from '../checked-bill.ts';

const bill = (own: string, said: string) => {
  const paid = (1000 - Number(own)).toFixed(2);
  return check(`
Date        Treatment             Fee
03/02/2026  Root canal         550.00
03/02/2026  X-ray              150.00
10/02/2026  Composite filling  300.00
            Total            1,000.00
            Insurer pays       ${paid}
            Patient pays       ${own}
${said}`);
};

test.each([
  ['a minimum', '100.00', '180.00', 'The patient pays 10% of the bill, at least £180.00.'],
  [
    'of each visit',
    '100.00',
    '200.00',
    'Porsi peserta: 10% dari total tagihan, sekurang-kurangnya Rp 100.00 untuk setiap kunjungan.',
  ],
  ['of each visit', '150.00', '160.00', 'Der Eigenanteil beträgt mindestens 80,00 € pro Besuch.'],
  [
    'an unused excess',
    '100.00',
    '250.00',
    'Deducible contratado: $ 250.00 por evento; no consumido a la fecha de ingreso.',
  ],
  ['an unused excess', '100.00', '300.00', 'Your annual excess of £300.00 has not been met.'],
  [
    'so much a day',
    '200.00',
    '320.00',
    'Aufenthalt: 8 Pflegetage. Die versicherte Person trägt je Pflegetag EUR 40,00 selbst.',
  ],
  ['so much a day', '100.00', '150.00', 'You bear a co-payment of £50.00 per night; your stay: 3 nights.'],
  [
    'an excess and a rate of the rest',
    '300.00',
    '325.00',
    'Deducible contratado: $ 250.00. Coaseguro: 10% sobre el remanente.',
  ],
  [
    'an excess and a rate of the rest',
    '200.00',
    '280.00',
    'You bear an excess of £200.00 and a co-payment of 10% of the remainder.',
  ],
  [
    'what comes on top of a rate',
    '100.00',
    '110.00',
    'Die Zuzahlung beträgt 10 % der Kosten zuzüglich 10,00 € je Verordnung.',
  ],
])('the patient bears no less than the paper says, here %s', (_, own, least, said) => {
  expect(bill(own, said)).toMatchObject({
    result: 'FAIL',
    reasonCode: 'AMOUNTS_DO_NOT_ADD_UP',
    reason: `By what the document says the patient bears at least ${least}, and the out-of-pocket amount is ${own}.`,
  });
});

test.each([
  ['as much as the minimum', '200.00', 'The patient pays 10% of the bill, at least £100.00 for each visit.'],
  ['an insurer’s minimum', '100.00', 'The insurer pays at least £950.00 of such bills.'],
  ['an excess that was met', '100.00', 'Your annual excess of £300.00 has been met.'],
  ['one that was not met in full', '100.00', 'Your annual excess of £300.00 has not been met in full.'],
  [
    'no more days than are borne',
    '200.00',
    'Aufenthalt: 8 Pflegetage. Kostenbeteiligung der versicherten Person 40,00 EUR je Pflegetag, höchstens für 5 Pflegetage.',
  ],
  [
    'an excess of which some was borne',
    '100.00',
    'Excess £250.00, of which 200.00 is used up. Co-payment 10% of the rest.',
  ],
  ['more than the rate', '110.00', 'Die Zuzahlung beträgt 10 % der Kosten zuzüglich 10,00 € je Verordnung.'],
  ['what is no share', '100.00', 'Please pay at least £150.00 by bank transfer.'],
])('%s says nothing against it', (_, own, said) => {
  expect(bill(own, said).result).toBe('PASS');
});
