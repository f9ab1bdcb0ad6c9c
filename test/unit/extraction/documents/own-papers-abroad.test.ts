import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

test('takes who stands in large type over a form for money back for the insurer, and no office of it for the provider', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'PROSOL Mérida', size: 16 },
      { x: 300, y: 42, text: 'Solicitud de Reembolsos', size: 12 },
      { x: 50, y: 100, text: 'Paciente: Ida Mora' },
      { x: 50, y: 120, text: 'Solicitud: 16/04/2026' },
      { x: 50, y: 140, text: 'Cédula: 99739303' },
      { x: 50, y: 160, text: 'TOTAL FACTURAS 2,500.00 Bs.' },
      { x: 50, y: 180, text: 'MONTO CUBIERTO 2,000.00 Bs.' },
      { x: 50, y: 420, text: 'Coord. General Dpto. Proveedores de Salud' },
      { x: 50, y: 440, text: 'En Fecha: 22/04/2026' },
    ),
  );
  expect(values).toMatchObject({ insurance_name: 'PROSOL Mérida', submission_date: '2026-04-16' });
  expect(values.provider_name).toBeUndefined();
  expect(values.insured_id).toBeUndefined();
});

test('reads the bare number under the title, and who an invoice for insurers goes to', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Clínica del Valle', size: 14 },
      { x: 400, y: 40, text: 'FACTURA' },
      { x: 400, y: 52, text: 'DE VENTA' },
      { x: 402, y: 68, text: '185511' },
      { x: 50, y: 120, text: 'PACIENTE: Ida Mora' },
      { x: 50, y: 160, text: 'SUBTOTAL 6,055,500.00' },
      { x: 50, y: 180, text: 'COPAGO: 605,550.00' },
      { x: 50, y: 200, text: 'TOTAL: 5,449,950.00' },
    ),
  );
  expect(values).toMatchObject({ invoice_number: '185511', insurance_amount: '5449950.00' });
});

test('takes an invoice to an insurer for an invoice, though it speaks of collecting and of what is owed', () => {
  const { outline, values } = extractInvoice(
    plainDocument(`
FACTURA SEGURADORA                      Sol Seguros de Angola
FS-2026/0031
Conta: CT-004418                        Paciente: Esperança Moos
Serviço                       Qtd       Valor Seguradora
Consulta em consultório       1         47.520,00
Curativo simples              1         11.088,00
                              Subtotal            58.608,00
                              Pago                0,00
                              Total em dívida     58.608,00
Documento de cobrança de seguradora gerado pelo sistema hospitalar.`),
  );
  expect(outline).toMatchObject({ kind: 'health-invoice' });
  expect(values.insurance_name).toBe('Sol Seguros de Angola');
});

test('takes a bill to a nursing care fund for one of care', () => {
  const { outline, values } = extractInvoice(
    plainDocument(`
Sammelabrechnung Nachbarschaftshilfe
Angaben zum Pflegebedürftigen:
Name: Ida Moos
Pflegekasse: Tannenkasse Nord
Versichertennummer: B907145528
Pflegegrad: 3
Datum          Uhrzeit        Tätigkeit        Betrag
06.06.2026     11:00          Einkaufshilfe    20,00 EUR
08.06.2026     14:00          Spaziergang      10,00 EUR
Gesamt: 2 Einsätze                             30,00 EUR`),
  );
  expect(outline.kind).toBe('health-invoice');
  expect(values).toMatchObject({ insurance_name: 'Tannenkasse Nord', total_amount: '30.00' });
});

test.each([
  ['Radicado: AB-77120-4', 'claim_number', 'AB-77120-4'],
  ['Identifiant assuré: AB-77120-4', 'insured_id', 'AB-77120-4'],
  ['Etab.payeur Tilia Assurances', 'insurance_name', 'Tilia Assurances'],
  ['Leistungsträger: Tannenkasse Nord', 'insurance_name', 'Tannenkasse Nord'],
  ['Coût total: 120,00 €', 'total_amount', '120.00'],
  ['Prosentase jaminan: 80 %', 'insurance_percent', '80.00'],
])('knows what stands beside it by the label: %s', (line, field, value) => {
  const { values } = extractInvoice(plainDocument(`Paciente: Ida Moos\n${line}\nConsulta médica     100,00 €`));
  expect(values).toMatchObject({ [field]: value });
});
