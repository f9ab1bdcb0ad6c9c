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

test('a broker’s letter tells who sent the bill, with the dentist in brackets', () => {
  const { values } = extractInvoice(
    plainDocument(`
Kolbe & Partner Versicherungsmakler GbR
Debeka Krankenversicherungsverein a. G.
Leistungsabteilung
Leistungsfall ZL-26-440917
Die Zahnarztpraxis am Brühl (Dr. med. dent. Swantje Lüders, Leipzig) hat mit Rechnung Z 2026/883
eine Teilkrone über insgesamt 1.284,60 Euro berechnet.`),
  );
  expect(values.provider_name).toBe('Zahnarztpraxis am Brühl');
});

test.each([
  ['Seen for             Delroy Anthony Facey', 'Delroy Anthony Facey'],
  ['Participante         Mathilde Desrosiers', 'Mathilde Desrosiers'],
])('cards and plans name the patient: %s', (line, patient) => {
  const { values } = extractInvoice(plainDocument(`Blue Mahoe Medical Laboratory Ltd\n${line}\nTotal      100.00`));
  expect(values.patient_name).toBe(patient);
});

test('what an insurer is called stands before its name', () => {
  const { values } = extractInvoice(
    plainDocument('Clínica Los Andes\nFinanciador Pacífico EPS\nTotal      100.00\nCobertura  80.00\nCopago     20.00'),
  );
  expect(values.insurance_name).toBe('Pacífico EPS');
});

test('who helps to breathe and to move names himself so', () => {
  const { values } = extractInvoice(
    plainDocument(`
Wattlebird Respiratory & Mobility Aids Pty Ltd
71 Pakington Street, Geelong West VIC 3218
Tax invoice WRM-4471
CPAP machine           1,490.00
Total                  1,490.00`),
  );
  expect(values.provider_name).toBe('Wattlebird Respiratory & Mobility Aids Pty Ltd');
});

test('the family name stands on the given name’s row, and the practice’s name over it', () => {
  const { values } = extractInvoice(
    plainDocument(`
Rückforderungsbeleg / Rechnung
Rechnungssteller     Name           Physiotherapie Rheinpark     GLN          7601003318842
                     Adresse        Grossackerstrasse 14         ZSR-Nr.      R 4411.17
Patient              Name           Ammann                       Vorname      Reto
                     Geburtsdatum   07.07.1988                   AHV-Nr.      756.4418.2207.19
Gesamtbetrag                                                                  CHF 469.68`),
  );
  expect(values).toMatchObject({ patient_name: 'Reto Ammann', provider_name: 'Physiotherapie Rheinpark' });
});
