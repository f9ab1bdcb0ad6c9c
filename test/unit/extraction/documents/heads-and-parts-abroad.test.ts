import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const valuesOf = (bill: string) => extractInvoice(plainDocument(bill)).values;

test('reads the figure that is the printed rate of the total, where what is called covered is the whole', () => {
  const bill = `
Solicitud de reembolso de gastos médicos
Paciente: Ida Mora
Examen                   Clínica del Valle
TOTAL FACTURAS           2,500.00 Bs.
MONTO CUBIERTO           2,500.00 Bs.
MONTO A CANCELAR         2,000.00 Bs.
Se cancela el 80 % del monto cubierto. Cobertura anual del plan: 40,000.00 Bs.
Caracas, Venezuela`;
  expect(valuesOf(bill)).toMatchObject({
    total_amount: '2500.00',
    insurance_amount: '2000.00',
    out_of_pocket: '500.00',
    max_coverage: '40000.00',
    currency: 'VES',
  });
});

test('ends a label at its colon, its sentence and the stroke before the other language', () => {
  const bill = `
Rechnung / Facture
Rechnungsnummer / Numéro de facture      2026-00318
Patientin: Ida Moos
Compañía: Seguros Sol Naciente
Gesamtbetrag                             CHF 126.10`;
  expect(valuesOf(bill)).toMatchObject({ invoice_number: '2026-00318', insurance_name: 'Seguros Sol Naciente' });
});

test('takes the name over an age for the patient', () => {
  const bill = `
Rincian Klaim Rawat Inap
Lestari Moos
Usia: 16 Tahun
Provider Asuransi            Surya Sehat Indonesia
Total Biaya                  Rp 6.750.000
Ditanggung Asuransi          Rp 5.000.000`;
  expect(valuesOf(bill)).toMatchObject({ patient_name: 'Lestari Moos', insurance_name: 'Surya Sehat Indonesia' });
});

test('names nobody who paid nothing, nor an insurer of another country by a word of this one', () => {
  const bill = `
Detail Rekam Medis: Fitri Moos
RS Sehat, Jl. Merdeka 4, Jakarta
Nama Pasien: Fitri Moos
Rekam Medis Pasien
Total Biaya                Rp 930.000
Dibayar BPJS               Rp 0
Dibayar Asuransi           Rp 558.000
Dibayar Pasien             Rp 372.000`;
  const { insurance_name, identified_insurer } = valuesOf(bill);
  expect({ insurance_name, identified_insurer }).toEqual({ insurance_name: undefined, identified_insurer: 'UNKNOWN' });
});

test('reads who pays behind the kind of payer and a dash, beside a label of figures', () => {
  const bill = `
Kwitansi Rawat Inap No. INV-2026-77
Nama Pasien     : Sri Moos
Penjamin        : Asuransi — Surya Indonesia
Total Tagihan                Rp 7.126.500
Ditanggung Asuransi          Rp 6.057.525
Dibayar Pasien               Rp 1.068.975`;
  expect(valuesOf(bill).insurance_name).toBe('Surya Indonesia');
  const facture = `
Cabinet dentaire des Tilleuls
Facture N°                   418
Patient                      Fatou Moos
              Prise en charge assurance
Assurance              Tilia Assurances Plus
Montant total                689 500 FCFA
Part assurance               551 600 FCFA
Part patient                 137 900 FCFA`;
  expect(valuesOf(facture)).toMatchObject({ insurance_name: 'Tilia Assurances Plus', insurance_amount: '551600.00' });
});

test('takes neither a title nor whom a letter is for as a name of a party', () => {
  const bill = `
FACTURA SEGURADORA                           
FS-2026/0031
A/C: Clínica Central Sol
Paciente: Esperança Moos
Consulta em consultório                      47.520,00
Total                                        47.520,00`;
  const { insurance_name, provider_name } = valuesOf(bill);
  expect(insurance_name).toBeUndefined();
  expect(provider_name).toBeUndefined();
});

/** A text centred on a middle, in type of 10 points. */
const centred = (middle: number, y: number, text: string, size = 10) => ({
  x: middle - (text.length * size) / 4,
  y,
  text,
  size,
});

test('reads a letterhead of two lines that is centred, or goes on with a small word', () => {
  const rest = [
    { x: 50, y: 120, text: 'Facture N° 418' },
    { x: 50, y: 140, text: 'Patient : Fatou Moos' },
    { x: 50, y: 160, text: 'Montant total 689 500 FCFA' },
    { x: 50, y: 180, text: 'Part assurance 551 600 FCFA' },
    { x: 50, y: 200, text: 'Part patient 137 900 FCFA' },
  ];
  const middle = extractInvoice(
    printedDocument(centred(300, 30, 'Centre Dentaire des Deux', 14), centred(300, 46, 'Plateaux', 14), ...rest),
  );
  expect(middle.values.provider_name).toBe('Centre Dentaire des Deux Plateaux');
  const small = extractInvoice(
    printedDocument(
      { x: 50, y: 30, text: 'Hôpital Universitaire', size: 14 },
      { x: 50, y: 55, text: 'du Lac Bleu', size: 14 },
      ...rest,
    ),
  );
  expect(small.values.provider_name).toBe('Hôpital Universitaire du Lac Bleu');
});
