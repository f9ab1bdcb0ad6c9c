import { distance } from 'fastest-levenshtein';
import type { Insurer } from './insurer.ts';
import {
  beginningOf,
  distinctive,
  FARTHEST,
  type Name,
  type Names,
  NEEDS,
  namesOf,
  placeOfBeginning,
} from './insurer-names.ts';
import { isMisprint, looksLike } from './is-misprint.ts';
import { bitOf, LettersOfText } from './letters-of-text.ts';

/** An insurer that a text names. */
export interface InsurerMatch {
  readonly insurer: Insurer;
  /** The name or alias that matched. */
  readonly alias: string;
  /** 0 to 1; 1 is letter for letter. */
  readonly similarity: number;
  /** Where in the text it stands. */
  readonly start: number;
  readonly end: number;
}

const read = new LettersOfText();

/**
 * The registry's insurers that a text names, best first: exact words anywhere, or nearly the same letters. Of names that
 * contain each other the longer one wins (`Niva Bupa` over `Bupa`).
 * @param wholeText the text is the name of an insurer and nothing else: also the start of a longer legal name counts. In
 * running text a name must have its first two letters right.
 * @param tolerance edits per letter beyond which a text does not name an insurer; the fewer, the less is compared.
 */
export function matchInsurers(
  text: string,
  registry: readonly Insurer[],
  wholeText: boolean,
  tolerance = FARTHEST,
): InsurerMatch[] {
  read.read(text);
  const names = namesOf(registry, tolerance);
  const named = wholeText ? namesIn(text, names) : namesBegunIn(text, names);
  const found = named.filter(({ match }) => !ORDINARY.test(text.slice(match.start, match.end)));
  if (found.length < 2) return found.map(({ match }) => match);
  // Of equal matches the one that stands first in the registry comes first.
  const matches = found.sort((a, b) => a.name.order - b.name.order).map(({ match }) => match);
  const kept = matches
    .sort((a, b) => b.end - b.start - (a.end - a.start) || b.similarity - a.similarity)
    .filter(
      (match, index, all) =>
        !all
          .slice(0, index)
          .some(
            (longer) =>
              longer.similarity >= match.similarity - 0.1 && match.start < longer.end && longer.start < match.end,
          ),
    );
  return kept.sort((a, b) => b.similarity - a.similarity || b.end - b.start - (a.end - a.start));
}

/** In small letters an ordinary word: Indonesia's `rekam medis` are a patient's files, no `Médis`. */
const ORDINARY = /^medis$/;

interface FoundName {
  readonly name: Name;
  readonly match: InsurerMatch;
}

const NONE: FoundName[] = [];

/** The names with which a word of a running text begins. */
function namesBegunIn(text: string, { all, needs, byBeginning, beginnings }: Names): FoundName[] {
  const { codes, begins, length, words } = read;
  let found = NONE;
  for (let word = 0; word < words; word += 1) {
    const begin = begins[word] ?? 0;
    if (begin + 1 >= length) break;
    const [first, second] = [codes[begin] ?? 0, codes[begin + 1] ?? 0];
    const next = begin + 2 < length ? (codes[begin + 2] ?? 0) : 0;
    if (((beginnings[placeOfBeginning(first, second)] ?? 0) & bitOf(next)) === 0) continue;
    read.noteLetters();
    for (const order of byBeginning.get(beginningOf(first, second)) ?? []) {
      const third = needs[order * NEEDS + 5] ?? 0;
      if ((third !== 0 && third !== next) || lacks(needs, order)) continue;
      const name = all[order] as Name;
      const match = bestAt(name, word, text, false);
      if (match) found = withBetter(found, name, match);
    }
  }
  return found;
}

function withBetter(found: readonly FoundName[], name: Name, match: InsurerMatch): FoundName[] {
  const before = found.find((one) => one.name === name);
  if (!before) return [...found, { name, match }];
  if (before.match.similarity >= match.similarity) return [...found];
  return [...found.filter((one) => one !== before), { name, match }];
}

/** The names that a text nearly is, or begins with, or holds. */
function namesIn(text: string, { all, needs }: Names): FoundName[] {
  const found: FoundName[] = [];
  read.noteLetters();
  const { length, firsts, lasts, words } = read;
  for (let order = 0; order < all.length; order += 1) {
    const at = order * NEEDS;
    if ((needs[at] ?? 0) > length) continue;
    if (((needs[at + 1] ?? 0) & firsts) === 0 && ((needs[at + 2] ?? 0) & lasts) === 0) continue;
    if (lacks(needs, order)) continue;
    const name = all[order] as Name;
    let best: InsurerMatch | undefined;
    for (let word = 0; word < words; word += 1) {
      const match = bestAt(name, word, text, true);
      if (match && match.similarity > (best?.similarity ?? 0)) best = match;
    }
    if (best) found.push({ name, match: best });
  }
  return found;
}

/** Whether a text with these letters lacks more of a name's than one that names it. */
function lacks(needs: Int32Array, order: number): boolean {
  const at = order * NEEDS;
  return countOf((needs[at + 3] ?? 0) & ~read.all) > (needs[at + 4] ?? 0);
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** What is most similar to a name of the words that begin with one. */
function bestAt(name: Name, word: number, text: string, wholeText: boolean): InsurerMatch | undefined {
  const { codes, begins, ends, from, to, words } = read;
  const { joined, farthest } = name;
  const begin = begins[word] ?? 0;
  const sameStart = codes[begin] === joined.charCodeAt(0);
  if (!sameStart && !wholeText) return undefined;
  let [similarity, last] = [0, 0];
  for (const count of name.windows) {
    const until = word + count - 1;
    if (until >= words) continue;
    const end = ends[until] ?? 0;
    if (Math.abs(end - begin - joined.length) > farthest) continue;
    // Comparing letters costs; a name read wrong at both its first and its last letter is given up.
    if (!sameStart && codes[end - 1] !== joined.charCodeAt(joined.length - 1)) continue;
    const similar = isExact(joined, begin, end)
      ? wholeText || isPrinted(name, text, word)
        ? 1
        : 0
      : nearSimilarity(name, word, until);
    if (similar > similarity) [similarity, last] = [similar, until];
  }
  if (similarity === 0 || similarity < 1 - name.tolerance) return undefined;
  return { insurer: name.insurer, alias: name.alias, similarity, start: from[word] ?? 0, end: to[last] ?? 0 };
}

function isExact(joined: string, begin: number, end: number): boolean {
  if (end - begin !== joined.length) return false;
  for (let at = 0; at < joined.length; at += 1) if (read.codes[begin + at] !== joined.charCodeAt(at)) return false;
  return true;
}

/** `TK`, `nib`, `CSS` are also ordinary letters: in running text only their printed form counts. */
function isPrinted({ alias, capitals }: Name, text: string, word: number): boolean {
  return !capitals || text.slice(read.from[word], read.to[word]) === alias;
}

function nearSimilarity(name: Name, word: number, until: number): number {
  const [begin, end] = [read.begins[word] ?? 0, read.ends[until] ?? 0];
  if (name.farthest === 0 || lacksLetters(name, word, until) || isFar(name, begin, end)) return 0;
  const joined = read.slice(begin, end);
  const whole = 1 - distance(joined, name.joined) / Math.max(joined.length, name.joined.length);
  if (whole < 1 - name.tolerance) return 0;
  const words = Array.from({ length: until - word + 1 }, (_, at) =>
    read.slice(read.begins[word + at] ?? 0, read.ends[word + at] ?? 0),
  );
  return isMisprintOf(words, name) ? Math.min(0.98, whole) : 0;
}

/**
 * Whether each word of a name stands there, be it misprinted, or each that tells which insurer it is: `AIG Singapore` is not
 * `AIA Singapore`, nor is `Singapore`.
 */
function isMisprintOf(words: readonly string[], name: Name): boolean {
  const theirs = distinctive(words);
  return areMisprints(words, name.words) || (theirs.length > 0 && areMisprints(theirs, name.distinctive));
}

/** Blanks may be lost or added: `Blue CrossBlue Shield`. */
function areMisprints(words: readonly string[], own: readonly string[]): boolean {
  if (words.length !== own.length) return looksLike(words.join(''), own.join(''));
  return words.every((word, at) => isMisprint(word, own[at] ?? ''));
}

/** Whether words lack so many different letters of a name that they are too many edits apart: told before letters are counted. */
function lacksLetters({ letters, joined, tolerance }: Name, word: number, until: number): boolean {
  let held = 0;
  for (let at = word; at <= until; at += 1) held |= read.held[at] ?? 0;
  const most = Math.max((read.ends[until] ?? 0) - (read.begins[word] ?? 0), joined.length);
  return most - joined.length + countOf(letters & ~held) > tolerance * most;
}

const LETTERS = 32;
const counts = new Uint8Array(LETTERS);

/** Whether two names share so few letters that they are too many edits apart, in whatever order the letters stand. */
function isFar({ joined, tolerance }: Name, begin: number, end: number): boolean {
  const { codes } = read;
  const most = Math.max(end - begin, joined.length);
  for (let at = begin; at < end; at += 1) {
    const letter = (codes[at] ?? 0) % LETTERS;
    counts[letter] = (counts[letter] ?? 0) + 1;
  }
  let shared = 0;
  for (let at = 0; at < joined.length; at += 1) {
    const letter = joined.charCodeAt(at) % LETTERS;
    const left = counts[letter] ?? 0;
    if (left === 0) continue;
    counts[letter] = left - 1;
    shared += 1;
  }
  for (let at = begin; at < end; at += 1) counts[(codes[at] ?? 0) % LETTERS] = 0;
  return most - shared > tolerance * most;
}
