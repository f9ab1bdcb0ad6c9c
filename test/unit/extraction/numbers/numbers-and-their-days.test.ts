import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

test.each([
  ['Facture du          29/10/2026 n° 2026-1190', '2026-1190'],
  ['Rechnung vom 29. Oktober 2026 Nr. 2026-1190', '2026-1190'],
  ['Invoice dated 29/10/2026 (no. 2026-1190)', '2026-1190'],
])('the number may stand behind the bill’s day: %s', (line, number) => {
  expect(billWith(line).values.invoice_number).toBe(number);
});

test.each([
  ['Meine Honorarnote aus dem November trägt die Nummer 2026/121 und umfasst:', '2026/121'],
  ['La facture pour les deux séances de novembre porte le numéro 2026/121, merci.', '2026/121'],
  ['The fee note for both of these visits bears the number 2026/121, for your records.', '2026/121'],
])('or behind a verb: %s', (line, number) => {
  expect(billWith(line).values.invoice_number).toBe(number);
});

test('an account is the bill where a letter says that it went to the insurer', () => {
  const letter = (said: string) => `Our ref: HO/jp/3391\nAccount no. 26-1187\n${said}`;
  expect(billWith(letter('The account has gone to Bupa under your membership.')).values.invoice_number).toBe('26-1187');
  expect(billWith(letter('The patient has gone to Bupa under her membership.')).values.invoice_number).not.toBe(
    '26-1187',
  );
});

test('under its title a number has its day behind it, on the row before others', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Maison de naissance La Vouivre', size: 14 },
      { x: 380, y: 100, text: 'Note d’honoraires' },
      { x: 380, y: 112, text: '26-0108 du 16 novembre 2026' },
      { x: 380, y: 124, text: 'Accouchement le 21.10.2026' },
      { x: 50, y: 112, text: 'Ida Moss' },
      { x: 50, y: 200, text: 'Surveillance du travail' },
      { x: 400, y: 200, text: '90.00' },
    ),
  );
  expect(values).toMatchObject({ invoice_number: '26-0108', submission_date: '2026-11-16' });
});
