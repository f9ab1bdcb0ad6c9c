import type { Line, Word } from './document.ts';

/** Of fewer letters the ink says too little of how far apart they are. */
const LEAST_LETTERS = 4;
/** Ink begins and ends so much of a pitch inside a word's room. */
const MARGINS = 0.2;
/** Of one pitch are words within this share of it; of a proportional type three in ten are. */
const SPREAD = 0.04;
const MOST = 0.7;
const LEAST_WORDS = 20;

/**
 * How far apart, as a share of the page's width, letters stand on a recognised page that is set in a typewriter's type, all of one width;
 * undefined for any other.
 */
export function typewriterPitch(lines: readonly Pick<Line, 'words'>[]): number | undefined {
  const pitches = lines.flatMap(({ words }) => words.flatMap((word) => pitchOf(word) ?? [])).sort((a, b) => a - b);
  const usual = pitches[pitches.length >> 1];
  if (usual === undefined || pitches.length < LEAST_WORDS) return undefined;
  const alike = pitches.filter((pitch) => Math.abs(pitch - usual) <= SPREAD * usual);
  return alike.length >= MOST * pitches.length ? usual : undefined;
}

/** Whether a word may be of a type of this pitch. */
export function isOfPitch(word: Word, pitch: number): boolean {
  const own = pitchOf(word);
  return own === undefined || Math.abs(own - pitch) <= 2 * SPREAD * pitch;
}

function pitchOf({ text, box }: Word): number | undefined {
  return text.length < LEAST_LETTERS ? undefined : box.width / (text.length - MARGINS);
}
