import { hashed, type Places } from '../text/hashed-places.ts';

/**
 * Adds what words are known by: each of them, the pairs of them, the first and the last, how many there are, and the runs of three and
 * four letters in them, by which a word that nobody listed still resembles its kin (`Kassenanteilsbetrag`).
 * @param plain plain text (see plain-text.ts).
 * @param begun the hash of what sets these words apart from others that are added to the same places.
 */
export function addWords(places: Places, plain: string, begun: number = NOT_SET_APART): void {
  const words = plain.match(/[a-z]+|%|#|&|\d+/g) ?? [];
  const { word: ofWord, first, pair, runs } = begun === NOT_SET_APART ? ALONE : prefixes(begun);
  let before = '';
  for (const printed of words) {
    const word = DIGIT.test(printed) ? '0' : printed;
    places.add(hashed(word, ofWord));
    places.add(before === '' ? hashed(word, first) : hashed(word, hashed(' ', hashed(before, pair))));
    const marked = `<${word}>`;
    for (const [length, from] of runs) {
      if (word.length < length) break;
      for (let at = 0; at + length <= marked.length; at += 1) places.add(hashed(marked, from, at, at + length));
    }
    before = word;
  }
  places.add(hashed(`n${Math.min(words.length, MOST_COUNTED)}`, begun));
  places.add(hashed(`$${before}`, begun));
}

const DIGIT = /^\d/;
const LETTER_RUNS = [3, 4] as const;
const MOST_COUNTED = 9;

/** What the hashes of words, of the first, of pairs and of runs of letters begin with. */
function prefixes(begun: number) {
  return {
    word: hashed('w', begun),
    first: hashed('^', begun),
    pair: hashed('b', begun),
    runs: LETTER_RUNS.map((length) => [length, hashed(`${length}`, begun)] as const),
  };
}

const NOT_SET_APART = hashed('');
const ALONE = prefixes(NOT_SET_APART);
