import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

test.each([
  ['Statement date11/18/2026', '2026-11-18'],
  ['Rechnung vom18.11.2026', '2026-11-18'],
  ['Date de facture18/11/2026', '2026-11-18'],
])('reads a date that touches its label: %s', (line, day) => {
  const { values } = extractInvoice(plainDocument(`Cedar Hill Practice\n${line}\nTotal charges     $150.00`));
  expect(values.submission_date).toBe(day);
});

test.each([
  ['Fecha de emisión', '5 de noviembre', 'de 2026', '2026-11-05'],
  ['Fecha de emisión', '30 de agosto de', '2026', '2026-08-30'],
  ['Data de emissão', '30 de agosto', 'de 2026', '2026-08-30'],
  ['Invoice date', 'November 5,', '2026', '2026-11-05'],
  ['Rechnungsdatum', '5. November', '2026', '2026-11-05'],
  ['Date de facture', '5 novembre', '2026', '2026-11-05'],
  ['Tanggal Tagihan', '9 Nopember', '2026', '2026-11-09'],
])('reads a date that its cell breaks over two lines: %s %s / %s', (label, first, second, day) => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Clínica del Pilar' },
      { x: 310, y: 134, text: first },
      { x: 50, y: 140, text: label },
      { x: 310, y: 146, text: second },
      { x: 50, y: 170, text: 'Paciente' },
      { x: 310, y: 170, text: 'Lucía Ortega Ruiz' },
      { x: 50, y: 200, text: 'Total' },
      { x: 310, y: 200, text: '160,00' },
    ),
  );
  expect(values.submission_date).toBe(day);
});

test('joins no row of a list with the next one for a date', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Harbour Street Clinic' },
      { x: 50, y: 70, text: 'Invoice date: 3 March 2026' },
      { x: 50, y: 134, text: '12 May' },
      { x: 310, y: 134, text: 'Consultation' },
      { x: 50, y: 146, text: '2026' },
      { x: 310, y: 146, text: 'Total 90.00' },
    ),
  );
  expect(values.submission_date).toBe('2026-03-03');
});
