import { isOnePlace } from '../layout/layout.ts';
import type { Place } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { clauseFigures } from './clause-figures.ts';

/** `They refund 60% up to a ceiling of €400.00`: whether a sentence says that what is printed there is the most that an insurer bears. */
export function isLimit({ place }: { readonly place: Place }, sheet: Sheet): boolean {
  return clauseFigures(sheet, 'max_coverage').some((limit) => isOnePlace(limit.place, place));
}
