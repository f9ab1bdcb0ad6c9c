import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { patientOfBill } from '../patient-of-bill.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

test('finds the patient by what stands beside the name', () => {
  expect(patientOfBill('Ruth Abernathy | DOB 1944-02-11 | MBI 1EG4-TE5-MK73')).toBe('Ruth Abernathy');
  expect(patientOfBill('Ruth Abernathy | Reception | Room 4')).toBeUndefined();
});

test('finds the patient as whom the claim is for', () => {
  expect(patientOfBill('Claim 77-120-45 for Julia Stone')).toBe('Julia Stone');
  expect(patientOfBill('Services provided to Julia Stone on April 20, 2026')).toBe('Julia Stone');
  expect(patientOfBill('Charges for Office Visit Level Two')).toBeUndefined();
});

test('finds the patient behind a title that follows what the patient is', () => {
  expect(patientOfBill('Your insured, Mrs Julia Stone, is my patient.')).toBe('Julia Stone');
  expect(patientOfBill('Referred by Mr J. Teague, Orthopaedics')).toBeUndefined();
});

test('finds the patient whom a letter greets by the surname', () => {
  expect(patientOfBill('Bongani Dube\nDear Mr Dube')).toBe('Bongani Dube');
  expect(patientOfBill('Bongani Dube\nDear Mr Nkosi')).toBeUndefined();
});

test('finds the patient written as registration desks write a name, if only one is', () => {
  expect(patientOfBill('MARSH, THEO')).toBe('Theo Marsh');
  expect(patientOfBill('MARSH, THEO\nMARSH, IDA')).toBeUndefined();
  expect(patientOfBill('NAIROBI, KENYA')).toBeUndefined();
});

test('reads a name over two lines of a cell with the small words between', () => {
  const { values } = extractInvoice(
    printedDocument(
      { x: 50, y: 100, text: 'Patient Name:' },
      { x: 150, y: 100, text: 'Maria Fernanda de la' },
      { x: 150, y: 114, text: 'Cruz Ortega' },
      { x: 50, y: 128, text: 'Provider:' },
      { x: 150, y: 128, text: 'Saint Brigid' },
      { x: 150, y: 142, text: 'Trauma Center' },
      { x: 50, y: 170, text: 'Total Amount: $640.00' },
    ),
  );
  expect(values).toMatchObject({
    patient_name: 'Maria Fernanda de la Cruz Ortega',
    provider_name: 'Saint Brigid Trauma Center',
  });
});

test('takes who is announced by a compound of a known word, and not who signs', () => {
  expect(patientOfBill('Kassenpatient: Waldemar Hübner\nPrepared by: Agnes Thorne')).toBe('Waldemar Hübner');
  expect(patientOfBill('Prepared by: Agnes Thorne')).toBeUndefined();
});

test('is not sure of a patient beside whom another of the family is named', () => {
  const sure = (lines: string) =>
    extractInvoice(
      plainDocument(`Oakridge Internal Medicine\n${lines}\nVisit           $110.00\nYou pay         $22.00`),
    ).readings.patient_name?.confidence ?? 0;
  expect(sure('Patient: Nora Lindqvist\nAge: 41')).toBeGreaterThanOrEqual(0.8);
  expect(sure('Patient: Nora Lindqvist\nAge: 41\nDear Ms Nora Lindqvist')).toBeGreaterThanOrEqual(0.8);
  expect(sure('Patient: Nora Lindqvist\nAge: 41\nFor: Birger Lindqvist')).toBeLessThan(0.8);
});

const block = (name: string) =>
  printedDocument(
    { x: 50, y: 40, text: 'Hospital Particular da Serra', size: 14 },
    { x: 50, y: 115, text: 'Fatura-Recibo FR 26/33817' },
    { x: 213, y: 115, text: name },
    { x: 213, y: 127, text: 'Praceta do Moinho, 3, 2625-090' },
    { x: 213, y: 139, text: 'Póvoa de Santa Iria' },
    { x: 213, y: 151, text: 'NIF 218 446 903' },
    { x: 213, y: 163, text: 'Data de nascimento: 1984-11-05' },
    { x: 50, y: 200, text: 'Consulta' },
    { x: 400, y: 200, text: '95,00 €' },
  );

test.each([
  ['Maria Leonor Falcão', 'Maria Leonor Falcão'],
  ['Dr. Joaquim Regadas', 'Joaquim Regadas'],
])('takes whose date of birth stands under the address for the patient, and no town: %s', (printed, patient) => {
  expect(extractInvoice(block(printed)).values.patient_name).toBe(patient);
});

test('takes whose sessions a letter to another of the family is about for the patient', () => {
  const values = extractInvoice(
    plainDocument(`Swiss Life Prévoyance
Monsieur Emmanuel Delacourt
51 rue Jeanne d’Arc
59000 Lille

Nous revenons vers vous au sujet des six séances suivies par votre fille Apolline Delacourt.`),
  ).values;
  expect(values.patient_name).toBe('Apolline Delacourt');
});

test('takes no street or town before its number for the patient', () => {
  expect(patientOfBill('MARSH, THEO\nCarril de los Olmos, 22\n30012 Murcia')).toBe('Theo Marsh');
  expect(patientOfBill('Ruth Abernathy\n22 Boundary Street\nTe Puke 3119')).toBe('Ruth Abernathy');
});

test('finds the patient in care of whom a bill is sent', () => {
  expect(patientOfBill('Dr Alistair Moss\nc/- Southern Star claims\nPO Box 4471, Auckland 1142')).toBe('Alistair Moss');
  expect(patientOfBill('Dr Alistair Moss\nSouthern Star claims\nPO Box 4471, Auckland 1142')).toBeUndefined();
});
