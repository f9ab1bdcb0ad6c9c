import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text)).values;

test.each([
  ['FACTURA-RECIBO\nFR 2026/0418 (Original)', 'FR 2026/0418'],
  ['DF-2026-0118\nDOCUMENTO DE FATURAÇÃO INTERNO', 'DF-2026-0118'],
  ['FACTURE GLOBALISÉE          INV-2026-K41', 'INV-2026-K41'],
  ['FACTURE          AB-2026-118', 'AB-2026-118'],
])('reads the number beside or under the title: %s', (head, number) => {
  expect(read(`${head}\nClínica Central\nPaciente: Ana Paz\nTotal: 120,00 €`).invoice_number).toBe(number);
});

test('takes a registration on the title’s row for no number', () => {
  expect(
    read('DOCUMENTO DE FATURAÇÃO          RC 118827\nClínica Central\nTotal : 120,00 €').invoice_number,
  ).toBeUndefined();
});

test.each([
  'Recebi de Heloísa Prado (CPF: 777.801.959-08) a quantia de R$ 991,25 referente a:',
  'Hemos recibido de la Sra. Heloísa Prado la cantidad de 991,25 € por sesiones de terapia.',
  'Reçu de Mme Heloísa Prado la somme de 991,25 € pour des séances de thérapie.',
])('takes who paid for the patient of a receipt in sentences: %s', (line) => {
  expect(read(`Espaço Travessia Psicologia\nRecibo REC-2026-041\n${line}`).patient_name).toBe('Heloísa Prado');
});

test.each([
  ['Reclamo RGM-26-04418, carnet al dorso', 'RGM-26-04418'],
  ['Processo de reembolso MD-26/7712048. Guarde este documento.', 'MD-26/7712048'],
  ['Demande de remboursement: CLM-2026-00418', 'CLM-2026-00418'],
])('reads the claim’s number behind its name: %s', (line, number) => {
  expect(read(`Clínica Central\nPaciente: Ana Paz\n${line}\nTotal: 120,00 €`).claim_number).toBe(number);
});

test.each([
  ['Zahnzentrum Bergen, Hafenstraße 8, 26789 Leer', 'Zahnzentrum Bergen'],
  ['(Vereinbarung über zahnärztliche Leistungen)\nZahnarztpraxis am Moor', 'Zahnarztpraxis am Moor'],
])('reads the practice without its address, and no remark in brackets: %s', (head, name) => {
  expect(read(`${head}\nPatient: Ida Moser\nErstellungsdatum: 3.06.2026\nGesamtbetrag: 90,00 €`)).toMatchObject({
    provider_name: name,
    submission_date: '2026-06-03',
  });
});
