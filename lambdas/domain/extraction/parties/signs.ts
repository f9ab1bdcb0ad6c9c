/** Something that shows of a name, and by how much it shifts the odds, as a logarithm. */
export type Sign<Seen> = readonly [weight: number, shows: (seen: Seen) => boolean];

/**
 * The odds that all signs together give.
 * @param before the odds of a name of which nothing shows, as a logarithm.
 */
export function oddsBySigns<Seen>(signs: readonly Sign<Seen>[], seen: Seen, before: number): number {
  return Math.exp(before + weightOfSigns(signs, seen));
}

/** By how much all signs together shift the odds, as a logarithm. */
export function weightOfSigns<Seen>(signs: readonly Sign<Seen>[], seen: Seen): number {
  let sum = 0;
  for (const sign of signs) if (sign[1](seen)) sum += sign[0];
  return sum;
}
