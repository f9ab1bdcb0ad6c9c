import { findMoney } from '../text/money.ts';
import type { Segment } from './layout.ts';
import type { SegmentsByHeight } from './segments-by-height.ts';

/** Whether a figure stands to the right of a line: then it is a row of its own, however closely rows follow each other. */
export function hasFigureBeside(line: Segment, around: SegmentsByHeight): boolean {
  const half = (line.bottom - line.top) / 2;
  const row = around.between(line, line.top - half, line.top + half);
  return row.some(({ left, text }) => left > line.right && findMoney(text).some(({ certain }) => certain));
}

/** Whether what a colon announces stands to the right of a line: `Patient` and `: Ana Ruiz` are a row, whatever stands under it. */
export function hasAnnouncedBeside(line: Segment, around: SegmentsByHeight): boolean {
  const half = (line.bottom - line.top) / 2;
  const row = around.between(line, line.top - half, line.top + half);
  return row.some(({ left, text }) => left > line.right && /^[:=]/.test(text));
}
