import { hashed, type Places } from '../text/hashed-places.ts';

/** What the hashes of words begin with: it sets them apart from others that are added to the same places. */
export interface SetApart {
  /** Of all that is said of these words. */
  readonly begun: number;
  readonly word: number;
  readonly first: number;
  readonly pair: number;
  readonly runs: readonly { readonly length: number; readonly begun: number }[];
}

const LETTER_RUNS = [3, 4];
const MOST_COUNTED = 9;

/** Worked out once for all words that stand in one place, such as those before a value. */
export function setApart(name: string): SetApart {
  const begun = hashed(name);
  return {
    begun,
    word: hashed('w', begun),
    first: hashed('^', begun),
    pair: hashed('b', begun),
    runs: LETTER_RUNS.map((length) => ({ length, begun: hashed(`${length}`, begun) })),
  };
}

const ALONE = setApart('');

/** What a sign is of: no word, or a word of letters, of figures, or by itself. */
const [NO_WORD, LETTER, FIGURE, SIGN] = [0, 1, 2, 3];
const KINDS = new Uint8Array(128);
for (const [signs, kind] of [
  ['abcdefghijklmnopqrstuvwxyz', LETTER],
  ['0123456789', FIGURE],
  ['%#&', SIGN],
] as const)
  for (const sign of signs) KINDS[sign.charCodeAt(0)] = kind;

/**
 * Adds what words are known by: each of them, the pairs of them, the first and the last, how many there are, and the runs of three and
 * four letters in them, by which a word that nobody listed still resembles its kin (`Kassenanteilsbetrag`). All numbers are one word.
 * Every line of a document comes here more than once: nothing is cut out of the text.
 * @param plain plain text (see plain-text.ts).
 */
export function addWords(places: Places, plain: string, { begun, word, first, pair, runs }: SetApart = ALONE): void {
  let words = 0;
  let [before, beforeFrom, beforeTo] = ['', 0, 0];
  for (let start = 0, end = 0; start < plain.length; start = end) {
    end = start + 1;
    const kind = kindAt(plain, start);
    if (kind === NO_WORD) continue;
    while (kind !== SIGN && kindAt(plain, end) === kind) end += 1;
    const isNumber = kind === FIGURE;
    const text = isNumber ? '0' : plain;
    const [from, to] = [isNumber ? 0 : start, isNumber ? 1 : end];
    places.add(hashed(text, word, from, to));
    const follows = words === 0 ? first : hashed(' ', hashed(before, pair, beforeFrom, beforeTo));
    places.add(hashed(text, follows, from, to));
    for (const run of runs) if (to - from >= run.length) addRuns(places, run, text, from, to);
    words += 1;
    before = text;
    beforeFrom = from;
    beforeTo = to;
  }
  places.add(hashed(`n${Math.min(words, MOST_COUNTED)}`, begun));
  places.add(hashed(before, hashed('$', begun), beforeFrom, beforeTo));
}

/** Behind a text's end is no word. */
function kindAt(plain: string, at: number): number {
  return KINDS[plain.charCodeAt(at)] ?? NO_WORD;
}

/** All runs of so many letters of `<word>`. */
function addRuns(
  places: Places,
  { length, begun }: SetApart['runs'][number],
  text: string,
  from: number,
  to: number,
): void {
  for (let at = from - 1; at + length <= to + 1; at += 1) {
    const opened = at < from ? hashed('<', begun) : begun;
    const run = hashed(text, opened, Math.max(at, from), Math.min(at + length, to));
    places.add(at + length > to ? hashed('>', run) : run);
  }
}
