import { describe, expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument } from '../printed-page.ts';

const read = (text: string) => extractInvoice(plainDocument(text)).values;
const FIGURES = `
Total              $1,200.00
Insurance pays       $900.00
Patient pays         $300.00`;

describe('the patient of a bill that never says patient', () => {
  test.each([
    ['over an address and a birth', 'Rosa Dena\n14 Elm Road\nSpringfield, IL 62704\nDOB: 2/14/1974'],
    ['over a client’s birth', 'Rosa Dena\nClient DOB: 02/14/1974'],
    ['over an address of one line', 'Rosa Dena\n8 Harbour St, Wollongong NSW 2500'],
    ['as the buyer', 'Buyer: Rosa Dena'],
    ['as a till’s customer', 'Cust : ROSA DENA'],
    ['in the claim’s title', 'Hospitalisation Claim - Rosa Dena'],
    ['with a title in a note', 'Claim AR92 submitted electronically for Ms. Rosa Dena. Limit for the event: 5,000.00.'],
  ])('is found %s', (_, lines) => {
    expect(read(`Elmwood Family Clinic\nInvoice No: INV-4471\n${lines}\n${FIGURES}`).patient_name).toBe('Rosa Dena');
  });

  test('is not the seller, nor the town', () => {
    const values = read(`
Invoice no. 2026-0441
Seller:                              Buyer:
Meadow Physio Ltd                    Rosa Dena
4 Mill Lane, Naas                    18 Oak Park, Newbridge
${FIGURES}`);
    expect(values).toMatchObject({ provider_name: 'Meadow Physio Ltd', patient_name: 'Rosa Dena' });
  });
});

describe('a label made of words for a party', () => {
  test.each([
    'Insurer & TPA',
    'Payer / Insurance',
    'TPA or Insurer',
    'Insurance / TPA Company',
    'Responsible Payer',
    'Insurance Carrier / Payor',
    'Health Scheme Funder',
    'Primary Medical Insurer',
    'Name of Insurance Corporation',
  ])('announces the insurer: %s', (words) => {
    const bill = `Elmwood Family Clinic\nPatient: Rosa Dena\n${words}: Oldham Benefit Ltd\n${FIGURES}`;
    expect(read(bill).insurance_name).toBe('Oldham Benefit Ltd');
  });

  test('announces nobody within a longer line', () => {
    const desk = read(`Elmwood Family Clinic\nInsurance TPA Desk\nPatient: Rosa Dena\n${FIGURES}`);
    expect(desk.insurance_name).toBeUndefined();
  });
});

test.each([
  ['Provider: Tidewater Psychotherapy Group (OON)', 'Tidewater Psychotherapy Group'],
  ['Pay to: Northgate Radiology Associates', 'Northgate Radiology Associates'],
  ['Seen by: Mesa Vista Cardiology on 09/28/2026', 'Mesa Vista Cardiology'],
])('the provider of an insurer’s paper is who %s', (line, name) => {
  const values = read(`EXPLANATION OF BENEFITS\nPayer: Humana\nPatient: Rosa Dena\n${line}\n${FIGURES}`);
  expect(values.provider_name).toBe(name);
});

test('a title that holds a label’s word announces nothing, and behind a letterhead’s comma is its street', () => {
  const values = read(`STATEMENT OF ACCOUNT\nST. AGATHA MEDICAL CENTER\nPatient: Rosa Dena\n${FIGURES}`);
  expect(values.provider_name).toBe('ST. AGATHA MEDICAL CENTER');
  const street = read(`Margalla Hills Hospital, Murree Road, Rawalpindi\nPatient: Rosa Dena\n${FIGURES}`);
  expect(street.provider_name).toBe('Margalla Hills Hospital');
});

test.each([
  ['APOTEK KIMIA MEDIKA 12', 'APOTEK KIMIA MEDIKA 12'],
  ['Clinic Street 12', undefined],
  ['Consultorio 12', undefined],
])('takes the number of one of several houses for a part of its name: %s', (line, name) => {
  const { values } = extractInvoice(
    plainDocument(
      `${line}\nJl. Sultan Agung No. 55, Malang 65111\nNama Pasien: Sri Wahyuningsih\nPenjamin: Manulife Indonesia\nCandesartan 8 mg    126.000\nTotal Nota    126.000`,
    ),
  );
  expect(values.provider_name).toBe(name);
});
