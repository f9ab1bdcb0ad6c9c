import type { Word } from './document.ts';

/*
 * A comb is a row of cells for one letter each. Widths are in em, the height of the type: cells are wider than a letter with the space
 * behind it, and narrower than a table's columns.
 */
const NARROWEST_CELL = 1;
const WIDEST_CELL = 2.6;
/** A letter's own width. */
const LETTER = 0.5;
const FEWEST_LETTERS = 5;
/** Letters stand anywhere in their cells: from one to the next it is a cell, or two, give or take so much of one. */
const UNEVEN = 0.35;
/** So many of the steps must be of that kind. */
const EVEN_STEPS = 0.75;
/** So many cells on another field begins. */
const MANY = 3;
/** What is left of an empty cell between two words. */
const SPACE = 0.25;

/** What recognisers make of a comb's ruled lines. */
const BORDERS = /[|[\]]/g;
/** Rows of teeth count up or down, numbers do not. */
const COUNTED = 0.8;

/** A letter alone, or a word whose letters stand so far apart that they may stand in cells. */
interface Loose {
  readonly word: Word;
  readonly text: string;
  /** Where the middles of its first and its last letter are. */
  readonly first: number;
  readonly last: number;
}

/**
 * The words of one line, with those put together that stand letter by letter in a form's cells: `K U L K A R N I`. An
 * empty cell is a space, more part fields.
 * @param ratio the page's height over its width.
 */
export function joinCombs(words: readonly Word[], ratio: number): readonly Word[] {
  const joined: Word[] = [];
  let row: Loose[] = [];
  const endRow = () => {
    joined.push(...(wordsOfComb(row, ratio) ?? row.map(({ word }) => word)));
    row = [];
  };
  for (const word of words) {
    const loose = looseOf(word, ratio);
    if (loose) {
      row.push(loose);
      continue;
    }
    endRow();
    joined.push(word);
  }
  endRow();
  return joined;
}

function looseOf(word: Word, ratio: number): Loose | null {
  const { x, width, height } = word.box;
  const text = word.text.replace(BORDERS, '');
  const em = height * ratio;
  if (text.length < 2) return { word, text, first: x + width / 2, last: x + width / 2 };
  if (width < LETTER * em + (text.length - 1) * NARROWEST_CELL * em) return null;
  return { word, text, first: x + (LETTER * em) / 2, last: x + width - (LETTER * em) / 2 };
}

/** The words in a comb's cells; null where the letters of a row stand in none. */
function wordsOfComb(all: readonly Loose[], ratio: number): Word[] | null {
  const row = all.filter(({ text }) => text !== '');
  const text = row.map((one) => one.text).join('');
  if (text.length < FEWEST_LETTERS || isCounted(text)) return null;
  const em = Math.min(...row.map(({ word }) => word.box.height)) * ratio;
  const cell = cellOf(row);
  if (cell < NARROWEST_CELL * em || cell > WIDEST_CELL * em) return null;
  const words: Word[] = [];
  for (const [index, { word, text, first }] of row.entries()) {
    const [before, last] = [words.at(-1), row[index - 1]?.last ?? Number.NEGATIVE_INFINITY];
    const cells = Math.round((first - last) / cell);
    if (before && cells < MANY) {
      words[words.length - 1] =
        cells <= 1 ? together(before, { ...word, text }) : upTo(before, word.box.x - SPACE * em);
    }
    if (!before || cells > 1) words.push({ ...word, text });
  }
  return words;
}

function upTo(word: Word, end: number): Word {
  return { ...word, box: { ...word.box, width: end - word.box.x } };
}

/** How wide a row's cells are; 0 where its letters stand in no row of cells. */
function cellOf(row: readonly Loose[]): number {
  const steps = row.flatMap(({ text, first, last }, index) => {
    const before = row[index - 1];
    const within = Array.from({ length: text.length - 1 }, () => (last - first) / (text.length - 1));
    return before ? [first - before.last, ...within] : within;
  });
  const cell = steps.toSorted((one, other) => one - other)[(steps.length - 1) >> 1] ?? 0;
  const near = steps.filter((step) => step < (MANY - 0.5) * cell);
  const even = near.filter((step) => Math.abs(step / cell - Math.round(step / cell)) <= UNEVEN && step > cell / 2);
  return near.length >= FEWEST_LETTERS - 1 && even.length >= EVEN_STEPS * near.length ? cell : 0;
}

function together(one: Word, other: Word): Word {
  const [top, bottom] = [
    Math.min(one.box.y, other.box.y),
    Math.max(one.box.y + one.box.height, other.box.y + other.box.height),
  ];
  const box = { x: one.box.x, y: top, width: other.box.x + other.box.width - one.box.x, height: bottom - top };
  return { text: one.text + other.text, box, confidence: Math.min(one.confidence, other.confidence) };
}

function isCounted(text: string): boolean {
  const digits = /^\d+$/.test(text) ? Array.from(text, Number) : [];
  const steps = digits.slice(1).filter((digit, index) => Math.abs(digit - (digits[index] ?? 0)) === 1);
  return digits.length > 0 && steps.length >= COUNTED * (digits.length - 1);
}
