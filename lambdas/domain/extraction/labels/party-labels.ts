import type { Segment } from '../sheet/layout.ts';
import type { LabelMatch } from './label-match.ts';
import { type LabelRule, labelByWords } from './label-rule.ts';
import { PARTY_KINDS, type PartyKind } from './party-words.ts';
import type { LabelWord } from './words-of.ts';

const MOST_WORDS = 7;
const LEAST_WORDS = 2;
const PAYER = labelByWords('insurance_name', 0.8, true);
const PATIENT = labelByWords('patient_name', 0.9, true);
const PROVIDER = labelByWords('provider_name', 0.9, true);

/** `Insurer & TPA`, `Payer / Insurance company`, `Name of treating hospital:`: a line, up to its colon, of nothing but words for a party. */
export function partyLabels({ text, lines }: Segment, words: readonly LabelWord[]): LabelMatch[] {
  if (lines > 1) return [];
  const colon = text.indexOf(':');
  const run = colon < 0 ? words : words.filter(({ start }) => start < colon);
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.length < LEAST_WORDS || run.length > MOST_WORDS) return [];
  // `Co-ins` is the patient's, `Ins co` is not.
  if (first.text === 'co') return [];
  if (!run.every(({ means }) => means.ofParties)) return [];
  const rule = ruleOf(new Set(run.map(({ text: word }) => PARTY_KINDS.get(word))));
  return rule ? [{ rule, start: first.start, end: last.end }] : [];
}

/** Whoever insures is named last in `Insurance provider` and `Patient's insurer`, and is meant in both. */
function ruleOf(kinds: ReadonlySet<PartyKind | undefined>): LabelRule | undefined {
  if (kinds.has('payer')) return PAYER;
  if (!kinds.has('name')) return undefined;
  if (kinds.has('patient')) return PATIENT;
  return kinds.has('provider') ? PROVIDER : undefined;
}
