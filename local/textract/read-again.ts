import { doubtfulParts, type Part } from './doubtful-parts.ts';
import { cropImage, doubleImage, type GreyImage, type Point } from './grey-image.ts';
import type { OcrEngine, SeenWord } from './ocr-engine.ts';
import type { OcrLanguage } from './ocr-models.ts';
import { sharpened } from './sharpened.ts';

/** Words below this are looked at again: of those above it hardly one is misread. */
const DOUBTFUL = 85;
/** What was passed over at first may be no word. */
const SURE_ALONE = 60;
/** Specks and accents are seen as letters. */
const SHORT = 3;
const SURE_AND_SHORT = 80;
/** Below this a reading says nothing for itself. */
const GUESSED = 50;
/** Parts take 15 to 40 ms each, by their width: 0.12 ms a pixel; this is 1 s. Pictures and handwriting have more. */
const MOST_WIDTH = 8_000;

/** A letter this near to a part's edge, in pixels, goes on beyond it. */
const EDGE = 2;

/**
 * What was read of a page, with its doubtful parts read once more: alone and at twice the size, where Tesseract finds
 * words that it had passed over, and letters too small or too pale on a whole page. The surer reading counts.
 */
export async function readAgain(
  engine: OcrEngine,
  page: GreyImage,
  lines: readonly SeenWord[][],
  language: OcrLanguage,
): Promise<SeenWord[][]> {
  const words = lines.flat();
  const isSure = ({ confidence }: SeenWord) => confidence >= DOUBTFUL;
  const unsure = words.filter((word) => !isSure(word));
  let read: SeenWord[][] = [...lines];
  let width = 0;
  for (const part of doubtfulParts(page, words.filter(isSure), unsure)) {
    width += part.width;
    if (width > MOST_WIDTH) break;
    const crop = cropImage(page, part.left, part.top, part.width, part.height);
    const found = await engine.recognizePart(doubleImage(sharpened(crop)), language);
    const onPage = found.map((line) =>
      line.map((word) => placed(word, part)).filter((word) => !isCut(word, part, page)),
    );
    read = withSurer(read, onPage);
  }
  return read;
}

/** A word seen on a doubled part, on the page. */
function placed(
  { text, confidence, corners: [first, second, third, fourth] }: SeenWord,
  { left, top }: Part,
): SeenWord {
  const onPage = ({ x, y }: Point): Point => ({ x: left + x / 2, y: top + y / 2 });
  return { text, confidence, corners: [onPage(first), onPage(second), onPage(third), onPage(fourth)] };
}

/** Whether a word is cut off by the part's edge: only some of its letters were seen. */
function isCut({ corners: [from, , to] }: SeenWord, { left, width }: Part, page: GreyImage): boolean {
  const right = left + width;
  return (left > 0 && from.x < left + EDGE) || (right < page.width && to.x > right - EDGE);
}

/** Words of the first reading and those of the second that stand in their place. */
interface Dispute {
  readonly old: readonly SeenWord[];
  readonly found: readonly SeenWord[];
}

/** The page's words, with those of a part that are surer than what stood in their place, or stand where nothing was read. */
function withSurer(lines: readonly SeenWord[][], found: readonly SeenWord[][]): SeenWord[][] {
  const all = lines.flat();
  const stands = (word: SeenWord) => all.some((old) => overlap(old, word));
  const replacements = new Map<SeenWord, readonly SeenWord[]>();
  for (const dispute of disputesOf(all, found.flat().filter(stands))) {
    if (sureness(dispute.found) <= sureness(dispute.old)) continue;
    for (const [index, old] of dispute.old.entries()) replacements.set(old, index === 0 ? dispute.found : []);
  }
  const kept = lines.map((line) => line.flatMap((word) => replacements.get(word) ?? [word]));
  const added = found.map((line) => line.filter((word) => !stands(word) && isSureAlone(word)));
  return [...kept, ...added].filter(({ length }) => length > 0);
}

/** A word may be read as two, or two as one: what overlaps is decided together. */
function disputesOf(all: readonly SeenWord[], found: readonly SeenWord[]): Dispute[] {
  let disputes: Dispute[] = [];
  for (const word of found) {
    const old = all.filter((one) => overlap(one, word));
    const shared = disputes.filter((dispute) => dispute.old.some((one) => old.includes(one)));
    const joined = {
      old: [...new Set([...shared.flatMap((dispute) => dispute.old), ...old])],
      found: [...shared.flatMap((dispute) => dispute.found), word],
    };
    disputes = [...disputes.filter((dispute) => !shared.includes(dispute)), joined];
  }
  return disputes;
}

function isSureAlone({ text, confidence }: SeenWord): boolean {
  return confidence >= (text.length < SHORT ? SURE_AND_SHORT : SURE_ALONE);
}

function sureness(words: readonly SeenWord[]): number {
  return words.reduce((sum, { text, confidence }) => sum + text.length * Math.max(0, confidence - GUESSED), 0);
}

/** Whether the middle of one lies in the other. */
function overlap(one: SeenWord, other: SeenWord): boolean {
  return holds(one, middle(other)) || holds(other, middle(one));
}

function middle({ corners: [first, , third] }: SeenWord): Point {
  return { x: (first.x + third.x) / 2, y: (first.y + third.y) / 2 };
}

function holds({ corners: [from, , to] }: SeenWord, { x, y }: Point): boolean {
  return x >= from.x && x <= to.x && y >= from.y && y <= to.y;
}
