import { expect, test } from 'vitest';
import { amountsOfBill } from '../amounts-of-bill.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const bill = (said: string) => `
Assessment at home                              95,00
Fitting and moulds                              229,00
Total                                           324,00

${said}`;

test.each([
  'Vhi Healthcare has our claim for most of it. The rest, € 84,00, is yours to pay.',
  'Vhi Healthcare has our claim for most of it, and € 84,00 falls to you.',
  'Das meiste geht an die Kasse; € 84,00 bleiben bei Ihnen, zahlbar im Juni.',
  'Das meiste geht an die Kasse; € 84,00 entfallen somit auf Sie, zahlbar im Juni.',
  'Le dossier est transmis à la mutuelle; € 84,00 restent à votre charge ce mois.',
  'El resto se envió a la aseguradora; € 84,00 quedan a su cargo este mes.',
  'O processo seguiu para a seguradora; € 84,00 ficam por sua conta este mês.',
  'Sebagian besar ditagih ke asuransi; € 84,00 menjadi tanggungan Anda bulan ini.',
])('gives the patient what a letter says is left with you: %s', (said) => {
  expect(amountsOfBill(bill(said))).toEqual({ total: '324.00', insurance: '240.00', patient: '84.00' });
});

test('knows the rate of a plan that replaces costs', () => {
  const { values } = extractInvoice(plainDocument(bill('Ihre Zusatzversicherung ersetzt 75 Prozent der Kosten.')));
  expect(values.insurance_percent).toBe('75.00');
});

test('the next sentence speaks of the next figure', () => {
  const letter = `Como é cliente da Médis, comparticipam-lhe 75% e nós
recebemos da seguradora 72,30 €. Fica a seu cargo o resto, 24,10 €, que pode pagar.`;
  expect(amountsOfBill(letter).patient).toBe('24.10');
});
