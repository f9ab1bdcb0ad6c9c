import { ID_FIELDS, type Reading, type Readings } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { judgedNumbers } from './judge-number.ts';
import { lettersAndDigits } from './number-candidates.ts';
import { numberOpinions } from './number-opinions.ts';
import worth from './opinion-worth.json' with { type: 'json' };
import { isOneValue, likeliestTogether, likelihoodsOf, optionsOf } from './second-opinion.ts';

/** What labels tell this clearly is never overruled. */
const CLEAR = 0.7;
/** From here on a number is taken that labels do not tell: a wrong one costs more than a missing one. */
const TAKEN = 0.7;
/** A number that is known by its likeness alone is never surer. */
const SUREST_BY_LIKENESS = 0.8;

/**
 * The claim's, the insured's and the bill's number: of what labels tell unclearly and what is likely by likeness to stored bills the likeliest
 * together, no number being two of them.
 */
export function weighNumbers(told: Readings, sheet: Sheet): Readings {
  const isClear = (reading: Reading | undefined) => reading !== undefined && reading.confidence >= CLEAR;
  if (ID_FIELDS.every((field) => isClear(told[field]))) return told;
  const numbers = judgedNumbers(sheet);
  const weighed = ID_FIELDS.map((field) => {
    const all = optionsOf(numberOpinions(field, told[field], numbers, sheet));
    const options = isClear(told[field]) ? all.slice(0, 1) : all;
    return { options, likely: likelihoodsOf(options, worth[field]), isTold: told[field] !== undefined };
  });
  const chosen = likeliestTogether(weighed).map((one, at) => {
    const field = ID_FIELDS[at];
    return field && one && one.likelihood >= TAKEN && one.reading !== told[field] ? { ...one, field } : undefined;
  });
  // What is not likely enough to be taken leaves what is told where it is: then it is no other field's.
  const staying = ID_FIELDS.flatMap((field, at) => {
    const reading = chosen[at] ? undefined : told[field];
    return reading ? [lettersAndDigits(reading.value)] : [];
  });
  const read: { -readonly [F in keyof Readings]: Reading } = { ...told };
  for (const one of chosen) {
    if (!one || staying.some((key) => isOneValue(key, one.key))) continue;
    read[one.field] = { ...one.reading, confidence: Math.min(SUREST_BY_LIKENESS, one.likelihood) };
  }
  return read;
}
