import { plainOfSheet } from '../sheet/plain-of-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { everyMatch } from '../text/every-match.ts';
import { hasWord } from '../text/word-pattern.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

const TOTAL =
  /(?<![a-z])(?:(?:sub)?totals?|totales|totaux|totais|(?:zwischen|gesamt)?summen?|suma|somme|soma|jumlah)(?![a-z])/g;
/** The whole, and two or more that make it up. */
const LEAST_ROWS = 3;

interface SummedRow {
  readonly total: CaptionedFigure;
  readonly insurance: CaptionedFigure;
  readonly patient: CaptionedFigure;
}

/**
 * `PAGE TOTAL 1,727.45 1,493.77 233.68 · PAGE TOTAL 218.49 155.64 62.85 · ORDER TOTAL 1,945.94 1,649.41 296.53`: a row that sums up
 * a page or a section is not the bill's where another row is the sum of it and all others that are called totals.
 */
export function settleWholeRow(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient } = solved;
  if (!total || !insurance || !patient) return solved;
  if (everyMatch(plainOfSheet(sheet), TOTAL).length < LEAST_ROWS) return solved;
  const rows = summedRows(sheet);
  if (!rows.some((row) => row.total.candidate.figure === total.figure)) return solved;
  const whole = rows.find((one) => {
    const others = rows.filter((row) => row !== one);
    const isSum = (part: keyof SummedRow) =>
      one[part].candidate.figure === others.reduce((sum, row) => sum + row[part].candidate.figure, 0);
    return others.length >= LEAST_ROWS - 1 && isSum('total') && isSum('insurance') && isSum('patient');
  });
  if (!whole || whole.total.candidate.figure <= total.figure) return solved;
  return {
    total: whole.total.candidate,
    insurance: whole.insurance.candidate,
    patient: whole.patient.candidate,
    agree: true,
  };
}

/** Rows that are called totals, and whose figures are a whole and its two shares. */
function summedRows(sheet: Sheet): SummedRow[] {
  const named = captionedFigures(sheet).filter(({ segment }) =>
    hasWord(sheet.neighbours.row(segment)[0]?.plain ?? '', TOTAL),
  );
  const ofRow = Map.groupBy(named, ({ segment }) => sheet.neighbours.row(segment)[0]);
  return [...ofRow.values()].flatMap((figures) => {
    const insurance = figures.find(({ whose }) => whose === 'insurer');
    const patient = figures.find(({ whose }) => whose === 'patient');
    const sum = (insurance?.candidate.figure ?? 0) + (patient?.candidate.figure ?? 0);
    const total = figures.find(({ candidate }) => candidate.figure === sum);
    return insurance && patient && total ? [{ total, insurance, patient }] : [];
  });
}
