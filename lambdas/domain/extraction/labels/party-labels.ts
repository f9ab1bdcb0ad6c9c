import type { Segment } from '../sheet/layout.ts';
import type { LabelMatch } from './label-match.ts';
import { type LabelRule, labelByWords } from './label-rule.ts';
import type { LabelWord } from './words-of.ts';

/** Whom words of a label name, in plain English. */
const PARTY_WORDS = {
  payer: 'insurance insurer insurers payer payers payor payors carrier tpa hmo scheme funder underwriter ins insuring',
  patient: 'patient patients pt claimant',
  provider: 'provider providers hospital clinic facility practice pharmacy laboratory',
  /** With one of these a patient or a provider is asked for by name. */
  name: 'name names company co corp corporation organisation organization firm',
  /** Says nothing of whom. */
  beside:
    'of the and or & s a primary main health healthcare medical dental vision private treating rendering billing servicing' +
    ' service care full legal corporate plan fund aid cover third party responsible panel current registered',
} as const;

type Kind = keyof typeof PARTY_WORDS;

const KINDS: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(PARTY_WORDS) as Kind[]).flatMap((kind) => PARTY_WORDS[kind].split(' ').map((word) => [word, kind])),
);
const MOST_WORDS = 7;
const LEAST_WORDS = 2;
const PAYER = labelByWords('insurance_name', 0.8, true);
const PATIENT = labelByWords('patient_name', 0.9, true);
const PROVIDER = labelByWords('provider_name', 0.9, true);

/** `Insurer & TPA`, `Payer / Insurance company`, `Name of treating hospital:`: a line, up to its colon, of nothing but words for a party. */
export function partyLabels({ text, lines }: Segment, words: readonly LabelWord[]): LabelMatch[] {
  if (lines > 1 || !KINDS.has(words[0]?.text ?? '')) return [];
  const colon = text.indexOf(':');
  const run = colon < 0 ? words : words.filter(({ start }) => start < colon);
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.length < LEAST_WORDS || run.length > MOST_WORDS) return [];
  // `Co-ins` is the patient's, `Ins co` is not.
  if (first.text === 'co') return [];
  if (!run.every(({ text: word }) => KINDS.has(word))) return [];
  const rule = ruleOf(new Set(run.map(({ text: word }) => KINDS.get(word))));
  return rule ? [{ rule, start: first.start, end: last.end }] : [];
}

/** Whoever insures is named last in `Insurance provider` and `Patient's insurer`, and is meant in both. */
function ruleOf(kinds: ReadonlySet<Kind | undefined>): LabelRule | undefined {
  if (kinds.has('payer')) return PAYER;
  if (!kinds.has('name')) return undefined;
  if (kinds.has('patient')) return PATIENT;
  return kinds.has('provider') ? PROVIDER : undefined;
}
