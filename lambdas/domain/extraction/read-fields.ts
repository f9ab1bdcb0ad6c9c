import type { Document } from '../document/document.ts';
import { recognizedPages } from '../document/recognized-pages.ts';
import { asSureAsRead } from './amounts/as-sure-as-read.ts';
import { readSubmissionDate } from './dates/read-submission-date.ts';
import { numberOfPolicy } from './numbers/number-of-policy.ts';
import { readIds } from './numbers/read-ids.ts';
import { weighNumbers } from './numbers/weigh-numbers.ts';
import { bareId } from './parties/bare-id.ts';
import { fileOfInsurer } from './parties/file-of-insurer.ts';
import { CUSTOMERS_NUMBER, idBesideInsurer } from './parties/id-beside-insurer.ts';
import { idUnderInsurer } from './parties/id-under-insurer.ts';
import { readPatient } from './parties/read-patient.ts';
import { readProvider } from './parties/read-provider.ts';
import { weighProvider } from './parties/weigh-provider.ts';
import { ID_FIELDS, type Outline, type Reading, type Readings } from './reading.ts';
import { type Sheet, sheetOf } from './sheet/sheet.ts';

/** A number without a label that says whose it is, by where it stands. */
function idOfInsurer(sheet: Sheet, found: Readings, insurer: Reading | undefined): Reading | undefined {
  return (
    bareId(sheet, found) ?? idBesideInsurer(sheet, insurer) ?? idUnderInsurer(sheet, insurer) ?? numberOfPolicy(sheet)
  );
}

/** What an insurer numbers its customers by goes before what the state gives everybody. */
function customersNumber(sheet: Sheet, found: Reading, insurer: Reading | undefined): Reading | undefined {
  const beside = idBesideInsurer(sheet, insurer);
  return beside?.method === CUSTOMERS_NUMBER && beside.confidence > found.confidence ? beside : undefined;
}

/**
 * Step 7: numbers, names and the date.
 * @param known what earlier steps read: the insurer's name is no provider and no patient.
 */
export function readFields(document: Document, outline: Outline, known: Readings): Readings {
  const sheet = sheetOf(document);
  const told = toldFields(document, outline, known);
  return { ...asSureAsRead(weighProvider(weighNumbers(told, sheet), sheet), document), ...known };
}

/** What labels and signs tell. */
export function toldFields(document: Document, outline: Outline, known: Readings): Readings {
  const sheet = sheetOf(document);
  const patient = readPatient(sheet, known);
  const found: Readings = {
    ...known,
    ...readIds(sheet),
    ...(patient && { patient_name: patient }),
  };
  const id = found.insured_id
    ? customersNumber(sheet, found.insured_id, known.insurance_name)
    : idOfInsurer(sheet, found, known.insurance_name);
  // `Aetna (claim 4412-771)`: a number that is a claim's or an invoice's is no member's.
  const beside = ID_FIELDS.some((field) => found[field]?.value === id?.value) ? undefined : id;
  const file = found.claim_number ? undefined : fileOfInsurer(sheet, known.insurance_name);
  const claim = ID_FIELDS.some((field) => found[field]?.value === file?.value) ? undefined : file;
  const provider = readProvider(sheet, found);
  const date = readSubmissionDate(sheet, outline.language, recognizedPages(document), found.invoice_number);
  return {
    ...found,
    ...(claim && { claim_number: claim }),
    ...(beside && { insured_id: beside }),
    ...(provider && { provider_name: provider }),
    ...(date && { submission_date: date }),
  };
}
