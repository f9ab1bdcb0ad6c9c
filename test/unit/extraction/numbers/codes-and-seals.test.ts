import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  'LIQUIDACIÓN\nT20411          Traslado en ambulancia          352.00',
  'CLAIM\n992134          Office visit          120.00',
  'INVOICE\n99213          Office visit          120.00',
  'Abrechnung\n448812          Beratung          20.00',
  'TAGIHAN\n448812          Konsul dokter          20.00',
])('takes no service’s code under the heading of the billed lines for a number: %s', (lines) => {
  const { claim_number, invoice_number } = billWith(lines).values;
  expect([claim_number, invoice_number]).toEqual([undefined, undefined]);
});

test('but what stands alone under such a word, or under one of several heads', () => {
  expect(billWith('Liquidación\nLQ-448812').values.claim_number).toBe('LQ-448812');
  expect(billWith('INVOICE          TOTAL\n448812          120.00').values.invoice_number).toBe('448812');
});

test.each([
  'Certificado 00001000000611465033',
  'No. de certificado del emisor: 00001000000611465033',
  'ISO 9001 certificate no. 4410-22871',
  'GST certificate no. 442201987',
  'Zertifikat Nr. 44 100 12345 (ISO 9001)',
  'Sertifikat ISO No. 44127719',
])('takes no seal’s or practice’s certificate for the insured’s: %s', (line) => {
  expect(billWith(line).values.insured_id).toBeUndefined();
});

test.each([
  ['Certificado del asegurado: 0047731-9904', '0047731-9904'],
  ['Certificate no. 4422-01987', '4422-01987'],
  ['No. Sertifikat peserta: 44127719', '44127719'],
  ['Member ID: SMNYL 66120473', 'SMNYL 66120473'],
])('but the insured’s own: %s', (line, number) => {
  expect(billWith(line).values.insured_id).toBe(number);
});

test.each(['Factura (CFDI 4.0) – Ingreso', 'Factura'])(
  'reads a series that is money elsewhere, and no folio of the tax office: %s',
  (title) => {
    const folio = 'Folio fiscal: 7D21C0AE-93B4-4F0E-8C11-5A9026EE41B7';
    const bill = (number: string) => billWith(`${title}\n${number}\nRFC ABC010101AB1, 06700 CDMX\n${folio}`);
    expect(bill('AUD 3307').values.invoice_number).toBe('AUD 3307');
    expect(bill('MXN 3307').values.invoice_number).not.toBe('MXN 3307');
  },
);
