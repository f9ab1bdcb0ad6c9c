import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

const valuesOf = (text: string) => extractInvoice(plainDocument(text)).values;

test('begins no insurer’s name with the word for what is taken off', () => {
  const values = valuesOf(`Larch Hill Hospital
Patient: Edith Marlowe
Gross charges                                     800.00
Less PhilHealth                                   300.00
Amount due                                        500.00`);
  expect(values.insurance_name).toBe('PhilHealth');
});

test('takes the practice, not the physician over its name, for the provider', () => {
  const values = valuesOf(`Dr. N. Osei
Larch Hill Family Dentistry
12 Mill Lane
Patient: Edith Marlowe
Total                                             286.22`);
  expect(values.provider_name).toBe('Larch Hill Family Dentistry');
});

test.each(['Primary Diagnosis: Acute Bronchitis', 'Plan note: Annual Renewal', 'Insurance Diagnosis: Fractured Wrist'])(
  'takes what the last word before the colon says, not the first: %s',
  (line) => {
    const values = valuesOf(`Larch Hill Hospital
Patient: Edith Marlowe
${line}
Total                                             286.22`);
    expect(values.insurance_name).toBeUndefined();
  },
);

test('takes no kind of care in a column of categories for the provider', () => {
  const values = valuesOf(`Larch Hill Hospital
Patient: Edith Marlowe
Description              Category                 Amount
Blood count              Laboratory               100.00
Amoxicillin              Medicine                 186.22
Total                                             286.22`);
  expect(values.provider_name).toBe('Larch Hill Hospital');
});

test('ends a patient’s name where the next label of the line begins', () => {
  const values = valuesOf(`Larch Hill Hospital
PATIENT NAME: EDITH MARLOWE PATIENT'S RELATIONSHIP TO SUBSCRIBER: Child SUBSCRIBER NAME: OWEN MARLOWE
Total                                             286.22`);
  expect(values.patient_name).toBe('Edith Marlowe');
});

test('finds a patient over a file number', () => {
  const values = valuesOf(`Larch Hill Hospital
Edith Marlowe
MRN-204778 · 07700 900123
Total                                             286.22`);
  expect(values.patient_name).toBe('Edith Marlowe');
});

test('reads two words for number as one label', () => {
  const values = valuesOf(`Larch Hill Dental
Patient: Edith Marlowe
Your Cert. No. or ID. No.                         4471208
Total                                             286.22`);
  expect(values).toMatchObject({ insured_id: '4471208' });
});

test('reads the number of a claim in a line about paying', () => {
  const values = valuesOf(`Larch Hill Dental
Patient: Edith Marlowe
Total: $87.91
Paid by insurance on claim 4471208K0: $70.33. The balance is patient responsibility.`);
  expect(values).toMatchObject({ claim_number: '4471208K0', insurance_amount: '70.33' });
});

test('an insurer’s paper numbers its statements, and is dated by the settlement', () => {
  const values = valuesOf(`Kestrel Valley Health
Explanation of Benefits
Patient: Edith Marlowe
Patient ID: 4471208 01
Claim #: KV-2026-7781
Processed: September 8, 2026
Billed          Allowed         Plan Paid         You Pay
300.00          200.00          160.00            40.00
Generated on 9/11/2026     Document ID: EOB-KV-7781`);
  expect(values).toMatchObject({ submission_date: '2026-09-08' });
  expect(values.invoice_number).toBeUndefined();
});

test.each([
  'Patient: Edith Marlowe. Aufenthalt vom 27.07.2026 bis 03.08.2026',
  'Patiente : Edith Marlowe. Séjour du 27/07/2026 au 03/08/2026',
])('ends a patient’s name at the full stop behind it: %s', (line) => {
  expect(valuesOf(`Larch Hill Hospital\n${line}\nTotal           286.22`).patient_name).toBe('Edith Marlowe');
});

test.each([
  ['Versicherte Person: Edith Marlowe, Versichertennummer', 'Sehr geehrte Frau Marlowe,'],
  ['Personne assurée : Edith Marlowe, numéro d’assuré', 'Madame,'],
])('ends a name at the label whose value stands on the next line: %s', (line, greeting) => {
  expect(valuesOf(`UNIQA Versicherung\n${line}\n31-704 826\n${greeting}`).patient_name).toBe('Edith Marlowe');
});

test.each([
  'Larch Hill Imaging Associates – in network',
  'Larch Hill Imaging Associates, out-of-network',
  'Larch Hill Imaging Associates - participating provider',
])('leaves out behind a dash or comma whether the provider has a contract: %s', (name) => {
  expect(valuesOf(`Provider: ${name}\nPatient: Edith Marlowe\nTotal      90.00`).provider_name).toBe(
    'Larch Hill Imaging Associates',
  );
});

test('joins a name without a space where its line ends with its hyphen', () => {
  const values = valuesOf(`Patient                        Edith Marlowe
Provider                       Larch Hill Clinic Stoke-`);
  const { provider_name } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Explanation of benefits' },
      { x: 50, y: 80, text: 'Provider' },
      { x: 150, y: 80, text: 'Larch Hill Clinic Stoke-' },
      { x: 150, y: 93, text: 'Easton' },
    ),
  ).values;
  expect([values.provider_name, provider_name]).toEqual(['Larch Hill Clinic Stoke', 'Larch Hill Clinic Stoke-Easton']);
});

test.each([
  ['Professionnel de santé : Cabinet d’orthodontie du Mélèze', 'Cabinet d’orthodontie du Mélèze'],
  ['Séances suivies auprès du Cabinet de psychologie Vauban', 'Cabinet de psychologie Vauban'],
  ['Consultas que le ha prestado el Gabinete de Psicología Alerce', 'Gabinete de Psicología Alerce'],
])('goes on with a name past words of care: %s', (text, provider) => {
  const { provider_name } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Mutuelle des Deux Rives', size: 16 },
      { x: 50, y: 80, text: 'Votre décompte de remboursement de ce mois, que vous trouverez plus bas en détail.' },
      { x: 50, y: 93, text: `Bénéficiaire des soins : Edith Marlowe (enfant). ${text}.` },
    ),
  ).values;
  expect(provider_name).toBe(provider);
});

test('takes no letter of a form’s rows for part of the insurer’s name', () => {
  const { insurance_name } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'LARCH HILL MEDICAL CENTER' },
      { x: 50, y: 100, text: '50 PAYER NAME', size: 6 },
      { x: 50, y: 110, text: 'A GRANITE COAST HEALTH COOPERATIVE', size: 8 },
      { x: 50, y: 120, text: 'B', size: 8 },
      { x: 50, y: 130, text: 'C', size: 8 },
    ),
  ).values;
  expect(insurance_name).toBe('GRANITE COAST HEALTH COOPERATIVE');
});

test('goes on with a name on the next line, whatever labelled value stands to its left', () => {
  const { insurance_name } = extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Clínica Alerce' },
      { x: 50, y: 80, text: 'Paciente: Edith Marlowe' },
      { x: 300, y: 80, text: 'Entidad aseguradora: Mutua Levantina de Previsión' },
      { x: 50, y: 93, text: 'Fecha nac. 21/12/1993' },
      { x: 405, y: 93, text: 'Sanitaria' },
    ),
  ).values;
  expect(insurance_name).toBe('Mutua Levantina de Previsión Sanitaria');
});

test.each([
  ['Fisioterapia Olmo Ltda. — CNPJ 04.771.203/0001-58 — Rua das Flores 900, Curitiba - PR', 'Fisioterapia Olmo Ltda.'],
  ['FISIOTERAPIA OLMO LTDA · CNPJ: 04.771.203/0001-58', 'FISIOTERAPIA OLMO LTDA'],
  ['Cabinet dentaire Orme | SIRET 802 954 785 00028 | 12 rue Haute, Lille', 'Cabinet dentaire Orme'],
  ['Clínica Dental Olmo - C.I.F. B12345678 - Calle Mayor 3, Soria', 'Clínica Dental Olmo'],
])('ends a provider’s name before the number that it is registered under: %s', (letterhead, name) => {
  const values = valuesOf(`${letterhead}
Total                                             286.22`);
  expect(values.provider_name).toBe(name);
});

test.each([['Mme Ludivine Hamon, ostéopathe D.O.'], ['Inh. Detlef Grahl'], ['Dr. Sabine Tröger']])(
  'under a practice stands whose it is: %s',
  (owner) => {
    const head = ['Facture n° 2026-114', 'Patient: Ann Smith', 'Prestataire', 'Cabinet des Quais', owner];
    const sums = ['Honoraires 240,00 €', 'Part AXA 160,00 €', 'Reste à charge 80,00 €'];
    const lines = [...head, '', '', ...sums].map((text, line) => ({ x: 50, y: 50 + line * 14, text }));
    const { values } = extractInvoice(printedDocument(...lines.filter(({ text }) => text !== '')));
    expect(values.provider_name).toBe('Cabinet des Quais');
  },
);

test('ends a provider’s name before the town with its state', () => {
  const values = valuesOf(`Hospital Santa Clara - Vila Velha/ES - CNPJ 27.118.447/0001-90
Total                                             286.22`);
  expect(values.provider_name).toBe('Hospital Santa Clara');
});
