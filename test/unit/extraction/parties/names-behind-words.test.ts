import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const read = (...lines: readonly string[]) =>
  extractInvoice(plainDocument(['Clínica Praxis Central', ...lines, 'Total: 120,00 €'].join('\n'))).values;

test.each([
  ['Paciente Valeria Montt Ríos', 'Valeria Montt Ríos'],
  ['Patientin Selina Brunner, geb. 03.03.2011', 'Selina Brunner'],
  ['Pasien HENDRA KUSUMA', 'Hendra Kusuma'],
])('takes the word before a name for its label without a colon: %s', (line, name) => {
  expect(read(line).patient_name).toBe(name);
});

test.each(['PACIENTE AMBULATORIO GENERAL', 'PASIEN RAWAT JALAN', 'Patient Portal Access'])(
  'takes no kind of patient for a name: %s',
  (line) => {
    expect(read(line).patient_name).toBeUndefined();
  },
);

test.each([
  ['Zusatzversicherung Alpina Vita, Versicherten-Nr. 118.204.477', 'Alpina Vita'],
  ['Previsión Nueva Cumbre', 'Nueva Cumbre'],
])('takes the word before an insurer’s name for its label: %s', (line, name) => {
  expect(read(line).insurance_name).toBe(name);
});

test('takes the company at the very top of a letter about a claim for the insurer', () => {
  const { values } = extractInvoice(
    plainDocument(`
PT Asuransi Jiwa Bintang Timur
Jakarta, 8 Juni 2026
Bapak Hendra Wijaya
Perihal : Penyelesaian klaim rawat inap
Total biaya yang diajukan         Rp 3.750.000
Biaya yang disetujui              Rp 3.000.000`),
  );
  expect(values).toMatchObject({ insurance_name: 'PT Asuransi Jiwa Bintang Timur', patient_name: 'Hendra Wijaya' });
});

test.each([
  ['Fatura de tratamento 2026-311', '2026-311'],
  ['Zuzahlungsrechnung E26-0441', 'E26-0441'],
])('reads the number behind a title of several words: %s', (line, number) => {
  expect(read(line).invoice_number).toBe(number);
});

test.each(['Estado de cuenta 05/2026', 'Invoice statement 11/05/26'])(
  'takes a period or a date behind a title for no number: %s',
  (line) => {
    expect(read(line).invoice_number).toBeUndefined();
  },
);

test.each([
  ['Audition Vallée - Audioprothésiste D.E.', 'Audition Vallée'],
  ['Clinique El Nour - Dely Ibrahim, Alger', 'Clinique El Nour'],
  ['Klinikum Werra gGmbH - Patientenabrechnung', 'Klinikum Werra gGmbH'],
])('ends a provider’s name before what or where it is: %s', (line, name) => {
  const document = plainDocument(`${line}\nPatient: Ida Moser\nTotal: 120,00 €`);
  expect(extractInvoice(document).values.provider_name).toBe(name);
});

test('reads the insurer whose name stands before the number', () => {
  expect(read('Penjamin: Bintang Medika - Telkom / 8000441182').insurance_name).toBe('Bintang Medika - Telkom');
});

test('reads the number and the patient under labels of bills for services', () => {
  const values = read('Nota de serviço: 55120', 'Dados para faturamento', 'Cleide Farias');
  expect(values).toMatchObject({ invoice_number: '55120', patient_name: 'Cleide Farias' });
});
