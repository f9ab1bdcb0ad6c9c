import type { Glyph } from './glyph.ts';
import { joinSpacedLetters } from './join-spaced-letters.ts';
import { printableText } from './printable-text.ts';
import { withoutLeaders } from './without-leaders.ts';

/** A word in reading direction: x runs along the baseline, points. */
export interface PlacedWord {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly baseline: number;
  readonly size: number;
  /** Whether the file itself draws a space there. */
  readonly spaceBefore: boolean;
  readonly spaceAfter: boolean;
}

/** A printed glyph, and what lies between the one before and it. */
interface Drawn {
  readonly glyph: Glyph;
  /** Whether the file draws white space there. */
  readonly spaced: boolean;
  /** How far the pen moves on, as a share of the larger one's size; 0 where a run begins. */
  readonly gap: number;
}

/** A gap wider than this share of the font's size parts two words: spaces are 0.2 to 0.35, kerning below 0.1. */
const WORD_GAP = 0.15;
/** Letters spaced out further than this are not one word but columns. */
const WIDEST_TRACKING = 0.6;
/** Fewer gaps than these are too few to call a text spaced out. */
const TRACKED_GAPS = 4;
/** A pen that moves on further than this share of the size starts anew. */
const RUN_GAP = 1.5;
/** How far back the pen may jump inside a word, for kerning and for accents drawn over their letters. */
const BACKWARDS = 0.6;
/** How far a superscript's baseline may lie from its word's, as a share of the size. */
const BASELINE_SHIFT = 0.5;

const SPACE = /^\s+$/u;

/** Joins glyphs into words, in the order in which the file draws them. All glyphs must run left to right. */
export function wordsFromGlyphs(glyphs: readonly Glyph[]): PlacedWord[] {
  return runsOf(withoutLeaders(glyphs)).flatMap((run) => joinSpacedLetters(wordsOfRun(run)));
}

/** Cuts the glyphs where the pen jumps; the white space between them becomes a mark on the glyph after it. */
function runsOf(glyphs: readonly Glyph[]): Drawn[][] {
  const runs: Drawn[][] = [];
  let spaced = false;
  for (const glyph of glyphs) {
    if (SPACE.test(glyph.text)) {
      spaced = true;
      continue;
    }
    const run = runs.at(-1);
    const last = run?.at(-1)?.glyph;
    const gap = last ? gapBetween(last, glyph) : 0;
    if (run && last && follows(last, glyph, gap)) {
      run.push({ glyph, spaced, gap });
    } else {
      runs.push([{ glyph, spaced, gap: 0 }]);
    }
    spaced = false;
  }
  return runs;
}

function gapBetween(last: Glyph, next: Glyph): number {
  return (next.x - last.x - last.advance) / Math.max(last.size, next.size);
}

function follows(last: Glyph, next: Glyph, gap: number): boolean {
  const shift = Math.abs(next.y - last.y) / Math.max(last.size, next.size);
  return shift < BASELINE_SHIFT && gap < RUN_GAP && gap > -BACKWARDS;
}

function wordsOfRun(run: readonly Drawn[]): PlacedWord[] {
  const limit = WORD_GAP + tracking(run);
  const groups: Drawn[][] = [];
  for (const drawn of run) {
    const group = groups.at(-1);
    if (group && !drawn.spaced && drawn.gap <= limit) {
      group.push(drawn);
    } else {
      groups.push([drawn]);
    }
  }
  return groups.flatMap((group, index) => wordOf(group, groups[index + 1]?.[0]?.spaced ?? false) ?? []);
}

/** How far apart the run's letters stand as a rule, as a share of the size; 0 for ordinary text, and where no gap is wide. */
function tracking(run: readonly Drawn[]): number {
  const gaps = run.filter((drawn, index) => index > 0 && !drawn.spaced).map(({ gap }) => gap);
  if (gaps.length < TRACKED_GAPS || gaps.every((gap) => gap <= WORD_GAP)) {
    return 0;
  }
  const median = gaps.sort((one, other) => one - other)[gaps.length >> 1] ?? 0;
  return median > 0 && median <= WIDEST_TRACKING ? median : 0;
}

function wordOf(group: readonly Drawn[], spaceAfter: boolean): PlacedWord | null {
  const glyphs = group.map(({ glyph }) => glyph);
  const text = printableText(glyphs);
  if (text === '') {
    return null;
  }
  const largest = glyphs.reduce((one, other) => (other.size > one.size ? other : one));
  return {
    text,
    x: Math.min(...glyphs.map((glyph) => glyph.x)),
    end: Math.max(...glyphs.map((glyph) => glyph.x + glyph.advance)),
    baseline: largest.y,
    size: largest.size,
    spaceBefore: group[0]?.spaced ?? false,
    spaceAfter,
  };
}
