import { placeOf } from '../layout/layout.ts';
import type { IdField, Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isOthersNumber } from './is-others-number.ts';
import { type JudgedNumber, NUMBER_KINDS } from './judge-number.ts';
import { lettersAndDigits } from './number-candidates.ts';
import { PERSONS_PAPER } from './read-ids.ts';
import type { JudgedValue, Opinions } from './second-opinion.ts';

/** Less likely a number is nobody's opinion. */
const LEAST_LIKELY = 0.01;

/** What labels tell of a number, and what is likely by the likeness of the paper's numbers to those of stored bills. */
export function numberOpinions(
  field: IdField,
  told: Reading | undefined,
  numbers: readonly JudgedNumber[],
  sheet: Sheet,
): Opinions {
  const kind = NUMBER_KINDS.indexOf(field);
  const own = told && lettersAndDigits(told.value);
  const byKey = new Map<string, JudgedValue>();
  const likeliest = numbers
    .filter(({ likely }) => (likely[kind] ?? 0) >= LEAST_LIKELY)
    .toSorted((one, other) => (other.likely[kind] ?? 0) - (one.likely[kind] ?? 0));
  for (const { candidate, likely: all } of likeliest) {
    const { text, segment, start, end } = candidate;
    const [key, likely] = [lettersAndDigits(text), all[kind] ?? 0];
    if (byKey.has(key) || (key !== own && isOthersNumber(candidate, field, likely, sheet))) continue;
    const value = field === 'insured_id' ? text.replace(PERSONS_PAPER, '') : text;
    const place = placeOf(segment, start, end);
    byKey.set(key, {
      reading: { value, printed: value, confidence: likely, place, method: 'likeness' },
      key,
      likely,
    });
  }
  return { told: told && own !== undefined ? { reading: told, key: own } : undefined, judged: [...byKey.values()] };
}
