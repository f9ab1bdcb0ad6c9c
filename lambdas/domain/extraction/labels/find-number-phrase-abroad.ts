import type { Segment } from '../layout.ts';
import type { LabelHit } from './find-labels.ts';
import type { Concept } from './label-rule.ts';
import { NUMBER_WORDS } from './number-words.ts';

type Kind = keyof typeof NUMBER_WORDS;

const KIND_OF: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(NUMBER_WORDS) as Kind[]).flatMap((kind) => NUMBER_WORDS[kind].split(' ').map((word) => [word, kind])),
);
/** `Genehmigungsnummer`, `Aktenzeichen`: in German what is numbered and the word for number are one word. */
const COMPOUND = /^([a-z]{4,}?)(nummer|nr|zeichen)$/;
const WORD = /[a-z]+|#|\d\S*/g;
const MOST_WORDS = 7;
const LEAST_DIGITS = 4;
const SURE = 0.95;
const BARE = 0.88;

/**
 * As `findNumberPhrase`, in German, Spanish, French, Portuguese and Indonesian: `Nro. Autorización`, `Nº de membro`,
 * `Matricule assuré`, `Cód. de aprovação`, `Carné de afiliación`. A word for number is needed, unless what is numbered is
 * a card, or a number follows.
 */
export function findNumberPhraseAbroad(segment: Segment): Omit<LabelHit, 'index'> | undefined {
  if (segment.lines > 1) return undefined;
  const kinds = new Set<Kind>();
  let [start, end, count] = [-1, -1, 0];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(segment.plain); match; match = WORD.exec(segment.plain)) {
    const found = kindsOf(match[0]);
    if (count >= MOST_WORDS || found.length === 0) break;
    if (start < 0) start = match.index;
    count += 1;
    for (const kind of found) kinds.add(kind);
    // `Nº da guia de autorização`: what links words ends no label.
    if (!found.includes('beside') || count === 1) end = match.index + match[0].length;
  }
  const meaning = meaningOf(kinds);
  if (!meaning || end < 0) return undefined;
  const [separator = ''] = /^[\s.:)(#°º–-]*/.exec(segment.text.slice(end)) ?? [];
  const rest = segment.text.slice(end + separator.length);
  const colon = separator.includes(':');
  const numbered = rest !== '' && /^(?:\p{Lu}{1,5} )?\S*\d/u.test(rest) && digits(rest) >= LEAST_DIGITS;
  const announced = kinds.has('number') || kinds.has('card');
  if (!(announced ? rest === '' || colon || numbered : numbered && (colon || kinds.size > 1))) return undefined;
  const rejected = rest !== '' && !/^(?:\S+ ){0,2}\S*\d/.test(rest);
  if (rejected) return undefined;
  const behind = end + separator.length;
  return { segment, start, end: behind, meanings: [meaning], leads: true, whole: rest === '', colon, paired: false };
}

function kindsOf(word: string): readonly Kind[] {
  const known = KIND_OF.get(word);
  if (known) return [known];
  const noun = COMPOUND.exec(word)?.[1];
  const kind = noun === undefined ? undefined : KIND_OF.get(noun);
  return kind ? [kind, 'number'] : [];
}

function digits(text: string): number {
  return text.replace(/\D/g, '').length;
}

function isBareNumber(kinds: ReadonlySet<Kind>): boolean {
  return kinds.size === 2 && kinds.has('number');
}

/** The most telling word decides: an `autorización de siniestro` is a claim's, an insured's card the insured's. */
function meaningOf(kinds: ReadonlySet<Kind>): { readonly concept: Concept; readonly weight: number } | undefined {
  if (kinds.has('claim')) return { concept: 'claim_number', weight: SURE };
  if (kinds.has('insured') && kinds.has('number')) return { concept: 'insured_id', weight: SURE };
  // A hospital numbers its patients too: `N° matricule` beside `Matricule Assurance`.
  if (kinds.has('card')) return { concept: 'insured_id', weight: kinds.size > 1 && !isBareNumber(kinds) ? SURE : BARE };
  if (kinds.has('approval')) return { concept: 'other_id', weight: SURE };
  return kinds.has('invoice') ? { concept: 'invoice_number', weight: SURE } : undefined;
}
