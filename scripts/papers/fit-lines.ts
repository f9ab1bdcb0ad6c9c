import { captionFeatures, PLACES } from '../../lambdas/domain/extraction/labels/caption-features.ts';
import type { Weights } from '../../lambdas/domain/extraction/labels/judge-by-weights.ts';
import { LINE_KINDS } from '../../lambdas/domain/extraction/outline/judge-line.ts';
import { plainText } from '../../lambdas/domain/extraction/text/plain-text.ts';
import { type Fingerprint, fingerprintOf } from '../regression/fingerprint.ts';
import { fitWeights, randomNumbers, type Sample, unknownWord, withUnknownWord } from '../regression/fit-weights.ts';

/** A line, and of what papers it tells. */
export interface Line {
  readonly text: string;
  readonly of: (typeof LINE_KINDS)[number];
}

/** Of so many lines one is learned as if it were unknown altogether: such tells of nothing but a bill. */
const UNKNOWN = 8;

/** What lines are judged by, fitted to these. */
export function fitLines(lines: readonly Line[]): Weights {
  return fitWeights(samplesOf(lines), PLACES, LINE_KINDS.length, randomNumbers());
}

/** Tells whether a table is what `fitLines` gives for these. */
export function fingerprintOfLines(lines: readonly Line[], table: Weights): Fingerprint {
  return fingerprintOf(samplesOf(lines), PLACES, LINE_KINDS.length, table);
}

/** Each is learned as it is and with a word that nobody knows; those of bills twice, since most of what a bill prints stands elsewhere too. */
function samplesOf(lines: readonly Line[]): Sample[] {
  const sampleOf = (plain: string, wanted: number) => ({ places: captionFeatures(plain), wanted });
  return lines.flatMap(({ text, of }, at) => {
    const plain = plainText(text);
    const wanted = LINE_KINDS.indexOf(of);
    const unknown = at % UNKNOWN === 0 ? [sampleOf(plain.replaceAll(WORD, unknownWord), BILL)] : [];
    const samples = [sampleOf(plain, wanted), sampleOf(withUnknownWord(plain), wanted), ...unknown];
    return wanted === BILL ? [...samples, ...samples] : samples;
  });
}

const BILL = LINE_KINDS.indexOf('bill');

const WORD = /[a-z]{2,}/g;
