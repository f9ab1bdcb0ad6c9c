import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const readingsOf = (text: string) => extractInvoice(plainDocument(text)).readings;
const valuesOf = (text: string) => extractInvoice(plainDocument(text)).values;

test('gives the only name that many signs speak for surely, and one of two alike unsurely', () => {
  const bill = (second: string) => `Fernhill Hospital                  ${second}
4 Quay Street, Bath                9 Mill Lane, Bath
Invoice No: 7714
Patient: Edith Marlowe
Ward, two nights                                  500.00
Total                                             500.00`;
  expect(readingsOf(bill('Tel 01225 555 010')).provider_name).toMatchObject({ value: 'Fernhill Hospital' });
  expect(readingsOf(bill('Tel 01225 555 010')).provider_name?.confidence).toBeGreaterThan(0.9);
  const first = readingsOf(bill('Larkfield Hospital')).provider_name;
  expect(first?.value).toBe('Fernhill Hospital');
  expect(first?.confidence).toBeGreaterThan(0.6);
  expect(first?.confidence).toBeLessThan(0.8);
});

test('takes a name of its own under a heading of ordinary words for the provider', () => {
  const values = valuesOf(`Clinical Claims
Thornbury Skin Rooms and Dermatology
4 Quay Street, Bath
Patient: Edith Marlowe
Consultation                                      90.00
Total                                             90.00`);
  expect(values.provider_name).toBe('Thornbury Skin Rooms and Dermatology');
});

test('takes a name over an address before a heading of words of care', () => {
  const values = valuesOf(`Dental Clinic                      Oakmere Dental Rooms
Patient: Edith Marlowe             4 Quay Street, Bath
Consultation                                      90.00
Total                                             90.00`);
  expect(values.provider_name).toBe('Oakmere Dental Rooms');
});

test.each(['Spécialité : Rhumatologie', 'Spécialité : Dermatologie'])('takes no speciality for a name: %s', (line) => {
  const values = valuesOf(`FEUILLE DE SOINS
Patient : Maëlle Guérin
${line}
Consultation                                      90,00
Total                                             90,00 EUR`);
  expect(values.provider_name).toBeUndefined();
});

test('takes a physician with the speciality in brackets for no practice', () => {
  const readings = readingsOf(`Payment receipt
Patient: Edith Marlowe
Invoice No: 7714                                  Dr. P. Lindqvist (Neurology)
Consultation                                      90.00
Total                                             90.00`);
  expect(readings.provider_name?.confidence ?? 0).toBeLessThan(0.8);
});

test('takes the signature under the figures for the provider of a paper without letterhead', () => {
  const values = valuesOf(`Rechnung
Patientin: Jette Osterloh
Sitzung                                           260,50
Gesamtbetrag                                      260,50 EUR
Mit freundlichen Grüßen
Dr. med. Almut Kirstein`);
  expect(values.provider_name).toBe('Almut Kirstein');
});

test('takes an estimate’s title for nobody’s name', () => {
  const values = valuesOf(`Heil- und Kostenvoranschlag - Orthopädie
Schuhwerk Lindner Orthopädietechnik
Marktstraße 6, 09111 Chemnitz
Patient: Jette Osterloh
Gesamtbetrag                                      134,40 EUR`);
  expect(values.provider_name).toBe('Schuhwerk Lindner Orthopädietechnik');
});

test('joins no owner and hospital that both bear the name', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 150, y: 40, size: 16, text: 'YAYASAN CEMPAKA MULIA' },
      { x: 150, y: 58, size: 16, text: 'RUMAH SAKIT CEMPAKA BIRU' },
      { x: 150, y: 76, text: 'Jl. Merdeka No. 12, Telp. (022) 7540011' },
      { x: 50, y: 120, text: 'Nama Pasien: Endang Lestari' },
      { x: 50, y: 140, text: 'Konsultasi' },
      { x: 300, y: 140, text: 'Rp 120.000' },
      { x: 50, y: 160, text: 'Total' },
      { x: 300, y: 160, text: 'Rp 120.000' },
    ),
  );
  expect(values.provider_name).toBe('RUMAH SAKIT CEMPAKA BIRU');
});

test.each(['Clínica Los Cedros - Tunja', 'Clínica Los Cedros — Calle 50, Tunja', 'Clínica Los Cedros #114'])(
  'ends a provider’s name before town, address and branch: %s',
  (line) => {
    const values = valuesOf(`${line}
Paciente: Inés Rueda Pardo
Consulta                                          500,00
Total                                             500,00`);
    expect(values.provider_name).toBe('Clínica Los Cedros');
  },
);

test.each([
  ['Krankenkasse: AOK NordWest – IK: 103411401', 'AOK NordWest'],
  ['Krankenkasse: Barmer - Kassen-Nr.: 104940005', 'Barmer'],
  ['Krankenkasse: AOK Bayern - Die Gesundheitskasse', 'AOK Bayern - Die Gesundheitskasse'],
])('ends an insurer’s name before a labelled number behind a dash: %s', (line, name) => {
  expect(valuesOf(`Praxis Seehof\n${line}\nPatient: Jette Osterloh\nGesamtbetrag    134,40 EUR`).insurance_name).toBe(
    name,
  );
});

test.each([
  ['Terima dari: Rahma Lestari / Sinar Kasih Insurance', 'Sinar Kasih Insurance'],
  ['Penjamin: Asuransi Jiwa Cempaka / PT Karya Baja', 'Asuransi Jiwa Cempaka'],
  ['Penjamin: ASURANSI / BNI Life', 'BNI Life'],
])('takes of two names beside a stroke the one that is an insurer’s: %s', (line, name) => {
  expect(valuesOf(`RS Cempaka Biru\nNama Pasien: Rahma Lestari\n${line}\nTotal    Rp 134.400`).insurance_name).toBe(
    name,
  );
});

test('takes a scheme’s initials behind its label for the insurer', () => {
  const values = valuesOf(`Pharmacie du Marché
Bénéficiaire : Ndèye Fall
Régime : CNASX
Total    25 000 F`);
  expect(values.insurance_name).toBe('CNASX');
});

test('gives a scheme’s branch less surely than an insurer', () => {
  const { insurance_name } = readingsOf(`Pharmacie du Marché
Bénéficiaire : Ndèye Fall
Régime : Contributif
Total    25 000 F`);
  expect(insurance_name?.confidence ?? 0).toBeLessThan(0.8);
});

test.each([
  ['Patient: MOREAU,ELISE', 'Elise Moreau'],
  ['USUARIO: RUEDA PARDO INES IDENTIFICACION: CC 1116774520', 'Rueda Pardo Ines'],
  ['Faturado para: Celeste Machado', 'Celeste Machado'],
])('reads a patient as desks write one: %s', (line, name) => {
  expect(valuesOf(`Fernhill Hospital\nInvoice No: 7714\n${line}\nTotal    90.00 EUR`).patient_name).toBe(name);
});
