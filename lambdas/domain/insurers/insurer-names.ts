import { everyMatch } from '../extraction/text/every-match.ts';
import type { Insurer } from './insurer.ts';

/** Edits per letter beyond which two names are different companies, measured over the registry's own near twins. */
export const FARTHEST = 0.25;
/** Names this short differ by one letter too easily (`HCF`, `HDF`; `Humana`, `Humano`): they must be exact. */
export const EXACT_LENGTH = 6;
/** Words that say what an insurer is, not which: they decide nothing, and their typing errors least of all. */
const GENERIC = new Set(
  [
    'the insurance assurance company co ltd limited inc plc pty llc corp corporation group health',
    'healthcare medical life general ag se sa s a vvag kg gmbh fund funds society plan plans scheme',
    'services de seguros seguro salud saude sante y e und de la cia compania companhia aseguradora',
    'versicherung versicherungen krankenversicherung krankenkasse mutuelle mutualite pt asuransi jiwa tbk',
    'private international global financial',
    'indonesia espana mexico chile colombia peru argentina brasil brazil portugal france deutschland angola india',
  ].flatMap((line) => line.split(' ')),
);

const SWAPPED_LENGTH = 6;
const GENERIC_LETTERS = new Set([...GENERIC].filter((word) => word.length >= SWAPPED_LENGTH).map(lettersOf));

function lettersOf(word: string): string {
  return word.length < SWAPPED_LENGTH ? word : word.charAt(0) + [...word].sort().join('');
}

export interface Name {
  readonly insurer: Insurer;
  readonly alias: string;
  readonly joined: string;
  /** What is left of it without generic words. */
  readonly distinctive: string;
  /** How many words of a text are compared with it. */
  readonly windows: readonly number[];
  readonly capitals: boolean;
  /** By how many letters a name may be longer or shorter than it. */
  readonly farthest: number;
  /** How many letters a text has at the least that names it. */
  readonly least: number;
  /** Its letters, see `lettersIn`. */
  readonly letters: number;
  /** How many of them a text may lack that names it: each is an edit. */
  readonly mostLacking: number;
  /** Its place among the registry's names. */
  readonly order: number;
}

/** A registry's names, in its order, and by the two letters that they begin with. */
export interface Names {
  readonly all: readonly Name[];
  readonly byBeginning: ReadonlyMap<number, readonly Name[]>;
}

const prepared = new WeakMap<readonly Insurer[], Names>();

export function namesOf(registry: readonly Insurer[]): Names {
  const remembered = prepared.get(registry);
  if (remembered) return remembered;
  const printed = registry.flatMap((insurer) =>
    [...new Set([insurer.name, ...insurer.aliases])].map((alias) => ({ insurer, alias })),
  );
  const all = printed.map(({ insurer, alias }, order) => nameOf(insurer, alias, order));
  const byBeginning = Map.groupBy(all, ({ joined }) => beginningOf(joined.charCodeAt(0), joined.charCodeAt(1)));
  const names = { all, byBeginning };
  prepared.set(registry, names);
  return names;
}

/** A key for the first two letters of a name. */
export function beginningOf(first: number, second: number): number {
  return first * 0x1_0000 + second;
}

function nameOf(insurer: Insurer, alias: string, order: number): Name {
  const printed = wordsOf(alias);
  const words = printed.map((word) => word.plain);
  const capitals = printed.length === 1 && (printed[0]?.printed ?? '').length <= 4;
  const windows = [words.length, words.length - 1, words.length + 1].filter((count) => count > 0);
  const joined = words.join('');
  const farthest = joined.length > EXACT_LENGTH ? joined.length * FARTHEST : 0;
  const least = joined.length - farthest;
  const mostLacking = joined.length > EXACT_LENGTH ? Math.floor((joined.length + farthest) * FARTHEST) : 0;
  const [own, letters] = [distinctive(words), lettersIn(joined)];
  return { insurer, alias, joined, distinctive: own, windows, capitals, farthest, least, letters, mostLacking, order };
}

/** Which letters a plain text holds, a bit each; some share one. */
export function lettersIn(plain: string): number {
  let letters = 0;
  for (let at = 0; at < plain.length; at += 1) letters |= 1 << (plain.charCodeAt(at) & 31);
  return letters;
}

/** Whether a text with these letters lacks more of a name's than one that names it may. */
export function lacksLetters(letters: number, name: Name): boolean {
  let count = 0;
  for (let lacking = name.letters & ~letters; lacking !== 0; lacking &= lacking - 1) count += 1;
  return count > name.mostLacking;
}

/** Also `Helath`: a generic word with its letters swapped is no more distinctive. */
export function distinctive(words: readonly string[]): string {
  return words.filter((word) => !GENERIC.has(word) && !GENERIC_LETTERS.has(lettersOf(word))).join('');
}

export interface TextWord {
  readonly printed: string;
  readonly plain: string;
  readonly start: number;
  readonly end: number;
  /** Of the text up to its end, in plain letters and figures. */
  readonly letters: number;
}

const WORD = /[\p{L}\p{N}]+/gu;

export function wordsOf(text: string): TextWord[] {
  let letters = 0;
  return everyMatch(text, WORD).map(({ 0: printed, index: start }) => {
    const bare = plainWord(printed);
    letters += bare.length;
    return { printed, plain: bare, start, end: start + printed.length, letters };
  });
}

const PLAIN = /^[A-Za-z0-9]+$/;

export function plainWord(word: string): string {
  if (PLAIN.test(word)) return word.toLowerCase();
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
