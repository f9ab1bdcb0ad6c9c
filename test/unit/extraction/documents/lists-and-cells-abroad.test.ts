import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

test('reads the values of a form that sets a bullet before them', () => {
  const { values } = extractInvoice(
    plainDocument(`
Rückforderungsbeleg                                        Praxis Dr. Meta Brunner
Patient       Name               ▪ Odermatt
              Vorname            ▪ Silvan
              Versicherten-Nr.   ▪ 311.774.902
Behandlung    ▪ 06.05.2026 - 06.05.2026      Rechnungsnr.      ▪ 50417
                                             Rechnungsdatum    ▪ 12.05.2026
Gesamtbetrag     CHF 87.10`),
  );
  expect(values).toMatchObject({
    patient_name: 'Silvan Odermatt',
    insured_id: '311.774.902',
    invoice_number: '50417',
    submission_date: '2026-05-12',
  });
});

test('takes the row under a heading for no name when it is a label with its value', () => {
  const { values } = extractInvoice(
    plainDocument(`
Clínica Los Cipreses
Datos del Paciente
DNI: 40118827
Nombre Completo: Rosa Medrano Luna
Consulta                       S/ 120.00
TOTAL: S/ 120.00`),
  );
  expect(values.patient_name).toBe('Rosa Medrano Luna');
});

test('reads a list of labels to the right though a head elsewhere has its values below', () => {
  const list = [
    ['Tanggal Masuk', '13 Maret 2026'],
    ['Pasien', 'Nurul Lestari'],
    ['Bidan Jaga', 'Sri Wahyuni'],
  ].flatMap(([label = '', value = ''], row) => [
    { x: 50, y: 100 + row * 16, text: label },
    { x: 150, y: 100 + row * 16, text: value },
  ]);
  const below = ['No Kwitansi', 'Penjamin'].flatMap((label, at) => [
    { x: 50, y: 300 + at * 60, text: label },
    { x: 50, y: 316 + at * 60, text: ['KW-2026-118', 'Asuransi Bintang'][at] ?? '' },
  ]);
  const { values } = extractInvoice(printedDocument({ x: 50, y: 50, text: 'Klinik Melati' }, ...list, ...below));
  expect(values.patient_name).toBe('Nurul Lestari');
});

const cell = (...lines: readonly string[]) => [
  { x: 50, y: 50, text: 'Policlínica Monte Claro', size: 16 },
  ...lines.map((text, row) => ({ x: 50, y: 120 + row * 11, text })),
  { x: 50, y: 300, text: 'Paciente: Marta Zelaya' },
  { x: 50, y: 320, text: 'Consulta L 800.00' },
  { x: 50, y: 340, text: 'TOTAL: L 800.00' },
];

test('goes on with an insurer’s name under its label where the cell is too narrow for it', () => {
  const { values } = extractInvoice(printedDocument(...cell('ASEGURADORA Seguros', 'Cordillera')));
  expect(values.insurance_name).toBe('Seguros Cordillera');
});

test('gives no insurer whose name says only that there is one', () => {
  const { values } = extractInvoice(printedDocument(...cell('ASEGURADORA: Seguros')));
  expect(values.insurance_name).toBeUndefined();
});

test.each([
  [['Assurance', 'Santé Lagune Assurances', 'Formule Confort Famille'], 'insurance_name', 'Santé Lagune Assurances'],
  [
    ['From', 'Policlínica Monte Claro', 'Bulevar Los Próceres', 'Frente al parque'],
    'provider_name',
    'Policlínica Monte Claro',
  ],
] as const)('ends a name before the plan or the address under it: %s', (lines, field, name) => {
  expect(extractInvoice(printedDocument(...cell(...lines))).values[field]).toBe(name);
});

test('reads lempiras and dinars by their signs, and the country’s money where none is printed', () => {
  expect(extractInvoice(printedDocument(...cell())).values.currency).toBe('HNL');
  const pharmacy = 'Pharmacie El Nour\nPatient: Lotfi Saïd\nTotal : 2218.30 DA\nPart caisse : 1774.64 DA';
  expect(extractInvoice(plainDocument(pharmacy)).values.currency).toBe('DZD');
  const clinic = 'Clínica Anahuac, Tegucigalpa\nPaciente: Ana Paz\nTotal: 1,200.00';
  expect(extractInvoice(plainDocument(clinic)).values.currency).toBe('HNL');
});
