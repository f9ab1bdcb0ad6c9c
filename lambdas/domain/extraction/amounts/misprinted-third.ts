import { placeOf } from '../layout/layout.ts';
import type { MisprintedFigure, Readings } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf, decimalOf } from '../text/money.ts';
import { amountCandidates } from './amount-candidates.ts';

/**
 * Of the three figures two make the third. Where that is printed nowhere, and a figure is that differs from it by one digit or
 * two neighbouring digits that changed places, the paper prints the third, and prints it otherwise: `we paid 329.60 of your
 * bill of 452.00; your share is 82.40`. Which words announce it need not be known.
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
  const missing = missingThird(read);
  if (!missing) return undefined;
  const others = new Set([...known, ...amountCandidates(sheet, 'other_amount').map(({ figure }) => figure)]);
  const { field, third, above, below, two } = missing;
  const figures = sheet.segments.flatMap((segment) => segment.amounts.map((money) => ({ segment, money })));
  const printed = new Set(figures.map(({ money }) => Math.abs(money.cents)));
  if (printed.has(third)) return undefined;
  const misprint = figures.find(({ money }) => {
    const figure = Math.abs(money.cents);
    const isOther = others.has(figure) || printed.has(Math.abs(figure - third));
    if (isOther) return false;
    return doubted.includes(figure)
      ? holdMisprint(two, figure)
      : figure > above && figure < below && isMisprint(figure, third);
  });
  if (!misprint) return undefined;
  const { segment, money } = misprint;
  const { start, end, cents } = money;
  const text = segment.text.slice(start, end);
  return {
    field,
    expected: decimalOf(third),
    value: decimalOf(Math.abs(cents)),
    text,
    place: placeOf(segment, start, end),
  };
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
  return asMeant.some(([one, meant]) => isMisprint(one, meant) || lacksDigit(one, meant));
}

/** Which of the three was not read, what it has to be, and between which figures it stands. */
function missingThird({ total_amount, insurance_amount, out_of_pocket }: Readings) {
  const [total, insurance, patient] = [total_amount, insurance_amount, out_of_pocket].map(
    (reading) => reading && centsOf(reading.value),
  );
  const two = { total, insurance, patient };
  if (total === undefined && insurance !== undefined && patient !== undefined) {
    const above = Math.max(insurance, patient);
    return { field: 'total_amount', third: insurance + patient, above, below: Number.POSITIVE_INFINITY, two } as const;
  }
  if (total === undefined) return undefined;
  const within = { above: 0, below: total, two };
  if (insurance !== undefined && patient === undefined)
    return { field: 'out_of_pocket', third: total - insurance, ...within } as const;
  if (insurance === undefined && patient !== undefined)
    return { field: 'insurance_amount', third: total - patient, ...within } as const;
  return undefined;
}

/** With a digit besides zeros in common: 10.00 and 60.00 are two figures. */
function isMisprint(figure: number, meant: number): boolean {
  const [printed, right] = [String(figure), String(meant)];
  if (printed.length !== right.length) return false;
  const differing = [...printed].flatMap((digit, at) => (digit === right[at] ? [] : [at]));
  const [first = 0, second = first] = differing;
  const areSwapped = second === first + 1 && printed[first] === right[second] && printed[second] === right[first];
  const isOne = differing.length === 1 || (differing.length === 2 && areSwapped);
  return isOne && [...printed].some((digit, at) => digit !== '0' && !differing.includes(at));
}

/** `81.20` for 881.20; a tenth of a figure may be meant. */
function lacksDigit(figure: number, meant: number): boolean {
  if (figure <= 0 || figure * 10 === meant) return false;
  const [printed, right] = [String(figure), String(meant)];
  const lost = [...right].findIndex((digit, at) => digit !== printed[at]);
  return right.slice(0, lost) + right.slice(lost + 1) === printed;
}
