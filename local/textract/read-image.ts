import { densestPart } from './densest-part.ts';
import { type GreyImage, type Point, type QuarterTurns, turnImage, turnPointBack } from './grey-image.ts';
import { lieOfLines } from './lie-of-lines.ts';
import type { OcrEngine, SeenWord } from './ocr-engine.ts';
import type { PageText } from './page-text.ts';
import { askewPoint, straighten } from './straighten.ts';
import { withoutRules } from './without-rules.ts';

/** Words of at least this confidence are words; what is read off a page that lies wrong seldom reaches it. */
const SURE = 75;
/** Of writing that is the right way up, at least this share of the characters is in such words, */
const SURE_SHARE = 0.5;
/** and so many at all. */
const CHARACTERS_TO_JUDGE = 12;

/**
 * Reads a page's picture. Its lines are brought level and ruled ones taken away; a dense part of it tells which way up it
 * is, and then all of it is read once. Where hardly anything is surely a word there is no writing: what was seen are the
 * shapes of a picture.
 */
export async function readImage(engine: OcrEngine, image: GreyImage): Promise<PageText> {
  const { onItsSide, angle } = lieOfLines(image);
  const quarters: QuarterTurns = onItsSide ? 3 : 0;
  const turned = turnImage(image, quarters);
  const level = withoutRules(straighten(turned, angle));
  const isOverhead = await standsOnItsHead(engine, densestPart(level));
  const lines = await engine.recognize(isOverhead ? turnImage(level, 2) : level);
  if (sureCharacters(lines) < CHARACTERS_TO_JUDGE) return [];
  const toPage = (corner: Point): Point => {
    const onLevel = isOverhead ? turnPointBack(corner, 2, level) : corner;
    const { x, y } = turnPointBack(askewPoint(onLevel, angle, turned), quarters, image);
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

async function standsOnItsHead(engine: OcrEngine, part: GreyImage): Promise<boolean> {
  const upright = await engine.recognize(part);
  const sure = sureCharacters(upright);
  const all = upright.flat().reduce((sum, { text }) => sum + text.length, 0);
  if (sure >= CHARACTERS_TO_JUDGE && sure >= SURE_SHARE * all) return false;
  return sureCharacters(await engine.recognize(turnImage(part, 2))) > sure;
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
