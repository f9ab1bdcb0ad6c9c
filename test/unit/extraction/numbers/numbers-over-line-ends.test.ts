import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const cell = (label: string, number: string) =>
  extractInvoice(
    printedDocument(
      { x: 300, y: 100, text: 'Complémentaire' },
      { x: 300, y: 112, text: 'Harmonie Mutuelle' },
      { x: 396, y: 112, text: label },
      { x: 300, y: 124, text: number },
      { x: 40, y: 200, text: 'Total' },
      { x: 200, y: 200, text: '100,00 €' },
    ),
  ).values.insured_id;

test('a number goes on under the line that its label ends', () => {
  expect(cell('n° adhérent', '21684403 K')).toBe('21684403 K');
  expect(cell('n° d’affiliation', '509/91110425517')).toBe('509/91110425517');
});

test('words there, and a day, are no number', () => {
  expect(cell('n° adhérent', 'Groupe VYV 2026')).toBeUndefined();
  expect(cell('n° adhérent', '69210 L’Arbresle')).toBeUndefined();
  expect(cell('n° adhérent', '12.04.2026')).toBeUndefined();
});

test('what stands under another cell of the row is none', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 40, y: 112, text: 'Facture' },
      { x: 396, y: 112, text: 'n° adhérent' },
      { x: 40, y: 124, text: '21684403' },
      { x: 40, y: 200, text: 'Total' },
      { x: 200, y: 200, text: '100,00 €' },
    ),
  );
  expect(values.insured_id).toBeUndefined();
});

test('an insurer’s settlement has a number beside that of the claim', () => {
  const { values } = extractInvoice(
    plainDocument(`
UNIQA Österreich Versicherungen AG
Untere Donaustraße 21, 1029 Wien
Leistungsfall              LFA-260219-778
Abrechnung Nr.             A-26-118840
Leistungsabrechnung
Honorar                    457,50
Leistung UNIQA             324,00
Von Ihnen zu tragen        133,50`),
  );
  expect(values.claim_number).toBe('LFA-260219-778');
});

test('a claim’s own number goes before that of its form', () => {
  expect(billWith('Claim form no.: NCF 0071882\nClaim no.: CL-OM-26-55310').values.claim_number).toBe('CL-OM-26-55310');
});

test('without one that of its form is it; a letter of undertaking is no claim', () => {
  const lines = 'Claim form No: GH-882013-26\nLOU ref: PA-771920';
  expect(billWith(lines).values.claim_number).toBe('GH-882013-26');
  expect(billWith('LOU ref: PA-771920').values.claim_number).toBeUndefined();
});

test('a tax system’s number of an invoice is none of the invoice', () => {
  const { values } = billWith('Invoice : ARW-INV-61902\neTIMS CU invoice no. 0040447182000118823');
  expect(values.invoice_number).toBe('ARW-INV-61902');
});

test.each([
  ['Cas de prestations PF 7719 042', 'PF 7719 042'],
  ['Caso de beneficio    SAL-771930', 'SAL-771930'],
])('a case of benefits is the claim: %s', (line, claim) => {
  expect(billWith(line).values.claim_number).toBe(claim);
});

test('in Brazil a claim may be called an event', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 149, y: 50, text: '2 - Operadora', size: 6 },
      { x: 477, y: 50, text: '4 - Nº do sinistro / evento', size: 6 },
      { x: 149, y: 61, text: 'Unimed Curitiba' },
      { x: 477, y: 61, text: 'EV 3310847' },
      { x: 40, y: 200, text: 'Total' },
      { x: 200, y: 200, text: 'R$ 100,00' },
    ),
  );
  expect(values.claim_number).toBe('EV 3310847');
});

test('a settlement before the bill is a title that may have its number under it', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 40, y: 60, text: 'Clínica Santa Rosa de Barranco' },
      { x: 400, y: 60, text: 'Preliquidación de emergencia', size: 12 },
      { x: 400, y: 80, text: 'F201-00077182' },
      { x: 40, y: 200, text: 'Total' },
      { x: 200, y: 200, text: 'S/ 100.00' },
    ),
  );
  expect(values.invoice_number).toBe('F201-00077182');
});
