import {
  FIGURE_KINDS,
  FIGURE_PLACES,
  figureFeatures,
  figuresJudgedBy,
} from '../../lambdas/domain/extraction/amounts/judge-figure.ts';
import {
  type Settlement,
  SIGNS,
  settlementsOf,
  type Worth,
} from '../../lambdas/domain/extraction/amounts/settlements.ts';
import type { Weights } from '../../lambdas/domain/extraction/labels/judge-by-weights.ts';
import { type Choice, fitChoices } from '../regression/fit-choices.ts';
import { fitWeights, randomNumbers, type Sample } from '../regression/fit-weights.ts';
import { partsOfBills } from './parts-of-bills.ts';
import type { Bill } from './read-bills.ts';

/** What figures are judged by, and what each sign of a settlement is worth, fitted to these bills. */
export interface FittedFigures extends Weights {
  readonly settlement: Worth;
}

export function fitFigures(bills: readonly Bill[]): FittedFigures {
  const judgedByOthers = partsOfBills(bills).flatMap(({ kept, others }) => {
    const judge = figuresJudgedBy(weightsOf(others));
    return kept.map((bill) => choiceOf(bill, settlementsOf(bill.sheet, judge(bill.sheet))));
  });
  return { ...weightsOf(bills), settlement: fitChoices(SIGNS, judgedByOthers) };
}

function weightsOf(bills: readonly Bill[]): Weights {
  return fitWeights(bills.flatMap(figureSamples), FIGURE_PLACES, FIGURE_KINDS.length, randomNumbers());
}

const cents = (amount: string | null | undefined) => (amount ? Math.round(Number(amount) * 100) : undefined);

/** What two fields have in common teaches neither. */
function figureSamples({ sheet, fields }: Bill): Sample[] {
  return figureFeatures(sheet).flatMap(({ figure, features }) => {
    const kinds = FIGURE_KINDS.flatMap((kind, at) => (kind && cents(fields[kind]) === figure.cents ? [at] : []));
    return kinds.length > 1 ? [] : [{ places: features, wanted: kinds[0] ?? 0 }];
  });
}

function choiceOf({ fields }: Bill, all: readonly Settlement[]): Choice {
  const [total, insurance, patient] = [fields.total_amount, fields.insurance_amount, fields.out_of_pocket].map(cents);
  const right = all.findIndex((one) => one.total === total && one.insurance === insurance && one.patient === patient);
  const rivals = all
    .filter((_, at) => at !== right)
    .map(({ signs }) => signs)
    .sort((a, b) => oddsAlone(b) - oddsAlone(a))
    .slice(0, MOST_RIVALS);
  const own = all[right];
  return own ? { options: [own.signs, ...rivals], right: 0 } : { options: rivals, right };
}

/** The least likely settlements, of which there are hundreds, teach nothing. */
const MOST_RIVALS = 40;

function oddsAlone([total = 0, insurance = 0, patient = 0]: readonly number[]): number {
  return total + insurance + patient;
}
