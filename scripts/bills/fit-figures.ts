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
import { fitWeights, randomNumbers, type Sample } from '../regression/fit-weights.ts';
import type { Bill } from './read-bills.ts';

/** What figures are judged by, and what each sign of a settlement is worth, fitted to these bills. */
export interface FittedFigures extends Weights {
  readonly settlement: Worth;
}

/** Into so many parts the bills are divided to judge the figures of each by those of the others. */
const PARTS = 5;

export function fitFigures(bills: readonly Bill[]): FittedFigures {
  const judgedByOthers = Array.from({ length: PARTS }, (_, part) => {
    const judge = figuresJudgedBy(weightsOf(bills.filter((_, at) => partOf(at) !== part)));
    return bills
      .filter((_, at) => partOf(at) === part)
      .map((bill) => choiceOf(bill, settlementsOf(bill.sheet, judge(bill.sheet))));
  }).flat();
  return { ...weightsOf(bills), settlement: fitSigns(judgedByOthers) };
}

/** Bills of one layout stand beside each other: they are kept together. */
const partOf = (at: number) => Math.floor(at / 6) % PARTS;

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

/** What a bill's settlements are weighed by, and which is right; -1: none. */
interface Choice {
  readonly signs: readonly (readonly number[])[];
  readonly right: number;
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
  return own ? { signs: [own.signs, ...rivals], right: 0 } : { signs: rivals, right };
}

/** The least likely settlements, of which there are hundreds, teach nothing. */
const MOST_RIVALS = 40;

function oddsAlone([total = 0, insurance = 0, patient = 0]: readonly number[]): number {
  return total + insurance + patient;
}

const [ROUNDS, STEP, DECAY] = [300, 0.3, 0.002];
/** Behind the point. */
const PLACES = 4;

/** A conditional logit (McFadden, 1974): of each bill's settlements, and of there being none, the right one is to be the likeliest. */
function fitSigns(choices: readonly Choice[]): Worth {
  const worth = Array.from({ length: SIGNS.length + 1 }, () => 0);
  const none = [...Array.from({ length: SIGNS.length }, () => 0), 1];
  const bills = choices.map(({ signs, right }) => ({
    options: [none, ...signs.map((one) => [...one, 0])],
    right: right + 1,
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = worth.map(() => 0);
    for (const { options, right } of bills) {
      const odds = options.map((signs) => signs.reduce((sum, sign, at) => sum + sign * (worth[at] ?? 0), 0));
      const most = Math.max(...odds);
      const likely = odds.map((one) => Math.exp(one - most));
      const all = likely.reduce((sum, one) => sum + one, 0);
      for (let sign = 0; sign < slope.length; sign += 1) {
        const expected = options.reduce((sum, signs, at) => sum + ((likely[at] ?? 0) / all) * (signs[sign] ?? 0), 0);
        slope[sign] = (slope[sign] ?? 0) + (options[right]?.[sign] ?? 0) - expected;
      }
    }
    for (let sign = 0; sign < worth.length; sign += 1)
      worth[sign] = (worth[sign] ?? 0) + STEP * ((slope[sign] ?? 0) / bills.length - DECAY * (worth[sign] ?? 0));
  }
  const named = [...SIGNS, 'none'].map((sign, at) => [sign, Number((worth[at] ?? 0).toFixed(PLACES))]);
  return Object.fromEntries(named);
}
