import { findMoney } from '../text/money.ts';
import { findDates } from '../text/printed-date.ts';
import { isNumberAlone, isRightOf } from './cells-beside.ts';
import type { Segment } from './layout.ts';
import { segmentsByHeight } from './segments-by-height.ts';
import type { ValueKind } from './value-kind.ts';

/** For each cell the kind of the value at its right, or else right below, where nothing but that stands there. */
export function kindsBeside(segments: readonly Segment[]): ReadonlyMap<Segment, ValueKind> {
  const below = new Map<Segment, ValueKind>();
  const right: [Segment, Segment, ValueKind][] = [];
  for (const [at, segment] of segments.entries()) {
    const kind = kindOf(segment);
    if (!kind) continue;
    const [before, head] = [segments[at - 1], headOf(segment, segments)];
    if (before && isRightOf(segment, before)) right.push([before, segment, kind]);
    if (head && !below.has(head)) below.set(head, kind);
  }
  const beside = new Map(below);
  // `Dépense   Remb. Sécu`: heads look like names, and have figures below them.
  for (const [label, value, kind] of right) if (kind !== 'name' || !below.has(value)) beside.set(label, kind);
  return beside;
}

const NAME_WORD = String.raw`(?:\p{Lu}[\p{L}’'.-]*|d[aeio]s?|del|la|van|von|zu|der|el|al|bin|binti|und|and|of|&)`;
/** Two words to seven. */
const NAME = new RegExp(`^${NAME_WORD}(?:,? ${NAME_WORD}){1,6}$`, 'u');
/** In line heights, from top to top. */
const [NEXT_ROW, ROWS_BELOW] = [0.6, 2.4];

function headOf(segment: Segment, segments: readonly Segment[]): Segment | undefined {
  const height = segment.bottom - segment.top;
  return segmentsByHeight(segments)
    .between(segment, segment.top - ROWS_BELOW * height, segment.top - NEXT_ROW * height)
    .findLast(({ left, right }) => left < segment.right && right > segment.left);
}

/** In characters. */
const CLOSE = 2;
const LETTERS = /\p{L}{4}/u;

/** Plain text that begins as a date does: with a figure, or with a month and its day. */
const BEGINS_AS_DATE = /^.{0,2}(?:\d|[a-z]{3,} +\d)/;
/** What no date is without. */
const PARTS_OF_DATE = /\p{L}|[./-][\s\S]*[./-]/u;

function kindOf(segment: Segment): ValueKind | undefined {
  const { text } = segment;
  if (!/\d/.test(text)) return NAME.test(text) ? 'name' : undefined;
  const mayBeDate = BEGINS_AS_DATE.test(segment.plain) && PARTS_OF_DATE.test(text);
  if (mayBeDate && findDates(text, 'day-first').some(({ start }) => start <= CLOSE)) return 'date';
  const [money] = segment.money;
  if (money?.certain && !LETTERS.test(text.slice(0, money.start) + text.slice(money.end))) return 'amount';
  return isNumberAlone(segment) ? 'number' : undefined;
}

const NUMBER = /^[\s.#:°º]*(?:\p{Lu}{1,5} ?)?[\p{Lu}\d./-]*\d[\p{Lu}\d./-]*\d/u;

/** The kind of the value that follows in a segment's text. */
export function kindAt({ text, thousandths }: Segment, from: number): ValueKind | undefined {
  const behind = text.slice(from);
  if (!/\d/.test(behind)) return undefined;
  const [money] = findMoney(behind.replace(/^[\s.:]+/, ''), thousandths);
  if (findDates(behind, 'day-first').some(({ start }) => start <= CLOSE)) return 'date';
  if (money?.certain && money.start <= CLOSE) return 'amount';
  return NUMBER.test(behind) ? 'number' : undefined;
}
