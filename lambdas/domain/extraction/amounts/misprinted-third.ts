import { isOnePlace, placeOf } from '../layout/layout.ts';
import type { MisprintedFigure, Readings } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf, decimalOf } from '../text/money.ts';
import { HUNDRED_PERCENT } from '../text/percentage.ts';
import { amountCandidates } from './amount-candidates.ts';
import { isMisprintedFigure } from './is-misprinted-figure.ts';

/**
 * Of the three figures two make the third. Where that is printed nowhere, and a figure is that differs from it by one digit or
 * two neighbouring digits that changed places, the paper prints the third, and prints it otherwise: `we paid 329.60 of your
 * bill of 452.00; your share is 82.40`. Which words announce it need not be known. The total and the insurer's rate make both shares; so do the
 * billed lines, where a column of theirs was summed up.
 * @param read what was read of the paper: of the three, two.
 * @param known figures in cents that are something else, such as limit and billed lines; what labels name otherwise is too.
 * @param doubted figures in cents that are labelled as the third and were left out, as they agree with nothing: beside one, any of
 * the three may be the misprint.
 */
export function misprintedThird(
  sheet: Sheet,
  read: Readings,
  known: readonly number[],
  doubted: readonly number[],
): MisprintedFigure | undefined {
  const figures = sheet.segments.flatMap((segment) => segment.amounts.map((money) => ({ segment, money })));
  const printed = new Set(figures.map(({ money }) => Math.abs(money.cents)));
  const thirds = [...missingThirds(read), ...summedUp(read, printed)];
  if (thirds.length === 0) return undefined;
  const others = Map.groupBy(amountCandidates(sheet, 'other_amount'), ({ figure }) => figure);
  const knownFigures = new Set(known);
  for (const { field, third, above, below, two } of thirds) {
    if (printed.has(third)) continue;
    const misprint = figures.find(({ segment, money }) => {
      const figure = Math.abs(money.cents);
      if (knownFigures.has(figure) || printed.has(Math.abs(figure - third))) return false;
      const isDoubted = doubted.includes(figure);
      const place = placeOf(segment, money.start, money.end);
      // A total is another amount where a tax has it as its base, and only there.
      const isOther = others.get(figure)?.some((other) => !isDoubted || isOnePlace(other.place, place));
      if (isOther) return false;
      if (isDoubted) return holdMisprint(two, figure) || isMisprintedFigure(figure, third) || lacksDigit(figure, third);
      return figure > above && figure < below && isMisprintedFigure(figure, third);
    });
    if (!misprint) continue;
    const { segment, money } = misprint;
    const { start, end, cents } = money;
    const [text, value] = [segment.text.slice(start, end), decimalOf(Math.abs(cents))];
    return { field, expected: decimalOf(third), value, text, place: placeOf(segment, start, end) };
  }
  return undefined;
}

/** Too little for shares to be derived of it. */
const DOUBTED = 0.55;

/** Where a printed share looks like a misprint of what total and rate make it, the rate may be what is wrong. */
export function withDoubtedRate(readings: Readings): Readings {
  const { insurance_percent: rate, insurance_amount: insurance, out_of_pocket: patient } = readings;
  if (!rate || insurance || patient) return readings;
  return { ...readings, insurance_percent: { ...rate, confidence: Math.min(rate.confidence, DOUBTED) } };
}

interface TwoOfThree {
  readonly total?: number | undefined;
  readonly insurance?: number | undefined;
  readonly patient?: number | undefined;
}

/** Whether a misprint in any one of the three figures is all that keeps them from adding up. */
function holdMisprint({ total, insurance, patient }: TwoOfThree, figure: number): boolean {
  const [whole, paid, left] = [total ?? figure, insurance ?? figure, patient ?? figure];
  const asMeant: readonly (readonly [number, number])[] = [
    [whole, paid + left],
    [paid, whole - left],
    [left, whole - paid],
  ];
  return asMeant.some(([one, meant]) => isMisprintedFigure(one, meant) || lacksDigit(one, meant));
}

interface MissingThird {
  readonly field: MisprintedFigure['field'];
  readonly third: number;
  readonly above: number;
  readonly below: number;
  readonly two: TwoOfThree;
}

/**
 * Which of the three was not read, what it has to be, and between which figures it stands: both shares, where only the total and the
 * insurer's rate were.
 */
function missingThirds(read: Readings): readonly MissingThird[] {
  const { total_amount, insurance_amount, out_of_pocket, insurance_percent } = read;
  const [total, insurance, patient, rate] = [total_amount, insurance_amount, out_of_pocket, insurance_percent].map(
    (reading) => reading && centsOf(reading.value),
  );
  if (insurance !== undefined && patient !== undefined) {
    if (total !== undefined) return [];
    const [above, below] = [Math.max(insurance, patient), Number.POSITIVE_INFINITY];
    return [{ field: 'total_amount', third: insurance + patient, above, below, two: { insurance, patient } }];
  }
  if (total === undefined) return [];
  const shareOf = (field: MissingThird['field'], third: number, two: TwoOfThree) => {
    return { field, third, above: 0, below: total, two: { total, ...two } };
  };
  if (insurance !== undefined) return [shareOf('out_of_pocket', total - insurance, { insurance })];
  if (patient !== undefined) return [shareOf('insurance_amount', total - patient, { patient })];
  if (rate === undefined || rate >= HUNDRED_PERCENT) return [];
  const share = Math.round((total * rate) / HUNDRED_PERCENT);
  return [
    shareOf('insurance_amount', share, { patient: total - share }),
    shareOf('out_of_pocket', total - share, { insurance: share }),
  ];
}

/** What was read as the sum of a column, and is printed nowhere: what is printed for it may be a misprint. */
function summedUp(read: Readings, printed: ReadonlySet<number>): readonly MissingThird[] {
  const figures = (['total_amount', 'insurance_amount', 'out_of_pocket'] as const).flatMap((field) => {
    const reading = read[field];
    return reading ? [{ field, third: centsOf(reading.value) }] : [];
  });
  return figures
    .filter(({ third }) => third > 0 && !printed.has(third))
    .map((one) => ({ ...one, above: 0, below: Number.POSITIVE_INFINITY, two: {} }));
}

/** `81.20` for 881.20; a tenth of a figure may be meant. */
function lacksDigit(figure: number, meant: number): boolean {
  if (figure <= 0 || figure * 10 === meant) return false;
  const [printed, right] = [String(figure), String(meant)];
  const lost = [...right].findIndex((digit, at) => digit !== printed[at]);
  return right.slice(0, lost) + right.slice(lost + 1) === printed;
}
