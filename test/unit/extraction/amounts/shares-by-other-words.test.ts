import { expect, test } from 'vitest';
import { extractDocument } from '../../../../bench/extract-document.ts';
import { sheetOf, weightOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { plainDocument } from '../printed-page.ts';

test('a rate of the tariff in a letter speaks against shares that are of another', () => {
  const letter = (rate: string) =>
    extractDocument(
      plainDocument(`Institut für Bildgebung Dr. Seiwald
Generali Versicherung AG
Honorarnote 9-26-1140
Patientin: Katharina Hofer
MRT Kniegelenk rechts, nativ   240,00
Zusatzsequenz Knorpel   55,00
Befundung und Bilddaten   35,00
Honorar gesamt   330,00
Den Anteil der Patientin in Höhe von EUR 99,00 haben wir am Untersuchungstag bar erhalten. Wir ersuchen
Sie daher um Überweisung von EUR 231,00 (Ihr Tarifanteil: ${rate}) auf unser Konto.`),
    );
  expect(letter('70 %')).toMatchObject({ amountCheck: 'PASS', readings: { insurance_percent: { value: '70.00' } } });
  expect(letter('80 %')).toMatchObject({ amountCheck: 'FAIL', readings: { insurance_percent: { value: '80.00' } } });
});

test('a health card’s payment is labelled as the insurer’s', () => {
  const { hits } = sheetOf(plainDocument('Paid by health card   $7,628.00'));
  expect(hits.map((hit) => weightOf(hit, 'insurance_amount'))).toEqual([1]);
});
