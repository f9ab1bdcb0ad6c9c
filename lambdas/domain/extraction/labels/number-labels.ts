import type { Segment } from '../layout.ts';
import { isNumbering } from './is-numbering.ts';
import type { LabelMatch } from './label-match.ts';
import { type LabelRule, labelByWords } from './label-rule.ts';
import { NUMBER_WORDS } from './number-words.ts';
import type { LabelWord } from './words-of.ts';

type Kind = keyof typeof NUMBER_WORDS;

const KINDS_OF = new Map<string, Kind[]>();
for (const kind of Object.keys(NUMBER_WORDS) as Kind[]) {
  for (const word of NUMBER_WORDS[kind].split(' ')) KINDS_OF.set(word, [...(KINDS_OF.get(word) ?? []), kind]);
}
/** `Genehmigungsnummer`, `MemberID`: what is numbered and the word for number may be one word. */
const COMPOUND = /^([a-z]{2,}?)(nummern?|nr|kennzeichen|zeichen|kennung|numbers?|no|num|id|ref|reference|code)$/;
const MOST_WORDS = 8;

/** The most telling word decides: an `autorización de siniestro` is a claim's, a patient's invoice an invoice's. */
const NUMBERED: readonly (readonly [Kind, LabelRule])[] = [
  ['foreign', labelByWords('other_id', 1)],
  ['claim', labelByWords('claim_number', 1)],
  ['invoice', labelByWords('invoice_number', 1)],
  ['insured', labelByWords('insured_id', 1)],
  ['approval', labelByWords('other_id', 1)],
  ['card', labelByWords('insured_id', 0.95)],
  ['other', labelByWords('other_id', 1)],
  ['state', labelByWords('insured_id', 0.8)],
  ['file', labelByWords('claim_number', 0.8)],
  ['payer', labelByWords('insured_id', 0.85)],
];
/** `Policy / member ID`: another number's word beside it makes it less sure. */
const SHARED: ReadonlyMap<Kind, LabelRule> = new Map([['insured', labelByWords('insured_id', 0.9)]]);
/** `N° matricule`: a hospital numbers its patients too. */
const BARE_CARD = labelByWords('insured_id', 0.88, true);
/** `Carné de afiliación`, `Matricule assuré`: what the insured carry needs no word for number. */
const CARRIED = labelByWords('insured_id', 0.95, true);
/** `Ticket: TK-0041`: with a colon and a number behind it the noun alone announces one. */
const ANNOUNCED: ReadonlySet<Kind> = new Set(['claim', 'invoice', 'approval']);
const COLON_AND_NUMBER = /^[\s.]*:\s*(?:\p{Lu}{1,5} )?(?=(?:\D*\d){4})\S*\d/u;

/**
 * The labels of numbers in a text, by their words, in any of the six languages and any order: `Hospital bill no.`,
 * `Nº de membro`, `TPA card / Member ID`, `Genehmigungsnummer`. One label ends where, behind its word for number, the
 * next begins.
 */
export function numberLabels({ text }: Segment, words: readonly LabelWord[]): LabelMatch[] {
  const found: LabelMatch[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const label = labelFrom(words, at, text);
    if (!label) continue;
    found.push(label);
    while ((words[at + 1]?.end ?? label.end + 1) <= label.end) at += 1;
  }
  return found;
}

function labelFrom(words: readonly LabelWord[], from: number, text: string): LabelMatch | undefined {
  const first = words[from];
  const opening = first && kindsOf(first.text);
  if (!first || !opening) return undefined;
  // Within a line `of` and `the` belong to the sentence.
  if (opening.includes('link') && !isNumbering(text.slice(0, first.start))) return undefined;
  const seen = new Set<Kind>();
  let [end, closed] = [-1, false];
  for (let at = from; at < Math.min(words.length, from + MOST_WORDS); at += 1) {
    const word = words[at];
    const kinds = word && kindsOf(word.text);
    if (!word || !kinds) break;
    const before = text.slice(words[at - 1]?.start ?? 0, word.start);
    if (at > from && (BREAK.test(before) || (STROKE.test(before) && !names(seen)))) break;
    // `Claim no. Policy no.` are two labels, `No. of claim` is one.
    const isNumber = kinds.includes('number');
    if (closed && !(isNumber && end === words[at - 1]?.end)) break;
    for (const kind of kinds) seen.add(kind);
    closed ||= isNumber && [...seen].some((kind) => kind !== 'number' && !BESIDE.has(kind));
    if (!kinds.includes('link')) end = word.end;
  }
  const rule = end < 0 ? undefined : meant(seen, text.slice(end));
  return rule && { rule, start: first.start, end };
}

/** Between words of one label stand no signs of sentences; a point only behind a shortened word. */
const BREAK = /[:：;!?]|\p{L}{5}\.\s/u;

const STROKE = /[/(,]/;
const BESIDE: ReadonlySet<Kind> = new Set(['beside', 'link']);
/** `Asuransi / No. Peserta`: who insures is one label, a number another. */
const UNNAMED: ReadonlySet<Kind> = new Set(['beside', 'link', 'payer']);

function names(seen: ReadonlySet<Kind>): boolean {
  return [...seen].some((kind) => !UNNAMED.has(kind));
}

function meant(seen: ReadonlySet<Kind>, behind: string): LabelRule | undefined {
  const [kind, rule] = NUMBERED.find(([one]) => seen.has(one)) ?? [];
  if (!kind || !rule) return undefined;
  if (seen.has('number')) {
    if (kind === 'card' && seen.size === 2) return BARE_CARD;
    return (seen.has('other') && SHARED.get(kind)) || rule;
  }
  if (kind === 'card' || (kind === 'insured' && seen.has('card'))) return seen.size > 1 ? CARRIED : undefined;
  return ANNOUNCED.has(kind) && COLON_AND_NUMBER.test(behind) ? rule : undefined;
}

function isBeside(kinds: readonly Kind[]): boolean {
  return kinds.every((kind) => BESIDE.has(kind));
}

function kindsOf(word: string): readonly Kind[] | undefined {
  const known = KINDS_OF.get(word);
  if (known) return known;
  const stem = COMPOUND.exec(word)?.[1];
  const kinds = stem === undefined ? undefined : (KINDS_OF.get(stem) ?? KINDS_OF.get(stem.replace(/s$/, '')));
  return kinds && !isBeside(kinds) && !kinds.includes('number') ? [...kinds, 'number'] : undefined;
}
