import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

test('takes neither a title nor a place for a stamp for the provider', () => {
  const { values } = extractInvoice(
    plainDocument(`
Desglose de Atención
Paciente: Ida Mora
Total: 120,00 €
A cargo de Sanitas: 90,00 €

Sello de la clínica`),
  );
  expect(values.provider_name).toBeUndefined();
});

test('takes a title that holds a scheme for no insurer', () => {
  const { values } = extractInvoice(
    plainDocument(`
Laporan Rawat BPJS
Nama Pasien: Ratna Dewi
Total Tagihan: Rp 450.000
Dibayar Pasien: Rp 50.000`),
  );
  expect(values.insurance_name).toBeUndefined();
});

test('takes the name in everyday use where that of the law stands under it', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Prefactura' },
      { x: 50, y: 80, text: 'Aseguradora' },
      { x: 50, y: 93, text: 'Asisa' },
      { x: 50, y: 106, text: 'Asisa, Asistencia Sanitaria, S.A.' },
      { x: 50, y: 140, text: 'Paciente: Ida Mora' },
      { x: 50, y: 160, text: 'Total factura: 120,00 €' },
      { x: 50, y: 180, text: 'Cubierto por el seguro: 90,00 €' },
    ),
  );
  expect(values.insurance_name).toBe('Asisa');
});

test('reads a name with a dash whole, though behind the dash stand words of labels', () => {
  const { values } = extractInvoice(
    plainDocument(`
Factura 2026/17
Exmo.(s) Sr.(s)
Multicare - Companhia Lusa de Seguros
Utente: Ida Mora
Total: 120,00 €
Valor a cargo do utente: 20,00 €`),
  );
  expect(values.insurance_name).toBe('Multicare - Companhia Lusa de Seguros');
});

test('takes the only scheme beside a figure for the insurer, and none that paid nothing', () => {
  const bill = (payer: string) =>
    extractInvoice(
      plainDocument(`
Honorarnote
Patientin: Ida Moser
Manuelle Therapie              120,00
${payer}
Gesamtbetrag                   120,00 €`),
    ).values.insurance_name;
  expect(bill('Voraussichtliche Erstattung BVAEB: 90,00')).toBe('BVAEB');
  expect(bill('Bezahlt BVAEB                  0,00')).toBeUndefined();
});

test('takes a label that nothing stands behind for no name', () => {
  const { values } = extractInvoice(
    plainDocument(`
Facture
Cabinet dentaire :
Patient : Ida Moreau
Total : 120,00 €`),
  );
  expect(values.provider_name).toBeUndefined();
});
