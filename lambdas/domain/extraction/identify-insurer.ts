import { UNKNOWN_INSURER } from '../../contracts/extraction-data.ts';
import type { Document } from '../document/document.ts';
import type { Insurer } from '../insurers/insurer.ts';
import { type InsurerMatch, matchInsurers } from '../insurers/match-insurer.ts';
import { asSureAsRead } from './amounts/as-sure-as-read.ts';
import { addressedInsurer } from './parties/addressed-insurer.ts';
import { endOfLine, endOfName } from './parties/end-of-name.ts';
import { insurerAsProvider } from './parties/insurer-as-provider.ts';
import { insurerInLetterhead } from './parties/insurer-in-letterhead.ts';
import { insurerInPassing } from './parties/insurer-in-passing.ts';
import { insurerInPayments } from './parties/insurer-in-payments.ts';
import { insurerOfStatement } from './parties/insurer-of-statement.ts';
import { insurerOnItsOwn } from './parties/insurer-on-its-own.ts';
import { isInsurer } from './parties/is-insurer.ts';
import { isNoName } from './parties/is-no-name.ts';
import { isPartOfName } from './parties/is-part-of-name.ts';
import { payerBehindWord } from './parties/name-behind-word.ts';
import { readOrganization } from './parties/read-organization.ts';
import { withoutPaymentMode } from './parties/without-payment-mode.ts';
import type { Outline, Reading, Readings } from './reading.ts';
import { type Candidate, labelledValues, readingOf } from './sheet/labelled-values.ts';
import { placeOf, type Segment } from './sheet/layout.ts';
import { type Sheet, type Slot, sheetOf, weightOf } from './sheet/sheet.ts';
import { continueValue } from './sheet/wrapped-value.ts';
import { guessCountry } from './text/country.ts';
import { isGeneralName } from './text/general-names.ts';
import { findMoney } from './text/money.ts';

const BELIEVED = 0.5;

/**
 * Step 5: the insurer's name exactly as printed, and who of the registry that is.
 * A labelled name decides; without one, an insurer of the registry that is named anywhere, if it is the only one.
 * `identified_insurer` is UNKNOWN when the document names none that the registry knows.
 */
export function identifyInsurer(document: Document, outline: Outline, registry: readonly Insurer[]): Readings {
  const sheet = sheetOf(document);
  const candidates = labelledValues(sheet, 'insurance_name', (text, inSentence) => {
    const known = inSentence ? firstNamed(text, registry) : undefined;
    if (!known) return readOrganization(text, inSentence);
    const end = endOfName(known, text);
    return { value: text.slice(known.start, end), start: known.start, end, quality: 1 };
  })
    .map(withoutPaymentMode)
    .map((candidate) => withoutKind(candidate, registry))
    .map((candidate) => withoutOther(candidate, registry))
    .map((candidate) => (isAddressee(candidate) && isInsurer(candidate.value, registry) ? surer(candidate) : candidate))
    .filter(
      ({ value, slot }) =>
        !isPartOfName(slot) &&
        (!isBilled(slot, sheet) || isInsurer(value, registry)) &&
        (slot.hit.colon || slot.method !== 'label-inside' || startsWithCapital(value)),
    )
    // Under a bill's addressee stands its address.
    .map((candidate) => (isAddressee(candidate) ? candidate : continueValue(candidate, sheet)))
    .filter(({ value }) => !isGeneralName(value))
    .filter((candidate) => !isNoName(candidate, (value) => isInsurer(value, registry)));
  const labelled = bestLabelled(candidates, registry, sheet);
  const mention = () => (outline.kind === 'health-invoice' ? onlyMention(sheet, registry) : undefined);
  const onPaper = labelled && isPlanOnly(labelled.candidate, registry) ? (mention() ?? letterhead(sheet)) : undefined;
  if (labelled && labelled.candidate.score >= BELIEVED && !onPaper) {
    const match = preferred(labelled.matches, sheet);
    const name = readingOf(labelled.candidate);
    return asSureAsRead({ insurance_name: name, identified_insurer: identified(match, name) }, document);
  }
  const asProvider = insurerAsProvider(sheet);
  if (asProvider) {
    const match = preferred(matchInsurers(asProvider.value, registry, true), sheet);
    return asSureAsRead({ insurance_name: asProvider, identified_insurer: identified(match, asProvider) }, document);
  }
  const mentioned = mention();
  const paying = insurerInPayments(sheet);
  if (paying && (!mentioned || paying.value.includes(mentioned.insurance_name?.value ?? ''))) {
    const match = preferred(matchInsurers(paying.value, registry, true), sheet);
    return asSureAsRead({ insurance_name: paying, identified_insurer: identified(match, paying) }, document);
  }
  const named =
    payerBehindWord(sheet) ??
    addressedInsurer(sheet) ??
    insurerInLetterhead(sheet) ??
    insurerOfStatement(sheet) ??
    insurerOnItsOwn(sheet) ??
    insurerInPassing(sheet);
  const found = onPaper ?? mentioned ?? unidentified(named);
  return asSureAsRead(found, document);
}

function letterhead(sheet: Sheet): Readings | undefined {
  const name = insurerInLetterhead(sheet);
  return name && unidentified(name);
}

function unidentified(name: Reading | undefined): Readings {
  return { ...(name && { insurance_name: name }), identified_insurer: identified(undefined, name) };
}

/** `Krankenkasse` over `Akupunktur   130,00`: on its row stands what is billed for it. */
function isBilled({ segment, method, hit }: Slot, { neighbours }: Sheet): boolean {
  const [first, second, third] = neighbours.row(segment);
  const isPriced = first === segment && !third && findMoney(second?.text ?? '').some(({ certain }) => certain);
  return method === 'label-below' && !hit.colon && isPriced;
}

/** `Plan Name: Choice 80/20`: the plan's own name, which says nothing of whose plan it is. */
function isPlanOnly({ value, slot }: Candidate, registry: readonly Insurer[]): boolean {
  const { segment, start, end } = slot.hit;
  return (
    /^(?!.*(?:company|carrier|pay[eo]r)).*plan/.test(segment.plain.slice(start, end)) && !isInsurer(value, registry)
  );
}

/** A name beside another label goes before the plan's, if it is believed at all. */
const OF_PLAN = 0.4;

function isAddressee({ slot }: Candidate): boolean {
  return weightOf(slot.hit, 'insurance_name') < BELIEVED;
}

function surer(candidate: Candidate): Candidate {
  return { ...candidate, score: Math.max(candidate.score, SELF_SPOKEN) };
}

const SELF_SPOKEN = 0.62;

/** `Ana Ruiz / BNI Life Insurance`: of two names with a stroke between them the one that is an insurer's. */
function withoutOther(candidate: Candidate, registry: readonly Insurer[]): Candidate {
  const parts = candidate.value.split(' / ');
  const [only, other] = parts.length === 2 ? parts.filter((part) => isInsurer(part, registry)) : [];
  return only === undefined || other !== undefined ? candidate : { ...candidate, value: only, printed: only };
}

const KIND =
  /^(?:asuransi|jaminan|penjamin|seguro|conv[eê]nio|assurance|versicherung|insurance)\b(\s*[-–—:/])?\s*(?=\p{Lu})/iu;

/** `Cara Bayar: JAMINAN - Jasa Raharja`, `Asuransi Prudential Indonesia`: how it is paid, and then by whom. */
function withoutKind(candidate: Candidate, registry: readonly Insurer[]): Candidate {
  const [kind, dash] = KIND.exec(candidate.value) ?? [];
  const value = candidate.value.slice(kind?.length ?? 0);
  const known = () => isAddressee(candidate) && matchInsurers(value, registry, true).length > 0;
  if (kind === undefined || (dash === undefined && !known())) return candidate;
  return surer({ ...candidate, value, printed: value });
}

/** The longest of the names that a sentence goes on with. */
function firstNamed(text: string, registry: readonly Insurer[]): InsurerMatch | undefined {
  const near = matchInsurers(text.slice(0, 80), registry, false).filter(({ start }) => start < 25);
  return near.sort((a, b) => b.end - b.start - (a.end - a.start))[0];
}

/** Of several labelled names one that the registry knows is the better reading of `insurance`. */
function bestLabelled(
  candidates: readonly Candidate[],
  registry: readonly Insurer[],
  sheet: Sheet,
): { readonly candidate: Candidate; readonly matches: readonly InsurerMatch[] } | undefined {
  const rated = candidates.map((candidate) => {
    const matches = matchInsurers(candidate.value, registry, true).filter(
      (match) => !isNamesake(match, candidate, sheet),
    );
    const rating = candidate.score + (matches.length > 0 ? 0.3 : 0) - (isPlanOnly(candidate, registry) ? OF_PLAN : 0);
    return { candidate, matches, rating };
  });
  const [best] = rated.sort((a, b) => b.rating - a.rating);
  // `Compañía: Seguros SURA`: a name may hold what elsewhere is a label.
  const whole = ({ candidate: { value, slot, score } }: (typeof rated)[number]) =>
    score >= BELIEVED && slot.segment === best?.candidate.slot.segment && value.endsWith(` ${best.candidate.value}`);
  return rated.find(whole) ?? best;
}

/** Of an insurer in more countries than these a subsidiary elsewhere is likely. */
const FEW_COUNTRIES = 2;

/** New Zealand's `UniMed Group` is not Brazil's Unimed: one word of a longer name, in a country where that insurer is not. */
function isNamesake(match: InsurerMatch, { value }: Candidate, sheet: Sheet): boolean {
  return value.trim().includes(' ') && isForeignWord(match, sheet);
}

/** Indonesia's `Rekam Medis` is not Portugal's Médis, nor a Señora Molina a plan of the United States. */
function isForeignWord({ insurer, alias }: InsurerMatch, sheet: Sheet): boolean {
  if (alias.includes(' ') || insurer.countries.length > FEW_COUNTRIES) return false;
  const country = guessCountry(sheet.segments);
  return country !== undefined && !insurer.countries.includes(country);
}

/** Of equally good matches the insurer that works in the document's country. */
function preferred(matches: readonly InsurerMatch[], sheet: Sheet): InsurerMatch | undefined {
  const [best] = matches;
  if (!best) return undefined;
  const equals = matches.filter((match) => match.similarity >= best.similarity - 0.01);
  if (equals.length === 1) return best;
  const country = guessCountry(sheet.segments);
  const local = equals.find(({ insurer }) => country !== undefined && insurer.countries.includes(country));
  const longest = [...equals].sort((a, b) => b.end - b.start - (a.end - a.start))[0];
  return local && longest && local.end - local.start >= longest.end - longest.start ? local : longest;
}

function identified(match: InsurerMatch | undefined, name: Reading | undefined): Reading {
  if (!match)
    return {
      value: UNKNOWN_INSURER,
      printed: name?.printed ?? null,
      confidence: 0.9,
      place: name?.place ?? null,
      method: 'registry',
    };
  return {
    value: match.insurer.name,
    printed: name?.printed ?? match.alias,
    confidence: Math.min(0.98, (name?.confidence ?? 0.8) + 0.1, match.similarity),
    place: name?.place ?? null,
    method: 'registry',
  };
}

function onlyMention(sheet: Sheet, registry: readonly Insurer[]): Readings | undefined {
  const mentions: { match: InsurerMatch; segment: Segment }[] = [];
  for (const segment of sheet.segments) {
    for (const match of matchInsurers(segment.text, registry, false)) {
      const isNamed = match.similarity >= 0.9 && startsWithCapital(segment.text.slice(match.start));
      if (isNamed && !isForeignWord(match, sheet)) mentions.push({ match, segment });
    }
  }
  const names = new Set(mentions.map(({ match }) => match.insurer.name));
  const [first] = mentions.sort((a, b) => b.match.end - b.match.start - (a.match.end - a.match.start));
  if (!first || names.size !== 1) return undefined;
  const { match, segment } = first;
  const end = Math.max(endOfName(match, segment.text), endOfLine(match, segment));
  const value = segment.text.slice(match.start, end);
  const place = placeOf(segment, match.start, end);
  const country = guessCountry(sheet.segments);
  const foreign = country !== undefined && !match.insurer.countries.includes(country);
  const reading = { value, printed: value, confidence: foreign ? 0.6 : 0.75, place, method: 'registry' };
  return { insurance_name: reading, identified_insurer: identified(match, reading) };
}

function startsWithCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text) || /^(?:nib|laya)\b/.test(text);
}
