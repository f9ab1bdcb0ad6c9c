import { joinBoxes, placeOf, type Segment } from '../layout/layout.ts';
import type { Reading, Readings } from '../reading.ts';
import { isInsurersPaper } from '../sheet/insurers-paper.ts';
import { labelledValues, readingOf } from '../sheet/labelled-values.ts';
import type { Sheet, Slot } from '../sheet/sheet.ts';
import { LARGE, usualHeight } from '../sheet/usual-height.ts';
import { continueValue } from '../sheet/wrapped-value.ts';
import { plainText } from '../text/plain-text.ts';
import type { PrintedValue } from '../text/printed-value.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from '../words/insurer-words.ts';
import { beginsAsTitle } from '../words/paper-title.ts';
import { saysKindOfCare } from '../words/professions.ts';
import { DOCTOR, KIND_OF_CARE, PROVIDER_WORDS } from '../words/provider-words.ts';
import { isOtherHouse } from './is-other-house.ts';
import { isStopOfRide } from './is-stop-of-ride.ts';
import { kindOverName } from './kind-over-name.ts';
import { linesOfName } from './lines-of-name.ts';
import { linesThatName } from './lines-that-name.ts';
import { markBefore, nameInFull } from './name-with-mark.ts';
import { isProfession } from './profession.ts';
import { providerColumn } from './provider-column.ts';
import { providerInPassing } from './provider-in-passing.ts';
import { providerInProse } from './provider-in-prose.ts';
import { oddsOf, type ProviderCandidate } from './provider-signs.ts';
import { readOrganization } from './read-organization.ts';
import { readPhysician } from './read-physician.ts';
import { withoutAddress, withoutTown } from './without-address.ts';
import { withoutNetwork } from './without-network.ts';
import { withoutStay } from './without-stay.ts';

/** Names beside labels are tried up to here: no bill labels its provider this often. */
const MOST_LABELLED = 8;
/** Below this it is likelier that the provider is nowhere named so. */
const LIKELIER_THAN_NOT = 0.35;

/** A name that may be the provider's, as it would be given. */
interface Named extends ProviderCandidate {
  readonly reading: Reading;
}

/**
 * The provider: of all names beside labels and on lines of their own the one for which most signs speak, as surely as they
 * speak for it and for no other; else who is named in passing.
 */
export function readProvider(sheet: Sheet, known: Readings): Reading | undefined {
  const payer = plainText(known.insurance_name?.printed ?? '');
  const rated = [
    ...labelledProviders(sheet, known, payer),
    ...treating(sheet, known, payer),
    ...inColumn(sheet),
    ...linesThatName(sheet, known).map((line) => lineAsNamed(line, sheet)),
  ].map((named) => ({ named, odds: oddsOf(named, sheet) }));
  const all = rated.reduce((sum, { odds }) => sum + odds, 1);
  const byName = new Map<string, { best: (typeof rated)[number]; odds: number }>();
  for (const one of rated) {
    const name = plainText(one.named.value).trim();
    const same = byName.get(name);
    byName.set(name, {
      best: same && same.best.odds >= one.odds ? same.best : one,
      odds: (same?.odds ?? 0) + one.odds,
    });
  }
  const [likeliest] = [...byName.values()].sort((x, y) => y.odds - x.odds);
  const probability = likeliest ? likeliest.odds / all : 0;
  const isLikely = likeliest !== undefined && probability >= LIKELIER_THAN_NOT;
  if (isLikely && saysCare(likeliest.best.named)) return asGiven(likeliest.best.named, sheet, probability);
  // A letter's sender that no word of care speaks for gives way to whom the letter says the bill is from.
  const inProse = providerInProse(sheet, payer, plainText(known.patient_name?.printed ?? '').trim());
  if (inProse) return inProse;
  return isLikely ? asGiven(likeliest.best.named, sheet, probability) : providerInPassing(sheet, payer);
}

function saysCare({ value, labelled }: Named): boolean {
  return labelled > 0 || DOCTOR.test(value) || hasWord(plainText(value), PROVIDER_WORDS);
}

/** Who treats, as insurers' papers label whose bill they settle; on a bill it is the practice's physician, or whom it refers to. */
const TREATING =
  /^ *(?:treating )?(?:dentist|practitioner|consultant|therapist|behandler(?:in)?|praticien|medecin|medico|dokter)(?: name)?[ :]*$/;
/** Less than what a label of the provider says. */
const OF_TREATING = 0.5;

function treating(sheet: Sheet, known: Readings, payer: string): readonly Named[] {
  return labelledValues(sheet, 'other_name', readProviderName)
    .filter(
      ({ slot: { hit, method }, value }) =>
        (method === 'label-inside' ? hit.colon : method !== 'sentence' && hit.whole) &&
        TREATING.test(hit.segment.plain.slice(hit.start, hit.end)) &&
        plainText(value) !== payer &&
        value !== known.patient_name?.printed &&
        (hasWord(plainText(value), PROVIDER_WORDS) || (DOCTOR.test(value) && isInsurersPaper(sheet))) &&
        !KIND_OF_CARE.test(plainText(value)),
    )
    .slice(0, MOST_LABELLED)
    .map((candidate) => {
      const reading = withoutAddressLine(readingOf(continueValue(candidate, sheet, isMoreOfName)));
      return { value: reading.value, segment: candidate.slot.segment, labelled: OF_TREATING, reading };
    });
}

/** Under a name stands what somebody is, or what is done there. */
function isMoreOfName(line: string): boolean {
  return !isProfession({ plain: plainText(line), text: line }) && !saysKindOfCare(line);
}

function inColumn(sheet: Sheet): readonly Named[] {
  const column = providerColumn(sheet, readProviderName);
  if (!column) return [];
  const reading = withoutAddressLine(column.reading);
  return [{ value: reading.value, segment: column.segment, labelled: reading.confidence, reading }];
}

const SUREST = 0.98;

function asGiven({ reading, segment, labelled }: Named, sheet: Sheet, probability: number): Reading {
  const confidence = Math.min(SUREST, probability);
  if (labelled > 0) return { ...reading, confidence };
  const full = nameInFull(segment, sheet);
  if (full) return { ...reading, value: full.value, printed: full.value, confidence, place: placeOf(full.line) };
  const mark = markBefore(segment, sheet);
  const lines = [...(mark ? [mark] : []), ...(kindOverName(segment, sheet) ?? linesOfName(segment, sheet))];
  const value = nameOn(lines);
  return { ...reading, value, printed: value, confidence, place: lines.map((line) => placeOf(line)).reduce(joinBoxes) };
}

function nameOn(lines: readonly Segment[]): string {
  const text = lines.map((line) => line.text).join(' ');
  return withoutStay(withoutAddress(text))
    .replace(GAVE_CARE, '')
    .replace(/[,;:]+$/, '');
}

/** `Rendered at Sequoia Hospital`, `Services by Elm Imaging`: a statement's line says who gave the care. */
const GAVE_CARE =
  /^(?:Rendered|Performed|Treated|Seen|(?:Services?|Care|Treatment)(?: (?:rendered|provided|received|given))?) (?:by|at|from) (?=\p{Lu})/u;

function lineAsNamed(segment: Segment, sheet: Sheet): Named {
  // `Orthopädie` / `Sonnenblick`: the first word alone would be no name.
  const heads = segment === sheet.segments[0] || segment.bottom - segment.top >= LARGE * usualHeight(sheet);
  const mark = segment.words.length === 1 ? markBefore(segment, sheet) : undefined;
  const own = segment.words.length === 1 && heads ? linesOfName(segment, sheet) : [segment];
  const lines = mark ? [mark, segment] : own;
  const value = nameOn(lines);
  const reading = { value, printed: value, confidence: 0, place: placeOf(segment), method: 'letterhead' };
  return { value, segment, labelled: 0, reading };
}

function labelledProviders(sheet: Sheet, known: Readings, payer: string): readonly Named[] {
  return labelledValues(sheet, 'provider_name', readProviderName)
    .filter(
      // `From: 12 Elm St` is where an ambulance set out.
      ({ slot, value }) =>
        plainText(value) !== payer &&
        value !== known.patient_name?.printed &&
        // `B1 Klinik`: a form's next box.
        !/^\p{Lu}?\d/u.test(value) &&
        !beginsAsTitle(plainText(value)) &&
        !KIND_OF_CARE.test(plainText(value)) &&
        !isStopOfRide(slot.segment, sheet) &&
        !isOtherHouse(slot.segment, slot.segment.text.indexOf(value, slot.from), sheet, slot.hit.segment) &&
        // A department of a table's row: `PHARMACY | Ward medication | 120.00`.
        !(slot.method === 'label-right' && !slot.hit.colon && isBilled(slot.segment, sheet)) &&
        (hasWord(plainText(value), PROVIDER_WORDS) ||
          // `Provider Net Pd` is a column's head: without a colon the value must say by itself that it is a provider.
          (!hasWord(plainText(value), INSURER_WORDS) &&
            (slot.method !== 'sentence' || isColonOfParagraph(slot)) &&
            (slot.method !== 'label-inside' || slot.hit.colon))),
    )
    .slice(0, MOST_LABELLED)
    .map((candidate) => {
      const reading = withoutAddressLine(readingOf(continueValue(candidate, sheet, isMoreOfName)));
      return { value: reading.value, segment: candidate.slot.segment, labelled: candidate.score, reading };
    });
}

/** `Emisor: Ana Ruiz, NIF 77-B` over several lines. */
function isColonOfParagraph({ hit, segment }: Slot): boolean {
  return segment.lines > 1 && hit.colon && (hit.leads || hit.start === 0);
}

/** `Billing: Lakeside Clinic` under a heading: the row has a label of its own. */
function readProviderName(text: string, inSentence: boolean): PrintedValue | undefined {
  const skipped = (OWN_LABEL.exec(text) ?? (inSentence ? ARTICLE.exec(text) : null))?.[0].length ?? 0;
  const next = NEXT_LABEL.exec(text.slice(skipped))?.index;
  const own = text.slice(skipped, next === undefined ? undefined : skipped + next);
  const before = own.length - own.trimStart().length;
  const physician = inSentence ? readPhysician(own.slice(before)) : undefined;
  const [found, from] = physician ? [physician, skipped + before] : [readOrganization(own, inSentence), skipped];
  return found && { ...found, start: found.start + from, end: found.end + from };
}

const OWN_LABEL = /^(?:billing|name|facility|organi[sz]ation|practice|clinic|hospital|provider)(?: name)?\s*:\s*/i;

/** `Soins réalisés par la Selarl Dentaire` */
const ARTICLE = /^\s*(?:(?:la|le|die|der|dem|das|el|o|a|the) |l[’'])(?=\p{Lu})/u;

/** `Facturé par: ESTHER Encaissé par: JULES`: on one line the next label ends the name. */
const NEXT_LABEL = / \p{Lu}\p{Ll}+(?: (?:par|por|pel[oa]|von|durch|oleh|by))?:/u;

function isBilled(segment: Segment, sheet: Sheet): boolean {
  return sheet.neighbours.row(segment).some(({ amounts }) => amounts.length > 0);
}

/** `Elm Imaging (in network,`: what a bracket begins in small letters and the name's end cuts off. */
const ASIDE = / \(\p{Ll}[^)]*$/u;

/** `Dr. med. Sommerfeld, Königstraße 18, 70173 Stuttgart`: behind a comma, what holds figures is an address. */
function withoutAddressLine(reading: Reading): Reading {
  const value = withoutTown(withoutNetwork(reading.value.replace(/,[^,]*\d.*$/, '').replace(ASIDE, '')));
  return /\p{L}{2}/u.test(value) ? { ...reading, value } : reading;
}
