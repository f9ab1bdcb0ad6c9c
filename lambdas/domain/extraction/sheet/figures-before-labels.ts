import type { Segment } from '../layout/layout.ts';
import { segmentsByHeight } from '../layout/segments-by-height.ts';

/** So many rows, one under the other, are a list. */
const LEAST_ROWS = 3;
/** Rows of a list follow each other within this many line heights, and their labels begin at one edge, in points. */
const [ROW_PITCH, SAME_EDGE] = [3, 2];
/** A sign, a figure and its label. */
const MOST_BESIDE_EACH_OTHER = 3;
/** In points. */
const GAP = 10;
/** Of a figure's text beside the figure: its currency's sign. */
const MOST_BESIDE = 4;
const SIGN = /^(?:\p{Sc}|\p{Lu}\p{Ll}\.?|\p{Lu}{1,3}\p{Sc}?)$/u;
const WORDS = /\p{L}{3}/u;

interface Row {
  readonly figure: Segment;
  readonly label: Segment;
}

/**
 * Lets the figures of a list stand behind their labels: `Rp   1.789.200   ditanggung Sinar Mas` over `Rp   447.300   ditanggung sendiri` is such a
 * list with its columns the other way round. Where a figure is printed stays with its words.
 */
export function moveFiguresBehindLabels(segments: readonly Segment[]): readonly Segment[] {
  const around = segmentsByHeight(segments);
  const rowOf = (figure: Segment): Row[] => {
    const half = (figure.bottom - figure.top) / 2;
    const beside = around.between(figure, figure.top - half, figure.top + half);
    if (beside.length < 2 || beside.length > MOST_BESIDE_EACH_OTHER) return [];
    const level = [...beside].sort((a, b) => a.left - b.left);
    const [first, second, third] = level[0] !== figure && SIGN.test(level[0]?.text ?? '') ? level.slice(1) : level;
    return first === figure && second && !third && isLabel(second) ? [{ figure, label: second }] : [];
  };
  const rows = segments.filter(isFigure).flatMap(rowOf);
  const moved = new Map<Segment, Segment>();
  for (const list of listsOf(rows)) {
    if (list.length < LEAST_ROWS) continue;
    for (const { figure, label } of list) {
      const left = label.right + GAP;
      moved.set(figure, { ...figure, left, right: left + figure.right - figure.left });
    }
  }
  return moved.size === 0 ? segments : segments.map((segment) => moved.get(segment) ?? segment);
}

function isFigure({ lines, text, amounts: [money] }: Segment): boolean {
  return lines === 1 && money !== undefined && text.length - (money.end - money.start) <= MOST_BESIDE;
}

function isLabel({ text, amounts }: Segment): boolean {
  return amounts.length === 0 && WORDS.test(text);
}

function listsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const lists: Row[][] = [];
  for (const row of rows) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    if (list && last && goesOn(last, row)) list.push(row);
    else lists.push([row]);
  }
  return lists;
}

function goesOn({ label: last }: Row, { label: next }: Row): boolean {
  const apart = next.top - last.top;
  return (
    next.page === last.page &&
    apart > 0 &&
    apart < ROW_PITCH * (last.bottom - last.top) &&
    Math.abs(next.left - last.left) < SAME_EDGE
  );
}
