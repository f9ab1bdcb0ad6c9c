import type { Segment } from '../layout/layout.ts';
import { type FigureCell, isUnder } from '../lines/figure-cells.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { anyWordPattern, hasWord } from '../text/word-pattern.ts';
import { CHANGE_WORDS } from '../words/change-words.ts';
import { agreeingFigures } from './agreeing-figures.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { type CaptionedFigure, captionedFigures } from './captioned-figures.ts';
import { columnSums, columnsOf } from './column-sums.ts';
import { sumsOfLines } from './line-figures.ts';
import type { SolvedAmounts } from './solve-amounts.ts';

/** What a printed sum speaks against is not given as sure. */
const DOUBTED = 0.7;

/**
 * Any two figures make a third: that confirms neither. Where the third is printed nowhere, and is not what a table's lines
 * add up to, and the patient's share makes up another printed figure with one more, the paper reckons with that share
 * otherwise than its labels were understood: `Billed 310.00 · Plan rate 240.00 · Covered 192.00 · You pay 48.00` knows no
 * 262.00. The figure beside the share is not believed then; or the share is not, where it is one of several parts by the
 * words around the others.
 */
export function withoutRivalled(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const { total, insurance, patient, agree } = solved;
  if (!patient || (total === undefined) === (insurance === undefined)) return solved;
  if (!agreeingFigures(sheet).has(patient.figure)) return solved;
  const third = total ? total.figure - patient.figure : patient.figure + (insurance?.figure ?? 0);
  const figures = captionedFigures(sheet);
  const isConfirmed = figures.some(({ candidate }) => candidate.figure === third) || sumsOfLines(sheet).has(third);
  if (patient.figure <= 0 || third <= 0 || isConfirmed) return solved;
  const sumOf = (figure: number | undefined) => columnSums(sheet).find(({ money }) => money.cents === figure);
  const [whole, borne] = [sumOf(total?.figure), sumOf(insurance?.figure)];
  const lines = linesOf(total?.figure, sheet);
  const isOfSum = (one: CaptionedFigure) =>
    (whole && isLineOf(whole, one, sheet)) || (borne && isInColumnOf(borne, one.segment)) || lines.has(one.segment);
  const rival = rivalOf(
    patient,
    figures.filter((one) => !isOfSum(one)),
  );
  if (!rival) return solved;
  if (rival.some(({ whose }) => whose === 'patient'))
    return { total: doubted(total), insurance: doubted(insurance), patient: undefined, agree };
  return { total: undefined, insurance: undefined, patient: doubted(patient), agree };
}

/** The column that comes to the total where this stands above it, as in a box at the paper's head. */
function linesOf(whole: number | undefined, sheet: Sheet): ReadonlySet<Segment> {
  const column = columnsOf(sheet).find(
    (cells) => cells.length >= LEAST_LINES && cells.reduce((sum, { money }) => sum + money.cents, 0) === whole,
  );
  return new Set(column?.map(({ segment }) => segment));
}

const LEAST_LINES = 3;

/** What the total is added up from makes up other lines by chance: `Theatre 30,000 · Bed 12,500 · Drugs 7,500 · Copay 5,000`. */
function isLineOf(
  { segment: sum, left, right }: FigureCell,
  { segment }: CaptionedFigure,
  { neighbours }: Sheet,
): boolean {
  return neighbours.row(segment).some((one) => isInColumnOf({ segment: sum, left, right }, one));
}

/** One of the insurer's lines may be what the patient's share lacks to the insurer's: that says nothing. */
function isInColumnOf(
  { segment: sum, left, right }: Pick<FigureCell, 'segment' | 'left' | 'right'>,
  one: Segment,
): boolean {
  return one.page === sum.page && one.bottom <= sum.top + 1 && isUnder(one, { left, right });
}

/** `Cash tendered 60.00 · Change due 5.00`: a till's arithmetic is not the bill's. */
const CHANGE = anyWordPattern(...CHANGE_WORDS.alone, ...CHANGE_WORDS.strict);

/** A printed figure that the share makes up with another, and that other. */
function rivalOf({ figure }: AmountCandidate, figures: readonly CaptionedFigure[]): CaptionedFigure[] | undefined {
  const own = figures.filter(({ candidate }) => candidate.figure === figure);
  const others = figures.filter(
    (one) => !one.off && !hasWord(one.left, CHANGE) && (one.candidate.figure !== figure || one !== own[0]),
  );
  for (const rest of others) {
    const sum = figures.find(({ candidate }) => candidate.figure === figure + rest.candidate.figure);
    if (own.length > 0 && sum) return [sum, rest];
  }
  return undefined;
}

function doubted(candidate: AmountCandidate | undefined): AmountCandidate | undefined {
  return candidate && { ...candidate, score: Math.min(candidate.score, DOUBTED) };
}
