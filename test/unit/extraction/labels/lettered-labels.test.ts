import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { plainDocument, printedDocument } from '../printed-page.ts';

test('reads labels of forms that letter their rows', () => {
  const { values } = extractInvoice(
    plainDocument(`
REQUEST FOR CASHLESS HOSPITALISATION
a. Name of Insurance Company            Harbour Life Insurance
b. Name of Hospital                     Grey Heron Hospital
c) Name of the Patient                  Ida Moss
Claim Session ID: 114225
Sum Total Expected Cost of Hospitalization      $500.00`),
  );
  expect(values).toMatchObject({
    insurance_name: 'Harbour Life Insurance',
    provider_name: 'Grey Heron Hospital',
    patient_name: 'Ida Moss',
    total_amount: '500.00',
  });
  expect(values.claim_number).toBeUndefined();
});

test('and with numbers in circles', () => {
  const row = (y: number, captions: readonly string[], written: readonly string[]) => [
    ...captions.map((text, column) => ({ x: 40 + 180 * column, y, text, size: 6 })),
    ...written.map((text, column) => ({ x: 40 + 180 * column, y: y + 9, text })),
  ];
  const { values } = extractInvoice(
    printedDocument(
      ...row(60, ['① nom et prénom (suivis, s’il y a lieu, du nom d’usage)', '② né(e) le'], ['MOSS Ida', '29/01/2004']),
      ...row(120, ['⑦ N° adhérent', '⑧ N° contrat'], ['8 330 157 Q', 'COLL 70-118']),
      ...row(
        180,
        ['⑫ raison sociale', '⑬ N° FINESS', '⑭ N° de la note'],
        ['Optique du Lac', '69 2 60418 7', 'FO 11 204'],
      ),
      ...row(
        240,
        ['⑱ montant des honoraires retenus', '⑲ part organisme', '⑳ restant dû'],
        ['265,40 €', '132,70 €', '132,70 €'],
      ),
    ),
  );
  expect(values).toMatchObject({ insured_id: '8 330 157 Q', invoice_number: 'FO 11 204' });
  // The patient was born then.
  expect(values.submission_date).toBeUndefined();
});

test('reads under a head in capitals what stands under it, not the head beside it', () => {
  const { values } = extractInvoice(
    plainDocument(`
Grey Heron Dental                   TAX INVOICE
BILLED TO PATIENT                   CLINICAL RECORD
Ida Moss                            Reg. 87390
Crown                               $500.00
Less: PhilHealth & HMO Coverage:   -$400.00
Patient top-up                      $100.00
Gross Hospital Charges:             $500.00`),
  );
  expect(values).toMatchObject({
    patient_name: 'Ida Moss',
    insurance_amount: '400.00',
    out_of_pocket: '100.00',
    total_amount: '500.00',
  });
});

test('takes a payment that was received for nobody’s where no name stands behind it', () => {
  const { values } = extractInvoice(
    plainDocument(`
Grey Heron Dental
Patient: Ida Moss
Total                               $500.00
Payment Recd.                       $400.00
Balance                             $100.00`),
  );
  expect(values.insurance_amount).toBeUndefined();
});

test('takes the letter of a row for no label', () => {
  const { values } = extractInvoice(
    plainDocument(`
CLAIM FORM - PART B
a) Name of the hospital: GREY HERON HOSPITAL
b) Name of the Patient: Ida Moss
Total claimed: $500.00`),
  );
  expect(values).toMatchObject({ provider_name: 'GREY HERON HOSPITAL', patient_name: 'Ida Moss' });
});
