import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const patientOf = (line: string) =>
  extractInvoice(
    plainDocument(`
Apotek Sumber Waras
Nota 261119-0031
${line}
Salbutamol inhaler          136.000
Total                       136.000`),
  ).values.patient_name;

test.each([
  ['a/n      : Ketut Ayu Wardani', 'Ketut Ayu Wardani'],
  ['Pasien   : Bp. Dadang Suherman', 'Dadang Suherman'],
])('reads the patient of %s', (line, name) => {
  expect(patientOf(line)).toBe(name);
});

test('who was treated goes before whom a letter is written to', () => {
  const { values } = extractInvoice(
    plainDocument(`
Kepada Yth.
Bapak Agus Salim Harahap
Medan 20132

Dengan hormat,
Nomor klaim                          26-HS-0771840
Peserta yang dirawat                 Fitriani Harahap (istri)
Biaya yang diajukan                  Rp 34.600.000
Biaya yang kami bayarkan             Rp 31.140.000`),
  );
  expect(values.patient_name).toBe('Fitriani Harahap');
});

test.each([
  ['a business', 'Telp/WA 0811-4100-726 · NIB 9120304417702'],
  ['a bank account', 'Millennium BIM, conta 441 772 90, NIB 0001 0000 0044 1772 9017 5'],
])('the number of %s is not the insurer that is called so', (_, line) => {
  const { values } = billWith(`${line}\nAdmission: 3 March 2026`);
  expect(values.insurance_name).toBeUndefined();
  expect(values.identified_insurer).toBe('UNKNOWN');
});
