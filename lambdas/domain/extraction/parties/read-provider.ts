import type { Reading, Readings } from '../reading.ts';
import { labelledValues, readingOf } from '../sheet/labelled-values.ts';
import type { Segment } from '../sheet/layout.ts';
import { beginsAsTitle } from '../sheet/paper-title.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { continueValue } from '../sheet/wrapped-value.ts';
import { findMoney } from '../text/money.ts';
import { plainText } from '../text/plain-text.ts';
import type { PrintedValue } from '../text/printed-value.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from './insurer-words.ts';
import { providerInLetterhead } from './provider-in-letterhead.ts';
import { providerInPassing } from './provider-in-passing.ts';
import { providerInProse } from './provider-in-prose.ts';
import { DOCTOR, KIND_OF_CARE, PROVIDER_WORDS } from './provider-words.ts';
import { readOrganization } from './read-organization.ts';
import { readPerson } from './read-person.ts';
import { withoutNetwork } from './without-network.ts';

/** From here on a label outweighs the letterhead; below, unless its value names itself by care, it is only better than nothing. */
const CLEAR_LABEL = 0.7;
const BELIEVED = 0.45;

/** The provider: what a clear label says; else the letterhead; else a doubtful label (`From`, `Clinic`). */
export function readProvider(sheet: Sheet, known: Readings): Reading | undefined {
  const payer = plainText(known.insurance_name?.printed ?? '');
  const [labelled] = labelledValues(sheet, 'provider_name', readProviderName).filter(
    // `From: 12 Elm St` is where an ambulance set out.
    ({ slot, value }) =>
      plainText(value) !== payer &&
      value !== known.patient_name?.printed &&
      !/^\d/.test(value) &&
      !beginsAsTitle(plainText(value)) &&
      !KIND_OF_CARE.test(plainText(value)) &&
      // A department of a table's row: `PHARMACY | Ward medication | 120.00`.
      !(slot.method === 'label-right' && !slot.hit.colon && isBilled(slot.segment, sheet)) &&
      (hasWord(plainText(value), PROVIDER_WORDS) ||
        // `Provider Net Pd` is a column's head: without a colon the value must say by itself that it is a provider.
        (!hasWord(plainText(value), INSURER_WORDS) &&
          slot.method !== 'sentence' &&
          (slot.method !== 'label-inside' || slot.hit.colon))),
  );
  const clear =
    labelled && labelled.score >= (hasWord(plainText(labelled.value), PROVIDER_WORDS) ? BELIEVED : CLEAR_LABEL);
  const whole = clear ? continueValue(labelled, sheet) : undefined;
  if (whole && !isClinician(whole.value)) return withoutAddress(readingOf(whole));
  const letterhead = providerInLetterhead(sheet, known);
  // Under a practice's own letterhead a provider's name is the clinician's.
  if (letterhead && (!clear || headsPaper(letterhead, labelled.value))) return letterhead;
  return labelled && labelled.score >= BELIEVED
    ? withoutAddress(readingOf(continueValue(labelled, sheet)))
    : (providerInProse(sheet, payer, plainText(known.patient_name?.printed ?? '').trim()) ??
        providerInPassing(sheet, payer));
}

/** `Billing: Lakeside Clinic` under a heading: the row has a label of its own. */
function readProviderName(text: string, inSentence: boolean): PrintedValue | undefined {
  const skipped = OWN_LABEL.exec(text)?.[0].length ?? 0;
  const next = NEXT_LABEL.exec(text.slice(skipped))?.index;
  const found = readOrganization(text.slice(skipped, next === undefined ? undefined : skipped + next), inSentence);
  return found && { ...found, start: found.start + skipped, end: found.end + skipped };
}

const OWN_LABEL = /^(?:billing|name|facility|organi[sz]ation|practice|clinic|hospital|provider)(?: name)?\s*:\s*/i;

/** `Facturé par: ESTHER Encaissé par: JULES`: on one line the next label ends the name. */
const NEXT_LABEL = / \p{Lu}\p{Ll}+(?: (?:par|por|pel[oa]|von|durch|oleh|by))?:/u;

function isClinician(value: string): boolean {
  return (
    (DOCTOR.test(value) || readPerson(value, false)?.value === value) && !hasWord(plainText(value), PROVIDER_WORDS)
  );
}

/** A practice's name; over a physician's own label only one at the very top, where nothing but letterheads stands. */
function headsPaper({ value, place }: Reading, labelled: string): boolean {
  const atTop = place !== null && place.page === 1 && place.box.y < VERY_TOP;
  return hasWord(plainText(value), PROVIDER_WORDS) && (!DOCTOR.test(labelled) || (atTop && !DOCTOR.test(value)));
}

const VERY_TOP = 0.15;

function isBilled(segment: Segment, sheet: Sheet): boolean {
  return sheet.neighbours.row(segment).some(({ text }) => findMoney(text).some(({ certain }) => certain));
}

/** `Dr. med. Sommerfeld, Königstraße 18, 70173 Stuttgart`: behind a comma, what holds figures is an address. */
function withoutAddress(reading: Reading): Reading {
  const value = withoutNetwork(reading.value.replace(/,[^,]*\d.*$/, ''));
  return /\p{L}{2}/u.test(value) ? { ...reading, value } : reading;
}
