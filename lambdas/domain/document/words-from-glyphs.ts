import type { Glyph } from './glyph.ts';
import { isPlainGlyph } from './is-plain-glyph.ts';
import { joinSpacedLetters } from './join-spaced-letters.ts';
import { isPlainText, printableText } from './printable-text.ts';
import { raisedCentsAt, withRaisedCents } from './raised-cents.ts';
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
  let run: Drawn[] = [];
  let last: Glyph | undefined;
  let spaced = false;
  for (const glyph of glyphs) {
    if (!isPlainGlyph(glyph) && SPACE.test(glyph.text)) {
      spaced = true;
      continue;
    }
    const gap = last ? gapBetween(last, glyph) : 0;
    if (last && follows(last, glyph, gap)) {
      run.push({ glyph, spaced, gap });
    } else {
      run = [{ glyph, spaced, gap: 0 }];
      runs.push(run);
    }
    last = glyph;
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
  const words: PlacedWord[] = [];
  let start = 0;
  for (let end = 1; end <= run.length; end += 1) {
    const next = run[end];
    if (next && !next.spaced && next.gap <= limit) continue;
    const word = wordOf(run, start, end, next?.spaced ?? false);
    if (word) words.push(word);
    start = end;
  }
  return words;
}

/** How far apart the run's letters stand as a rule, as a share of the size; 0 for ordinary text, and where no gap is wide. */
function tracking(run: readonly Drawn[]): number {
  if (!run.some(({ spaced, gap }) => !spaced && gap > WORD_GAP)) return 0;
  const gaps = run.filter(({ spaced }, index) => index > 0 && !spaced).map(({ gap }) => gap);
  const median = gaps.sort((one, other) => one - other)[gaps.length >> 1] ?? 0;
  return gaps.length >= TRACKED_GAPS && median > 0 && median <= WIDEST_TRACKING ? median : 0;
}

/** The word of a run's glyphs from one to before another. */
function wordOf(run: readonly Drawn[], from: number, to: number, spaceAfter: boolean): PlacedWord | null {
  const first = run[from];
  if (!first) return null;
  let drawn = '';
  let largest = first.glyph;
  let isOneSize = true;
  let [x, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = from; at < to; at += 1) {
    const glyph = run[at]?.glyph ?? first.glyph;
    drawn += glyph.text;
    isOneSize &&= glyph.size === largest.size;
    if (glyph.size > largest.size) largest = glyph;
    x = Math.min(x, glyph.x);
    end = Math.max(end, glyph.x + glyph.advance);
  }
  const text = isOneSize && isPlainText(drawn) ? drawn : textOf(run.slice(from, to).map(({ glyph }) => glyph));
  if (text === '') return null;
  return { text, x, end, baseline: largest.y, size: largest.size, spaceBefore: first.spaced, spaceAfter };
}

function textOf(glyphs: readonly Glyph[]): string {
  const cents = raisedCentsAt(glyphs);
  if (cents === undefined) return withRaisedCents(printableText(glyphs));
  return `${printableText(glyphs.slice(0, cents))}.${printableText(glyphs.slice(cents))}`;
}
