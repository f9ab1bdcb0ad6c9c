import { isRight } from '../../bench/extraction-truth.ts';
import { identifyInsurer } from '../../lambdas/domain/extraction/identify-insurer.ts';
import { outlineDocument } from '../../lambdas/domain/extraction/outline-document.ts';
import { canonicalProvider } from '../../lambdas/domain/extraction/parties/canonical-provider.ts';
import { providersJudgedBy } from '../../lambdas/domain/extraction/parties/judge-provider.ts';
import {
  PROVIDER_SIGNS,
  type ProviderWorth,
  providerOptions,
} from '../../lambdas/domain/extraction/parties/weigh-provider.ts';
import { toldFields } from '../../lambdas/domain/extraction/read-fields.ts';
import { INSURERS } from '../../lambdas/domain/insurers/registry.ts';
import { type Choice, fitChoices } from '../regression/fit-choices.ts';
import { fitProviders } from './fit-providers.ts';
import { partsOfBills } from './parts-of-bills.ts';
import { type Bill, isUnseen } from './read-bills.ts';

/** Of some hundred bills no more can be told than what these hold to. */
const DECAY = 0.01;

/** What it is worth that signs tell a provider, and that a name is likely by likeness: fitted to bills that no rule was made from, judged by what the others give. */
export function fitProviderWorth(bills: readonly Bill[]): ProviderWorth {
  const choices = partsOfBills(bills).flatMap(({ kept, others }) => {
    const judge = providersJudgedBy(fitProviders(others));
    return kept.filter(isUnseen).map((bill) => choiceOf(bill, judge));
  });
  return fitChoices(PROVIDER_SIGNS, choices, DECAY);
}

function choiceOf({ document, sheet, truth }: Bill, judge: ReturnType<typeof providersJudgedBy>): Choice {
  const told = toldFields(document, outlineDocument(document), identifyInsurer(document, INSURERS));
  const options = providerOptions(told, judge(sheet), sheet);
  return {
    options: options.map(({ signs }) => signs),
    right: options.findIndex(({ reading }) => isRight('provider_name', canonicalProvider(reading.value), truth)),
  };
}
