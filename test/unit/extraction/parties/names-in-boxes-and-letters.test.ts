import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

test.each([
  ['Patient: Name', 'Vorname'],
  ['Patient : nom', 'Prénom'],
])('a form’s `%s` over one cell is the family name beside `%s` over the next', (family, given) => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 45, y: 145, text: family, size: 6 },
      { x: 187, y: 145, text: given, size: 6 },
      { x: 45, y: 155, text: 'Stäheli' },
      { x: 187, y: 155, text: 'Regula' },
      { x: 45, y: 300, text: 'Total' },
      { x: 200, y: 300, text: 'CHF 134.10' },
    ),
  );
  expect(values.patient_name).toBe('Regula Stäheli');
});

test.each([
  ['drei Honorarnoten von Dr. Ilse Strohmaier, Fachärztin für Augenheilkunde.', 'Ilse Strohmaier'],
  ['Honorarnoten der Wahlarztordination Dr. Benedikt Larcher (Orthopädie).', 'Wahlarztordination Dr. Benedikt Larcher'],
])('an insurer’s letter names whose bills they are: %s', (said, provider) => {
  const { values } = extractInvoice(
    plainDocument(`
Generali Versicherung AG
Landskrongasse 1-3, 1010 Wien
Abrechnung Kostenersatz
Abgerechnet werden ${said}
Honorare gesamt        EUR 540,00
Generali               EUR 383,80
Ihr Anteil             EUR 156,20`),
  );
  expect(values.provider_name).toBe(provider);
});

test('who drives patients names himself so', () => {
  const { values } = extractInvoice(
    plainDocument(`
Fahrdienst Ammertal GmbH & Co. KG
Pütrichstraße 31 · 82362 Weilheim
Rechnung F-2026-2218 über Ihre Fahrten
Hinfahrt, liegend      86,40
Gesamt                 86,40`),
  );
  expect(values.provider_name).toBe('Fahrdienst Ammertal GmbH & Co. KG');
});
