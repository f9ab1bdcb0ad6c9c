import type { Word } from './document.ts';

const [WHOLES, CENTS] = [/\d$/, /^[.,]\d{2}$/];
/** In heights of the line. */
const WIDEST_GAP = 0.6;

/**
 * Words of a line, left to right, with figures whole: in a typewriter's type a point takes the room of a digit, and `R3272.00` is read
 * as `R3272` and `.00`.
 * @param ratio the page's height by its width
 */
export function withWholeFigures(words: readonly Word[], ratio: number): Word[] {
  const whole: Word[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    if (last && isCentsOf(last, word, ratio)) whole.splice(-1, 1, joined(last, word));
    else whole.push(word);
  }
  return whole;
}

function isCentsOf(last: Word, { text, box }: Word, ratio: number): boolean {
  const gap = box.x - last.box.x - last.box.width;
  return WHOLES.test(last.text) && CENTS.test(text) && gap < WIDEST_GAP * last.box.height * ratio;
}

function joined(last: Word, cents: Word): Word {
  const { x, y, height } = last.box;
  return {
    text: `${last.text}${cents.text}`,
    confidence: Math.min(last.confidence, cents.confidence),
    box: { x, y, width: cents.box.x + cents.box.width - x, height },
  };
}
