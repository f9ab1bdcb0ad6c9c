import { matchInsurers } from '../../insurers/match-insurer.ts';
import { INSURERS } from '../../insurers/registry.ts';
import type { Segment } from '../layout/layout.ts';

/** Where the insurers of the registry that a document names all work, if that is one country only. */
export function countryOfInsurer(segments: readonly Segment[]): string | undefined {
  const named = segments
    .flatMap(({ text }) => matchInsurers(text, INSURERS, false))
    .filter(({ similarity, insurer }) => similarity === 1 && insurer.countries.length === 1);
  const countries = new Set(named.flatMap(({ insurer }) => insurer.countries));
  return countries.size === 1 ? [...countries][0] : undefined;
}
