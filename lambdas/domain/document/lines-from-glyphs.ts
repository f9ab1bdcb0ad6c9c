import type { Box, Line, Word } from './document.ts';
import type { Glyph } from './glyph.ts';
import { type PlacedWord, wordsFromGlyphs } from './words-from-glyphs.ts';

/** Words whose baselines lie closer than this share of the smaller one's size stand on one line. */
const SAME_LINE = 0.35;
/** Of a font's size, what letters reach above their baseline and below it. */
const ASCENT = 0.8;
const DESCENT = 0.2;

/**
 * Sorts a page's glyphs into lines of words, top to bottom and left to right.
 * @param width of the displayed page, points.
 * @param height of the displayed page, points.
 */
export function linesFromGlyphs(glyphs: readonly Glyph[], width: number, height: number): Line[] {
  const turns = [0, 1, 2, 3] as const;
  return turns
    .flatMap((turn) => {
      const reading = glyphs.filter((glyph) => glyph.turn === turn).map((glyph) => toReading(glyph, width, height));
      const boxOf = (word: PlacedWord) => toFractions(fromReading(turn, word, width, height), width, height);
      return groupByBaseline(wordsFromGlyphs(reading)).map((words) => lineOf(words, boxOf));
    })
    .filter((line) => line !== null)
    .sort((one, other) => one.box.y + one.box.height - (other.box.y + other.box.height));
}

function groupByBaseline(words: readonly PlacedWord[]): PlacedWord[][] {
  const groups: { words: PlacedWord[]; baseline: number; size: number }[] = [];
  for (const word of [...words].sort((one, other) => one.baseline - other.baseline)) {
    const last = groups.at(-1);
    if (last && word.baseline - last.baseline < SAME_LINE * Math.min(word.size, last.size)) {
      last.words.push(word);
      last.baseline += (word.baseline - last.baseline) / last.words.length;
    } else {
      groups.push({ words: [word], baseline: word.baseline, size: word.size });
    }
  }
  return groups.map((group) => group.words.sort((one, other) => one.x - other.x));
}

function lineOf(words: readonly PlacedWord[], boxOf: (word: PlacedWord) => Box): Line | null {
  const placed: Word[] = words
    .map((word) => ({ text: word.text, box: boxOf(word), confidence: 1 }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  return placed.length === 0 ? null : { words: placed, box: around(placed.map((word) => word.box)) };
}

/** Turns a glyph so that its writing runs left to right. */
function toReading(glyph: Glyph, width: number, height: number): Glyph {
  const { x, y } = glyph;
  switch (glyph.turn) {
    case 0:
      return glyph;
    case 1:
      return { ...glyph, x: y, y: width - x };
    case 2:
      return { ...glyph, x: width - x, y: height - y };
    case 3:
      return { ...glyph, x: height - y, y: x };
  }
}

/** A word's rectangle on the displayed page, in points. */
function fromReading(turn: Glyph['turn'], word: PlacedWord, width: number, height: number): Box {
  const top = word.baseline - ASCENT * word.size;
  const tall = (ASCENT + DESCENT) * word.size;
  const long = word.end - word.x;
  switch (turn) {
    case 0:
      return { x: word.x, y: top, width: long, height: tall };
    case 1:
      return { x: width - top - tall, y: word.x, width: tall, height: long };
    case 2:
      return { x: width - word.end, y: height - top - tall, width: long, height: tall };
    case 3:
      return { x: top, y: height - word.end, width: tall, height: long };
  }
}

/** As fractions of the page, cut at its edges: what lies outside has no width or no height left. */
function toFractions(box: Box, width: number, height: number): Box {
  const left = clamp(box.x / width);
  const top = clamp(box.y / height);
  return {
    x: left,
    y: top,
    width: clamp((box.x + box.width) / width) - left,
    height: clamp((box.y + box.height) / height) - top,
  };
}

function clamp(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
