import { CURRENCY_CODES } from '../currency.ts';
import { everyMatch } from '../every-match.ts';
import type { Segment } from '../layout.ts';
import { ABROAD_LABELS } from './abroad-labels.ts';
import { AMOUNT_LABELS } from './amount-labels.ts';
import { BEGINNING_LETTERS } from './beginnings.ts';
import { BILLING_LABELS } from './billing-labels.ts';
import { DATE_LABELS } from './date-labels.ts';
import { ID_LABELS } from './id-labels.ts';
import type { Concept, LabelRule } from './label-rule.ts';
import { NAME_LABELS } from './name-labels.ts';
import { preferPhrase } from './prefer-phrase.ts';
import { SHARE_LABELS } from './share-labels.ts';
import { valueMakesLabel } from './value-makes-label.ts';

const RULES: readonly LabelRule[] = [
  ...AMOUNT_LABELS,
  ...BILLING_LABELS,
  ...SHARE_LABELS,
  ...DATE_LABELS,
  ...ID_LABELS,
  ...NAME_LABELS,
  ...ABROAD_LABELS,
];
/** By the beginning of a label, the places in `RULES` of those that may match there. */
const RULES_BY_BEGINNING = new Map<string, number[]>();
for (const [index, { beginnings }] of RULES.entries()) {
  for (const beginning of beginnings) {
    const rules = RULES_BY_BEGINNING.get(beginning);
    if (rules) rules.push(index);
    else RULES_BY_BEGINNING.set(beginning, [index]);
  }
}

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

interface Match {
  readonly rule: LabelRule;
  readonly start: number;
  readonly end: number;
}

/** Every label in the segments, at most one at any spot: the longest wording wins. */
export function findLabels(segments: readonly Segment[]): LabelHit[] {
  const found = segments.flatMap((segment) => preferPhrase(segment, listedLabels(segment)));
  return found.map((hit, index) => ({ ...hit, index }));
}

/** A label before its place among the others is known. */
export type FoundLabel = Omit<LabelHit, 'index'>;

function listedLabels(segment: Segment): FoundLabel[] {
  const groups = longestOnly(matchesIn(segment.plain));
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

function matchesIn(plain: string): Match[] {
  const matches: Match[] = [];
  for (const rule of rulesFor(plain)) {
    for (const match of everyMatch(plain, rule.pattern)) {
      matches.push({ rule, start: match.index, end: match.index + match[0].trimEnd().length });
    }
  }
  return matches.sort((a, b) => a.start - b.start || b.end - a.end);
}

const WORD_START = /(?<![a-z0-9#])[^ ]/g;

/** The rules of which a word of the text has a beginning: a handful of the hundred. */
function rulesFor(plain: string): readonly LabelRule[] {
  const found = new Set<number>();
  for (const { index } of everyMatch(plain, WORD_START)) {
    for (let letters = 1; letters <= BEGINNING_LETTERS; letters += 1) {
      const beginning = plain.slice(index, index + letters);
      for (const rule of RULES_BY_BEGINNING.get(beginning) ?? []) found.add(rule);
    }
  }
  return [...found].sort((a, b) => a - b).flatMap((rule) => RULES[rule] ?? []);
}

type Group = readonly [Match, ...Match[]];

/** Groups equal spans; of overlapping ones only the longest group stays. */
function longestOnly(matches: readonly Match[]): Group[] {
  const groups: Group[] = [];
  for (const match of matches) {
    const last = groups.at(-1);
    if (!last || match.start >= last[0].end) groups.push([match]);
    else if (match.start === last[0].start && match.end === last[0].end) groups[groups.length - 1] = [...last, match];
    else if (match.end - match.start > last[0].end - last[0].start) groups[groups.length - 1] = [match];
  }
  return groups;
}

/** Names hold ordinary words (`Star Health Insurance`): only labels of figures, dates and numbers may begin late. */
function isFigureOrNumber({ rule }: Match): boolean {
  return !rule.strict && !/name|text|description|currency/.test(rule.concept);
}

/** A box number of a form (`1a.`, `28.`, `37-`), a bullet, an opening bracket. */
const LEADING =
  /^\s*(?:(?:\p{L}(?:\/\p{L})?|\p{L}\.[ivx]{1,4}|[ivx]{1,4})[.)]\s+|\(?\p{L}\)\s*|\(?\d{1,2}[a-z]?(?:[.,)]\s*|\s|-(?=\s?[^\d\s]|$))|\[[ xX✓]?\]\s*|[-–—•*▪■([✓]\s*|(?:the|my|our|your|his|her|der|die|das|el|la|le|o|a|l|less|minus|abz[uü]glich|abzgl\.?|davon|menos|moins|dont|dikurangi)\s)*\s*$/iu;
const HINT = new RegExp(
  [
    '^[\\s.°º]*',
    // `Payer name and address`
    '(?:(?:and|&|/|,|und|u\\.|y|et|e|dan) *(?:address|anschrift|adresse|direcci[oó]n|domicilio|endere[cç]o|alamat)\\s*)?',
    `(?:(?:${[...CURRENCY_CODES].join('|')})(?=\\s*:?\\s*$)|[€$£](?=\\s*:?\\s*$))?`,
    // In brackets words, a rate, or words that point at another box of the form: `(For Program in Item 1)`.
    '(?:\\((?:[^)\\d]{0,80}|[^)\\d]{0,40}\\d{1,3}(?:[.,]\\d+)?\\s*%\\s*|[A-Za-z][A-Za-z ,.]{5,60} \\d{1,2}[a-z]?)\\)|\\[[^\\]\\d]{0,40}\\])*',
    '[\\s.]*',
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
  const close = LEADING.test(before) || (ALTERNATIVE.test(before) && segment.text.slice(matchEnd).trim() === '');
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
