import type { Segment } from '../layout/layout.ts';
import { figurePhrase, WHAT_IS_LEFT } from './figure-phrase.ts';
import { isNumbering } from './is-numbering.ts';
import type { LabelMatch } from './label-match.ts';
import { type Concept, type LabelRule, labelByWords } from './label-rule.ts';
import { isNext, type LabelWord } from './words-of.ts';

/** A line that says nothing else than the phrase, its figure aside, is surely its label. */
const [WHOLE_LINE, WITHIN, TOTAL] = [1, 0.95, 0.8];
const SHARES: readonly Concept[] = ['insurance_amount', 'out_of_pocket', 'max_coverage', 'insurance_percent'];
const rules = (weight: number) => new Map<Concept, LabelRule>(SHARES.map((one) => [one, labelByWords(one, weight)]));
const ALONE = rules(WHOLE_LINE).set('total_amount', labelByWords('total_amount', TOTAL));
const AMONG_OTHERS = rules(WITHIN);
/** What may follow a phrase that is all its line says: a remark or a rate, a colon, a figure. */
const FIGURE_BEHIND = new RegExp(
  [
    String.raw`^[\s.,)]*(?:\([^)]{1,40}\)|@?\s?\d{1,3}(?:[.,]\d+)?\s?%)?\s*[:–-]?\s*`,
    String.raw`(?:[-–(]?\s?(?:\p{Sc}|\p{Lu}{1,3}\p{Sc}?|Rs\.?|R[Pp]\.?|S/)?\s?[-–(]?\d[\d.,'’ ]*\)?(?:\s?[A-Z]{3,4}|\s?\p{Sc}|\s?Kz)?)?$`,
  ].join(''),
  'u',
);
const BREAK = /[:;,!?]|\p{L}{4}\.\s/u;

/** The labels of shares, limits and totals in a text of which a word tells of figures, by its words; see figure-phrase.ts. */
export function findFigurePhrases(segment: Segment, words: readonly LabelWord[]): LabelMatch[] {
  // `80 % paid`: behind a figure the sign is its own.
  const isOfFigure = (at: number) => words[at]?.text === '%' && /^\d/.test(words[at - 1]?.text ?? '');
  const masks = words.map((word, at) => {
    const mask = word.means.ofFigures;
    return mask === 0 || isOfFigure(at) || isNumbered(word, segment) ? 0 : mask;
  });
  const found: LabelMatch[] = [];
  let at = 0;
  while (at < words.length) {
    let [mask, end] = [masks[at] ?? 0, at + 1];
    while (end < words.length && (mask & (masks[end] ?? 0)) !== 0 && !isBroken(segment, words, end)) {
      mask &= masks[end] ?? 0;
      end += 1;
    }
    if (mask !== 0) found.push(...labelsIn(segment, words.slice(at, end)));
    at = Math.max(end, at + 1);
  }
  return found;
}

/** `paid its part for member Y663338167`: the word is its number's, not the share's. */
function isNumbered({ text, end }: LabelWord, segment: Segment): boolean {
  return NUMBERED.has(text) && /^[\s.:#]*\p{Lu}{0,4}\d{5}/u.test(segment.text.slice(end));
}

const NUMBERED: ReadonlySet<string> = new Set(['claim', 'member', 'insured', 'subscriber', 'policyholder', 'mitglied']);

function isBroken({ text }: Segment, words: readonly LabelWord[], at: number): boolean {
  const [last, word] = [words[at - 1], words[at]];
  return (
    last !== undefined &&
    word !== undefined &&
    !isNext(word, last, text) &&
    BREAK.test(text.slice(last.start, word.start))
  );
}

function labelsIn(segment: Segment, run: readonly LabelWord[]): LabelMatch[] {
  const whole = asWholeLine(segment, run);
  if (whole) return [whole];
  const parts = partsOf(segment.text, run);
  const [first] = parts;
  const alone = first && parts.length > 1 ? asWholeLine(segment, first) : undefined;
  return alone ? [alone] : parts.flatMap((part) => amongOthers(segment, part) ?? []);
}

/** `was paid by insurance and your remaining responsibility is`: two phrases of one sentence. */
const AND: ReadonlySet<string> = new Set(['and', 'und', 'y', 'et', 'e', 'dan']);

/** What conjunctions, brackets and strokes part. */
function partsOf(text: string, run: readonly LabelWord[]): LabelWord[][] {
  const parts: LabelWord[][] = [[]];
  for (const [at, word] of run.entries()) {
    const last = run[at - 1];
    const isParted = last && !isNext(word, last, text) && /[(/]/.test(text.slice(last.end, word.start));
    if (isParted || AND.has(word.text)) parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts;
}

function asWholeLine({ text, plain, lines }: Segment, run: readonly LabelWord[]): LabelMatch | undefined {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || lines > 1 || !isNumbering(text.slice(0, first.start))) return undefined;
  if (!FIGURE_BEHIND.test(text.slice(last.end))) return undefined;
  const rule = ruleOf(ALONE, plain.slice(first.start, last.end));
  return rule && { rule, start: first.start, end: last.end };
}

function amongOthers({ plain }: Segment, run: readonly LabelWord[]): LabelMatch | undefined {
  const telling = run.filter(({ means }) => means.speaksOfPaying);
  const [first, last] = [telling[0], telling.at(-1)];
  // One word alone says too little, unless another stands with it: `Class / Annual limit`.
  const [start, end] = first === last ? [run[0]?.start, run.at(-1)?.end] : [first?.start, last?.end];
  if (!first || start === undefined || end === undefined || run.length === 1) return undefined;
  const rule = ruleOf(AMONG_OTHERS, plain.slice(start, end));
  // `Left of this limit now`: its first word is about no payment.
  if (rule?.concept === 'max_coverage' && WHAT_IS_LEFT.test(plain.slice(0, start))) return undefined;
  return rule && (first !== last || rule.concept === 'max_coverage') ? { rule, start, end } : undefined;
}

function ruleOf(rules: ReadonlyMap<Concept, LabelRule>, phrase: string): LabelRule | undefined {
  const concept = figurePhrase(phrase);
  return concept && rules.get(concept);
}
