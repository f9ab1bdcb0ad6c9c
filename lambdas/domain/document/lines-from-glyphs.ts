import type { Box, Line, Word } from './document.ts';
import type { Glyph } from './glyph.ts';
import { joinCombs } from './join-combs.ts';
import { joinFragments } from './join-fragments.ts';
import { type PageSize, turnBoxBack, turnGlyphs } from './page-turn.ts';
import { type PlacedWord, wordsFromGlyphs } from './words-from-glyphs.ts';

/** Words whose baselines lie closer than this share of the smaller one's size stand on one line. */
const SAME_LINE = 0.35;
/** Of a font's size, what letters reach above their baseline and below it: the same for every font, so that boxes compare. */
const ASCENT = 0.8;
const DESCENT = 0.2;

const TURNS = [0, 1, 2, 3] as const;

/** Sorts a page's glyphs into lines of words, top to bottom and left to right; writing at a right angle makes its own lines. */
export function linesFromGlyphs(glyphs: readonly Glyph[], size: PageSize): Line[] {
  const byTurn: readonly Glyph[][] = TURNS.map(() => []);
  for (const glyph of glyphs) byTurn[glyph.turn]?.push(glyph);
  return TURNS.flatMap((turn) => {
    const upright = turnGlyphs(turn, byTurn[turn] ?? [], size);
    const boxOf = (word: PlacedWord) => toFractions(turnBoxBack(turn, rectangleOf(word), size), size);
    const ratio = turn % 2 === 0 ? size.height / size.width : 0;
    return groupByBaseline(wordsFromGlyphs(upright)).flatMap((words) => lineOf(words, boxOf, ratio) ?? []);
  }).sort((one, other) => bottom(one.box) - bottom(other.box));
}

function groupByBaseline(words: readonly PlacedWord[]): PlacedWord[][] {
  const groups: { readonly words: PlacedWord[]; baseline: number; size: number }[] = [];
  for (const word of [...words].sort((one, other) => one.baseline - other.baseline)) {
    const group = groups.at(-1);
    if (group && word.baseline - group.baseline < SAME_LINE * Math.min(word.size, group.size)) {
      group.words.push(word);
      group.baseline += (word.baseline - group.baseline) / group.words.length;
      group.size = Math.min(word.size, group.size);
    } else {
      groups.push({ words: [word], baseline: word.baseline, size: word.size });
    }
  }
  return groups.map((group) => joinFragments(group.words.sort((one, other) => one.x - other.x)));
}

/** @param ratio the page's height over its width; 0 for writing that runs up or down, in which no comb is looked for. */
function lineOf(words: readonly PlacedWord[], boxOf: (word: PlacedWord) => Box, ratio: number): Line | null {
  const all: Word[] = words
    .map((word) => ({ text: word.text, box: boxOf(word), confidence: 1 }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const placed = ratio > 0 ? joinCombs(all, ratio) : all;
  return placed.length === 0 ? null : { words: placed, box: around(placed.map((word) => word.box)) };
}

function rectangleOf(word: PlacedWord): Box {
  return {
    x: word.x,
    y: word.baseline - ASCENT * word.size,
    width: word.end - word.x,
    height: (ASCENT + DESCENT) * word.size,
  };
}

/** As fractions of the page, cut at its edges: what lies outside has no width or no height left. */
function toFractions(box: Box, { width, height }: PageSize): Box {
  const x = fraction(box.x / width);
  const y = fraction(box.y / height);
  return {
    x,
    y,
    width: fraction((box.x + box.width) / width) - x,
    height: fraction((box.y + box.height) / height) - y,
  };
}

/** Between 0 and 1; what is no number (a hostile file's coordinates overflow) becomes 0. */
function fraction(value: number): number {
  return value > 0 ? Math.min(1, value) : 0;
}

function around(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function bottom(box: Box): number {
  return box.y + box.height;
}
