import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const bill = (head: string, patient = 'Patient: Ida Moss') => `
${head}
${patient}
Consultation                              300,00 €
Total                                     300,00 €
Insurance Paid                            200,00 €
Patient Pays                              100,00 €`;
const valuesOf = (head: string, patient?: string) => extractInvoice(plainDocument(bill(head, patient))).values;

test.each([
  ['Rettungsdienst Landkreis Wolfsleben\nBescheid-Nr. 54.2/26-008817', '54.2/26-008817'],
  ['Praxis Dr. Harms\nLiquidation          2026-01193', '2026-01193'],
  ['Zahnarztpraxis am Ring\nRechnung über Ihren Eigenanteil Nr. 26-00417', '26-00417'],
  ['Farmacia del Pueblo\nFACTURA B     0004-00031277', '0004-00031277'],
  ['Cabinet Weber\nMÉMOIRE D’HONORAIRES MSK-25-2207', 'MSK-25-2207'],
  ['Clinique Sainte-Anne\nNote de frais :     2026-URG-30442', '2026-URG-30442'],
])('knows the bill’s number: %s', (head, number) => expect(valuesOf(head).invoice_number).toBe(number));

test.each([
  ['Clinique Sainte-Anne\nDossier de l’O.A. :    S/26/771930', 'S/26/771930'],
  ['Clinica Miraflores\nSolic. Beneficio: SB-26-7718840', 'SB-26-7718840'],
])('knows the claim’s number: %s', (head, number) => expect(valuesOf(head).claim_number).toBe(number));

test.each([
  ['Carteira: VA 118 44 7720 / 02', 'VA 118 44 7720 / 02'],
  ['Membership number: 4471 0093 KX', '4471 0093 KX'],
  ['Kundennr. beim Versicherer    7740 218 553', '7740 218 553'],
])('reads a member’s number to its end: %s', (line, number) =>
  expect(valuesOf(`Elm Row Clinic\n${line}`).insured_id).toBe(number),
);

test('gives the patient’s name in full where the address shortens the family’s', () => {
  const letter = `
Hartwell Health Insurance
Mrs C Okafor
14 Mill Lane
Dear Mrs Okafor
Your daughter Ella Okafor: account from Elm Row Clinic
Consultation                              £300.00
We have paid                              £200.00
You pay                                   £100.00`;
  expect(extractInvoice(plainDocument(letter)).values.patient_name).toBe('Ella Okafor');
});

test('takes a physician of the family’s name, or another of it, for no patient', () => {
  const bill = (other: string) => `
Hartwell Health
Mrs C Okafor
14 Mill Lane
${other}
Patient: C Okafor
Consultation  £90.00
Total £90.00`;
  for (const other of ['Dr Rupert Okafor', 'Dr Claire Okafor', 'Policyholder: James Okafor'])
    expect(extractInvoice(plainDocument(bill(other))).values.patient_name).toBe('C Okafor');
});

test.each(['Patient: Mag.a Theresia Kumpusch', 'Patient: Hofrat Dr. Theresia Kumpusch'])(
  'takes titles off: %s',
  (patient) => expect(valuesOf('Elm Row Clinic', patient).patient_name).toBe('Theresia Kumpusch'),
);

test('takes words of a form and of a card for nobody’s name', () => {
  expect(valuesOf('Elm Row Clinic\nRxGRP UHEALTH').patient_name).toBe('Ida Moss');
  expect(valuesOf('Elm Row Clinic', 'Patient: Other Names Surname').patient_name).toBeUndefined();
});

test('ends a provider’s name before what a sentence goes on with', () => {
  const letter = `
Hartwell Health Insurance
You sent us the invoice of Clínica Mente Serena in January and February.
Patient: Ida Moss
Consultation                              £300.00
We have paid                              £200.00
You pay                                   £100.00`;
  expect(extractInvoice(plainDocument(letter)).values.provider_name).toBe('Clínica Mente Serena');
});

test('takes the provider from a column over what is taken off below', () => {
  const statement = `
Helsana Versicherungen AG
Leistungserbringer              Beleg              Behandlung           Anerkannt CHF
Radiologie Rheinquelle AG       R-2026-55182       MRI Knie                    648.35
Abzug Jahresfranchise                                                          213.60
Abzug Selbstbehalt 10 %                                                         43.50`;
  expect(extractInvoice(plainDocument(statement)).values.provider_name).toBe('Radiologie Rheinquelle AG');
});
