import type { Segment } from '../sheet/layout.ts';
import { findMoney } from '../text/money.ts';
import { findDates } from '../text/printed-date.ts';
import { type Caption, captionOf } from './caption-of.ts';
import { judgeCaption } from './judge-caption.ts';
import { type Concept, labelByWords } from './label-rule.ts';
import type { LabelGroup } from './match-labels.ts';

/** A caption less likely than this says nothing; one that words of other labels contradict must be likelier. */
const [LIKELY, SURE] = [0.7, 0.8];
/** What a caption that is no known label says is believed less than what a label says. */
const TRUST = 0.8;
/** Labels from this weight on are no mere words. */
const STRONG = 0.75;

/** `Less Jubilee  35,000.00`: what a bill's reckoning takes off is read with its other rows (see reckonings.ts). */
const DEDUCTED = /^(?:less|minus|abzuglich|abzgl|menos|moins|dikurangi)(?![a-z])/;

/**
 * The labels of a segment, and the one that its caption makes where it is known for none as a whole, by its likeness to other
 * captions (see judge-caption.ts). It takes the place of labels that are only parts of it: `Nomor register klaim` is more
 * than `Nomor` and `klaim`; and of a figure's label that other captions surely contradict.
 */
export function withLabelByCaption(segment: Segment, labels: LabelGroup[]): LabelGroup[] {
  const caption = captionOf(segment);
  if (!caption) return labels;
  const { start, end, endsAt } = caption;
  const whole = labels.find(([label]) => label.start <= start + 1 && label.end >= end - 2);
  if (whole) return labels.map((label) => (label === whole ? unlessContradicted(label, segment) : label));
  const parts = labels.filter(([label]) => label.start < end);
  // Two labels in one line, as heads set tightly are.
  const strong = new Set(parts.flatMap(([{ rule }]) => (rule.weight >= STRONG ? rule.concept : [])));
  if (strong.size > 1) return labels;
  const words = segment.plain.slice(start, end);
  if (DEDUCTED.test(words)) return labels;
  const { concept, likelihood } = judgeCaption(words);
  // `Receipt No. / Date`
  if (parts.length > 1 && !isDate(concept) && parts.some(([{ rule }]) => isDate(rule.concept))) return labels;
  if (!concept || likelihood < LIKELY || !mayAnnounce(concept, caption, segment)) return labels;
  const agreeing = parts.flat().filter(({ rule }) => rule.concept === concept);
  if (parts.length > 0 && agreeing.length === 0 && likelihood < SURE) return labels;
  const weight = Math.max(TRUST * likelihood, ...agreeing.map(({ rule }) => rule.weight));
  const label = { rule: labelByWords(concept, weight, endsAt !== 'value'), start, end };
  return [[label], ...labels.filter((group) => !parts.includes(group))];
}

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
  if (!label.every(({ rule }) => FIGURES.has(rule.concept))) return label;
  const { concept, likelihood } = judgeCaption(plain.slice(start, end));
  if (!concept || likelihood < CONTRADICTED || !FIGURES.has(concept)) return label;
  if (label.some(({ rule }) => rule.concept === concept)) return label;
  const isStrict = label.every(({ rule }) => rule.strict);
  return [{ rule: labelByWords(concept, TRUST * likelihood, isStrict), start, end }];
}

function isDate(concept: Concept | undefined): boolean {
  return concept?.endsWith('_date') ?? false;
}

/** What is no name of a person or company is told by the value behind it, if one stands in the line. */
function mayAnnounce(concept: Concept, { end, endsAt }: Caption, { text }: Segment): boolean {
  if (endsAt === 'colon') return true;
  if (concept.endsWith('_name') || concept === 'currency') return false;
  if (endsAt === 'line') return true;
  const behind = text.slice(end);
  const [date] = findDates(behind, 'day-first');
  if (/_number$|_id$/.test(concept)) return NUMBER.test(behind) && !(date && date.start <= CLOSE);
  const [value] = concept === 'submission_date' ? [date] : findMoney(behind);
  return value !== undefined && value.start <= CLOSE && behind.slice(value.end).trim().length <= CLOSE;
}

const NUMBER = /^[\s.#:°º]*(?:\p{Lu}{1,5} ?)?[\p{Lu}\d./-]*\d[\p{Lu}\d./-]*\d/u;
/** In characters. */
const CLOSE = 2;
