import type { DocumentField } from '../../contracts/extraction-data.ts';
import type { Readings } from '../extraction/reading.ts';
import { type Hundredths, parseHundredths, portionOf } from '../money/hundredths.ts';

/** The three figures that must agree, each as printed or as it follows exactly from what is printed. */
export interface StatedAmounts {
  readonly insurance: Hundredths;
  readonly outOfPocket: Hundredths;
  readonly total: Hundredths;
}

/** The value that the document prints for a field; null when it prints none, or the value was derived. */
export function printedValue(readings: Readings, field: DocumentField): Hundredths | null {
  const reading = readings[field];
  return reading === undefined || reading.printed === null ? null : parseHundredths(reading.value);
}

/**
 * Insurance amount, out-of-pocket and total from the printed figures alone. Derived readings are left aside: a figure
 * that was worked out from the others agrees with them by construction and proves nothing.
 *
 * Two of the three give the third; a printed total and percentage give the two parts. Less than two figures, or a part
 * and a percentage (a printed percentage is rounded, so no exact total follows from it), give null.
 */
export function statedAmounts(readings: Readings): StatedAmounts | null {
  const insurance = printedValue(readings, 'insurance_amount');
  const outOfPocket = printedValue(readings, 'out_of_pocket');
  const total = printedValue(readings, 'total_amount');

  if (insurance !== null && outOfPocket !== null) {
    return { insurance, outOfPocket, total: total ?? insurance + outOfPocket };
  }
  if (total === null) return null;
  if (insurance !== null) return { insurance, outOfPocket: total - insurance, total };
  if (outOfPocket !== null) return { insurance: total - outOfPocket, outOfPocket, total };

  const percent = printedValue(readings, 'insurance_percent');
  if (percent === null) return null;
  const share = portionOf(total, percent);
  return { insurance: share, outOfPocket: total - share, total };
}
