/** How many places the table of weights has; a power of two. */
export const PLACES = 1 << 15;
const LETTER_RUNS = [3, 4] as const;
const MOST_COUNTED = 9;

/** In which call each place was last met: what a caption is known by counts once. */
const met = new Uint32Array(PLACES);
let call = 0;

/**
 * What a caption is known by: its words, the pairs of them, its first and its last word, how many there are, and the runs of
 * three and four letters in them, by which a word that nobody listed still resembles its kin (`Kassenanteilsbetrag`). Each is
 * a place in the table of weights, found by the FNV-1a hash of its letters (RFC 9923).
 * @param plain plain text (see plain-text.ts) of the whole caption.
 */
export function captionFeatures(plain: string): readonly number[] {
  const words = plain.match(/[a-z]+|%|#|&|\d+/g) ?? [];
  call = call === 0xffff_ffff ? 1 : call + 1;
  const features: number[] = [];
  const add = (hash: number) => {
    const place = (hash ^ (hash >>> 15)) & (PLACES - 1);
    if (met[place] === call) return;
    met[place] = call;
    features.push(place);
  };
  let before = '';
  for (const printed of words) {
    const word = DIGIT.test(printed) ? '0' : printed;
    add(hashed(word, OF_WORD));
    add(before === '' ? hashed(word, OF_FIRST) : hashed(word, hashed(' ', hashed(before, OF_PAIR))));
    const marked = `<${word}>`;
    for (const [length, begun] of OF_RUNS) {
      if (word.length < length) break;
      for (let from = 0; from + length <= marked.length; from += 1) add(hashed(marked, begun, from, from + length));
    }
    before = word;
  }
  add(hashed(`n${Math.min(words.length, MOST_COUNTED)}`));
  add(hashed(`$${before}`));
  return features;
}

const DIGIT = /^\d/;
const [BASIS, PRIME] = [0x811c9dc5, 0x01000193];

/** The hash of a stretch of a text, going on from what came before it. */
function hashed(text: string, begun: number = BASIS, from = 0, to = text.length): number {
  let hash = begun;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

/** What the hashes of words, of the first, of pairs and of runs of letters begin with. */
const [OF_WORD, OF_FIRST, OF_PAIR] = [hashed('w'), hashed('^'), hashed('b')];
const OF_RUNS = LETTER_RUNS.map((length) => [length, hashed(`${length}`)] as const);
