import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const bill = (head: string, after = '') => `
${head}
Patient: Ida Moss
Consultation                              $300.00
Total                                     $300.00
Insurance Paid                            $200.00
Patient Pays                              $100.00
${after}`;
const valuesOf = (head: string, after?: string) => extractInvoice(plainDocument(bill(head, after))).values;

test.each([
  ['MR RUPERT AINSLEY FRCS (ORTH)\nConsultant Orthopaedic Surgeon', 'Rupert Ainsley'],
  ['Mr Alasdair Penhallow\nMD FRCS (Tr & Orth)\nConsultant Orthopaedic Surgeon', 'Alasdair Penhallow'],
  ['Alicia Hornbeck, PsyD\nLicensed Psychologist', 'Alicia Hornbeck'],
  ['DR SUNITA RAMACHANDRAN\nMD FRCP, Consultant Cardiologist', 'Sunita Ramachandran'],
])('takes who stands over a profession for the provider: %s', (head, name) => {
  expect(valuesOf(`${head}\nInvoice No. 4471`).provider_name).toBe(name);
});

test('keeps a practice that is named by a profession', () => {
  expect(valuesOf('Consultant Surgeons Clinic\nInvoice No. 4471').provider_name).toBe('Consultant Surgeons Clinic');
});

test.each(['Mdm Teo Wei Xuan', 'Mnr Hendrik Swanepoel', 'Puan Siti Aminah'])('takes the title off %s', (name) => {
  const values = extractInvoice(plainDocument(bill('Alder Clinic').replace('Ida Moss', name))).values;
  expect(values.patient_name).toBe(name.replace(/^\S+ /, ''));
});

test('takes the bill’s own number before that of an estimate', () => {
  const head = 'Cabinet dentaire Voltaire\nNOTE D’HONORAIRES N° 26-03-0481 du 27/03/2026';
  expect(valuesOf(head, 'Plafond annuel : 1 000,00 €. Devis n° D-2612 accepté le 02/03/2026.').invoice_number).toBe(
    '26-03-0481',
  );
});

test('gives the number right of its label, not to the words of an amount that stand over it', () => {
  const head =
    'Solent Scanning Rooms\nInvoice and statement of insurer payment\nInvoice         2026/0773       Issued     28 May 2026';
  expect(valuesOf(head).invoice_number).toBe('2026/0773');
});

test('knows a person’s number with the state from the member’s', () => {
  const head =
    'Clinique Sainte-Walburge\nN° registre national : 92.06.14-228.71\nN° d’inscription O.A. : 319/2207714-88';
  expect(valuesOf(head).insured_id).toBe('319/2207714-88');
  expect(valuesOf('Droguería La Ceiba\nAfiliado CC 43.118.772').insured_id).toBe('43.118.772');
});

test('takes no department in a letter’s number for a currency', () => {
  const letter = bill('Optik Cahaya\nNomor : B-0441/KES/XI/2025\nNomor Klaim : 25110447\nNilai dalam Rp').replaceAll(
    '$',
    '',
  );
  expect(extractInvoice(plainDocument(letter)).values.currency).not.toBe('KES');
});

test('reads day first where amounts are in rands', () => {
  const rands = bill('Umhlanga Ridge Dispensary\nInvoice date: 04-05-2026').replaceAll('$', 'R');
  expect(extractInvoice(plainDocument(rands)).values.submission_date).toBe('2026-05-04');
});
