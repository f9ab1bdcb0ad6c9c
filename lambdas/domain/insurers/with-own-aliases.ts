import type { InsurerAlias } from '../access/account.ts';
import type { Insurer } from './insurer.ts';

/** The registry as an account knows it: its insurers under the account's further names too. */
export function withOwnAliases(registry: readonly Insurer[], own: readonly InsurerAlias[]): readonly Insurer[] {
  if (own.length === 0) return registry;
  return registry.map((insurer) => {
    const further = own.filter((entry) => entry.insurer === insurer.name).map(({ alias }) => alias);
    return further.length === 0
      ? insurer
      : { ...insurer, aliases: [...insurer.aliases, ...further], ownAliases: further };
  });
}
