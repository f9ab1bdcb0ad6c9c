import type { Weights } from '../../lambdas/domain/extraction/labels/judge-by-weights.ts';
import { NUMBER_KINDS, NUMBER_PLACES, numberFeatures } from '../../lambdas/domain/extraction/numbers/judge-number.ts';
import { lettersAndDigits } from '../../lambdas/domain/extraction/numbers/number-candidates.ts';
import { fitWeights, randomNumbers, type Sample } from '../regression/fit-weights.ts';
import type { Bill } from './read-bills.ts';

/** What printed numbers are judged by, fitted to those of these bills. */
export function fitNumbers(bills: readonly Bill[]): Weights {
  return fitWeights(numberSamples(bills), NUMBER_PLACES, NUMBER_KINDS.length, randomNumbers());
}

function numberSamples(bills: readonly Bill[]): Sample[] {
  return bills.flatMap(({ sheet, fields }) =>
    numberFeatures(sheet).map(({ candidate, features }) => ({
      places: features,
      wanted: Math.max(
        0,
        NUMBER_KINDS.findIndex(
          (kind) => kind && lettersAndDigits(fields[kind] ?? '') === lettersAndDigits(candidate.text),
        ),
      ),
    })),
  );
}
