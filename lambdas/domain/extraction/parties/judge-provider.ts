import { oddsByWeights, type Weights } from '../labels/judge-by-weights.ts';
import { addWords, setApart } from '../labels/word-features.ts';
import { isAligned, type Segment } from '../layout/layout.ts';
import { onceASheet } from '../sheet/once-a-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { addSurroundings } from '../sheet/surroundings.ts';
import { hashed, placesOf } from '../text/hashed-places.ts';
import { plainText } from '../text/plain-text.ts';
import { hasWord } from '../text/word-pattern.ts';
import { OWNER_WORDS } from '../words/owner-words.ts';
import { CARE_GIVERS, DOCTOR, PROVIDER_WORDS } from '../words/provider-words.ts';
import { canonicalProvider } from './canonical-provider.ts';
import { mayName } from './lines-that-name.ts';
import { type NameCandidate, nameCandidates } from './name-candidates.ts';
import { signsOf } from './provider-signs.ts';
import stored from './provider-weights.json' with { type: 'json' };
import { readPerson } from './read-person.ts';
import { withoutAddress } from './without-address.ts';
import { withoutStay } from './without-stay.ts';

/** How many places the table of providers' weights has. */
export const PROVIDER_PLACES = 1 << 15;
const places = placesOf(PROVIDER_PLACES);

/** What it is known by that a paper names its provider nowhere. */
export const NO_PROVIDER: readonly number[] = [0];

/** A printed name as it would be given, and what it is known by. */
export interface NameKnown {
  readonly candidate: NameCandidate;
  readonly value: string;
  readonly features: readonly number[];
}

/** What the names of a sheet are known by: their words, what stands around and under each, whose it may be, and what signs of a provider show. */
export function providerFeatures(sheet: Sheet): readonly NameKnown[] {
  return nameCandidates(sheet).map((candidate) => {
    const { segment, text, below } = candidate;
    const value = nameIn(text);
    const plain = plainText(value).trim();
    const care = hasWord(plain, CARE_GIVERS) ? 'place' : hasWord(plain, PROVIDER_WORDS) ? 'word' : undefined;
    const isDoctor = DOCTOR.test(text);
    const person = readPerson(text, false);
    const isPerson = person?.value === text;
    const next = segmentUnder(segment, sheet);
    addSurroundings(places, candidate, sheet);
    addWords(places, plain, OWN);
    if (below) addWords(places, below.plain, BELOW);
    if (next) addWords(places, next.plain.trim().split(' ', MOST_WORDS).join(' '), UNDER);
    for (const sign of signsOf({ value, segment, labelled: 0 }, sheet)) places.add(hashed(`sign ${sign}`));
    places.add(hashed(`care ${care} ${isDoctor}`));
    places.add(hashed(`words ${Math.min(MOST_COUNTED, plain.split(/ +/).length)}`));
    places.add(hashed(`person ${isPerson} ${person?.quality ?? 0}`));
    places.add(hashed(`person ${isPerson} ${isDoctor} ${Math.floor((PARTS * segment.top) / segment.pageHeight)}`));
    const isOwner = hasWord(plain, OWNER_WORDS);
    places.add(hashed(`owner ${isOwner}`));
    places.add(hashed(`owner ${isOwner} ${care}`));
    places.add(hashed(`owner ${isOwner} ${segment === sheet.segments[0]}`));
    places.add(hashed(`owner ${isOwner} ${Math.floor((PARTS * segment.top) / segment.pageHeight)}`));
    places.add(hashed(`may name ${mayName(segment, sheet)}`));
    return { candidate, value, features: places.taken() };
  });
}

const [OWN, BELOW, UNDER] = [setApart('own'), setApart('below'), setApart('under')] as const;
const [MOST_WORDS, MOST_COUNTED] = [8, 7];
/** Into so many a page is divided. */
const PARTS = 3;

function nameIn(text: string): string {
  const name = withoutStay(withoutAddress(text)).replace(/[,;:]+$/, '');
  return canonicalProvider(WORDS.test(name) ? name : text);
}

const WORDS = /\p{L}{3}/u;
/** In points. */
const [OVERLAP, EDGE, MIDDLE] = [2, 4, 8];

/** The nearest one under a segment, at one of its edges or anywhere below it. */
function segmentUnder(segment: Segment, { segments }: Sheet): Segment | undefined {
  let nearest: Segment | undefined;
  for (const one of segments) {
    if (one === segment || one.page !== segment.page || one.top < segment.bottom - OVERLAP) continue;
    const isBelow = one.left <= segment.right && one.right >= segment.left;
    if (!isBelow && !isAligned(one, segment, EDGE, MIDDLE)) continue;
    if (!nearest || one.top < nearest.top) nearest = one;
  }
  return nearest;
}

/** A name, and by how much it is likelier the provider's than that the paper names none, as a logarithm. */
export interface JudgedName {
  readonly candidate: NameCandidate;
  readonly value: string;
  readonly odds: number;
}

/** The names of a sheet, judged by their likeness to those of some hundred bills (scripts/bills). */
export const judgedProviders = onceASheet(providersJudgedBy(stored));

export function providersJudgedBy(weights: Weights): (sheet: Sheet) => readonly JudgedName[] {
  const oddsOf = oddsByWeights(weights);
  return (sheet) => {
    const none = oddsOf(NO_PROVIDER);
    return providerFeatures(sheet).map(({ candidate, value, features }) => ({
      candidate,
      value,
      odds: oddsOf(features) - none,
    }));
  };
}
