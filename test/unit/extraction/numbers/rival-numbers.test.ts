import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  ['KV-Nummer: 2026-00418\nVersichertennummer: T418207735', 'insured_id', 'T418207735'],
  ['Cartão Nacional de Saúde: 708027400704\nNº da carteira: 0032118827', 'insured_id', '0032118827'],
  ['Receipt no.: 4418-2\nInvoice no.: 77120', 'invoice_number', '77120'],
  ['Expediente      445201\nSiniestro       2026-0330-5519', 'claim_number', '2026-0330-5519'],
  ['Ticket: 260214_00318| Bon: 4471820', 'invoice_number', '260214_00318'],
] as const)('takes the number whose label says it best: %s', (lines, field, value) => {
  expect(billWith(lines).readings[field]).toMatchObject({ value });
});

test('is less sure of a number where another label says nearly as surely another', () => {
  const { insured_id } = billWith('Insurance ID: 7712004\nScheme No.: 118-22').readings;
  expect(insured_id).toMatchObject({ value: '7712004' });
  expect(insured_id?.confidence).toBeLessThan(0.8);
});

test('is as sure as ever where the other label gives a part of the same number', () => {
  const { claim_number } = billWith('Claim ID: 77d1e0b2-e18e-4e5a\nClaim #: 77D1E0B2').readings;
  expect(claim_number?.confidence).toBeGreaterThan(0.9);
});

test('takes no word that begins with N for the mark of a title’s number', () => {
  expect(billWith('RECEIPT     NIF B88852433').values.invoice_number).toBeUndefined();
});

test.each([
  ['Carné de afiliación SU-88120447-1', 'insured_id', 'SU-88120447-1'],
  ['ID peserta            NHI-ID 30098815', 'insured_id', 'NHI-ID 30098815'],
] as const)('takes the capitals that a number begins with for no part of its label: %s', (line, field, value) => {
  expect(billWith(line).values[field]).toBe(value);
});

test('is no surer of a noun that says little because a number follows', () => {
  expect(billWith('Protocolo       : 260312-044').readings.claim_number?.confidence).toBeLessThan(0.7);
});

test('takes an insurer’s bare reference for the claim’s number, and a clinic’s for the bill’s', () => {
  expect(billWith('Explanation of benefits\nRef: MS/SET/26-51730').values).toMatchObject({
    claim_number: 'MS/SET/26-51730',
  });
  expect(billWith('Ref: 26-51730').values).toMatchObject({ invoice_number: '26-51730' });
});
