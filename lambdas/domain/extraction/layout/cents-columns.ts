import type { Page, Word } from '../../document/document.ts';

/** `99213 25` is a service's code with its modifier: five figures have a sign for thousands. */
const UNITS = /^[-−–(]?\p{Sc}?(?:\d{1,3}(?:[,.]\d{3})+|[1-9]\d{0,3}|0)$/u;
const CENTS = /^\d{2}\)?$/;
const MOST_CENTS = 3;
const SIGN = /^\p{Sc}$/u;
/** In line heights: how far the ruled line between units and cents may hold them apart. */
const GAP = 1.2;
/** Edges that lie in one stretch of so many points are one column's. */
const EDGE_POINTS = 2;
/** So many rows make a column. */
const LEAST_ROWS = 3;
/** `10 23` is a day of October, if no figure above it or below is larger than a day. */
const MOST_DAYS = 31;

/** An amount whose cents stand apart: the place of its units in the line's words, and where units end and cents begin. */
interface Split {
  readonly line: number;
  readonly at: number;
  readonly units: number;
  readonly column: string;
}

/**
 * A page's lines, with each amount in one word whose cents a form has a column of their own for: `1,510 | 00`. Such a column is
 * one where units end and cents begin at the same places on several rows. Read without it, the units would be the amount.
 * Where a form has one, its boxes of single amounts are ruled like it: `$ | 300 | 25`.
 */
export function joinCents(page: Page): readonly (readonly Word[])[] {
  const lines = page.lines.map(({ words }) => words);
  const splits = lines.flatMap((words, line) => splitsOf(words, line, page));
  if (splits.length < LEAST_ROWS) return lines;
  const columns = [...Map.groupBy(splits, ({ column }) => column).values()].filter(
    (rows) => rows.length >= LEAST_ROWS && rows.some(({ units }) => units > MOST_DAYS),
  );
  if (columns.length === 0) return lines;
  const boxed = splits.filter(({ line, at }) => SIGN.test(lines[line]?.[at - 1]?.text ?? ''));
  const ofLine = Map.groupBy([...columns.flat(), ...boxed], ({ line }) => line);
  return lines.map((words, line) => joined(words, new Set(ofLine.get(line)?.map(({ at }) => at))));
}

function splitsOf(words: readonly Word[], line: number, page: Page): Split[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (!next || next.text.length > MOST_CENTS || !CENTS.test(next.text) || !UNITS.test(word.text)) return [];
    // `01 55 44 33` is a telephone's number.
    if (!isRightBehind(next, word, page) || isRightBehind(word, words[at - 1], page)) return [];
    if (isRightBehind(words[at + 2], next, page)) return [];
    const [end, begin] = [word.box.x + word.box.width, next.box.x].map((x) =>
      Math.round((x * page.width) / EDGE_POINTS),
    );
    return [{ line, at, units: Number(word.text.replace(/\D/g, '')), column: `${end} ${begin}` }];
  });
}

/** Figures right behind figures. */
function isRightBehind(word: Word | undefined, before: Word | undefined, { width, height }: Page): boolean {
  if (!word || !before || !/^[\d(−–-]/.test(word.text) || !/\d$/.test(before.text)) return false;
  return (word.box.x - before.box.x - before.box.width) * width < GAP * before.box.height * height;
}

function joined(words: readonly Word[], units: ReadonlySet<number>): readonly Word[] {
  if (units.size === 0) return words;
  return words.flatMap((word, at) => {
    const cents = words[at + 1];
    if (units.has(at - 1)) return [];
    if (!units.has(at) || !cents) return [word];
    const width = cents.box.x + cents.box.width - word.box.x;
    const sign = word.text.includes('.') ? ',' : '.';
    return [{ ...word, text: `${word.text}${sign}${cents.text}`, box: { ...word.box, width } }];
  });
}
