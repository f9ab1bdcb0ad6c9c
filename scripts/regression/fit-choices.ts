/** Something of which one option is right, or none. */
export interface Choice {
  /** What each option is weighed by, all alike long. */
  readonly options: readonly (readonly number[])[];
  /** Which is right; -1: none. */
  readonly right: number;
}

const [ROUNDS, STEP] = [300, 0.3];
/** Behind the point. */
const PLACES = 4;

/**
 * Fits a conditional logit (McFadden, 1974): of each choice's options, and of none, the right one is to be the likeliest.
 * @param signs the names of what options are weighed by.
 * @param decay how strongly what is seldom seen is drawn to nothing.
 * @returns what each sign is worth, and none, in the logarithm of the odds.
 */
export function fitChoices<S extends string>(
  signs: readonly S[],
  given: readonly Choice[],
  decay = 0.002,
): { readonly [N in S | 'none']: number } {
  const worth = Array.from({ length: signs.length + 1 }, () => 0);
  const none = [...signs.map(() => 0), 1];
  const choices = given.map(({ options, right }) => ({
    options: [none, ...options.map((one) => [...one, 0])],
    right: right + 1,
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = worth.map(() => 0);
    for (const { options, right } of choices) {
      const odds = options.map((option) => option.reduce((sum, sign, at) => sum + sign * (worth[at] ?? 0), 0));
      const most = Math.max(...odds);
      const likely = odds.map((one) => Math.exp(one - most));
      const all = likely.reduce((sum, one) => sum + one, 0);
      for (let sign = 0; sign < slope.length; sign += 1) {
        const expected = options.reduce((sum, option, at) => sum + ((likely[at] ?? 0) / all) * (option[sign] ?? 0), 0);
        slope[sign] = (slope[sign] ?? 0) + (options[right]?.[sign] ?? 0) - expected;
      }
    }
    for (let sign = 0; sign < worth.length; sign += 1)
      worth[sign] = (worth[sign] ?? 0) + STEP * ((slope[sign] ?? 0) / choices.length - decay * (worth[sign] ?? 0));
  }
  const named = [...signs, 'none'].map((sign, at) => [sign, Number((worth[at] ?? 0).toFixed(PLACES))]);
  return Object.fromEntries(named);
}
