import { expect, test } from 'vitest';
import { normalizeIdentifier } from '../../../../lambdas/domain/checks/normalize-identifier.ts';
import { billWith } from '../bill-with.ts';

const claim = (lines: string) => normalizeIdentifier(billWith(lines).values.claim_number ?? '');

test.each([
  'Claim No.          CLM 77654228',
  'Claim No.          Clm 77654228',
  'Claim No.          clm 77654228',
  'Claim          Clm 77654228',
  'Claim Number\nClm 77654228',
  'Claim No.: Clm 77654228',
  'Claim No.: Clm. 77654228',
  'Claim No.: CLM# 77654228',
  'Claim No.: Clm #77654228',
  'Claim No.: CLM-77654228',
  'Your claim no. Clm 77654228 was paid in full by the insurer last week.',
  'Clm 77654228',
  'CLM 77654228',
])('reads one claim’s number alike in whatever letters it begins: %s', (lines) => {
  expect(claim(lines)).toBe('clm77654228');
});

test.each([
  ['Schaden-Nr.: Sch 77654228', 'sch77654228'],
  ['Schadennummer          Sch. 77654228', 'sch77654228'],
  ['Siniestro: Sin 77654228', 'sin77654228'],
  ['N° sinistre          Sin. 77654228', 'sin77654228'],
  ['Sinistro: Sin 77654228', 'sin77654228'],
  ['Nomor Klaim          Klm. 77654228', 'klm77654228'],
])('in all languages: %s', (line, number) => {
  expect(claim(line)).toBe(number);
});

test.each([
  ['Invoice No.          Inv 77654', 'inv77654'],
  ['Invoice No.: inv 77654', 'inv77654'],
  ['Rechnung Nr.: Rg. 2026-118', 'rg2026118'],
  ['Rechnung          Rg. KG-2026/118', 'kg2026118'],
  ['Factura No.: Fac 77654', 'fac77654'],
  ['Facture n° : Fa 77654', 'fa77654'],
  ['Fatura: Ft 2026/118', 'ft2026118'],
  ['Kuitansi No.: Kw 77654', 'kw77654'],
])('and of bills: %s', (line, number) => {
  expect(normalizeIdentifier(billWith(line).values.invoice_number ?? '')).toBe(number);
});

test('but a label with a word for number is no part of it, and of two claims none is taken', () => {
  expect(claim('Clm No. 77654228')).toBe('77654228');
  expect(claim('CLM 77654228\nCLM 77654229')).toBe('');
});
