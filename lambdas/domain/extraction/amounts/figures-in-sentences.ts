import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Money } from '../text/money.ts';

/** Fewer words, the figure's among them, are a cell's or a caption's. */
const LEAST_WORDS = 4;
/** Papers say some dozen in words; files made to exhaust a reader do more. */
const MOST_FIGURES = 1_000;

/** The figures of whose lines or paragraphs something else is said. */
export const figuresInSentences = onceASheet(
  ({ segments }): readonly { readonly segment: Segment; readonly money: Money }[] =>
    segments
      .filter(({ words }) => words.length >= LEAST_WORDS)
      .flatMap((segment) => segment.amounts.map((money) => ({ segment, money })))
      .slice(0, MOST_FIGURES),
);
