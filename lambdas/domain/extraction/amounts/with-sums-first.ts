import type { AmountCandidate } from './amount-candidates.ts';

const LEAST_PARTS = 2;
/** Enough to go before its parts. */
const AHEAD = 0.01;
/** Of the best one's score: `Change due 5.00` is no part. */
const LIKELY = 0.6;

/**
 * A receipt that prints a share for each of its items, and their sum under a weaker label: `Plan pd 9.12 · … · Plan pd 498.27 · Plan pd,
 * both 507.39`. What all lesser figures of the same share make up is the share, and none of them is; unless it is called the total too.
 */
export function withSumsFirst(
  shares: readonly AmountCandidate[],
  totals: readonly AmountCandidate[],
): readonly AmountCandidate[] {
  if (shares.length <= LEAST_PARTS) return shares;
  const least = LIKELY * (shares[0]?.score ?? 0);
  const likely = shares.filter(({ score }) => score >= least);
  const places = new Map(likely.map((one) => [`${one.place.page} ${one.place.box.x} ${one.place.box.y}`, one]));
  const printed = [...places.values()].filter(({ figure }) => figure > 0).sort((a, b) => a.figure - b.figure);
  const wholes = new Set(totals.map(({ figure }) => figure));
  let lesser = 0;
  const sum = printed.find(({ figure }, at) => {
    const isSum = at >= LEAST_PARTS && figure === lesser && !wholes.has(figure);
    lesser += figure;
    return isSum;
  });
  const [best] = shares;
  if (!sum || !best) return shares;
  const first = best.figure === sum.figure ? best : { ...sum, score: best.score + AHEAD };
  return [first, ...shares.filter((one) => one !== first && one.figure >= sum.figure)];
}
