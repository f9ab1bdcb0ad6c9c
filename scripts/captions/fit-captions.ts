import { captionFeatures, PLACES } from '../../lambdas/domain/extraction/labels/caption-features.ts';
import type { Weights } from '../../lambdas/domain/extraction/labels/judge-by-weights.ts';
import { ANNOUNCED } from '../../lambdas/domain/extraction/labels/judge-caption.ts';
import { plainText } from '../../lambdas/domain/extraction/text/plain-text.ts';
import { type Fingerprint, fingerprintOf } from '../regression/fingerprint.ts';
import { fitWeights, randomNumbers, type Sample, unknownWord, withUnknownWord } from '../regression/fit-weights.ts';

/** A caption, and what it announces: one of `ANNOUNCED`, or anything else, which then is none of them. */
export interface Caption {
  readonly text: string;
  readonly announces: string;
}

/** Of so many captions one is learned as if it were unknown altogether: nothing is to be told of such. */
const UNKNOWN = 8;

/** What captions are judged by, fitted to these. */
export function fitCaptions(captions: readonly Caption[]): Weights {
  return fitWeights(samplesOf(captions), PLACES, ANNOUNCED.length, randomNumbers());
}

/** Tells whether a table is what `fitCaptions` gives for these. */
export function fingerprintOfCaptions(captions: readonly Caption[], table: Weights): Fingerprint {
  return fingerprintOf(samplesOf(captions), PLACES, ANNOUNCED.length, table);
}

/** Each is learned twice as it is and once with a word that nobody knows. */
function samplesOf(captions: readonly Caption[]): Sample[] {
  const sampleOf = (plain: string, wanted: number) => ({ places: captionFeatures(plain), wanted });
  return captions.flatMap(({ text, announces }, at) => {
    const plain = plainText(text);
    // What is none of them is the first.
    const wanted = Math.max(0, (ANNOUNCED as readonly unknown[]).indexOf(announces));
    const known = sampleOf(plain, wanted);
    const unknown = at % UNKNOWN === 0 ? [sampleOf(plain.replaceAll(WORD, unknownWord), 0)] : [];
    return [known, known, sampleOf(withUnknownWord(plain), wanted), ...unknown];
  });
}

const WORD = /[a-z]{2,}/g;
