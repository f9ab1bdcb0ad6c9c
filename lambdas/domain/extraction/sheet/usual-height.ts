import { onceASheet } from './once-a-sheet.ts';

/** How tall most lines of a document are, in points. */
export const usualHeight = onceASheet(({ segments }) => {
  const heights = Float64Array.from(segments, ({ top, bottom }) => bottom - top).sort();
  return heights[Math.floor(heights.length / 2)] ?? 1;
});

/** From here on type is large, in usual heights. */
export const LARGE = 1.3;
