/** How many places the table of weights has; a power of two. */
export const PLACES = 1 << 15;
const LETTER_RUNS = [3, 4] as const;
const MOST_COUNTED = 9;

/**
 * What a caption is known by: its words, the pairs of them, its first and its last word, how many there are, and the runs of
 * three and four letters in them, by which a word that nobody listed still resembles its kin (`Kassenanteilsbetrag`). Each is
 * a place in the table of weights, found by the FNV-1a hash of its letters (RFC 9923).
 * @param plain plain text (see plain-text.ts) of the whole caption.
 */
export function captionFeatures(plain: string): readonly number[] {
  const words = (plain.match(/[a-z]+|%|#|&|\d+/g) ?? []).map((word) => (/\d/.test(word) ? '0' : word));
  const features = new Set([placeOf(`n${Math.min(words.length, MOST_COUNTED)}`), placeOf(`$${words.at(-1)}`)]);
  for (const [at, word] of words.entries()) {
    features.add(placeOf(`w${word}`));
    features.add(placeOf(at === 0 ? `^${word}` : `b${words[at - 1]} ${word}`));
    const marked = `<${word}>`;
    for (const length of LETTER_RUNS) {
      if (word.length < length) break;
      for (let from = 0; from + length <= marked.length; from += 1) {
        features.add(placeOf(length + marked.slice(from, from + length)));
      }
    }
  }
  return [...features];
}

const [BASIS, PRIME] = [0x811c9dc5, 0x01000193];

function placeOf(feature: string): number {
  let hash = BASIS;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), PRIME);
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}
