import { placeOf } from '../layout/layout.ts';
import type { MisprintedFigure, Readings } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf, decimalOf } from '../text/money.ts';
import type { AmountCandidate } from './amount-candidates.ts';
import { captionedFigures } from './captioned-figures.ts';
import { isOfAllClaims } from './of-all-claims.ts';
import { likelihoodsAs } from './settlements.ts';

/** From here on a printed figure speaks against what two others make the third. */
const CONTRADICTS = 0.5;
const CENT = 1;
const THREE = ['total_amount', 'insurance_amount', 'out_of_pocket'] as const;

/**
 * The one of the three figures that no label told, where a printed amount is likely it by its likeness to stored bills and is another than
 * the two others make it: the paper then says something else than what would be worked out.
 * What is printed as a deduction is no total.
 * @param others amounts in cents that are something else, such as limit and gross.
 */
export function contradictedThird(
  sheet: Sheet,
  read: Readings,
  others: readonly number[],
): MisprintedFigure | undefined {
  const [field, ...further] = THREE.filter((one) => !read[one]);
  if (!field || further.length > 0) return undefined;
  const [total = 0, insurance = 0, patient = 0] = THREE.map((one) => centsOf(read[one]?.value ?? '0.00'));
  const isTotal = field === 'total_amount';
  const third = isTotal ? insurance + patient : total - insurance - patient;
  // `Herr Pircher hat deshalb 100,00 Euro an mich bezahlt`: whatever it is called.
  if (sheet.segments.some(({ amounts }) => amounts.some(({ cents }) => Math.abs(cents) === third))) return undefined;
  const known = THREE.flatMap((one) => (read[one] ? [centsOf(read[one].value)] : []));
  const isKnown = (figure: number) => [...known, ...others].includes(figure);
  const own = field === 'insurance_amount' ? figureOfInsurer(sheet, total, isKnown) : undefined;
  if (own && Math.abs(own.figure - third) > CENT)
    return { field, expected: decimalOf(third), value: decimalOf(own.figure), text: own.printed, place: own.place };
  const [likeliest] = likelihoodsAs(sheet, field)
    .filter(({ figure }) => !isKnown(figure.cents) && !(isTotal && figure.money.cents < 0))
    .filter(({ figure }) => !isOfAllClaims(figure.segment, sheet))
    .sort((one, other) => other.likelihood - one.likelihood);
  if (!likeliest || likeliest.likelihood < CONTRADICTS) return undefined;
  const { segment, money, cents } = likeliest.figure;
  if (Math.abs(cents - third) <= CENT) return undefined;
  return {
    field,
    expected: decimalOf(third),
    value: decimalOf(cents),
    text: segment.text.slice(money.start, money.end),
    place: placeOf(segment, money.start, money.end),
  };
}

/** `A facturar à ENSA   571.360,00`: the one figure whose caption names the insurer for who pays it. */
function figureOfInsurer(
  sheet: Sheet,
  total: number,
  isKnown: (figure: number) => boolean,
): AmountCandidate | undefined {
  const [only, second] = captionedFigures(sheet).filter(
    ({ whose, off, left, segment, money, candidate: { figure } }) =>
      whose === 'insurer' &&
      !off &&
      left !== '' &&
      // Of one of many more is said behind it: `Zuschuss je Sitzung € 45,00 × 10`.
      segment.text.slice(money.end).trim() === '' &&
      figure > 0 &&
      figure < total &&
      !isKnown(figure),
  );
  return second ? undefined : only?.candidate;
}
