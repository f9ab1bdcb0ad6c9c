import type { Sheet } from '../sheet/sheet.ts';
import { lineFigures } from './line-figures.ts';
import {
  isOfAll,
  isRated,
  likeliestSettlement,
  likelihoodAs,
  likelySettlements,
  type WeighedSettlement,
} from './settlements.ts';
import type { SolvedAmounts } from './solve-amounts.ts';
import { unsignedAmount } from './unsigned-amount.ts';

/** How likely three printed figures must be, of all that go with what is known and of there being none; where three that agree are known, of all. */
const [TAKEN, AGAINST_AGREEING] = [0.9, 0.99];
/**
 * How likely each figure that was not known must be what it is taken for: where one was missing; where it was, and nothing larger than the
 * total is printed, which two known figures and a third that makes their sum hardly are by chance; where more were.
 */
const [ONE, ONE_OF_ALL, SEVERAL] = [0.3, 0.03, 0.55];
/** And where a printed rate makes the one share out of the total: the other, and the likelier of them. */
const [OTHER_OF_RATE, SURER_OF_RATE] = [0.2, 0.5];
/** A known figure that is given up for another may hardly be what it was taken for: else the paper contradicts itself. */
const GIVEN_UP = 0.1;
/** Labelled this clearly a figure is no other, whatever else is likely; and where the three agree. */
const [CLEAR, CLEAR_ENOUGH] = [0.9, 0.7];
const SCORE = 0.75;

/**
 * The three printed figures that are likeliest the bill's by all that stands around them, where labels and sums leave one of them out, or
 * give others that hardly are. Of figures that are likely and disagree none is given up: what a paper contradicts, the check must see.
 */
export function settleByLikeness(solved: SolvedAmounts, sheet: Sheet): SolvedAmounts {
  const labelled = [solved.total, solved.insurance, solved.patient];
  const known = labelled.map((one) => one?.figure);
  const missing = known.filter((figure) => figure === undefined).length;
  const clear = solved.agree ? CLEAR_ENOUGH : CLEAR;
  if (labelled.every((one) => one !== undefined && one.score >= clear)) return solved;
  const all = likelySettlements(sheet);
  const [total, insurance, patient] = known;
  const goesWithKnown = (one: WeighedSettlement) =>
    (total === undefined || one.total === total) &&
    (insurance === undefined || one.insurance === insurance) &&
    (patient === undefined || one.patient === patient);
  const possible = missing === 0 ? all : all.filter(goesWithKnown);
  const best = likeliestSettlement(possible);
  if (!best || (missing === 0 && goesWithKnown(best)) || isOfLines(best, sheet)) return solved;
  const none = all.reduce((rest, { likelihood }) => rest - likelihood, 1);
  const among = possible.reduce((sum, { likelihood }) => sum + likelihood, none);
  if (best.likelihood < (solved.agree ? AGAINST_AGREEING : TAKEN * among)) return solved;
  const given = figuresOf(best);
  const changed = [0, 1, 2].filter((at) => given[at] !== known[at]);
  const isGivenUp = (at: number) => {
    const { figure, score } = labelled[at] ?? {};
    return figure === undefined || ((score ?? 0) < CLEAR && likelihoodAs(sheet, ROLES[at], figure) < GIVEN_UP);
  };
  if (!isTold(best, changed) || !(solved.agree || changed.every(isGivenUp))) return solved;
  const [whole, insurers, patients] = best.printed.map(
    (one) => one && unsignedAmount(one.segment, one.money, SCORE, 'likeness'),
  );
  return whole && insurers && patients ? { total: whole, insurance: insurers, patient: patients, agree: true } : solved;
}

/** A table's lines agree as well as its sums do. */
function isOfLines({ printed }: WeighedSettlement, sheet: Sheet): boolean {
  const lines = lineFigures(sheet);
  return printed.every((one) => one === undefined || lines.has(one.segment));
}

const ROLES = ['total_amount', 'insurance_amount', 'out_of_pocket'] as const;

function figuresOf({ total, insurance, patient }: WeighedSettlement): readonly number[] {
  return [total, insurance, patient];
}

/** Each figure that was not known is likely by itself what it is taken for. */
function isTold(settlement: WeighedSettlement, changed: readonly number[]): boolean {
  const { signs } = settlement;
  const each = changed.map((at) => Math.exp(signs[at] ?? 0));
  const [total = 1, ...shares] = [0, 1, 2].map((at) => Math.exp(signs[at] ?? 0));
  if (
    isRated(settlement) &&
    total >= SEVERAL &&
    Math.max(...shares) >= SURER_OF_RATE &&
    Math.min(...shares) >= OTHER_OF_RATE
  )
    return true;
  const one = isOfAll(settlement) ? ONE_OF_ALL : ONE;
  return each.every((likely) => likely >= (changed.length === 1 ? one : SEVERAL));
}
