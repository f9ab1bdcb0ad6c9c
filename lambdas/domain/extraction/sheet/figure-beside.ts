import type { Segment } from '../layout/layout.ts';
import type { SegmentsByHeight } from '../layout/segments-by-height.ts';

/** Whether a figure stands to the right of a line: then it is a row of its own, however closely rows follow each other. */
export function hasFigureBeside(line: Segment, around: SegmentsByHeight): boolean {
  return rightOf(line, around).some(({ amounts }) => amounts.length > 0);
}

/** Whether a number that stands alone stands right of the lower of two lines, and anything right of the upper: two rows of a form. */
export function areNumberedRows(upper: Segment, lower: Segment, around: SegmentsByHeight): boolean {
  const second = nearestRightOf(lower, around);
  return second !== undefined && ALONE.test(second.text) && areRows(upper, lower, around);
}

/** Whether what stands right of two lines is a column. */
export function areRows(upper: Segment, lower: Segment, around: SegmentsByHeight): boolean {
  const [first, second] = [upper, lower].map((line) => nearestRightOf(line, around));
  return first !== undefined && second !== undefined && isInColumn(first, second);
}

function nearestRightOf(line: Segment, around: SegmentsByHeight): Segment | undefined {
  const row = rightOf(line, around);
  return row.length < 2 ? row[0] : row.reduce((one, other) => (other.left < one.left ? other : one));
}

const ALONE =
  /^[:=]? ?(?:\p{Lu}{1,5} )?(?=[\p{Lu}\d./-]*\d{3}|(?:\d{1,2}[./-]){2}\d)[\p{Lu}\d./-]+(?: \d{1,2}:\d{2}(?::\d{2})?)?$/u;
const SAME_EDGE_POINTS = 3;

function isInColumn(one: Segment, other: Segment): boolean {
  return [one.left - other.left, one.right - other.right].some((apart) => Math.abs(apart) < SAME_EDGE_POINTS);
}

/** Whether what a colon announces stands to the right of a line: `Patient` and `: Ana Ruiz` are a row, whatever stands under it. */
export function hasAnnouncedBeside(line: Segment, around: SegmentsByHeight): boolean {
  return rightOf(line, around).some(({ text }) => /^[:=]/.test(text));
}

/** What stands on its row to the right. */
function rightOf(line: Segment, around: SegmentsByHeight): readonly Segment[] {
  const half = (line.bottom - line.top) / 2;
  return around.between(line, line.top - half, line.top + half).filter(({ left }) => left > line.right);
}
