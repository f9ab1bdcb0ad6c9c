import type { PlacedWord } from './words-from-glyphs.ts';

/** Fragments this close, as a share of the size, are one word that was drawn in several strokes. */
const TOUCHING = 0.1;
const OVERLAPPING = -0.3;
/** The same word drawn again within this share of the size is a shadow, or bold type made by drawing twice. */
const DRAWN_AGAIN = 0.25;

/**
 * Joins the pieces of words that a file draws out of order, and drops what it draws twice.
 * @param words of one line, left to right.
 */
export function joinFragments(words: readonly PlacedWord[]): PlacedWord[] {
  const joined: PlacedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && isSameAgain(last, word)) {
      continue;
    }
    if (last && touches(last, word)) {
      joined[joined.length - 1] = {
        ...last,
        text: (last.text + word.text).normalize('NFC'),
        end: Math.max(last.end, word.end),
        size: Math.max(last.size, word.size),
        spaceAfter: word.spaceAfter,
      };
    } else {
      joined.push(word);
    }
  }
  return joined;
}

function isSameAgain(last: PlacedWord, word: PlacedWord): boolean {
  return last.text === word.text && Math.abs(word.x - last.x) < DRAWN_AGAIN * word.size;
}

function touches(last: PlacedWord, word: PlacedWord): boolean {
  const gap = (word.x - last.end) / Math.max(last.size, word.size);
  return !last.spaceAfter && !word.spaceBefore && gap < TOUCHING && gap > OVERLAPPING;
}
