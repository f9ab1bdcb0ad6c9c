import { listedWords } from '../text/listed-words.ts';
import { monthOf } from '../text/months.ts';
import { isNumbering } from './is-numbering.ts';
import type { LabelMatch } from './label-match.ts';
import type { LabelRule } from './label-rule.ts';
import { isNext, type LabelWord } from './words-of.ts';

/** What stands with the words that tell something, and what links them; a link neither begins a label nor ends one. */
type Filler = 'beside' | 'link';

/** The words that labels of one sort are made of, by what they tell. */
export interface Vocabulary<Kind extends string> {
  readonly kindsOf: (word: string) => readonly (Kind | Filler)[] | undefined;
  /** What nearly all of these labels hold: a word for number, or for date. */
  readonly mark: Kind;
  /** Words that before a stroke, a comma or a bracket are a label of their own: `Asuransi / No. Peserta`. */
  readonly loose?: Kind;
  /** The label that words of these kinds make. */
  readonly meant: (kinds: ReadonlySet<Kind | Filler>, behind: string) => LabelRule | undefined;
}

/**
 * @param words by kind, parted by spaces.
 * @param endings what makes a word out of two the mark, behind the telling one: `Rechnungs` and `nummer`; parted by spaces.
 * @param least how many letters of such a word the telling one has at the least.
 */
export function kindsOfWords<Kind extends string>(
  words: Readonly<Record<Kind, string>>,
  mark: Kind,
  endings: string,
  least: number,
): (word: string) => readonly Kind[] | undefined {
  const known = new Map<string, readonly Kind[]>();
  const longestFirst = listedWords(endings).sort((a, b) => b.length - a.length);
  const byLastLetter = Map.groupBy(longestFirst, (ending) => ending.slice(-1));
  for (const kind of Object.keys(words) as Kind[]) {
    for (const word of listedWords(words[kind])) known.set(word, [...(known.get(word) ?? []), kind]);
  }
  return (word) => {
    const kinds = known.get(word);
    if (kinds) return kinds;
    const ending = byLastLetter
      .get(word.slice(-1))
      ?.find((one) => word.endsWith(one) && word.length >= least + one.length);
    if (ending === undefined) return lastPart(word, known);
    const stem = word.slice(0, -ending.length);
    const first = known.get(stem) ?? known.get(stem.replace(/s$/, '')) ?? lastPart(stem, known);
    const tells = first?.some((kind) => kind !== mark && kind !== 'beside' && kind !== 'link');
    return first && tells ? [...first, mark] : undefined;
  };
}

/** What German words of papers, cards and members end in: `Sammelrechnung`, `Kassenmitglieds`; the last part says what is meant. */
const LAST_PARTS =
  'rechnung rechnungs quittung quittungs beleg belegs karte karten mitglieds versicherten schaden'.split(' ');
const BY_LAST_LETTER = Map.groupBy(LAST_PARTS, (part) => part.slice(-1));
const SHORTEST_COMPOUND = 8;

function lastPart<Kind>(word: string, known: ReadonlyMap<string, Kind>): Kind | undefined {
  if (word.length < SHORTEST_COMPOUND) return undefined;
  const part = BY_LAST_LETTER.get(word.slice(-1))?.find((one) => word.endsWith(one));
  return part === undefined ? undefined : known.get(part);
}

const MOST_WORDS = 8;
/** Between words of one label stands no end of a line or a sentence, and no dash; a point only behind a shortened word. */
const BREAK = /[:：;!?\n]|\p{L}{6}\.\s|\s[–—]\s/u;
const STROKE = /[/(,]/;
/** `INV/RI/2026/0417`, `SU-88120447`, `INV-FS/1026`: capitals that a number begins with. */
const BEGINS_NUMBER = /\p{Lu}{2,5}(?:\/(?=[^\s\d]*\d)[\p{Lu}\d]|-\d{3}|-\p{Lu}{1,5}[/-]\d)/uy;
/** What insurers' names end in. */
const OF_NAMES = /^(?:saude|salud|sante|health|dental|medica|medico)$/;
const BEHIND_NAME = /\p{Lu}\p{L}{3,} $/u;
const LONGEST_NAME = 24;
const BEHIND_DAY = /\d[ .-]$/;

/**
 * The labels of one sort in a text, in any of the six languages, whatever the order of their words. One label ends where,
 * behind its mark, the next begins.
 * @param kinds of the words, one after the other, as `kindsOf` tells them.
 */
export function findPhrases<Kind extends string>(
  text: string,
  words: readonly LabelWord[],
  kinds: readonly (readonly (Kind | Filler)[] | undefined)[],
  vocabulary: Vocabulary<Kind>,
): LabelMatch[] {
  const found: LabelMatch[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const label = kinds[at] && labelFrom(words, kinds, at, text, vocabulary);
    if (!label) continue;
    found.push(label);
    while ((words[at + 1]?.end ?? label.end + 1) <= label.end) at += 1;
  }
  return found;
}

function labelFrom<Kind extends string>(
  words: readonly LabelWord[],
  kindsOfAll: readonly (readonly (Kind | Filler)[] | undefined)[],
  from: number,
  text: string,
  { mark, loose, meant }: Vocabulary<Kind>,
): LabelMatch | undefined {
  const first = words[from];
  const opening = kindsOfAll[from];
  if (!first || !opening) return undefined;
  // `02 Sep` is a day, `SEP` a letter of guarantee.
  if (BEHIND_DAY.test(text.slice(Math.max(0, first.start - 3), first.start)) && monthOf(first.text)) return undefined;
  // Within a line `of` and `the` belong to the sentence.
  if (opening.includes('link') && !isNumbering(text.slice(0, first.start))) return undefined;
  // `SulAmérica Saúde Carteirinha: 55`: behind a name's word it ends the name.
  if (OF_NAMES.test(first.text) && BEHIND_NAME.test(text.slice(Math.max(0, first.start - LONGEST_NAME), first.start)))
    return undefined;
  const isTelling = (kind: Kind | Filler) => kind !== mark && kind !== 'beside' && kind !== 'link';
  const seen = new Set<Kind | Filler>();
  let [end, tells, isClosed] = [-1, false, false];
  for (let at = from; at < Math.min(words.length, from + MOST_WORDS); at += 1) {
    const word = words[at];
    const kinds = kindsOfAll[at];
    if (!word || !kinds || beginsNumber(text, word.start)) break;
    const last = at > from ? words[at - 1] : undefined;
    if (last && !isNext(word, last, text)) {
      const before = text.slice(last.start, word.start);
      const isLoose = STROKE.test(before) && ![...seen].some((kind) => isTelling(kind) && kind !== loose);
      if (BREAK.test(before) || (isLoose && !seen.has(mark))) break;
      // `No. polis / No. peserta`: the next begins anew with its word for number, and tells something by itself.
      const isAnew = tells && seen.has(mark) && before.includes('/') && kinds.includes(mark);
      if (isAnew && kindsOfAll[at + 1]?.some(isTelling)) break;
    }
    // `Claim no. Policy no.` are two labels, `No. of claim` is one.
    const isMark = kinds.includes(mark);
    // `Cert. no. or ID no.`: another word for number says nothing new.
    if (isClosed && !(isMark || kinds.includes('link'))) break;
    for (const kind of kinds) seen.add(kind);
    tells ||= kinds.some(isTelling);
    isClosed ||= isMark && tells;
    if (!kinds.includes('link')) end = word.end;
  }
  const rule = end < 0 ? undefined : meant(seen, text.slice(end));
  return rule && { rule, start: first.start, end };
}

function beginsNumber(text: string, at: number): boolean {
  BEGINS_NUMBER.lastIndex = at;
  return BEGINS_NUMBER.test(text);
}
