import type { Document } from '../document/document.ts';
import { asSureAsRead } from './amounts/as-sure-as-read.ts';
import { bareId } from './parties/bare-id.ts';
import { describedPatient } from './parties/described-patient.ts';
import { idBesideInsurer } from './parties/id-beside-insurer.ts';
import { INSURER_WORDS } from './parties/insurer-words.ts';
import { patientBehindWord } from './parties/name-behind-word.ts';
import { nameOverBirth } from './parties/name-over-birth.ts';
import { patientColumn } from './parties/patient-column.ts';
import { payerOfReceipt } from './parties/payer-of-receipt.ts';
import { PROVIDER_WORDS } from './parties/provider-words.ts';
import { readAddressee } from './parties/read-addressee.ts';
import { readPerson } from './parties/read-person.ts';
import { readProvider } from './parties/read-provider.ts';
import { readSplitName } from './parties/read-split-name.ts';
import { IDS, readIds } from './read-ids.ts';
import { readSubmissionDate } from './read-submission-date.ts';
import type { Outline, Reading, Readings } from './reading.ts';
import { type Candidate, labelledValues, readingOf } from './sheet/labelled-values.ts';
import { placeOf } from './sheet/layout.ts';
import { lineAbove } from './sheet/line-above.ts';
import { type Sheet, type Slot, sheetOf } from './sheet/sheet.ts';
import { continueValue } from './sheet/wrapped-value.ts';
import { isTitle } from './text/person-name.ts';
import { plainText } from './text/plain-text.ts';
import { hasWord } from './text/word-pattern.ts';

/** Below this a value is left out: a wrong one costs more than a missing one. */
const BELIEVED = 0.45;

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
  const beside = IDS.some((field) => found[field]?.value === id?.value) ? undefined : id;
  const provider = readProvider(sheet, found);
  const date = readSubmissionDate(sheet, outline.language, found.invoice_number);
  const read = {
    ...found,
    ...(beside && { insured_id: beside }),
    ...(provider && { provider_name: provider }),
    ...(date && { submission_date: date }),
  };
  return { ...asSureAsRead(read, document), ...known };
}

function readPatient(sheet: Sheet, known: Readings): Reading | undefined {
  const candidates = labelledValues(sheet, 'patient_name', readPerson).filter(
    ({ value, slot }) => value !== known.insurance_name?.printed && !holdsBankAccount(slot, sheet),
  );
  const [best] = candidates;
  const split = readSplitName(sheet);
  if (split && (!best || best.score < split.confidence)) return split;
  if (!best || best.score < BELIEVED)
    return (
      readSignature(sheet) ??
      readSalutation(sheet) ??
      patientColumn(sheet) ??
      nameOverBirth(sheet) ??
      weaklyLabelled(best) ??
      patientBehindWord(sheet) ??
      payerOfReceipt(sheet) ??
      describedPatient(sheet) ??
      readAddressee(sheet) ??
      readTitledName(sheet)
    );
  // Under a name follows its address; only beside a label is the next line more of the name.
  const whole =
    best.slot.method === 'label-right'
      ? continueValue(best, sheet, (line) => readPerson(line, false)?.value === line)
      : best;
  return readingOf(whole);
}

/** The holder of a fund's account is its member, of a bank's the one to be paid. */
function holdsBankAccount({ hit: { segment, start, end } }: Slot, { segments }: Sheet): boolean {
  return /account/.test(segment.plain.slice(start, end)) && segments.some(({ plain }) => BANK.test(plain));
}

const BANK = /(?<![a-z])(?:bank|banking|iban|swift|branch code|sort code)(?![a-z])/;

/** `Bill to` and a bare `Name` announce the patient only where nothing else does. */
function weaklyLabelled(best: Candidate | undefined): Reading | undefined {
  const isPerson =
    best && !hasWord(plainText(best.value), PROVIDER_WORDS) && !hasWord(plainText(best.value), INSURER_WORDS);
  return isPerson && best.score >= 0.3 && best.slot.method !== 'sentence'
    ? readingOf(best, best.value, 0.6)
    : undefined;
}

const ADDRESSED =
  /^(?:(?:To|An|À|Para|Kepada) )?(?:Mr|Mrs|Ms|Miss|Master|Smt|Shri|Herrn?|Frau|M\.|Mme|Mlle|Monsieur|Madame|Sra?|Dña|Senhora?|Tn|Ny|Bpk|Bapak|Ibu|Sdri?|Nona|Tuan|Nyonya)\.? \p{Lu}/u;
const UPPER_PART = 0.45;

/** A bill is sent to its patient: a name with its title that stands alone over an address. */
function readTitledName(sheet: Sheet): Reading | undefined {
  const named = sheet.segments.filter(
    ({ page, top, pageHeight, text }) => page === 1 && top < UPPER_PART * pageHeight && ADDRESSED.test(text),
  );
  const [only, second] = named;
  const start = only ? (/^(?:To|An|À|Para|Kepada) /.exec(only.text)?.[0].length ?? 0) : 0;
  const name = only && readPerson(only.text.slice(start).split(/,(?=.*\d)/)[0] ?? '', false);
  if (!only || second || !name || name.quality < 1) return undefined;
  const place = placeOf(only, start + name.start, start + name.end);
  return { value: name.value, printed: name.value, confidence: 0.6, place, method: 'addressee' };
}

/** Under a letter: the name, and under the name who signs it: `Patient`. */
function readSignature(sheet: Sheet): Reading | undefined {
  for (const { segment, whole, meanings } of sheet.hits) {
    if (!whole || !meanings.some(({ concept }) => concept === 'patient_name')) continue;
    const above = lineAbove(segment, sheet);
    const name = above && readPerson(above.text, false);
    if (!above || !name || name.quality < 1 || sheet.hits.some((hit) => hit.segment === above)) continue;
    if (hasWord(above.plain, PROVIDER_WORDS)) continue;
    const place = placeOf(above, name.start, name.end);
    return { value: name.value, printed: name.value, confidence: 0.7, place, method: 'signature' };
  }
  return undefined;
}

const SALUTATION =
  /^(?:dear|sehr geehrter?|guten tag|liebe[rs]?|estimad[oa]|apreciad[oa]|cher|chere|prezad[oa]|caro|cara|exm[oa]|yth|kepada yth)[ .]/;

/** A letter addresses its patient: `Dear Ms Hannah Sandoval,`. */
function readSalutation(sheet: Sheet): Reading | undefined {
  for (const segment of sheet.segments) {
    const match = SALUTATION.exec(segment.plain);
    if (!match) continue;
    const after = segment.text.slice(match[0].length);
    const skipped = after.length - after.replace(/^[\s.ª()a]*(?=\p{Lu})/u, '').length;
    const name = readPerson(after.slice(skipped), true);
    if (!name || name.value.split(' ').filter((word) => !isTitle(word)).length < 2) continue;
    const from = match[0].length + skipped + name.start;
    const place = placeOf(segment, from, from + name.value.length);
    return { value: name.value, printed: name.value, confidence: 0.85 * name.quality, place, method: 'salutation' };
  }
  return undefined;
}
