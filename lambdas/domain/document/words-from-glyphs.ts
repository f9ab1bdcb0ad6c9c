import type { Glyph } from './glyph.ts';

/** A word in reading direction: x runs along the baseline, points. */
export interface PlacedWord {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly baseline: number;
  readonly size: number;
}

/** A gap wider than this share of the font's size parts two words: spaces are 0.2 to 0.35, kerning below 0.1. */
const WORD_GAP = 0.15;
/** How far back the pen may jump inside a word: kerning, accents over letters. */
const BACKWARDS = 0.6;
/** How far a superscript's baseline may lie from its word's, as a share of the size. */
const BASELINE_SHIFT = 0.5;

const SPACE = /^\s+$/u;
/** Soft hyphens, zero-width spaces and joiners, direction marks, other controls: they mark, but print nothing. */
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;

/** Joins glyphs into words, in the order in which the file draws them. All glyphs run left to right. */
export function wordsFromGlyphs(glyphs: readonly Glyph[]): PlacedWord[] {
  const words: PlacedWord[] = [];
  let run: Glyph[] = [];
  const endWord = () => {
    const word = wordOf(run);
    if (word) {
      words.push(word);
    }
    run = [];
  };
  for (const glyph of glyphs) {
    const last = run.at(-1);
    if (SPACE.test(glyph.text) || (last && !continues(last, glyph))) {
      endWord();
    }
    if (!SPACE.test(glyph.text)) {
      run.push(glyph);
    }
  }
  endWord();
  return words;
}

function continues(last: Glyph, next: Glyph): boolean {
  const size = Math.max(last.size, next.size);
  const gap = next.x - (last.x + last.advance);
  const sameOrigin = Math.abs(next.x - last.x) < 0.01 * size;
  return (
    Math.abs(next.y - last.y) < BASELINE_SHIFT * size &&
    (sameOrigin || (gap < WORD_GAP * size && gap > -BACKWARDS * size))
  );
}

function wordOf(run: readonly Glyph[]): PlacedWord | null {
  const text = run
    .map((glyph) => glyph.text)
    .join('')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .toWellFormed();
  if (text === '') {
    return null;
  }
  const largest = run.reduce((one, other) => (other.size > one.size ? other : one));
  return {
    text,
    x: Math.min(...run.map((glyph) => glyph.x)),
    end: Math.max(...run.map((glyph) => glyph.x + glyph.advance)),
    baseline: largest.y,
    size: largest.size,
  };
}
