import type { Word } from './document.ts';

/** `R3272` and `.00`: nothing else begins with a point. */
const CENTS = [/\d$/, /^[.,]\d{2}$/] as const;
/** `1.` and `320.` and `000`: in type whose spaces are wider. */
const THOUSANDS = [/(?<!\d)\d{1,3}(?:[.,]\d{3})*[.,]$/, /^\d{3}(?!\d)/] as const;
/** `68,` and `50`, or `OO`, alone in their cell: in a list, `12, 20 and 30`, more follows, and `36, 37` may be two teeth. */
const DECIMALS = [/(?<!\d)(?:\d{2,3}|\d{1,3}(?:[.,]\d{3})+)[.,]$/, /^(?:\d{2}|OO)$/] as const;
const TOOTH = /^[1-8][1-8],?$/;
const UNIT = /^(?:\p{Lu}{0,3}\p{Sc}|[A-Z]{3}|R[ps]\.?)$/u;
/** In heights of the line. */
const WIDEST_GAP = 0.6;

/**
 * Words of a line, left to right, with figures whole: in a typewriter's type a point takes the room of a digit, and `R3272.00` is read
 * as `R3272` and `.00`, `1.320.000` as `1.`, `320.` and `000`, `140,00` as `140,` and `OO`.
 * @param ratio the page's height by its width
 * @param isTyped whether it is of one pitch
 */
export function withWholeFigures(words: readonly Word[], ratio: number, isTyped: boolean): Word[] {
  const whole: Word[] = [];
  for (const [at, word] of words.entries()) {
    const last = whole.at(-1);
    const goesOn = ([before, behind]: readonly [RegExp, RegExp]) =>
      last !== undefined && before.test(last.text) && behind.test(word.text) && isClose(last, word, ratio);
    const isAlone = () => isApart(whole.at(-2), last, ratio) && isApart(word, words[at + 1], ratio);
    if (last && (goesOn(CENTS) || (isTyped && goesOn(THOUSANDS)))) whole.splice(-1, 1, joined(last, word));
    else if (last && goesOn(DECIMALS) && !(TOOTH.test(last.text) && TOOTH.test(word.text)) && isAlone())
      whole.splice(-1, 1, joined(last, { ...word, text: word.text.replace('OO', '00') }));
    else whole.push(word);
  }
  return whole;
}

function isClose({ box }: Word, next: Word, ratio: number): boolean {
  return next.box.x - box.x - box.width < WIDEST_GAP * box.height * ratio;
}

/** Whether nothing but a currency stands close between the two. */
function isApart(one: Word | undefined, other: Word | undefined, ratio: number): boolean {
  return !one || !other || UNIT.test(one.text) || UNIT.test(other.text) || !isClose(one, other, ratio);
}

function joined(last: Word, more: Word): Word {
  const { x, y, height } = last.box;
  return {
    text: `${last.text}${more.text}`,
    confidence: Math.min(last.confidence, more.confidence),
    box: { x, y, width: more.box.x + more.box.width - x, height },
  };
}
