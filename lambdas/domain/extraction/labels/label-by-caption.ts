import { matchInsurers } from '../../insurers/match-insurer.ts';
import { INSURERS } from '../../insurers/registry.ts';
import { kindAt } from '../layout/kinds-beside.ts';
import type { Segment } from '../layout/layout.ts';
import type { ValueKind } from '../layout/value-kind.ts';
import { findMoney } from '../text/money.ts';
import { findDates } from '../text/printed-date.ts';
import { isOfPermit } from '../words/permit-words.ts';
import { bearerOf, isPaidByInsurer, isRefundByInsurer, saysWhoBears } from './borne-by.ts';
import { type Caption, captionOf } from './caption-of.ts';
import { WHAT_IS_LEFT } from './figure-phrase.ts';
import { tokensOf, VOCABULARIES } from './figure-vocabulary.ts';
import { judgeCaption } from './judge-caption.ts';
import { type Concept, labelByWords } from './label-rule.ts';
import type { LabelGroup } from './match-labels.ts';
import { isPaidByYou } from './paid-by-you.ts';
import { partyOfCaption } from './party-of-caption.ts';
import { isServiceCalledTotal } from './service-called-total.ts';
import { whoseShare } from './whose-share.ts';

/** A caption less likely than this says nothing; one that words of other labels contradict must be likelier. */
const [LIKELY, SURE] = [0.5, 0.6];
/** What a caption that is no known label says is believed less than what a label says. */
const TRUST = 0.8;
/** Of two kinds of dates one is soon the likelier, and names are more than those asked for. */
const LIKELIER = 0.7;
/** Where no value stands beside it, it may be a name or a heading. */
const ALONE = 0.8;
/** `WPA` over a number is likelier an insurer than its caption. */
const SHORT = 4;
/** So short a word over a date says nothing of it. */
const SHORTEST = 2;
/** `Maxime Thibodeau`, `Maximilian Bauer`: a name that begins as words for the most do. */
const FORENAME = /^Maxim(?:e|ian[eo]?|ilian[eo]?|iliana|ino|us)? \p{Lu}\p{L}+/u;
/** `Payment received`: who paid is not said, unless captions like it say so surely. */
const SURELY = 0.85;
const NOBODY: ReadonlySet<string> = new Set();

/** Labels from this weight on are no mere words. */
const STRONG = 0.75;

/** `Less Jubilee  35,000.00`: what a bill's reckoning takes off is read with its other rows (see reckonings.ts). */
const DEDUCTED = /^(?:less|minus|abzuglich|abzgl|menos|moins|dikurangi)(?![a-z])/;

/** `SARL au capital de 8 000 €` in a letterhead: what a company was founded with is no limit. */
const COMPANYS_CAPITAL =
  /(?<![a-z])(?:(?:au|com (?:o )?|con (?:un )?) ?capital|capital (?:social|variable|desembolsado|suscrito|realizado|integralizado)|(?:stamm|grund|aktien|gesellschafts) ?kapital|(?:share|paid up|registered|issued) capital|modal (?:dasar|disetor|ditempatkan))(?![a-z])/;

/**
 * The labels of a segment, and the one that its caption makes where it is known for none as a whole, by its likeness to other
 * captions (see judge-caption.ts). It takes the place of labels that are only parts of it: `Nomor register klaim` is more
 * than `Nomor` and `klaim`; and of a figure's label that other captions surely contradict.
 * @param beside the kind of the value in the cell beside it, where one stands there.
 */
export function withLabelByCaption(segment: Segment, labels: LabelGroup[], beside?: ValueKind): LabelGroup[] {
  const [only] = labels;
  if (only && labels.length === 1 && isAll(only, segment) && !isOfFigure(only)) return labels;
  const caption = captionOf(segment);
  if (!caption) return labels;
  const { start, end, endsAt } = caption;
  const whole = labels.find(([label]) => label.start <= start + 1 && label.end >= end - 2);
  if (whole) return labels.map((label) => (label === whole ? unlessContradicted(label, segment) : label));
  const parts = labels.filter(([label]) => label.start < end);
  if (parts.length > 1 && areTwoLabels(parts)) return labels;
  const words = segment.plain.slice(start, end);
  if (DEDUCTED.test(words) || COMPANYS_CAPITAL.test(words) || FORENAME.test(segment.text)) return labels;
  const kind = endsAt === 'line' ? beside : kindAt(segment, end);
  const judged = conceptOf(words, segment.text.slice(start, end), kind);
  const { concept, likelihood } = isShareByRate(judged.concept, words, segment.text.slice(end)) ? RATED : judged;
  if (concept === 'claim_number' && isOfPermit(words)) return labels;
  // `De`, `Vers`, `Le` head the columns of a ride.
  if (concept === 'submission_date' && endsAt === 'line' && words.trim().length <= SHORTEST) return labels;
  if (!concept || OTHER.test(concept) || !isLikely(concept, likelihood, words, kind)) return labels;
  if (!mayAnnounce(concept, caption, segment) && !(kind === 'name' && likelihood >= NAMED)) return labels;
  if (likelihood < SURELY && concept === 'insurance_amount' && isPaidByNobody(segment.text.slice(start, end), words))
    return labels;
  if (concept === 'total_amount' && isServiceCalledTotal(words)) return labels;
  if (concept === 'max_coverage' && (OF_SECTION.test(words) || WHAT_IS_LEFT.test(words))) return labels;
  // `Asuransi Rp` over a figure is no name's label.
  if (concept.endsWith('_name') && SIGN_LAST.test(segment.text.slice(start))) return labels;
  // `Dto. aseguradora 10 %`: who grants it pays nothing by it.
  if (SHARES.has(concept) && partyOfCaption(words, NOBODY) === 'off') return labels;
  if (saysOtherwise(parts, concept, words)) return labels;
  const agreeing = parts.flat().filter(({ rule }) => rule.concept === concept);
  if (parts.length > 0 && agreeing.length === 0 && likelihood < SURE) return labels;
  const weight = Math.max(TRUST * likelihood, ...agreeing.map(({ rule }) => rule.weight));
  const label = { rule: labelByWords(concept, weight, endsAt !== 'value'), start, end };
  return [[label], ...labels.filter((group) => !parts.includes(group))];
}

/** `Sum I`, `Sum B`: a section's, and short of `Sum insured`. */
const OF_SECTION = /^ *sum +(?:[ivx]{1,4}|[a-h]) *$/;

/** As captions like it say, unless it says itself who bears its figure. */
function conceptOf(words: string, printed: string, kind: ValueKind | undefined): ReturnType<typeof judgeCaption> {
  if (kind === 'amount' && (isRefundByInsurer(words) || isPaidByInsurer(words, printed)))
    return { concept: 'insurance_amount', likelihood: NAMED };
  if (isPaidByYou(words)) return { concept: 'out_of_pocket', likelihood: NAMED };
  const judged = judgeCaption(words.replace(AS_SAID_BY, ' '), kind);
  if (!saysWhoBears(words) || !(kind === 'amount' || FIGURES.has(judged.concept))) return judged;
  const bearer = bearerOf(words, printed);
  if (bearer === 'insurer') return { concept: 'insurance_amount', likelihood: NAMED };
  return bearer ? judged : { ...judged, concept: undefined };
}

/** `Cobertura contrato 60 %   540.660,90`: a limit has no rate; what the cover comes to by one is the insurer's share. */
function isShareByRate(concept: Concept | undefined, words: string, behind: string): boolean {
  const mayBe = concept === 'max_coverage' && RATE.test(behind) && whoseShare(words) === 'insurer';
  return mayBe && !tokensOf(words).some((word) => VOCABULARIES.some(({ limit }) => limit.has(word)));
}

const RATE = /^ ?\(?\d{1,3}(?:[.,]\d{1,2})? ?%/;

/** `Plafon persalinan menurut pasien`, `Limit laut Patientin`: who says it neither bears nor pays it. */
const AS_SAID_BY =
  / (?:menurut|laut|segun|segundo|selon|according to|as (?:told|stated|declared) by)(?: (?:the|der|dem|el|la|le|o|a))? [a-z]+ *$/;

/** Whatever part of the segment its caption is, that is known for a label. */
function isAll([{ start, end }]: LabelGroup, { text }: Segment): boolean {
  return start <= 1 && end >= text.length - 2;
}

/** In one line, as heads set tightly are. */
function areTwoLabels(parts: readonly LabelGroup[]): boolean {
  const strong = new Set(parts.flatMap(([{ rule }]) => (rule.weight >= STRONG ? rule.concept : [])));
  return strong.size > 1;
}

function isLikely(concept: Concept, likelihood: number, words: string, kind: ValueKind | undefined): boolean {
  const least = kind && words.trim().length > SHORT ? LIKELY : ALONE;
  return likelihood >= (/_(?:name|date)$/.test(concept) ? Math.max(LIKELIER, least) : least);
}

/** `Receipt No. / Date`; `Insurance pays 80 %`: a date or a rate is said beside it. */
function saysOtherwise(parts: readonly LabelGroup[], concept: Concept, words: string): boolean {
  if (parts.length > 1 && !isDate(concept) && parts.some(([{ rule }]) => isDate(rule.concept))) return true;
  return words.includes('%') && parts.some(([{ rule }]) => rule.concept === 'insurance_percent');
}

function isPaidByNobody(printed: string, words: string): boolean {
  return partyOfCaption(words, NOBODY) === 'paid' && matchInsurers(printed, INSURERS, false).length === 0;
}

const SHARES: ReadonlySet<Concept> = new Set(['insurance_amount', 'out_of_pocket']);
const FIGURES: ReadonlySet<Concept | undefined> = new Set([
  'insurance_amount',
  'out_of_pocket',
  'total_amount',
  'max_coverage',
] as const);
/** Of 9,200 captions whose words say what they announce 800 announce something else: `Zahlung an Sie` is the insurer's. */
const CONTRADICTED = 0.85;

/** A figure's label, as its words say it, or as other captions like it say if they surely say another figure. */
function unlessContradicted(label: LabelGroup, { plain }: Segment): LabelGroup {
  const [{ start, end }] = label;
  if (!isOfFigure(label) || isPaidByYou(plain.slice(start, end))) return label;
  const { concept, likelihood } = judgeCaption(plain.slice(start, end));
  if (!concept || likelihood < CONTRADICTED || !FIGURES.has(concept)) return label;
  if (label.some(({ rule }) => rule.concept === concept)) return label;
  const isStrict = label.every(({ rule }) => rule.strict);
  return [{ rule: labelByWords(concept, TRUST * likelihood, isStrict), start, end }];
}

function isOfFigure(label: LabelGroup): boolean {
  return label.every(({ rule }) => FIGURES.has(rule.concept));
}

const SIGN_LAST = / (?:\p{Lu}{0,2}\p{Sc}|Rp\.?|Rs\.?|S\/\.?) *$/u;

const NAMED = 0.9;
const RATED = { concept: 'insurance_amount', likelihood: NAMED } as const;
/** None of the fields. */
const OTHER = /^(?:other|line)_/;

function isDate(concept: Concept | undefined): boolean {
  return concept?.endsWith('_date') ?? false;
}

/** What is no name of a person or company is told by the value behind it, if one stands in the line. */
function mayAnnounce(concept: Concept, { end, endsAt }: Caption, segment: Segment): boolean {
  if (endsAt === 'colon') return true;
  if (concept.endsWith('_name') || concept === 'currency') return false;
  if (endsAt === 'line') return true;
  if (/_number$|_id$/.test(concept)) return kindAt(segment, end) === 'number';
  const behind = segment.text.slice(end);
  const [value] =
    concept === 'submission_date' ? findDates(behind, 'day-first') : findMoney(behind, segment.thousandths);
  return value !== undefined && value.start <= CLOSE && behind.slice(value.end).trim().length <= CLOSE;
}

/** In characters. */
const CLOSE = 2;
