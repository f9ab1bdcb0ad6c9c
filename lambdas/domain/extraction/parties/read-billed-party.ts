import { amountCandidates } from '../amounts/amount-candidates.ts';
import type { Reading } from '../reading.ts';
import { labelledValues, readingOf } from '../sheet/labelled-values.ts';
import { type Sheet, weightOf } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { CARE_GIVERS } from './provider-words.ts';
import { readOrganization } from './read-organization.ts';
import { readPerson } from './read-person.ts';

/** Labels of whoever a bill goes to; how it is paid is another question. */
const BILLED =
  /client|customer|kunde|debitor|auftraggeber|empfanger|adress|receptor|destinat|factur|fatur|rechnung|senor|pagador|payeur|doit|bill|invoice|sold|kepada|ditagih|pelanggan|adquirente|sacado/;
/** `BMI del Ecuador`: capitals among small letters are a company's. */
function hasInitials(name: string): boolean {
  return /(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/u.test(name) && /\p{Ll}{2}/u.test(name);
}

/** Labels of this weight name nobody in particular. */
const WEAK = 0.5;
const CLEAR = 0.6;
const CONFIDENCE = 0.55;

/**
 * The insurer whose name does not say that it is one: a bill that has an insurer's share goes to an organisation, while
 * its patient is named elsewhere.
 */
export function readBilledParty(sheet: Sheet): Reading | undefined {
  const shared = amountCandidates(sheet, 'insurance_amount').some(({ score }) => score >= CLEAR);
  const [patient] = labelledValues(sheet, 'patient_name', readPerson);
  if (!shared || !patient || patient.score < CLEAR) return undefined;
  const billed = labelledValues(sheet, 'insurance_name', readOrganization).find(
    ({ slot, value }) =>
      weightOf(slot.hit, 'insurance_name') < WEAK &&
      BILLED.test(slot.hit.segment.plain.slice(slot.hit.start, slot.hit.end)) &&
      slot.segment !== patient.slot.segment &&
      /^\p{Lu}[\p{L}&.'’ -]+$/u.test(value) &&
      // Somebody else may pay, as a parent does.
      (hasInitials(value) || (readPerson(value, false)?.quality ?? 0) < 1) &&
      !plainText(patient.value).includes(plainText(value)) &&
      !hasWord(plainText(value), CARE_GIVERS),
  );
  return billed && { ...readingOf(billed, billed.value, CONFIDENCE), method: 'billed-party' };
}
