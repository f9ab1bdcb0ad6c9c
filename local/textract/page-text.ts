import type { Point } from './grey-image.ts';

/** A word as it was recognised. */
export interface TextWord {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  /** Fractions of the page as displayed: where the word begins at the top, then clockwise as one reads it. */
  readonly corners: readonly [Point, Point, Point, Point];
}

/** Words on one line, in reading order. */
export type TextLine = readonly TextWord[];

/** What stands on one page. */
export type PageText = readonly TextLine[];
