import { ABROAD_LABELS } from './abroad-labels.ts';
import { AMOUNT_LABELS } from './amount-labels.ts';
import { BEGINNING_LETTERS } from './beginnings.ts';
import { BILLING_LABELS } from './billing-labels.ts';
import { DATE_LABELS } from './date-labels.ts';
import { ID_LABELS } from './id-labels.ts';
import type { LabelRule } from './label-rule.ts';
import { NAME_LABELS } from './name-labels.ts';
import { SHARE_LABELS } from './share-labels.ts';

const RULES: readonly LabelRule[] = [
  ...AMOUNT_LABELS,
  ...BILLING_LABELS,
  ...SHARE_LABELS,
  ...DATE_LABELS,
  ...ID_LABELS,
  ...NAME_LABELS,
  ...ABROAD_LABELS,
];

/** What of a rule may begin with certain letters. */
interface BegunLabel {
  readonly rule: LabelRule;
  /** Matches only at its `lastIndex` (`y`), where a word must begin. */
  readonly pattern: RegExp;
}

interface RuledWording {
  readonly rule: LabelRule;
  readonly source: string;
  /** Its place among all wordings. */
  readonly place: number;
}

const WORDINGS_BY_BEGINNING = new Map<string, RuledWording[]>();
for (const [place, { rule, source, beginnings }] of RULES.flatMap(wordingsOf).entries()) {
  for (const beginning of beginnings) {
    const wordings = WORDINGS_BY_BEGINNING.get(beginning);
    if (wordings) wordings.push({ rule, source, place });
    else WORDINGS_BY_BEGINNING.set(beginning, [{ rule, source, place }]);
  }
}

function wordingsOf(rule: LabelRule) {
  return rule.wordings.map((wording) => ({ rule, ...wording }));
}

const NONE: readonly BegunLabel[] = [];
/** Made when a document first has a word with such a beginning: most of a thousand never come. */
const labelsByBeginning = new Map<string, readonly BegunLabel[]>();
/** What the first letters of a word may begin. Bounded: documents must not grow the table without end. */
const labelsByLetters = new Map<string, readonly BegunLabel[]>();
const MOST_REMEMBERED = 5_000;

/** The rules that may match where a word of a plain text begins: for most words none, of the others a few of their wordings. */
export function labelsAt(plain: string, start: number): readonly BegunLabel[] {
  const letters = plain.slice(start, start + BEGINNING_LETTERS);
  const known = labelsByLetters.get(letters);
  if (known) return known;
  const labels = labelsBeginning(letters);
  if (labelsByLetters.size >= MOST_REMEMBERED) labelsByLetters.clear();
  labelsByLetters.set(letters, labels);
  return labels;
}

function labelsBeginning(letters: string): readonly BegunLabel[] {
  const beginnings = [...letters].map((_, last) => letters.slice(0, last + 1));
  const longest = beginnings.findLast((beginning) => WORDINGS_BY_BEGINNING.has(beginning));
  if (longest === undefined) return NONE;
  const labels = labelsByBeginning.get(longest) ?? compile(beginnings);
  labelsByBeginning.set(longest, labels);
  return labels;
}

function compile(beginnings: readonly string[]): BegunLabel[] {
  const places = new Map(
    beginnings.flatMap((beginning) => WORDINGS_BY_BEGINNING.get(beginning) ?? []).map((one) => [one.place, one]),
  );
  const wordings = [...places.values()].sort((a, b) => a.place - b.place);
  return [...Map.groupBy(wordings, ({ rule }) => rule)].map(([rule, own]) => {
    const sources = own.map(({ source }) => source).join('|');
    return { rule, pattern: new RegExp(`(?:${sources})(?:(?<=#)|(?![a-z0-9]))`, 'y') };
  });
}
