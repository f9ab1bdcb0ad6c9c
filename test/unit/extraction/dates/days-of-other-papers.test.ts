import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const dated = (text: string) => extractInvoice(plainDocument(text)).values.submission_date;
/** A bill of 4 June on which something more stands. */
const billOf4June = (label: string, line: string) =>
  dated(`Harbour Street Clinic\n\n${label}: 04.06.2026\n${line}\n\nConsultation          90.00\nTotal          90.00`);

test.each([
  ['Invoice date', 'GP referral submitted     18.11.2026'],
  ['Invoice date', 'Prior auth. submitted     18.11.2026'],
  ['Invoice date', 'Records request submitted: 18.11.2026'],
  ['Invoice date', 'Appeal of claim filed on 18.11.2026'],
  ['Invoice date', 'Date of submission of appeal: 18.11.2026'],
  ['Invoice date', 'Referral sent to Meadowbank Health on 18.11.2026'],
  ['Rechnungsdatum', 'Widerspruch eingereicht am     18.11.2026'],
  ['Rechnungsdatum', 'Widerspruch     eingereicht am 18.11.2026'],
  ['Rechnungsdatum', 'Widerspruch gegen Rechnung 4711 eingereicht am 18.11.2026'],
  ['Rechnungsdatum', 'Heil- und Kostenplan genehmigt am 30.10.2026, eingereicht am 18.11.2026'],
  ['Rechnungsdatum', 'Der Arztbericht wurde am 18.11.2026 bei Ihrer Kasse eingereicht.'],
  ['Date de facture', 'Demande d’entente préalable transmise le : 18.11.2026'],
  ['Date de facture', 'Devis transmis le : 18.11.2026'],
  ['Date de facture', 'Date d’envoi du devis : 18.11.2026'],
  ['Fecha de factura', 'Autorización previa enviada el: 18.11.2026'],
  ['Fecha de factura', 'Recurso presentado el: 18.11.2026'],
  ['Fecha de factura', 'Fecha de envío del presupuesto: 18.11.2026'],
  ['Data da fatura', 'Pedido de autorização submetido em: 18.11.2026'],
  ['Data da fatura', 'Orçamento enviado em: 18.11.2026'],
  ['Tanggal faktur', 'Surat rujukan diajukan tanggal: 18.11.2026'],
  ['Tanggal faktur', 'Tanggal pengajuan banding: 18.11.2026'],
])('takes no day on which another paper was filed: %s, %s', (label, line) => {
  expect(billOf4June(label, line)).toBe('2026-06-04');
});

test.each([
  ['Invoice date', 'Claim with referral submitted: 18.11.2026'],
  ['Invoice date', 'Referral and claim submitted: 18.11.2026'],
  ['Invoice date', 'Submitted for approval on: 18.11.2026'],
  ['Invoice date', 'Referral from Dr Kern, claim submitted on 18.11.2026'],
  ['Rechnungsdatum', 'Rechnung mit Rezept eingereicht am 18.11.2026'],
  ['Date de facture', 'Facture et ordonnance transmises le : 18.11.2026'],
  ['Fecha de factura', 'Factura con informe presentada el 18.11.2026'],
  ['Data da fatura', 'Fatura com relatório submetida em: 18.11.2026'],
  ['Tanggal faktur', 'Klaim dengan rujukan diajukan: 18.11.2026'],
])('but the day on which the bill was filed beside it: %s, %s', (label, line) => {
  expect(billOf4June(label, line)).toBe('2026-11-18');
});

test('takes such a day for no letter’s either', () => {
  expect(
    dated('Harbour Street Clinic\n\nGP referral submitted\n18 November 2026\n\nTotal          90.00'),
  ).toBeUndefined();
});

test.each(['Prescription dated 18.11.2026', 'Rezept ausgestellt am 18.11.2026', 'Ordonnance émise le 18.11.2026'])(
  'nor the day on which it was written: %s',
  (line) => {
    expect(dated(`Harbour Street Clinic\n\nGraz, 04.06.2026\n${line}\n\nTotal          90.00`)).toBe('2026-06-04');
  },
);
