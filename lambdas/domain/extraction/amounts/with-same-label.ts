import { isOnePlace } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { captionedFigures } from './captioned-figures.ts';
import { printedCents } from './printed-cents.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const CENT = 1;

/**
 * `Insurance pays 1,240.00` over `Insurance pays 220.00`: of what is called by the very same words neither figure is the
 * bill's for sure, unless what is printed parts them. The other one is given then: that it does not agree is for the amount
 * check to see.
 */
export function withSameLabel(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const figures = captionedFigures(sheet);
  const settled = [solved.total, solved.insurance, solved.patient].flatMap((one) => one?.figure ?? []);
  const printed = printedCents(sheet);
  for (const part of ['total', 'insurance', 'patient'] as const) {
    const own = solved[part];
    const label = own && figures.find(({ candidate, left }) => left !== '' && isOnePlace(candidate.place, own.place));
    if (!own || !label || !/[a-z]/.test(wordsOf(label.left))) continue;
    const row = new Set(sheet.neighbours.row(label.segment));
    const others = figures
      .filter(({ left, segment }) => wordsOf(left) === wordsOf(label.left) && !row.has(segment))
      .map(({ candidate }) => candidate)
      .filter(({ figure }) => figure > 0 && !settled.some((one) => Math.abs(one - figure) <= CENT));
    const sum = others.reduce((all, { figure }) => all + figure, 0);
    const other = others.find(({ figure }) => !printed.has(Math.abs(figure - own.figure)));
    if (other && sum !== own.figure) return { ...solved, [part]: { ...other, score: own.score }, agree: false };
  }
  return solved;
}

/** `Your share: ` and `Your share`, `Paid by your plan (80%)` and `Paid by your plan`. */
function wordsOf(label: string): string {
  return label
    .replace(/\d+%/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
