import { expect, test } from 'vitest';
import { billWith } from '../bill-with.ts';

test.each([
  'Your bill went to Aviva Health Insurance (customer number 5530018-02), which meets most of it.',
  'Insurer: Aviva Health Insurance (client no. 5530018-02)',
  'Versicherung: Helvetia Versicherungen, Kundennummer 5530018-02',
  'Assureur : AXA Assurances (n° client 5530018-02)',
  'Aseguradora: Mapfre Seguros (n.º de cliente 5530018-02)',
  'Seguradora: Fidelidade Seguros (número de cliente 5530018-02)',
])('takes an insurer’s customer for insured: %s', (line) => {
  expect(billWith(line).values.insured_id).toBe('5530018-02');
});

test('but no customer of whoever bills', () => {
  expect(billWith('Kundennummer 5530018-02').values.insured_id).toBeUndefined();
  expect(billWith('Insurer: Aviva Health Insurance\nCustomer number 5530018-02').values.insured_id).toBeUndefined();
});

test.each([
  'Assurance          AXA Assurances\nIdentifiant          NS 01-822740-03',
  'Régime          AXA Assurances\nIdentification          NS 01-822740-03',
  'Aseguradora: Mapfre Seguros\nIdentificación: NS 01-822740-03',
  'Versicherung          Helvetia Versicherungen\nKennung          NS 01-822740-03',
  'Seguradora: Fidelidade Seguros\nIdentificação: NS 01-822740-03',
])('reads by what an insurer identifies the insured, right under its name: %s', (lines) => {
  expect(billWith(lines).values.insured_id).toBe('NS 01-822740-03');
});

test('but by what the state does under a patient’s is nobody’s', () => {
  expect(billWith('Paciente: Inés Caro\nIdentificación: 31884205').values.insured_id).toBeUndefined();
});

test.each([
  'Assureur: Solidaris Brabant\nDossier: SOL-26-550182',
  'Insurer: Solidaris Health Insurance\nFile no.: SOL-26-550182',
  'Seguradora: Sul Oceano Luz Seguros\nProcesso: SOL-26-550182',
])('takes a file that begins with the insurer’s letters for the claim: %s', (lines) => {
  expect(billWith(lines).values.claim_number).toBe('SOL-26-550182');
});

test('but no other’s file', () => {
  expect(billWith('Assureur: Solidaris Brabant\nDossier: HGB-26-550182').values.claim_number).toBeUndefined();
});
