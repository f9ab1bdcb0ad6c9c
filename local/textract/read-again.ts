import { doubtfulParts, type Part } from './doubtful-parts.ts';
import { cropImage, doubleImage, type GreyImage, type Point } from './grey-image.ts';
import type { OcrEngine, SeenWord } from './ocr-engine.ts';
import type { OcrLanguage } from './ocr-models.ts';

/** Words below this are looked at again: of those above it hardly one is misread. */
const DOUBTFUL = 85;
/** What was passed over at first may be no word. */
const SURE_ALONE = 60;
/** Specks and accents are seen as letters. */
const SHORT = 3;
const SURE_AND_SHORT = 80;
/** Below this a reading says nothing for itself. */
const GUESSED = 50;
/** Parts take 15 to 40 ms each, by their width: 0.12 ms a pixel; this is 0.8 s. Pictures and handwriting have more. */
const MOST_WIDTH = 6_500;

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
  let read: SeenWord[][] = [...lines];
  let width = 0;
  for (const part of doubtfulParts(page, lines.flat().filter(isSure))) {
    width += part.width;
    if (width > MOST_WIDTH) break;
    const crop = cropImage(page, part.left, part.top, part.width, part.height);
    const words = (await engine.recognizePart(doubleImage(crop), language)).map((line) =>
      line.map((word) => onPage(word, part)),
    );
    read = withSurer(read, words);
  }
  return read;
}

function isSure({ confidence }: SeenWord): boolean {
  return confidence >= DOUBTFUL;
}

function onPage(
  { text, confidence, corners: [first, second, third, fourth] }: SeenWord,
  { left, top }: Part,
): SeenWord {
  const back = ({ x, y }: Point): Point => ({ x: left + x / 2, y: top + y / 2 });
  return { text, confidence, corners: [back(first), back(second), back(third), back(fourth)] };
}

/** The page's words with those of a part that are surer than what stood in their place, or stand where nothing was read. */
function withSurer(lines: readonly SeenWord[][], found: readonly SeenWord[][]): SeenWord[][] {
  const replaced = new Map<SeenWord, SeenWord[]>();
  const added: SeenWord[][] = [];
  for (const line of found) {
    const alone: SeenWord[] = [];
    for (const word of line) {
      const [first, ...others] = lines.flat().filter((old) => overlap(old, word));
      if (first === undefined) {
        if (word.confidence >= (word.text.length < SHORT ? SURE_AND_SHORT : SURE_ALONE)) alone.push(word);
      } else if (sureness([word]) > sureness([first, ...others])) {
        replaced.set(first, [...(replaced.get(first) ?? []), word]);
        for (const other of others) replaced.set(other, replaced.get(other) ?? []);
      }
    }
    if (alone.length > 0) added.push(alone);
  }
  const kept = lines.map((line) => line.flatMap((word) => replaced.get(word) ?? [word]));
  return [...kept.filter(({ length }) => length > 0), ...added];
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
