import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const valuesOf = (text: string) => extractInvoice(plainDocument(text)).values;

test.each([
  ['Kepada Yth.\nBagian Klaim Asuransi Cahaya Timur', 'Asuransi Cahaya Timur'],
  ['Factura a:\nDepartamento de Siniestros de Seguros Andinos', 'Seguros Andinos'],
  ['Bill to:\nClaims Department, Meadow Insurance Company', 'Meadow Insurance Company'],
])('takes the department that a bill goes to for no part of the insurer’s name: %s', (lines, name) => {
  const rest = 'Pasien: Ida Moss\n\nKonsultasi     100.000\nTotal     100.000';
  expect(valuesOf(`Klinik Anggrek\n\n${lines}\n\n${rest}`).insurance_name).toBe(name);
});

test('goes on with an insurer’s name under the colon before it', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'RUMAH SAKIT TELUK BIRU', size: 12 },
      { x: 50, y: 100, text: 'Nomor Invoice' },
      { x: 130, y: 100, text: ': TB-26/0447' },
      { x: 315, y: 100, text: 'Perusahaan Asuransi : PT Asuransi Jiwa Meratus' },
      { x: 415, y: 111, text: 'Sejahtera' },
      { x: 50, y: 122, text: 'Nama' },
      { x: 130, y: 122, text: ': Lalu Zulkarnain' },
    ),
  );
  expect(values.insurance_name).toBe('PT Asuransi Jiwa Meratus Sejahtera');
});

test('takes who is spoken of as a citizen for the patient', () => {
  const lines = [
    'Centro de Rehabilitación Anáhuac',
    '',
    'Recibimos de: MetLife México, S.A. de C.V.',
    'la cantidad que abajo se indica por las sesiones de terapia física dadas en agosto de 2026',
    'al C. Julián Arriaga Montes, con número de asegurado 5528-330184.',
  ];
  expect(valuesOf(lines.join('\n')).patient_name).toBe('Julián Arriaga Montes');
});

test('takes which of the family somebody is for no part of the name', () => {
  const text = 'Marula Laboratories\n\nTO: MS P NAIDOO\n12 LONG STREET\n\nPATIENT     KIRAN NAIDOO, CHILD 02\n';
  expect(valuesOf(text).patient_name).toBe('Kiran Naidoo');
});

test('takes a name for the one that has another behind a hyphen', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Pflege daheim Rigi GmbH', size: 14 },
      { x: 60, y: 128, text: 'Herr' },
      { x: 60, y: 140, text: 'Jakob Zgraggen-Arnold' },
      { x: 60, y: 152, text: 'c/o Verena Zgraggen' },
      { x: 60, y: 164, text: 'Sonnmatt 3' },
      { x: 60, y: 176, text: '6285 Hitzkirch' },
      { x: 300, y: 164, text: 'Patient' },
      { x: 395, y: 164, text: 'Zgraggen Jakob, 1944' },
      { x: 60, y: 520, text: 'Zahlbar durch' },
      { x: 60, y: 532, text: 'Verena Zgraggen' },
    ),
  );
  expect(values.patient_name).toBe('Jakob Zgraggen-Arnold');
});
