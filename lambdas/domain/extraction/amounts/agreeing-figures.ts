import type { Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';

const CENT = 1;
/** A bill's sums stand at its end; hundreds of pages' figures would be compared with each other for nothing. */
const MOST_LINES = 300;
/** Nor does a paper, or one of its paragraphs, hold more of them; files made to exhaust a reader do. */
const MOST_FIGURES = 2_000;
export const MOST_OF_LINE = 100;

/** What an amount is printed in, the last of very many. */
export function figuredLines({ segments }: Sheet): readonly Segment[] {
  return segments.filter(hasFigure).slice(-MOST_LINES);
}

/** Whether an amount is printed in it. */
export function hasFigure({ amounts }: Segment): boolean {
  return amounts.length > 0;
}

/**
 * Of the printed amounts, in cents and without their signs, those of which two make up a third: of the others, which on most
 * papers are all, nobody need ask what the words around them say.
 */
export const agreeingFigures: (sheet: Sheet) => ReadonlySet<number> = onceASheet((sheet) => {
  const printed = figuredLines(sheet).flatMap(({ amounts }) => amounts.slice(-MOST_OF_LINE));
  const sizes = printed.slice(-MOST_FIGURES).map(({ cents }) => Math.abs(cents));
  const figures = new Set(sizes.filter((figure) => figure > 0).sort((a, b) => a - b));
  const largest = Math.max(...figures);
  const agreeing = new Set<number>();
  for (const one of figures) {
    for (const other of figures) {
      if (one + other > largest + CENT) break;
      for (let sum = one + other - CENT; other >= one && sum <= one + other + CENT; sum += 1)
        if (figures.has(sum)) for (const figure of [one, other, sum]) agreeing.add(figure);
    }
  }
  return agreeing;
});
