import { densestPart } from './densest-part.ts';
import { type GreyImage, type Point, type QuarterTurns, turnImage, turnPointBack } from './grey-image.ts';
import { languageOf } from './language-of.ts';
import { type LieOfLines, lieOfLines } from './lie-of-lines.ts';
import { withPoints } from './lost-points.ts';
import type { OcrEngine, SeenWord } from './ocr-engine.ts';
import { type OcrLanguage, QUICKEST } from './ocr-models.ts';
import type { PageText } from './page-text.ts';
import { readAgain } from './read-again.ts';
import { askewPoint, straighten } from './straighten.ts';
import { whitePaper } from './white-paper.ts';
import { withoutDots } from './without-dots.ts';
import { withoutRules } from './without-rules.ts';

/** Words of at least this confidence are words; what is read off a page that lies wrong seldom reaches it. */
const SURE = 75;
/** Of writing that is the right way up, at least this share of the characters is in such words, */
const SURE_SHARE = 0.5;
/** and so many at all. */
const CHARACTERS_TO_JUDGE = 12;

/**
 * Reads a page's picture. Its lines are brought level and ruled ones taken away; a dense part of it tells which way up it
 * is and in which language, and then all of it is read, and what is doubtful of it once more. Where hardly anything is surely a word there is no writing:
 * what was seen are the shapes of a picture.
 */
export async function readImage(engine: OcrEngine, image: GreyImage): Promise<PageText> {
  const lie = lieOfLines(image);
  const text = await readLying(engine, image, lie);
  // A few short words one under the other are as uneven over columns as over rows.
  return text.length === 0 && lie.onItsSide ? readLying(engine, image, lieOfLines(image, false)) : text;
}

async function readLying(engine: OcrEngine, image: GreyImage, { onItsSide, angle }: LieOfLines): Promise<PageText> {
  const quarters: QuarterTurns = onItsSide ? 3 : 0;
  const turned = turnImage(image, quarters);
  const level = whitePaper(withoutDots(withoutRules(straighten(turned, angle))));
  const { isOverhead, words } = await glance(engine, densestPart(level));
  const lines = await readWhole(engine, isOverhead ? turnImage(level, 2) : level, languageOf(words));
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

/** Where the dense part did not tell the language and the whole page does, the page is read once more. */
async function readWhole(engine: OcrEngine, page: GreyImage, told: OcrLanguage | undefined): Promise<SeenWord[][]> {
  const first = await engine.recognize(page, told ?? 'eng');
  const language = told ?? languageOf(textsOf(first)) ?? 'eng';
  const lines = language === (told ?? 'eng') ? first : await engine.recognize(page, language);
  // What is read once more has figures in pieces too.
  return withPoints(page, await readAgain(engine, page, withPoints(page, lines), language));
}

/** What a strip says, whichever model reads it: all know the letters that tell which way up it is, and words without their accents. */
async function glance(engine: OcrEngine, part: GreyImage): Promise<{ isOverhead: boolean; words: readonly string[] }> {
  const upright = await engine.recognize(part, QUICKEST);
  const sure = sureCharacters(upright);
  const all = textsOf(upright).reduce((sum, { length }) => sum + length, 0);
  if (sure >= CHARACTERS_TO_JUDGE && sure >= SURE_SHARE * all) return { isOverhead: false, words: textsOf(upright) };
  const overhead = await engine.recognize(turnImage(part, 2), QUICKEST);
  const isOverhead = sureCharacters(overhead) > sure;
  return { isOverhead, words: textsOf(isOverhead ? overhead : upright) };
}

function textsOf(lines: readonly SeenWord[][]): string[] {
  return lines.flat().map(({ text }) => text);
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
