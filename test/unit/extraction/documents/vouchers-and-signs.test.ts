import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

test.each([
  ['TOTAL Q', 'GTQ'],
  ['Unit TT$          Amount TT$', 'TTD'],
  ['Plafond anual: 60.000,00 ECV', 'CVE'],
])('reads the currency of a sign that ends a head: %s', (head, currency) => {
  expect(billWith(head).values.currency).toBe(currency);
});

test.each([
  ['Folio N°          B-20417788', 'B-20417788'],
  ['FACTURE N° FA26-00871 du 06/05/2026\nRèglement malade : espèces, reçu n° 11827', 'FA26-00871'],
])('reads the number of the paper itself: %s', (lines, number) => {
  expect(billWith(lines).values.invoice_number).toBe(number);
});

test('reads who treated behind the place of care', () => {
  const paper = `
Isapre Cruz Blanca S.A.                 Folio N°         B-20417788
Beneficiario                 Ignacio Farías Bustamante
Lugar de atención            Farías y Muñoz Ltda.
Total prestaciones           $ 222.000`;
  expect(extractInvoice(plainDocument(paper)).values.provider_name).toBe('Farías y Muñoz Ltda.');
});

test('takes the number of a policy for no amount', () => {
  const { values } = billWith('Póliza: 20118847\nTotal paciente (copago)          33.43 €');
  expect(values.insurance_amount).not.toBe('20118847.00');
});
