import { isRight } from '../../bench/extraction-truth.ts';
import type { Weights } from '../../lambdas/domain/extraction/labels/judge-by-weights.ts';
import {
  NO_PROVIDER,
  PROVIDER_PLACES,
  providerFeatures,
} from '../../lambdas/domain/extraction/parties/judge-provider.ts';
import { type Candidate, fitLikeliest } from '../regression/fit-likeliest.ts';
import { randomNumbers } from '../regression/fit-weights.ts';
import type { Bill } from './read-bills.ts';

/** What names are judged by, fitted to those of these bills. */
export function fitProviders(bills: readonly Bill[]): Weights {
  const choices = bills.map(choiceOf).filter((choice) => choice.some(({ isRight: right }) => right));
  return fitLikeliest(choices, PROVIDER_PLACES, randomNumbers());
}

function choiceOf({ sheet, truth }: Bill): readonly Candidate[] {
  const names = providerFeatures(sheet).map(({ value, features }) => ({
    places: features,
    isRight: isRight('provider_name', value, truth),
  }));
  return [...names, { places: NO_PROVIDER, isRight: truth.fields?.provider_name === null }];
}
