import { judgeByWeights, type Weights } from '../labels/judge-by-weights.ts';
import type { Segment } from '../layout/layout.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { addSurroundings } from '../sheet/surroundings.ts';
import { hashed, placesOf } from '../text/hashed-places.ts';
import type { Money } from '../text/money.ts';

/** What a printed amount is judged to be; `undefined`: none of these. */
export const FIGURE_KINDS = [
  undefined,
  'total_amount',
  'insurance_amount',
  'out_of_pocket',
  'max_coverage',
] as const satisfies readonly (string | undefined)[];

/** How many places the table of figures' weights has. */
export const FIGURE_PLACES = 1 << 14;
const places = placesOf(FIGURE_PLACES);

/** An amount as it stands on a sheet, in cents and without its sign. */
export interface PrintedFigure {
  readonly segment: Segment;
  readonly money: Money;
  readonly cents: number;
}

/** Of more a document has too many to be a bill's own; files made to exhaust a reader do. */
const MOST_PRINTED = 300;

/** All printed amounts above zero, in the order of the document; none of very many. */
function printedFigures({ segments }: Sheet): readonly PrintedFigure[] {
  const found: PrintedFigure[] = [];
  for (const segment of segments) {
    for (const money of segment.amounts)
      if (money.cents !== 0) found.push({ segment, money, cents: Math.abs(money.cents) });
    if (found.length > MOST_PRINTED) return [];
  }
  return found;
}

/** What the printed amounts of a sheet are known by: what stands around each, how large it is among the others, whether two make it up, and its row and column. */
export function figureFeatures(
  sheet: Sheet,
): readonly { readonly figure: PrintedFigure; readonly features: readonly number[] }[] {
  const figures = printedFigures(sheet);
  const times = Map.groupBy(figures, ({ cents }) => cents);
  const sizes = [...times.keys()].sort((a, b) => b - a);
  const rank = new Map(sizes.map((size, at) => [size, at]));
  const { sums, parts } = madeUp(sizes);
  return figures.map((figure, at) => {
    const { segment, money, cents } = figure;
    const left = figures.length - at;
    const [isSum, isPart] = [sums.has(cents), parts.has(cents)];
    addSurroundings(places, { segment, start: money.start, end: money.end }, sheet);
    places.add(hashed(`rank ${Math.min(MOST_RANKS, rank.get(cents) ?? 0)}`));
    places.add(hashed(`times ${Math.min(MOST_TIMES, times.get(cents)?.length ?? 0)}`));
    places.add(hashed(`sum ${isSum}`));
    places.add(hashed(`part ${isPart}`));
    places.add(hashed(`sum and part ${isSum} ${isPart}`));
    places.add(hashed(`along ${Math.floor((STRETCHES * at) / figures.length)}`));
    places.add(hashed(`left ${left < LAST ? left : 'more'}`));
    places.add(hashed(`minus ${/^[-–(]/.test(segment.text.slice(money.start))}`));
    const row = sheet.neighbours.row(segment).filter(({ amounts }) => amounts.length > 0);
    const inRow = Math.min(MOST_BEFORE, row.indexOf(segment));
    places.add(hashed(`row ${Math.min(MOST_IN_ROW, row.length)} ${inRow} ${row.at(-1) === segment}`));
    places.add(hashed(`alone ${segment.text.length - (money.end - money.start) < FEW_LETTERS}`));
    const [before, next] = [figures[at - 1], figures[at + 1]];
    const against = (other: PrintedFigure | undefined) => (other ? Math.sign(other.cents - cents) : 'none');
    const isUnder = (other: PrintedFigure | undefined) =>
      other && Math.abs(other.segment.right - segment.right) < EDGE_POINTS;
    places.add(hashed(`before ${against(before)} next ${against(next)}`));
    places.add(hashed(`column ${isUnder(before)} ${isUnder(next)}`));
    return { figure, features: places.taken() };
  });
}

const [MOST_RANKS, MOST_TIMES, STRETCHES, LAST] = [6, 4, 5, 4];
const [MOST_IN_ROW, MOST_BEFORE, FEW_LETTERS, EDGE_POINTS] = [4, 3, 4, 3];

/** The figures that two others make up, and those others. */
function madeUp(sizes: readonly number[]) {
  const all = new Set(sizes);
  const [sums, parts] = [new Set<number>(), new Set<number>()];
  for (const one of sizes)
    for (const other of sizes) {
      if (other > one || !all.has(one + other)) continue;
      sums.add(one + other);
      parts.add(one).add(other);
    }
  return { sums, parts };
}

/** How likely an amount is each of `FIGURE_KINDS`. */
export interface JudgedFigure {
  readonly figure: PrintedFigure;
  readonly likely: readonly number[];
}

export function figuresJudgedBy(weights: Weights): (sheet: Sheet) => readonly JudgedFigure[] {
  const likelihoods = judgeByWeights(FIGURE_KINDS.length, weights);
  return (sheet) =>
    figureFeatures(sheet).map(({ figure, features }) => ({ figure, likely: [...likelihoods(features)] }));
}
