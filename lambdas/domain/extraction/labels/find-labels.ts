import { CURRENCY_CODES } from '../currency.ts';
import type { Segment } from '../layout.ts';
import { wordingFinder } from '../wording-finder.ts';
import { DATE_PHRASES } from './date-phrases.ts';
import { findFigurePhrases } from './find-figure-phrases.ts';
import { findPhrases } from './find-phrases.ts';
import { isNumbering } from './is-numbering.ts';
import type { LabelMatch } from './label-match.ts';
import type { Concept } from './label-rule.ts';
import { LABEL_RULES } from './label-rules.ts';
import { NUMBER_PHRASES } from './number-phrases.ts';
import { paidByName } from './paid-by-name.ts';
import { valueMakesLabel } from './value-makes-label.ts';
import { wordsOf } from './words-of.ts';

/** A label found on the document. */
export interface LabelHit {
  /** Its position among the document's labels. */
  readonly index: number;
  readonly segment: Segment;
  readonly start: number;
  /** Where the value may begin: behind the label, its brackets and its colon. */
  readonly end: number;
  /** What it may announce; several when one wording serves several concepts. */
  readonly meanings: readonly { readonly concept: Concept; readonly weight: number }[];
  /** Nothing before it in its segment but a box number or a bullet. */
  readonly leads: boolean;
  /** Nothing behind it in its segment: the value stands elsewhere. */
  readonly whole: boolean;
  readonly colon: boolean;
  /** The next label follows it behind a stroke, `Asuransi / No. Peserta`: the two share what stands beside them. */
  readonly paired: boolean;
}

/** Every label in the segments, at most one at any spot: the longest wording wins. */
export function findLabels(segments: readonly Segment[]): LabelHit[] {
  const found = segments.flatMap(labelsIn);
  return found.map((hit, index) => ({ ...hit, index }));
}

/** A label before its place among the others is known. */
type FoundLabel = Omit<LabelHit, 'index'>;

function labelsIn(segment: Segment): FoundLabel[] {
  const groups = longestOnly(matchesIn(segment));
  const hits: FoundLabel[] = [];
  for (const [at, group] of groups.entries()) {
    const [{ start, end }] = group;
    const last = hits.at(-1);
    // `Date d'envoi à la mutuelle :` is one label; what else its words would mean is not asked.
    if (last && start < last.end) continue;
    const next = groups[at + 1];
    const isPaired = next && !sharesConcept(group, next) && isPair(segment, end, next[0].start, next[0].end);
    const hit = describe(segment, start, end, group, last === undefined, isPaired ? next[0].start : undefined);
    if (hit) hits.push(hit);
  }
  return hits;
}

/** `Customer / patient` names one field twice. */
function sharesConcept(first: Group, second: Group): boolean {
  return first.some(({ rule }) => second.some((other) => other.rule.concept === rule.concept));
}

/** Nothing but a stroke between two labels, and nothing but a colon behind the second. */
function isPair({ text, lines }: Segment, firstEnd: number, secondStart: number, secondEnd: number): boolean {
  if (lines > 1 || secondEnd > text.length) return false;
  return /^[\s.]*\/\s*$/.test(text.slice(firstEnd, secondStart)) && ENDS.test(text.slice(secondEnd));
}

const findWordings = wordingFinder(LABEL_RULES);

function matchesIn(segment: Segment): LabelMatch[] {
  const { text, plain } = segment;
  const listed = findWordings(plain).map(({ of: rule, start, text: printed }) => {
    return { rule, start, end: start + printed.length };
  });
  // `at the Hospital, bill no. 77`: a comma parts ordinary words.
  const joined = listed.filter(({ rule, start, end }) => !rule.strict || !text.slice(start, end).includes(','));
  const words = wordsOf(plain);
  const composed = [
    ...findPhrases(text, words, NUMBER_PHRASES),
    ...findPhrases(text, words, DATE_PHRASES),
    ...findFigurePhrases(segment, words),
    ...paidByName(segment),
  ];
  return [...joined, ...composed].sort((a, b) => a.start - b.start || b.end - a.end);
}

type Group = readonly [LabelMatch, ...LabelMatch[]];

/** Groups equal spans; of overlapping ones only the longest group stays. */
function longestOnly(matches: readonly LabelMatch[]): Group[] {
  const groups: Group[] = [];
  for (const match of matches) {
    const last = groups.at(-1);
    if (!last || match.start >= last[0].end) groups.push([match]);
    else if (match.start === last[0].start && match.end === last[0].end) {
      // What is surely known whole is known better than what its words tell.
      if (match.rule.wordings.length > 0 || !last.some(isSure)) groups[groups.length - 1] = [...last, match];
    } else if (match.end - match.start > last[0].end - last[0].start) groups[groups.length - 1] = [match];
  }
  return groups;
}

const SURE = 0.75;

function isSure({ rule }: LabelMatch): boolean {
  return rule.weight >= SURE && !/^(?:total|line)_amount$/.test(rule.concept);
}

/** Names hold ordinary words (`Star Health Insurance`): only labels of figures, dates and numbers may begin late. */
function isFigureOrNumber({ rule }: LabelMatch): boolean {
  return !rule.strict && !/name|text|description|currency/.test(rule.concept);
}

const HINT = new RegExp(
  [
    '^[\\s.°º)]*',
    // `Payer name and address`
    '(?:(?:and|&|/|,|und|u\\.|y|et|e|dan) *(?:address|anschrift|adresse|direcci[oó]n|domicilio|endere[cç]o|alamat)\\s*)?',
    `(?:(?:${[...CURRENCY_CODES].join('|')})(?=\\s*:?\\s*$)|[€$£](?=\\s*:?\\s*$))?`,
    // In brackets words, a rate, or words that point at another box of the form: `(For Program in Item 1)`.
    '(?:\\((?:[^)\\d]{0,80}|[^)\\d]{0,40}\\d{1,3}(?:[.,]\\d+)?\\s*%[^)\\d]{0,20}|[A-Za-z][A-Za-z ,.]{5,60} \\d{1,2}[a-z]?)\\)|\\[[^\\]\\d]{0,40}\\])*',
    '(?:@ ?\\d{1,3}(?:\\.\\d+)? ?%)?[\\s.]*',
  ].join(''),
  'i',
);
const COLON = /^\s*(?:[:：=]|[-–—]\s|[-–—]$|\.{2,})\s*/;
/** Words that belong to the label though its pattern begins later: `What your plan paid`, `Less: covered by insurer`. */
const PREAMBLE = /^(?:\(?\d{1,2}[a-z]?[.)]?\s+)?(?:Less ?[:–-] ?)?\p{Lu}[\p{L}’' /&-]{0,24}[: ]*$/u;
/** `Customer / patient`: two words for one thing, of which the second is the label. */
const ALTERNATIVE = /^\p{L}[\p{L} ]{1,24} ?\/ ?$/u;
/** `Colesterol total` is a service; `Factura total:` would be a label. */
function isAdjective(matched: string, after: string): boolean {
  return /^total(?:es)?$/.test(matched) && !/^\s*:/.test(after);
}
const ENDS = /^[\s.)]*(?::|$)/;
/** More words of the label before its colon: `Total amount charged to date: 12.00`. */
const LONGER = /^[^:\d\n]{0,28}:\s*/;

function describe(
  segment: Segment,
  start: number,
  matchEnd: number,
  group: Group,
  first: boolean,
  pairedAt: number | undefined,
): FoundLabel | undefined {
  const before = segment.text.slice(0, start);
  const close = isNumbering(before) || (ALTERNATIVE.test(before) && segment.text.slice(matchEnd).trim() === '');
  const leads =
    close ||
    (first &&
      segment.lines === 1 &&
      group.some(isFigureOrNumber) &&
      PREAMBLE.test(before) &&
      !isAdjective(segment.plain.slice(start, matchEnd), segment.text.slice(matchEnd)) &&
      ENDS.test(segment.text.slice(matchEnd)));
  const after = segment.text.slice(matchEnd);
  // `DOS-262493` is a number, not the label DOS.
  if (/^[-/_.]\d/.test(after)) return undefined;
  const paired = close && pairedAt !== undefined;
  const hint = HINT.exec(after)?.[0].length ?? 0;
  const colonHere = COLON.exec(after.slice(hint));
  // `Harmonie Mutuelle - Groupe VYV`: inside a line a dash joins two parts of a name, it announces no value.
  const direct = colonHere && !leads && /^\s*[-–—]/.test(colonHere[0]) ? null : colonHere;
  const longer = direct || paired || segment.lines > 1 ? null : LONGER.exec(after);
  const colon = direct !== null || (leads && longer !== null);
  const behind = matchEnd + (direct ? hint + direct[0].length : leads && longer ? longer[0].length : hint);
  const end = paired ? pairedAt : behind;
  const whole = leads && segment.plain.slice(end).trim() === '';
  const allowed = group.filter(
    ({ rule }) =>
      (colon || !rule.needsColon) &&
      (!rule.strict ||
        whole ||
        paired ||
        (colon && !/^\s*[-–—]/.test(after)) ||
        valueMakesLabel(rule, {
          after,
          leads: close,
          small: /^\p{Ll}|^.*\s(?:de|from|von|dari)$/u.test(segment.text.slice(start, matchEnd)),
          part: segment.part,
        })),
  );
  if (allowed.length === 0) return undefined;
  const meanings = allowed.map(({ rule }) => ({
    concept: rule.concept,
    weight: rule.weight * (direct || !longer ? 1 : 0.85) * (leads && !close ? 0.9 : 1),
  }));
  return { segment, start, end, meanings, leads, whole, colon, paired };
}
