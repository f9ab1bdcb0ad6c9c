import { readLineItems } from '../lines/line-items.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { CareSign, KindOfSign } from './care-signs.ts';
import { HEALTH_WORDS } from './health-words.ts';
import type { SpokenWords } from './spoken-words.ts';

/** Who bills, and how the paper is called: anybody can print both over anything. */
const CLAIMED: ReadonlySet<KindOfSign> = new Set(['biller', 'title']);

/**
 * Whether care stands in a name and a title only, while lines are billed of which none speaks of it: `Brake pads` of a
 * `Riverside Auto Clinic`.
 */
export function billsNoCare(sheet: Sheet, spoken: SpokenWords, signs: readonly CareSign[]): boolean {
  // A sentence that names care is no name.
  if (!signs.every(({ kind, segment }) => CLAIMED.has(kind) && segment.lines === 1)) return false;
  const lines = new Set(readLineItems(sheet).map(({ description }) => description));
  const isOfHealth = spoken.all.some(({ list, segment }) => list === HEALTH_WORDS && lines.has(segment.text));
  return lines.size > 0 && !isOfHealth;
}
