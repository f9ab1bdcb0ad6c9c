/** A sign that is looked for only when it is asked. */
export type Sign = readonly [weight: number, shows: () => boolean];

/** From here on nothing that further signs add would change: one in a thousand. */
const SETTLED = 7;

/** The odds, as a logarithm, that all signs together give, up to where it is settled; the ones that cost little come first. */
export function weighSigns(from: number, signs: readonly Sign[]): number {
  let odds = from;
  for (const [weight, shows] of signs) {
    if (odds >= SETTLED) break;
    if (shows()) odds += weight;
  }
  return Math.min(SETTLED, odds);
}

/** @param odds as a logarithm */
export function likelihoodOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
