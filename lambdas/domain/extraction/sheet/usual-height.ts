import { onceASheet } from './once-a-sheet.ts';

/** How tall most lines of a document are, in points. */
export const usualHeight = onceASheet(({ segments }) => {
  const heights = new Float64Array(segments.length);
  for (const [at, { top, bottom }] of segments.entries()) heights[at] = bottom - top;
  return heights.sort()[Math.floor(heights.length / 2)] ?? 1;
});

/** From here on type is large, in usual heights. */
export const LARGE = 1.3;
