import { judgeByWeights, type Weights } from '../labels/judge-by-weights.ts';
import { ID_FIELDS, type IdField } from '../reading.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { addSurroundings } from '../sheet/surroundings.ts';
import { hashed, placesOf } from '../text/hashed-places.ts';
import { lettersAndDigits, type NumberCandidate, numberCandidates } from './number-candidates.ts';
import stored from './number-weights.json' with { type: 'json' };

/** What a printed number is judged to be; `undefined`: none of these. */
export const NUMBER_KINDS = [undefined, ...ID_FIELDS] as const satisfies readonly (IdField | undefined)[];

/** How many places the table of numbers' weights has. */
export const NUMBER_PLACES = 1 << 14;
const places = placesOf(NUMBER_PLACES);

/** What the printed numbers of a sheet are known by: what stands around each, how it is made up, and how often it is printed. */
export function numberFeatures(
  sheet: Sheet,
): readonly { readonly candidate: NumberCandidate; readonly features: readonly number[] }[] {
  const candidates = numberCandidates(sheet);
  const times = Map.groupBy(candidates, ({ text }) => lettersAndDigits(text));
  return candidates.map((candidate) => {
    const { text, isPrefixed } = candidate;
    const plain = lettersAndDigits(text);
    addSurroundings(places, candidate, sheet);
    places.add(hashed(`made up ${makeUpOf(text)}`));
    places.add(hashed(`length ${plain.length}`));
    places.add(hashed(`digits ${text.replace(/\D/g, '').length}`));
    places.add(hashed(`letters ${/[a-z]/i.test(text)}`));
    places.add(hashed(`year ${YEAR.test(text)}`));
    places.add(hashed(`prefixed ${isPrefixed}`));
    places.add(hashed(`times ${Math.min(MOST_TIMES, times.get(plain)?.length ?? 0)}`));
    return { candidate, features: places.taken() };
  });
}

/** `26/MI/0934`: numbers of bills hold the year in which they are written, people's do not. */
const YEAR = /20(?:2[5-9]|3\d)|(?:^|\D)(?:2[5-9]|3\d)\D/;
const MOST_TIMES = 3;

/** `KS-2610` is `AA-94`: capitals one by one, how many digits there are. */
function makeUpOf(text: string): string {
  return text
    .replace(/\d+/g, ({ length }) => `9${length}`)
    .replace(/\p{L}+/gu, ({ length }) => (length > 4 ? 'w' : 'A'.repeat(length)));
}

/** How likely a number is each of `NUMBER_KINDS`. */
export interface JudgedNumber {
  readonly candidate: NumberCandidate;
  readonly likely: readonly number[];
}

/** The printed numbers of a sheet, and how likely each is what, by the likeness of what stands around it to some hundred bills (scripts/bills). */
export const judgedNumbers = onceASheet(numbersJudgedBy(stored));

export function numbersJudgedBy(weights: Weights): (sheet: Sheet) => readonly JudgedNumber[] {
  const likelihoods = judgeByWeights(NUMBER_KINDS.length, weights);
  return (sheet) =>
    numberFeatures(sheet).map(({ candidate, features }) => ({ candidate, likely: [...likelihoods(features)] }));
}
