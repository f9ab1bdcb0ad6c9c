import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const dateOf = (lines: string) => extractInvoice(plainDocument(lines)).values.submission_date;

test.each([
  ['NOTE D’HONORAIRES\nn° 26-0418 du 24 mars 2026', 'Devis signé le 26/01/2026'],
  ['Facture F26/0733 du 24 mars 2026, imprimée le 26/03/2026', 'le 01/07/2026   Bilan initial   27,00 €'],
  ['Rechnung Nr. 26-0418 vom 24. März 2026', 'laut Schreiben vom 12.02.2026'],
])('the date behind the invoice’s number is the paper’s: %s', (title, other) => {
  const paper = `Cabinet du Quai
${title}
Patient : Yannick Moss
Consultation   90,00 €
Total   90,00 €
${other}`;
  expect(dateOf(paper)).toBe('2026-03-24');
});

test('so is one behind a bar, if nothing else stands there', () => {
  const paper = (behind: string) => `Instituto Médico Lorenzana
Factura 2026-EST-0047 | 09/02/2026${behind}
Tratamiento   680,00 €
Anticipo entregado el 20/01/2026   -150,00 €`;
  expect(dateOf(paper(''))).toBe('2026-02-09');
  expect(dateOf(paper(' de la cita'))).not.toBe('2026-02-09');
});

test('a date that is labelled clearly goes before the one behind the number', () => {
  expect(
    dateOf(`Cabinet du Quai
Facture n° 26-0418 du 24 mars 2026
Transmise à la mutuelle le : 28/03/2026
Total   90,00 €`),
  ).toBe('2026-03-28');
});

test.each([
  'Devis signé le 26/01/2026',
  'Presupuesto aceptado el 26/01/2026',
  'Kostenübernahme laut Schreiben vom 26.01.2026',
  'Validación DIAN: 26/01/2026 10:41:12',
])('%s is no date of the paper', (line) => {
  expect(dateOf(`Larkspur Dental\nFactura: A-118\n${line}\nTotal   90,00 €`)).toBeUndefined();
});

test('a Colombian invoice was issued when it was generated', () => {
  expect(
    dateOf(`Óptica Larkspur S.A.S.
Generación: 21/04/2026 10:41:07
Validación DIAN: 22/04/2026 10:41:12
Fecha de entrega: 28/04/2026
Total   $ 289.000`),
  ).toBe('2026-04-21');
});

test.each([
  ['Invoice OD-7718, 2026-11-12', '2026-11-12'],
  ['Invoice OD-7718, date 12 November 2026', '2026-11-12'],
  ['Rechnung 26-118, Datum: 12.11.2026', '2026-11-12'],
  ['Facture 26-44188, 5 novembre 2026', '2026-11-05'],
  ['Factura PN-26-118, fecha 12/11/2026', '2026-11-12'],
  ['Fatura 26-118, data 12/11/2026', '2026-11-12'],
])('behind the invoice’s number and a comma stands its day: %s', (line, date) => {
  expect(billWith(line).values.submission_date).toBe(date);
});

test.each(['11/14/2026 17:22 REG 04', '14/11/2026 17:22:08 TILL 2', '14/11/2026 17:22 CAJA: 03'])(
  'a till prints the day over its number: %s',
  (line) => {
    expect(billWith(`${line}\nReceipt 0441-8820`).values.submission_date).toBe('2026-11-14');
  },
);
