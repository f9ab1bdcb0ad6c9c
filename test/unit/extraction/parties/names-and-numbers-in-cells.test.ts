import { describe, expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const valuesOf = (text: string) => extractInvoice(plainDocument(text)).values;

const BILL = `
Date                 Description                                  Montant
2026-03-02           Traitement                                     90,00
Total                                                             90,00 $
Payé par l’assureur                                               70,00 $`;

describe('on a Canadian receipt whose labels have no colons', () => {
  test('the name begins behind its label', () => {
    const values = valuesOf(`PHARMACIE LUCIE RIOUX
Nom Tremblay, Marc-André            Facture 771 2218
Assureur Desjardins Assurances      Date d’émission 2 mars 2026
${BILL}`);
    expect(values.patient_name).toBe('Marc-André Tremblay');
  });

  test('a certificate’s number may be in groups', () => {
    const values = valuesOf(`Clinique de physiothérapie Rivière-Nord
Client Luce Tremblay                Police 031044           Certificat 3 071 5526
${BILL}`);
    expect(values.insured_id).toBe('3 071 5526');
  });
});

/** Cells of a form over each other, in the left and the right half. */
const cells = (left: readonly string[], right: readonly string[]) =>
  extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Hôpital de la Vallée' },
      ...left.map((text, at) => ({ x: 50, y: 90 + at * 12, text })),
      ...right.map((text, at) => ({ x: 250, y: 90 + at * 12, text })),
      { x: 50, y: 300, text: 'Total' },
      { x: 250, y: 300, text: '90,00 €' },
    ),
  ).values;

test('reads a given name under the family’s name alone', () => {
  const values = cells(['Nom du patient', 'LEROY-DUMONT', 'Camille'], ['Facture', 'U25-3301']);
  expect(values.patient_name).toBe('Camille Leroy-Dumont');
});

test('takes a town under a family’s name for no given name', () => {
  const values = cells(['Nom du patient', 'LEROY-DUMONT', '6200 Châtelet'], ['Facture', 'U25-3301']);
  expect(values.patient_name).not.toContain('Châtelet');
});

test('reads an insurer whose name begins with an adjective on a line of its own, without its branch', () => {
  const values = cells(['PATIENTIN', 'Eva Moser'], ['KASSE', 'Steirische', 'Gesundheitskasse', 'Landesstelle Graz']);
  expect(values.insurance_name).toBe('Steirische Gesundheitskasse');
});

test('takes a doctor to whom a bill is addressed for its patient', () => {
  const bill = (line: string) => `Sanitätshaus Rehbein
Filiale Soltau
${line}
Dr. Anton von Weiss
Gartenweg 12
29221 Celle
Rechnung 4417/26
Sehr geehrter Herr Dr. von Weiss,
Orthese                                                 90,00 EUR
Ihr Sanitätshaus
Torsten Rehbein, Orthopädietechnikermeister`;
  expect(valuesOf(bill('Herrn')).patient_name).toBe('Anton von Weiss');
  expect(valuesOf(bill('Verordnet von')).patient_name).toBeUndefined();
});

test.each([['Remis à la caisse le                 12.01.2026'], ['Transmise à votre mutuelle le        12/01/2026']])(
  'takes the day on which it went to the insurer for the bill’s: %s',
  (line) => {
    const values = valuesOf(`Imagerie du Lac SA
Lausanne, 20.01.2026
Facture 26.01.331
${line}
Total                                         90.00`);
    expect(values.submission_date).toBe('2026-01-12');
  },
);
