import type { Document } from '../document/document.ts';
import { recognizedPages } from '../document/recognized-pages.ts';
import { asSureAsRead } from './amounts/as-sure-as-read.ts';
import { readSubmissionDate } from './dates/read-submission-date.ts';
import { readIds } from './numbers/read-ids.ts';
import { bareId } from './parties/bare-id.ts';
import { idBesideInsurer } from './parties/id-beside-insurer.ts';
import { readPatient } from './parties/read-patient.ts';
import { readProvider } from './parties/read-provider.ts';
import { ID_FIELDS, type Outline, type Readings } from './reading.ts';
import { sheetOf } from './sheet/sheet.ts';

/**
 * Step 7: numbers, names and the date.
 * @param known what earlier steps read: the insurer's name is no provider and no patient.
 */
export function readFields(document: Document, outline: Outline, known: Readings): Readings {
  const sheet = sheetOf(document);
  const patient = readPatient(sheet, known);
  const found: Readings = {
    ...known,
    ...readIds(sheet),
    ...(patient && { patient_name: patient }),
  };
  const id = found.insured_id ? undefined : (bareId(sheet, found) ?? idBesideInsurer(sheet, known.insurance_name));
  // `Aetna (claim 4412-771)`: a number that is a claim's or an invoice's is no member's.
  const beside = ID_FIELDS.some((field) => found[field]?.value === id?.value) ? undefined : id;
  const provider = readProvider(sheet, found);
  const date = readSubmissionDate(sheet, outline.language, recognizedPages(document), found.invoice_number);
  const read = {
    ...found,
    ...(beside && { insured_id: beside }),
    ...(provider && { provider_name: provider }),
    ...(date && { submission_date: date }),
  };
  return { ...asSureAsRead(read, document), ...known };
}
