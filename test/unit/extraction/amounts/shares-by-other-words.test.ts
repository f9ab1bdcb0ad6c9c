import { expect, test } from 'vitest';
import { extractDocument } from '../../../../bench/extract-document.ts';
import { extractInvoice } from '../extract-invoice.ts';
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

test('what a health card pays is the insurer’s', () => {
  const { values } = extractInvoice(
    plainDocument(`Marston Pharmacy
Amlodipine 10mg tab   $2,850.00
 plan pays   $2,280.00
 you pay   $570.00
Latanoprost eye drops   $5,400.00
 plan pays   $3,780.00
 you pay   $1,620.00
TOTAL   $8,250.00
Paid by health card   $6,060.00
Customer portion   $2,190.00`),
  );
  expect(values).toMatchObject({ insurance_amount: '6060.00', out_of_pocket: '2190.00', total_amount: '8250.00' });
});
