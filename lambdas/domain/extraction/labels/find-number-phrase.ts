import type { Segment } from '../layout.ts';
import type { LabelHit } from './find-labels.ts';
import type { Concept } from './label-rule.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const NUMBER = words('no nos number num nr ref reference id # identifier identification');
/** What is numbered, the most telling first: a `payer claim no.` is a claim's, a `membership card no.` a member's. */
const NUMBERED: readonly (readonly [Concept, ReadonlySet<string>])[] = [
  ['claim_number', words('claim claims icn ccn dcn')],
  ['invoice_number', words('invoice bill receipt superbill')],
  [
    'insured_id',
    words('member membership subscriber policyholder enrollee cardholder certificate insured beneficiary'),
  ],
];
const BESIDE = words(
  'insurer insurers insurance tpa payer payor plan fund scheme hospital clinic provider practice health medical dental' +
    ' medicare private intimation auth authorisation authorization control internal unique tax card person policy group' +
    ' s our your the of final interim patient and or carrier official main case file account statement submission',
);
const WORD = /[a-z]+|#|\d\S*/g;
/** A number whose own name is none of these is another one: `Claim date`, `Bill to`. */
const MOST_WORDS = 6;
const WEIGHT = 0.95;

/**
 * The label of a number by its words, in English, where a line begins with it: `Hospital bill no.`, `TPA card / Member ID`,
 * `Insurer Claim Ref: 4412`. Nothing but words that go with numbers may stand before the last word for number.
 */
export function findNumberPhrase(segment: Segment): Omit<LabelHit, 'index'> | undefined {
  if (segment.lines > 1) return undefined;
  const seen: string[] = [];
  let [start, end] = [-1, -1];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(segment.plain); match; match = WORD.exec(segment.plain)) {
    const word = match[0];
    if (start < 0 && /^\d{1,2}[a-z]?$/.test(word)) continue;
    if (seen.length >= MOST_WORDS || !isKnown(word)) break;
    if (start < 0) start = match.index;
    seen.push(word);
    if (NUMBER.has(word)) end = match.index + word.length;
  }
  if (end < 0) return undefined;
  const concept = NUMBERED.find(([, nouns]) => seen.some((word) => nouns.has(word)))?.[0];
  if (!concept) return undefined;
  const [separator = ''] = /^[\s.:)(#–-]*/.exec(segment.text.slice(end)) ?? [];
  const rest = segment.text.slice(end + separator.length);
  if (rest !== '' && !/^\S*\d/.test(rest)) return undefined;
  const meanings = [{ concept, weight: WEIGHT }];
  const colon = separator.includes(':');
  return {
    segment,
    start,
    end: end + separator.length,
    meanings,
    leads: true,
    whole: rest === '',
    colon,
    paired: false,
  };
}

function isKnown(word: string): boolean {
  return NUMBER.has(word) || BESIDE.has(word) || NUMBERED.some(([, nouns]) => nouns.has(word));
}
