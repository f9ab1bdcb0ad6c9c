import { segmentsAround } from '../layout/segments-by-height.ts';
import { onceASheet } from './once-a-sheet.ts';

/** The segments of a whole sheet between two heights, with those of running text. */
export const aroundOnSheet = onceASheet(({ segments }) => segmentsAround(segments));
