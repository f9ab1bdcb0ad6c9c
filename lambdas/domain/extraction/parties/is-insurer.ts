import type { Insurer } from '../../insurers/insurer.ts';
import { type InsurerMatch, matchInsurers } from '../../insurers/match-insurer.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS } from '../words/insurer-words.ts';
import { readPerson } from './read-person.ts';

/** `Bill to: Hygeia HMO`, `Customer: Zurich`: the name says what its label does not. */
export function isInsurer(value: string, registry: readonly Insurer[]): boolean {
  return (
    hasWord(plainText(value), INSURER_WORDS) ||
    matchInsurers(value, registry, true).some((one) => !isSurname(one, value))
  );
}

/** `Andrea Molina Ríos` bears an insurer's name in hers. */
function isSurname({ start, end }: InsurerMatch, value: string): boolean {
  const isPerson = readPerson(value, false)?.quality === 1;
  return isPerson && start > 0 && end < value.length && !value.slice(start, end).includes(' ');
}
