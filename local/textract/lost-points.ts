import type { GreyImage } from './grey-image.ts';
import type { SeenWord } from './ocr-engine.ts';

/** Darker than this, on white paper, is ink. */
const INK = 150;
/** In widths of the figure's digits: the point of a typewriter takes the room of a digit. */
const WIDEST_GAP = 2;
const WIDEST_GAP_BEFORE_POINT = 1.5;
/** A point's ink is below this share of a digit's height and has so many pixels at least; a comma's goes on below the line by so much. */
const POINT_BELOW = 0.6;
const LEAST_INK = 4;
const TAIL = 0.1;
const LONGEST_TAIL = 0.35;
/** Digits of one figure are as high as each other, but for what is seen of them. */
const ALIKE = 0.75;

const ENDS_IN_DIGIT = /\d[.,]?$/;
const GOES_ON = /^\d{2,3}[-)]?$/;
/** `551.` and `50`; not a list's `1.` and what stands behind it. */
const [ENDS_IN_POINT, BEFORE_CENTS, CENTS] = [/[.,]$/, /\d{2}[.,]$/, /^\d{2}[-)]?$/];
/** `480` and `.000`: nothing but a figure goes on with a point. */
const [ENDS_IN_PLAIN_DIGIT, BEGINS_WITH_POINT] = [/\d$/, /^[.,]\d{2,3}(?:[.,]\d{2,3})*[-)]?$/];
const [LONE_POINT, BEGINS_WITH_DIGIT] = [/^[.,]$/, /^\d/];

/**
 * Words of a page, figures whole: in typewriters' letters a point stands as far from the digits as words do from each other, and
 * Tesseract sees `551` and `50`, or `551.` and `50`, for `551.50`, each as a line of its own. What is printed between them tells.
 * Words of one line were seen with the space between them, as in `items 1, 20 and 30`.
 */
export function withPoints(page: GreyImage, seen: readonly SeenWord[][]): SeenWord[][] {
  const lines = seen.map(withoutLonePoints);
  const words = lines.flat();
  const lineOf = new Map(lines.flatMap((line) => line.map((word) => [word, line] as const)));
  const next = new Map<SeenWord, { readonly point: string; readonly word: SeenWord }>();
  const joined = new Set<SeenWord>();
  for (const word of words.filter(({ text }) => GOES_ON.test(text) || BEGINS_WITH_POINT.test(text))) {
    const hasPoint = BEGINS_WITH_POINT.test(word.text);
    const before = words.find((one) =>
      hasPoint
        ? ENDS_IN_PLAIN_DIGIT.test(one.text) && isRightBefore(one, word, WIDEST_GAP_BEFORE_POINT)
        : ENDS_IN_DIGIT.test(one.text) && lineOf.get(one) !== lineOf.get(word) && isRightBefore(one, word, WIDEST_GAP),
    );
    const point = hasPoint ? '' : before && pointBetween(before, word, page);
    if (before === undefined || point === undefined || next.has(before)) continue;
    next.set(before, { point, word });
    joined.add(word);
  }
  const whole = (word: SeenWord): SeenWord => {
    const more = next.get(word);
    return more ? join(word, more.point, whole(more.word)) : word;
  };
  return lines.map((line) => line.filter((word) => !joined.has(word)).map(whole)).filter((line) => line.length > 0);
}

/** A line's points that are words of their own between digits, as in `60`, `.`, `0%`, joined with both. */
function withoutLonePoints(line: readonly SeenWord[]): SeenWord[] {
  const whole: SeenWord[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const [point, left, right] = [line[at] as SeenWord, whole.at(-1), line[at + 1]];
    if (left && right && LONE_POINT.test(point.text) && isFigure(left, right)) {
      whole[whole.length - 1] = join(left, point.text, right);
      at += 1;
    } else whole.push(point);
  }
  return whole;
}

/** Whether two words are a figure's digits, with no more than a digit's room for what is between them. */
function isFigure(left: SeenWord, right: SeenWord): boolean {
  if (!ENDS_IN_PLAIN_DIGIT.test(left.text) || !BEGINS_WITH_DIGIT.test(right.text)) return false;
  // The box of what was read in pieces may be that of the whole.
  return isRightBefore(left, right, WIDEST_GAP, Number.NEGATIVE_INFINITY);
}

/** @param widest the widest gap between them, in widths of the first one's letters; and the narrowest, in pixels. */
function isRightBefore(
  { text, corners: [from, to, , foot] }: SeenWord,
  { corners }: SeenWord,
  widest: number,
  narrowest = 0,
): boolean {
  const [height, other] = [foot.y - from.y, corners[3].y - corners[0].y];
  const gap = corners[0].x - to.x;
  const isLevel = Math.abs(foot.y - corners[3].y) < (1 - ALIKE) * height;
  return (
    isLevel &&
    Math.min(height, other) >= ALIKE * Math.max(height, other) &&
    gap > narrowest &&
    gap <= widest * ((to.x - from.x) / text.length)
  );
}

/** '' where it was seen; undefined where nothing is printed between them, or something else. */
function pointBetween(left: SeenWord, right: SeenWord, { width, height, pixels }: GreyImage): string | undefined {
  if (ENDS_IN_POINT.test(left.text)) return BEFORE_CENTS.test(left.text) && CENTS.test(right.text) ? '' : undefined;
  const [top, foot] = [
    Math.min(left.corners[0].y, right.corners[0].y),
    Math.max(left.corners[3].y, right.corners[3].y),
  ];
  const high = foot - top;
  const [from, to] = [Math.ceil(left.corners[1].x) + 1, Math.floor(right.corners[0].x) - 1];
  let [above, below, tail] = [0, 0, 0];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, foot + LONGEST_TAIL * high); y += 1) {
    for (let x = from; x < to; x += 1) {
      if ((pixels[y * width + x] ?? INK) >= INK) continue;
      if (y < top + POINT_BELOW * high) above += 1;
      else if (y < foot + TAIL * high) below += 1;
      else tail += 1;
    }
  }
  if (above > 0 || below < LEAST_INK) return undefined;
  return tail > 0 ? ',' : '.';
}

function join(left: SeenWord, point: string, right: SeenWord): SeenWord {
  return {
    text: `${left.text}${point}${right.text}`,
    confidence: Math.min(left.confidence, right.confidence),
    corners: [left.corners[0], right.corners[1], right.corners[2], left.corners[3]],
  };
}
