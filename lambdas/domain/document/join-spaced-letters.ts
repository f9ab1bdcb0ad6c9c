import type { PlacedWord } from './words-from-glyphs.ts';

/** From so many single letters in a row on, they are a word that is spaced out ("T O T A L"), not initials. */
const SPACED_LETTERS = 4;
/** A gap of so many times the smallest one parts two spaced-out words; wider than this share of the size, columns. */
const WORD_GAP_FACTOR = 1.6;
const COLUMN_GAP = 0.8;

/** In UTF-16 units. */
const LONGEST_LETTER = 2;
const LETTER = /^\p{L}$/u;

/** Joins letters that a file draws with a space after each, as some do for headings; other words stay as they are. */
export function joinSpacedLetters(words: readonly PlacedWord[]): readonly PlacedWord[] {
  if (words.filter(isLetter).length < SPACED_LETTERS) return words;
  const joined: PlacedWord[] = [];
  let start = 0;
  while (start < words.length) {
    let end = start;
    while ([...(words[end]?.text ?? '')].length === 1) {
      end += 1;
    }
    const singles = words.slice(start, Math.max(end, start + 1));
    const spacedOut = singles.filter(isLetter).length >= SPACED_LETTERS;
    joined.push(...(spacedOut ? joinByGap(singles) : singles));
    start += singles.length;
  }
  return joined;
}

function isLetter({ text }: PlacedWord): boolean {
  return text.length <= LONGEST_LETTER && LETTER.test(text);
}

function joinByGap(letters: readonly PlacedWord[]): PlacedWord[] {
  const gaps = letters.slice(1).map((letter, index) => letter.x - (letters[index]?.end ?? letter.x));
  const smallest = Math.max(0, Math.min(...gaps));
  const joined: PlacedWord[] = [];
  for (const letter of letters) {
    const last = joined.at(-1);
    const gap = last ? letter.x - last.end : 0;
    if (last && gap <= WORD_GAP_FACTOR * smallest && gap <= COLUMN_GAP * letter.size) {
      joined[joined.length - 1] = {
        ...last,
        text: last.text + letter.text,
        end: letter.end,
        spaceAfter: letter.spaceAfter,
      };
    } else {
      joined.push(letter);
    }
  }
  return joined;
}
