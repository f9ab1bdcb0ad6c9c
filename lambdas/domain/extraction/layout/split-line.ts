import type { Box, Page, Word } from '../../document/document.ts';
import { isOfPitch, typewriterPitch } from '../../document/typewriter-pitch.ts';
import { LEADER, unglued } from './glued-words.ts';
import { isOrdinaryWord } from './is-ordinary-word.ts';
import { joinWords, type Segment, type Whereabouts } from './layout.ts';
import { onceFor } from './once-for.ts';

/**
 * A gap wider than this share of the line's height parts two columns. A space is 0.2 to 0.35 of the font's size and
 * stretches to about 0.6 in justified text; columns of a form are seldom closer than one.
 */
const COLUMN_GAP = 0.8;
/** A recogniser's boxes begin and end where the ink does, so that gaps are wider by what letters leave of their room. */
const COLUMN_GAP_OF_INK = 1;
/** `Marsh, Gwendolyn` goes on; beside a comma's ink a space is wide, most of all in type of one width. */
const GAP_AFTER_COMMA = 1.5;
/** In widths of a letter: in a typewriter's type a space is one and what the letters beside it leave of theirs, and columns are two apart. */
const COLUMN_GAP_OF_PITCH = 1.6;
/** `Biaya Dibayar (Rp) Tidak Dibayar (Rp)`: with its unit a head ends, however tightly the next one is set. */
const UNIT = /^\((?:\p{Lu}{0,3}\p{Sc}|[A-Z]{3}|R[ps]|RM|%)\.?\)$/u;
/** `$      75.00`: forms and accounts print the sign at the cell's left and the figure at its right, up to so many heights apart. */
const SIGN_GAP = 8;
const SIGN = /^\p{Sc}$/u;
const FIGURE = /^\d/;
/** `$840.50 $1,214.50`: however close, two sums of money are two cells. */
const MONEY = /^\(?-?\p{Lu}{0,3}\p{Sc}\d[\d.,]*\)?$/u;
const SEPARATOR = /^[|•·¦]$/;
const PARTING = /^[|•·¦._…]/;

const pitchOfPage = onceFor((page: Page) => typewriterPitch(page.lines));

/** The segments of a line: it is parted by gaps, leaders, bars and changes of type. */
export function splitLine(lineWords: readonly Word[], page: Page, on: Whereabouts): Segment[] {
  if (isDrawn(lineWords)) return [];
  const isOrdinaryLine = lineWords.every(isOrdinaryWord);
  const words = isOrdinaryLine ? lineWords : lineWords.flatMap((word) => (isOrdinaryWord(word) ? word : unglued(word)));
  const height = usualHeight(words) * page.height;
  const widest = (page.source === 'ocr' ? COLUMN_GAP_OF_INK : COLUMN_GAP) * height;
  const limit = Math.min(widest, tightGap(words, height, widest, page));
  const pitch = page.source === 'ocr' ? pitchOfPage(page) : undefined;
  const segments: Segment[] = [];
  let run: Word[] = [];
  let end = 0;
  let isDivided = false;
  const areHeads = words.filter(isUnit).length > 1;
  const flush = () => {
    if (run.length > 0 && !isBareColon(run)) segments.push(joinWords(run, on));
    run = [];
  };
  for (const word of words) {
    const mayPart = !isOrdinaryLine && PARTING.test(word.text);
    const separates = mayPart && SEPARATOR.test(word.text);
    if (separates || (mayPart && LEADER.test(word.text))) {
      isDivided ||= separates;
      flush();
      continue;
    }
    const last = run.at(-1);
    const isTyped = pitch !== undefined && last !== undefined && isOfPitch(last, pitch) && isOfPitch(word, pitch);
    const room = isTyped ? Math.max(limit, COLUMN_GAP_OF_PITCH * pitch * page.width) : limit;
    const isAfterComma = page.source === 'ocr' && last?.text.endsWith(',') === true;
    const apart = isAfterComma ? Math.max(room, GAP_AFTER_COMMA * limit) : room;
    const isFigureOfSign = run.length === 1 && last && SIGN.test(last.text) && FIGURE.test(word.text);
    const widest = isFigureOfSign ? SIGN_GAP * height : apart * typeScale(last, word, height / page.height);
    const areTwoSums = last !== undefined && MONEY.test(word.text) && MONEY.test(last.text);
    if (
      areTwoSums ||
      (word.box.x - end) * page.width > widest ||
      (last && page.source === 'text-layer' && isOtherType(last, word))
    )
      flush();
    run.push(word);
    end = word.box.x + word.box.width;
    if (areHeads && isUnit(word)) flush();
  }
  flush();
  return isDivided ? segments.map((segment) => ({ ...segment, part: true })) : segments;
}

function isUnit({ text }: Word): boolean {
  return text.startsWith('(') && UNIT.test(text);
}

/** A letterhead's large type on a line of small type has spaces of its own size. */
function typeScale(last: Word | undefined, { box }: Word, usual: number): number {
  return last && usual > 0 ? Math.max(1, Math.min(last.box.height, box.height) / usual) : 1;
}

function usualHeight(words: readonly Word[]): number {
  const first = words[0]?.box.height ?? 0;
  if (words.every(({ box }) => box.height === first)) return first;
  const heights = words.map(({ box }) => box.height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** Among spaces of one width (a font's own, or stretched alike to justify a line) a gap this many times as wide is none. */
const WIDER = 2.2;
const TIGHT_GAP = 0.55;
const LEAST_SPACES = 3;

/** The gap that parts the columns of a table set tightly: it has no more room between them than a few spaces. */
function tightGap(words: readonly Word[], height: number, widest: number, page: Page): number {
  if (words.length <= LEAST_SPACES) return widest;
  const spaces: number[] = [];
  let before: Box | undefined;
  for (const { box } of words) {
    const gap = before ? (box.x - before.x - before.width) * page.width : widest;
    if (gap < widest) spaces.push(gap);
    before = box;
  }
  if (spaces.length < LEAST_SPACES) return widest;
  const usual = spaces.sort((a, b) => a - b)[Math.floor(spaces.length / 2)] ?? 0;
  return Math.max(TIGHT_GAP * height, WIDER * usual);
}

/** A name in large type, its address in small type behind it on the same line. A recognised box may be too high. */
const LARGER_TYPE = 1.35;

function isOtherType(before: Word, after: Word): boolean {
  const [a, b] = [before.box.height, after.box.height];
  if (Math.max(a, b) <= LARGER_TYPE * Math.min(a, b)) return false;
  return [before, after].every(({ text }) => /\p{L}{3}/u.test(text));
}

/** Colons aligned in a column of their own, far from label and value, stand in the way of both. */
function isBareColon(words: readonly Word[]): boolean {
  return words.every(({ text }) => text === ':' || text === '=');
}

/** `=====`: a line that is drawn with signs is no text, nor part of the label above it. Beside words dashes may stand for a value. */
function isDrawn(words: readonly Word[]): boolean {
  return BEGINS_LINE.test(words[0]?.text ?? '') && DRAWN.test(words.map(({ text }) => text).join(''));
}

const BEGINS_LINE = /^[-=–—─═+]/;
const DRAWN = /^[-=–—─═+|]{4,}$/;
