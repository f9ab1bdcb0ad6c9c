import { densestPart } from './densest-part.ts';
import { type GreyImage, type Point, type QuarterTurns, turnImage, turnPointBack } from './grey-image.ts';
import type { OcrEngine, SeenWord } from './ocr-engine.ts';
import type { PageText } from './page-text.ts';

/** Words of at least this confidence are words; what is read off a page that lies wrong seldom reaches it. */
const SURE = 75;
/** Of a page that lies right, at least this share of the characters is in such words. */
const SURE_SHARE = 0.5;
/** Another way to hold the page must show at least so many more characters in such words, and so many at all. */
const CLEARLY_BETTER = 1.5;
const CHARACTERS_TO_JUDGE = 12;

const TURNS: readonly QuarterTurns[] = [0, 1, 2, 3];

/**
 * Reads a page's picture. One that shows hardly any sure word is held the three other ways, for which a dense part of it
 * is enough, and read again the way that showed most. Where no way shows any, there is no writing: what was seen are the
 * shapes of a picture.
 */
export async function readImage(engine: OcrEngine, image: GreyImage): Promise<PageText> {
  const upright = await engine.recognize(image, true);
  const turns = liesRight(upright) ? 0 : await bestTurn(engine, image);
  const lines = turns === 0 ? upright : await engine.recognize(turnImage(image, turns), true);
  if (sureCharacters(lines) < CHARACTERS_TO_JUDGE) return [];
  const toPage = (corner: Point): Point => {
    const { x, y } = turnPointBack(corner, turns, image);
    return { x: fraction(x / image.width), y: fraction(y / image.height) };
  };
  return lines.map((line) =>
    line.map(({ text, confidence, corners: [first, second, third, fourth] }) => ({
      text,
      confidence,
      corners: [toPage(first), toPage(second), toPage(third), toPage(fourth)] as const,
    })),
  );
}

function liesRight(lines: readonly SeenWord[][]): boolean {
  const all = lines.flat().reduce((sum, { text }) => sum + text.length, 0);
  return all > 0 && sureCharacters(lines) >= SURE_SHARE * all;
}

async function bestTurn(engine: OcrEngine, image: GreyImage): Promise<QuarterTurns> {
  const part = densestPart(image);
  const scores: number[] = [];
  for (const turns of TURNS) scores.push(sureCharacters(await engine.recognize(turnImage(part, turns), false)));
  const best = Math.max(...scores);
  const isClear = best >= CHARACTERS_TO_JUDGE && best > CLEARLY_BETTER * (scores[0] ?? 0);
  return isClear ? (scores.indexOf(best) as QuarterTurns) : 0;
}

/** Single characters are seen in anything. */
function sureCharacters(lines: readonly SeenWord[][]): number {
  return lines
    .flat()
    .filter(({ text, confidence }) => confidence >= SURE && text.length > 1)
    .reduce((sum, { text }) => sum + text.length, 0);
}

function fraction(value: number): number {
  return Math.min(1, Math.max(0, value));
}
