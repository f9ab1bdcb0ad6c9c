import { placeOf } from '../layout/layout.ts';
import type { MisprintedFigure, Readings } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { centsOf, decimalOf } from '../text/money.ts';
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
  const known = THREE.flatMap((one) => (read[one] ? [centsOf(read[one].value)] : []));
  const [likeliest] = likelihoodsAs(sheet, field)
    .filter(({ figure }) => ![...known, ...others].includes(figure.cents) && !(isTotal && figure.money.cents < 0))
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
