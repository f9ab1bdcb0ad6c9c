import { hashed, placesOf } from '../text/hashed-places.ts';

/** How many places the table of captions' weights has. */
export const PLACES = 1 << 15;
const LETTER_RUNS = [3, 4] as const;
const MOST_COUNTED = 9;
const places = placesOf(PLACES);

/**
 * What a caption is known by: its words, the pairs of them, its first and its last word, how many there are, and the runs of
 * three and four letters in them, by which a word that nobody listed still resembles its kin (`Kassenanteilsbetrag`). Each is
 * a place in the table of weights.
 * @param plain plain text (see plain-text.ts) of the whole caption.
 */
export function captionFeatures(plain: string): readonly number[] {
  const words = plain.match(/[a-z]+|%|#|&|\d+/g) ?? [];
  let before = '';
  for (const printed of words) {
    const word = DIGIT.test(printed) ? '0' : printed;
    places.add(hashed(word, OF_WORD));
    places.add(before === '' ? hashed(word, OF_FIRST) : hashed(word, hashed(' ', hashed(before, OF_PAIR))));
    const marked = `<${word}>`;
    for (const [length, begun] of OF_RUNS) {
      if (word.length < length) break;
      for (let from = 0; from + length <= marked.length; from += 1)
        places.add(hashed(marked, begun, from, from + length));
    }
    before = word;
  }
  places.add(hashed(`n${Math.min(words.length, MOST_COUNTED)}`));
  places.add(hashed(`$${before}`));
  return places.taken();
}

const DIGIT = /^\d/;

/** What the hashes of words, of the first, of pairs and of runs of letters begin with. */
const [OF_WORD, OF_FIRST, OF_PAIR] = [hashed('w'), hashed('^'), hashed('b')];
const OF_RUNS = LETTER_RUNS.map((length) => [length, hashed(`${length}`)] as const);
