import type { Box, Word } from './document.ts';

/**
 * A recogniser's boxes end where the ink does: `sum` is half as high as `Paid,`. A text layer's are as high as the type, all of a line
 * alike, and how far lines and columns lie apart is told in such heights.
 */

/** In ems from the baseline, of usual type: how far letters reach up, and below. */
const [SMALL, TALL, ACCENTED] = [0.52, 0.72, 0.92];
const [COMMA, DESCENDER] = [0.13, 0.21];
/** A text layer's boxes: from the ascent to the descent of usual type (Helvetica's and Times' metrics are 0.72 to 0.93 and 0.21 to 0.22). */
const [ASCENT, DESCENT] = [0.8, 0.2];
/** A word's own size counts, where it is of other type than its line's. */
const [SMALLEST, LARGEST] = [0.6, 1.9];

const [IS_ACCENTED, IS_TALL, IS_SMALL] = [
  /[ÀÁÂÃÄÅÈÉÊËÌÍÎÏÒÓÔÕÖÙÚÛÜÑ]/,
  /[\p{Lu}\d()[\]{}|/\\%&$€£¥§#@!?bdfhklißþ]|[à-öø-ÿ]|[tj]/u,
  /\p{Ll}/u,
];
const [HAS_DESCENDER, HAS_COMMA] = [/[gjpqyçþ()[\]{}|/§]/, /[,;Q]/];

/** Shares of the page's height. */
export interface Type {
  readonly em: number;
  /** From the page's top. */
  readonly baseline: number;
}

/** How large the type of a recognised line is, and where it stands; undefined where no letter tells. */
export function typeOfLine(words: readonly Word[]): Type | undefined {
  const types = words.flatMap((word) => Array<Type | undefined>(word.text.length).fill(typeOf(word)));
  const known = types.filter((type) => type !== undefined);
  if (known.length === 0) return undefined;
  const em = median(known.map((type) => type.em));
  return { em, baseline: median(known.filter((type) => isAlike(type.em, em)).map((type) => type.baseline)) };
}

/** The words of one recognised line with boxes as high as their type. */
export function withTypeHeights(words: readonly Word[], line: Type): Word[] {
  return words.map((word) => {
    const own = typeOf(word);
    return { ...word, box: boxOf(word.box, own && !isAlike(own.em, line.em) ? own : line) };
  });
}

function typeOf({ text, box }: Word): Type | undefined {
  const up = IS_ACCENTED.test(text) ? ACCENTED : IS_TALL.test(text) ? TALL : IS_SMALL.test(text) ? SMALL : undefined;
  if (up === undefined) return undefined;
  const down = HAS_DESCENDER.test(text) ? DESCENDER : HAS_COMMA.test(text) ? COMMA : 0;
  const em = box.height / (up + down);
  return { em, baseline: box.y + box.height - down * em };
}

function isAlike(own: number, em: number): boolean {
  return own > SMALLEST * em && own < LARGEST * em;
}

function boxOf({ x, width }: Box, { em, baseline }: Type): Box {
  const [top, bottom] = [Math.max(0, baseline - ASCENT * em), Math.min(1, baseline + DESCENT * em)];
  return { x, width, y: top, height: bottom - top };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
