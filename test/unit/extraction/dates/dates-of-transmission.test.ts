import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

/** Of a bill of 2 May. */
const submitted = (label: string, line: string) =>
  extractInvoice(
    plainDocument(
      `Harbour Street Clinic\n${label}: 02.05.2026\n${line}\n\nConsultation          90.00\nTotal          90.00`,
    ),
  ).values.submission_date;

test.each([
  ['Invoice date', 'EDI transmission: 14.05.2026'],
  ['Invoice date', 'e-Claim: 14.05.2026'],
  ['Invoice date', 'Claimed on: 14.05.2026'],
  ['Invoice date', 'Uploaded to portal: 14.05.2026'],
  ['Rechnungsdatum', 'Datenübermittlung: 14.05.2026'],
  ['Rechnungsdatum', 'DTA-Versand: 14.05.2026'],
  ['Rechnungsdatum', 'Eingang bei der Kasse: 14.05.2026'],
  ['Rechnungsdatum', 'Einreichdatum: 14.05.2026'],
  ['Fecha de factura', 'Transmitida: 14.05.2026'],
  ['Fecha de factura', 'Envío electrónico: 14.05.2026'],
  ['Date de facture', 'Télétransmission : 14.05.2026'],
  ['Data da fatura', 'Envio eletrónico: 14.05.2026'],
  ['Data da fatura', 'Transmissão TISS: 14.05.2026'],
  ['Data da fatura', 'Data de transmissão: 14.05.2026'],
  ['Data da fatura', 'Entrega na seguradora: 14.05.2026'],
  ['Tanggal faktur', 'Unggah e-klaim: 14.05.2026'],
  ['Tanggal faktur', 'Submit klaim: 14.05.2026'],
])('takes the day on which the claim was transmitted, not the bill’s: %s, %s', (label, line) => {
  expect(submitted(label, line)).toBe('2026-05-14');
});

test.each([
  ['Invoice date', 'Transmission of HIV: test of 14.05.2026'],
  ['Date de facture', 'Transmission du dossier médical prévue le 14.05.2026'],
  ['Invoice date', 'Switched to insulin glargine, 14.05.2026'],
])('but no other transmission: %s, %s', (label, line) => {
  expect(submitted(label, line)).toBe('2026-05-02');
});
