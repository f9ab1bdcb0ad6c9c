import type { Insurer } from '../../insurers/insurer.ts';
import type { InsurerMatch } from '../../insurers/match-insurer.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { isGeneralName } from '../text/general-names.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { INSURER_WORDS, SCHEMES } from '../words/insurer-words.ts';
import { deniesInsurer, type FieldOfInsurer, fieldsOfInsurer } from './fields-of-insurer.ts';
import { type InsurerCandidate, insurerCandidates } from './insurer-candidates.ts';
import { oddsOfInsurer, type WeighedName, weighName } from './insurer-signs.ts';

/** Below this it is likelier that the paper names no insurer, or another. */
const LIKELIER_THAN_NOT = 0.35;
/** By how much it must be likelier than another insurer: two that are as likely leave it open whose the claim is. */
const LEAD = 1.5;
const SUREST = 0.98;

/** The insurer as printed, and whom of the registry that names, best first. */
export interface NamedInsurer {
  readonly reading: Reading;
  readonly matches: readonly InsurerMatch[];
  /** Where it and any other insurer of the bill would stand. */
  readonly fields: readonly FieldOfInsurer[];
}

/** The insurer as printed: of all names that may be its the one for which most signs speak, as surely as they speak for it and for no other. */
export function readInsurer(sheet: Sheet, registry: readonly Insurer[]): NamedInsurer | undefined {
  const all = insurerCandidates(sheet, registry);
  const candidates = deniesInsurer(sheet) ? all.filter(({ labelled }) => labelled > 0) : all;
  const bySegment = Map.groupBy(candidates, ({ segment }) => segment);
  const names = new Map<string, WeighedName>();
  const rated = candidates.map((candidate) => {
    const name = names.get(candidate.value) ?? weighName(candidate.value, sheet, registry);
    names.set(candidate.value, name);
    return { candidate, odds: oddsOfInsurer(candidate, name, bySegment.get(candidate.segment) ?? [], sheet) };
  });
  const sum = rated.reduce((odds, one) => odds + one.odds, 1);
  const unlabelled = [...new Set(candidates.filter((one) => one.labelled === 0).map(({ value }) => value))];
  const longestFirst = unlabelled.sort((one, other) => other.length - one.length);
  const withPlan = candidates
    .filter(({ labelled, value }) => labelled > CLEARLY && OF_PLAN.test(value))
    .map(({ value }) => value);
  const groups = Map.groupBy(rated, ({ candidate }) => plainText(wholeName(candidate, longestFirst, withPlan)));
  const [likeliest, next] = [...groups]
    .map(([name, same]) => ({
      best: same
        .filter(({ candidate }) => plainText(candidate.value) === name)
        .reduce((one, other) => (other.odds > one.odds ? other : one)),
      odds: same.reduce((sum, { odds }) => sum + odds, 0),
    }))
    .sort((x, y) => y.odds - x.odds);
  if (!likeliest || likeliest.odds / sum < LIKELIER_THAN_NOT) return undefined;
  const open = next && likeliest.best.candidate.labelled === 0 && likeliest.odds < LEAD * next.odds;
  if (
    next &&
    open &&
    !hasWord(plainText(next.best.candidate.value), SCHEMES) &&
    !sharesWord(likeliest.best.candidate, next.best.candidate)
  )
    return undefined;
  const { value, place, method } = likeliest.best.candidate;
  const reading = { value, printed: value, confidence: Math.min(SUREST, likeliest.odds / sum), place, method };
  return { reading, matches: names.get(value)?.matches ?? [], fields: fieldsOfInsurer(candidates, value) };
}

/**
 * `Debeka` in a letter of the `Debeka Krankenversicherungsverein a. G.`: where no label asks for the short form, the name that
 * begins with it and says what its bearer is.
 */
function wholeName(
  { value, labelled }: InsurerCandidate,
  longestFirst: readonly string[],
  withPlan: readonly string[],
): string {
  if (labelled > 0) return value;
  const goesOn = (name: string) => name.startsWith(`${value} `);
  const isWhole = (name: string) => goesOn(name) && hasWord(plainText(name.slice(value.length)), INSURER_WORDS);
  return longestFirst.find(isWhole) ?? withPlan.find(goesOn) ?? value;
}

/** What a label has to say at least for its whole name to stand for the one it begins with. */
const CLEARLY = 0.6;
/** `Humana Gold Plus (HMO)`, which the letter calls `Humana`: behind the brand the plan's words, and neither a number nor an office. */
const OF_PLAN =
  /^(?!.*(?:[Cc]laims?|[Dd]epartment|[Aa]ttn|[Mm]ember|[Pp]olic|ID|\d)).* (?:Plus|Choice|Gold|Silver|Bronze|Platinum|Select|Advantage|Premier|Preferred|Access|Complete|Classic|Premium|Essentials?|Basic|Individual|Family|Corporate|HMO|PPO|EPO|POS|Plan|Scheme|Option)(?:[ )]|$)/u;

/** Whether two names may be one insurer's. */
function sharesWord(one: InsurerCandidate, other: InsurerCandidate): boolean {
  const words = new Set(plainText(one.value).split(/ +/));
  return plainText(other.value)
    .split(/ +/)
    .some((word) => words.has(word) && word !== '' && !isGeneralName(word));
}
