import { oddsOfLikelihood } from '../labels/judge-by-weights.ts';
import { joinBoxes, placeOf } from '../layout/layout.ts';
import type { Reading, Readings } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { beginsAsTitle, isPaperTitle } from '../words/paper-title.ts';
import { saysKindOfCare } from '../words/professions.ts';
import { KIND_OF_CARE, PROVIDER_WORDS } from '../words/provider-words.ts';
import { billsForOthers } from './bills-for-others.ts';
import { canonicalProvider } from './canonical-provider.ts';
import { isOtherHouse } from './is-other-house.ts';
import { isStopOfRide } from './is-stop-of-ride.ts';
import { type JudgedName, judgedProviders } from './judge-provider.ts';
import { isProfession } from './profession.ts';
import worth from './provider-worth.json' with { type: 'json' };
import { readPerson } from './read-person.ts';

/** What a name is weighed by: that signs tell it, that a label does, and how likely it is by likeness. */
export const PROVIDER_SIGNS = ['told', 'labelled', 'likely'] as const;

/** What each sign is worth, and that none of the names is the provider's, in the logarithm of the odds. */
export type ProviderWorth = { readonly [S in (typeof PROVIDER_SIGNS)[number] | 'none']: number };

/** A name that may be the provider's. */
export interface ProviderOption {
  readonly reading: Reading;
  /** In the order of `PROVIDER_SIGNS`. */
  readonly signs: readonly number[];
}

/** From here on a name is taken instead of the one that signs tell. Where they tell none, none is: what is likeliest on few lines is not likely. */
const TAKEN = 0.55;
/** What signs tell this clearly is never overruled, and the names are not judged: that costs as much as all other names of the paper. */
const CLEAR = 0.8;
/** A name that is known by its likeness is never surer. */
const SUREST_BY_LIKENESS = 0.9;
/** Beyond the likeliest few none is. */
const MOST_JUDGED = 6;

/** Who treats and bills: of what signs tell and what is likely by likeness to stored bills the likeliest, or else what signs tell. */
export function weighProvider(told: Readings, sheet: Sheet): Readings {
  const own = told.provider_name;
  if (!own || own.confidence >= CLEAR) return told;
  const options = providerOptions(told, judgedProviders(sheet), sheet);
  const odds = options.map(({ signs }) => Math.exp(weigh(signs)));
  const all = odds.reduce((sum, one) => sum + one, Math.exp(worth.none));
  const best = odds.reduce((highest, one, at) => (one > (odds[highest] ?? 0) ? at : highest), 0);
  const [option, likelihood] = [options[best], (odds[best] ?? 0) / all];
  if (!option || option.reading === own || likelihood < TAKEN) return told;
  return { ...told, provider_name: { ...option.reading, confidence: Math.min(SUREST_BY_LIKENESS, likelihood) } };
}

function weigh(signs: readonly number[]): number {
  return signs.reduce((sum, sign, at) => sum + sign * worth[PROVIDER_SIGNS[at] ?? 'none'], 0);
}

/** What signs tell, and the likeliest other names that are not the patient's or the insurer's. */
export function providerOptions(told: Readings, names: readonly JudgedName[], sheet: Sheet): readonly ProviderOption[] {
  const own = told.provider_name;
  const ownKey = own && keyOf(canonicalProvider(own.value));
  // A longer or shorter form of what signs tell says no other name.
  const isSame = (key: string) => ownKey !== undefined && isForm(key, ownKey);
  const others = [told.patient_name, told.insurance_name].map((reading) => keyOf(reading?.value ?? ''));
  const judged = likelihoodsByName(names);
  const likeliest = [...judged]
    .filter(([key]) => !isSame(key) && !others.some((other) => holds(key, other)))
    .sort(([, one], [, other]) => other.likely - one.likely)
    .slice(0, MOST_JUDGED)
    .filter(
      ([, { name }]) => !(isOthers(name, sheet) || isNobodys(name.value) || (own && isOfPractice(name, own.value))),
    )
    .map(([, { name, likely }]) => ({ reading: readingOf(name), signs: [0, 0, oddsOfLikelihood(likely)] }));
  if (!own) return likeliest;
  const likely = [...judged].reduce((sum, [key, one]) => (isSame(key) ? sum + one.likely : sum), 0);
  const isLabelled = own.method.startsWith('label') ? 1 : 0;
  return [{ reading: own, signs: [1, isLabelled, oddsOfLikelihood(likely)] }, ...likeliest];
}

/** `Mutuelle des Deux Rives Madame`: whose name holds another's is the other; one word may stand in many. */
function holds(name: string, other: string): boolean {
  return name === other || (other.includes(' ') && ` ${name} `.includes(` ${other} `));
}

function isForm(one: string, other: string): boolean {
  return ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
}

/** Where a ride ended, whose house is named aside, and who only sends the bill. */
function isOthers({ candidate: { segment, start } }: JudgedName, sheet: Sheet): boolean {
  return isStopOfRide(segment, sheet) || isOtherHouse(segment, start, sheet) || billsForOthers(segment, sheet);
}

/** A title of a paper, what somebody is or what is done there. */
function isNobodys(name: string): boolean {
  const plain = plainText(name);
  return (
    isPaperTitle(plain) ||
    TWO_CODES.test(name) ||
    beginsAsTitle(plain) ||
    KIND_OF_CARE.test(plain) ||
    saysKindOfCare(name) ||
    isProfession({ plain, text: name })
  );
}

/** `GLN / EAN`: a caption of two registers' numbers. */
const TWO_CODES = /^\p{Lu}{2,5} ?\/ ?\p{Lu}{2,5}$/u;

/** Who works in a practice is no other provider than the practice. */
function isOfPractice({ value }: JudgedName, practice: string): boolean {
  const isPerson = readPerson(value, false)?.value === value && !hasWord(plainText(value), PROVIDER_WORDS);
  return isPerson && hasWord(plainText(practice), PROVIDER_WORDS);
}

/** How likely each name is, wherever it is printed, of all names and of none. */
function likelihoodsByName(names: readonly JudgedName[]): ReadonlyMap<string, { name: JudgedName; likely: number }> {
  const most = names.reduce((highest, { odds }) => Math.max(highest, odds), 0);
  const all = names.reduce((sum, { odds }) => sum + Math.exp(odds - most), Math.exp(-most));
  const byKey = new Map<string, { name: JudgedName; likely: number }>();
  for (const name of names.toSorted((one, other) => other.odds - one.odds)) {
    const key = keyOf(name.value);
    const likely = Math.exp(name.odds - most) / all;
    const same = byKey.get(key);
    if (key !== '') byKey.set(key, { name: same?.name ?? name, likely: likely + (same?.likely ?? 0) });
  }
  return byKey;
}

function keyOf(name: string): string {
  return plainText(name).replace(/ +/g, ' ').trim();
}

function readingOf({ candidate: { segment, start, end, text, below }, value }: JudgedName): Reading {
  const own = placeOf(segment, start, end);
  const place = below ? joinBoxes(own, placeOf(below)) : own;
  return { value, printed: text, confidence: 0, place, method: 'likeness' };
}
