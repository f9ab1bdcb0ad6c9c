import { expect, test } from 'vitest';
import { withoutAddress } from '../../../../lambdas/domain/extraction/parties/without-address.ts';
import { extractInvoice } from '../extract-invoice.ts';
import { patientOfBill } from '../patient-of-bill.ts';
import { plainDocument } from '../printed-page.ts';

test.each([
  ['Recaudación Clínica Los Boldos <recaudacion@boldos.example>', 'Clínica Los Boldos'],
  ['Billing Elm Court Clinic <billing@elm.example>', 'Elm Court Clinic'],
  ['Elm Court Clinic <billing@elm.example>', 'Elm Court Clinic'],
  // Without a mail's address it is what a house calls itself.
  ['Administración Clínica Los Boldos', 'Administración Clínica Los Boldos'],
])('the office that sends a mail is no part of the house’s name: %s', (sender, name) => {
  expect(withoutAddress(sender)).toBe(name);
});

test('a company’s form behind what an insurer is called besides is no other insurer', () => {
  const { values } = extractInvoice(
    plainDocument(`
Elm Court Clinic, Abu Dhabi
Insurer: Daman – National Health Insurance Company PJSC
Total            AED 400.00
Insurance pays   AED 320.00
Patient pays     AED 80.00`),
  );
  expect(values.identified_insurer).toBe('Daman');
});

test('what a name is called in Catalan is no name', () => {
  expect(patientOfBill('Apellidos y nombre del paciente Cognoms i nom del pacient')).toBeUndefined();
});

test('a company is no patient', () => {
  expect(patientOfBill('Nama pasien: PT Samudra Niaga Perkasa')).toBeUndefined();
  expect(patientOfBill('Nama pasien: Samudra Niaga Perkasa')).toBe('Samudra Niaga Perkasa');
});
