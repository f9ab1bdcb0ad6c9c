import { RATE_KINDS, RATE_PLACES, rateFeatures } from '../../lambdas/domain/extraction/amounts/judge-rate.ts';
import type { Weights } from '../../lambdas/domain/extraction/labels/judge-by-weights.ts';
import { HALF_PERCENT, HUNDRED_PERCENT } from '../../lambdas/domain/extraction/text/percentage.ts';
import { fitWeights, randomNumbers, type Sample } from '../regression/fit-weights.ts';
import type { Bill } from './read-bills.ts';

/** What printed rates are judged by, fitted to those of these bills. */
export function fitRates(bills: readonly Bill[]): Weights {
  return fitWeights(bills.flatMap(rateSamples), RATE_PLACES, RATE_KINDS.length, randomNumbers());
}

function rateSamples({ sheet, fields }: Bill): Sample[] {
  const insurer = Math.round(Number(fields.insurance_percent ?? Number.NaN) * 100);
  const kindOf = (rate: number): (typeof RATE_KINDS)[number] => {
    if (Math.abs(rate - insurer) <= HALF_PERCENT) return 'insurer';
    return Math.abs(HUNDRED_PERCENT - rate - insurer) <= HALF_PERCENT ? 'patient' : 'other';
  };
  return rateFeatures(sheet).map(({ printed, features }) => ({
    places: features,
    wanted: RATE_KINDS.indexOf(kindOf(printed.rate.hundredths)),
  }));
}
