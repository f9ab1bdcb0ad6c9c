import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const submitted = (lines: string) =>
  extractInvoice(plainDocument(`Harbour Street Clinic\n${lines}\n\nConsultation          90.00\nTotal          90.00`))
    .values.submission_date;

test.each([
  'Data limite de pagamento: 11 de Setembro de 2026',
  'Fecha límite: 21/09/2026',
  'Fecha tope de pago: 21/09/2026',
  'Date butoir : 21/09/2026',
  'Datum der Frist: 21.09.2026',
  'Tanggal batas pembayaran: 21 September 2026',
  'Période : du 02 au 27 février 2026',
  'Zeitraum: 2. bis 27. Februar 2026',
  'Período: de 2 a 27 de fevereiro de 2026',
  'Periode: 2 s/d 27 Februari 2026',
  'Du 2 au 27 février 2026',
  'Prélèvement          31.03.2026',
  'Prélevé le 31.03.2026',
  'Specimen collected 31/03/2026',
  'Coleta: 31/03/2026',
])('takes the last day of several, a deadline or the day of a sample for no day of the paper: %s', (line) => {
  expect(submitted(line)).toBeUndefined();
});

test.each([
  ['Thiès, le : 02/03/2026\nPériode : du 02 au 27 février 2026', '2026-03-02'],
  ['Matola, 12 de Agosto de 2026\nData limite: 11 de Setembro de 2026', '2026-08-12'],
  ['RCC V 5512.20          Morges, le 10 avril 2026\nPrélèvement          31.03.2026', '2026-04-10'],
  ['Graz, am 24. Feber 2026', '2026-02-24'],
])('but the day behind the place: %s', (lines, day) => {
  expect(submitted(lines)).toBe(day);
});
