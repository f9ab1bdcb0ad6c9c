import { placesOf } from '../text/hashed-places.ts';
import { addWords } from './word-features.ts';

/** How many places the table of captions' weights has. */
export const PLACES = 1 << 15;
const places = placesOf(PLACES);

/**
 * What a caption is known by, each a place in the table of weights; see word-features.ts.
 * @param plain plain text (see plain-text.ts) of the whole caption.
 */
export function captionFeatures(plain: string): readonly number[] {
  addWords(places, plain);
  return places.taken();
}
