import type { Box, Line, Page, Word } from './document.ts';
import { joinCombs } from './join-combs.ts';
import { typeOfLine, withTypeHeights } from './line-of-type.ts';
import { mendWords } from './mend-words.ts';
import { turnSize } from './page-turn.ts';
import { withPercentSigns } from './percent-signs.ts';
import { withPrintedDashes } from './printed-dashes.ts';
import { withRupees } from './rupees.ts';
import { typewriterPitch } from './typewriter-pitch.ts';
import { withWholeFigures } from './whole-figures.ts';
import { type Direction, type Point, uprightPoint, writingDirection } from './writing-direction.ts';

/** A word as a recogniser saw it. */
export interface RecognizedWord {
  readonly text: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** Fractions of the displayed page: where the word begins at the top, then on clockwise as one reads it. */
  readonly corners: readonly [Point, Point, Point, Point];
}

/** Words that the recogniser took for one line; columns far apart are lines of their own. */
export type RecognizedLine = readonly RecognizedWord[];

interface Placed {
  readonly words: readonly Word[];
  readonly box: Box;
}

/** Lines whose middles lie closer than this share of the lower one's height stand on one baseline. */
const SAME_LINE = 0.5;
/** By direction of the writing: the degrees, clockwise, that bring it upright. */
const TURNED = [{}, { turned: 270 }, { turned: 180 }, { turned: 90 }] as const;

/**
 * A page as its recognised words make it: straightened, turned upright, and its lines joined across columns, as those of a
 * text layer are.
 */
export function recognizedPage(page: Page, recognized: readonly RecognizedLine[]): Page {
  const inPoints = recognized.map((line) =>
    line.map(({ corners, ...word }) => ({
      ...word,
      corners: corners.map(({ x, y }) => ({ x: x * page.width, y: y * page.height })),
    })),
  );
  const direction = writingDirection(inPoints.flat().map(({ corners }) => corners));
  const size = turnSize(direction.turn, page);
  const lines = inPoints
    .map((line) =>
      line.map(
        ({ text, confidence, corners }): Word => ({ text, confidence, box: boxOf(corners, direction, page, size) }),
      ),
    )
    .map((words) => words.filter(({ text, box }) => text.trim() !== '' && box.width > 0 && box.height > 0))
    .filter((words) => words.length > 0);
  const { number } = page;
  const ratio = size.height / size.width;
  const isTyped = typewriterPitch(lines.map((words) => ({ words }))) !== undefined;
  const printed = withRupees(withPercentSigns(lines, ratio)).map((words) => {
    const type = typeOfLine(words);
    if (!type) return placed(words);
    const dashed = isTyped ? words : withPrintedDashes(words, type.em * ratio);
    return placed(withTypeHeights(dashed, type));
  });
  return {
    number,
    ...size,
    ...TURNED[direction.turn],
    source: 'ocr',
    lines: joinRows(printed, (words) => mendWords(withWholeFigures(joinCombs(words, ratio), ratio, isTyped))),
  };
}

/** Around the corners once they are straight and upright, as fractions of the upright page, cut at its edges. */
function boxOf(
  corners: readonly Point[],
  direction: Direction,
  page: { readonly width: number; readonly height: number },
  size: { readonly width: number; readonly height: number },
): Box {
  const upright = corners.map((corner) => uprightPoint(corner, direction, page));
  const xs = upright.map(({ x }) => Math.min(1, Math.max(0, x / size.width)));
  const ys = upright.map(({ y }) => Math.min(1, Math.max(0, y / size.height)));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function placed(words: readonly Word[]): Placed {
  const x = Math.min(...words.map(({ box }) => box.x));
  const y = Math.min(...words.map(({ box }) => box.y));
  const width = Math.max(...words.map(({ box }) => box.x + box.width)) - x;
  return { words, box: { x, y, width, height: Math.max(...words.map(({ box }) => box.y + box.height)) - y } };
}

function joinRows(lines: readonly Placed[], mend: (words: readonly Word[]) => Word[]): Line[] {
  const rows: { members: Placed[]; middle: number; height: number }[] = [];
  for (const line of lines.toSorted((one, other) => middle(one) - middle(other))) {
    const row = rows.findLast(
      (each) => Math.abs(middle(line) - each.middle) < SAME_LINE * Math.min(line.box.height, each.height),
    );
    if (row === undefined) {
      rows.push({ members: [line], middle: middle(line), height: line.box.height });
    } else {
      row.members.push(line);
      row.middle += (middle(line) - row.middle) / row.members.length;
      row.height = Math.min(row.height, line.box.height);
    }
  }
  return rows.map(({ members }) => {
    const words = members.flatMap((member) => member.words).sort((one, other) => one.box.x - other.box.x);
    return placed(mend(words));
  });
}

function middle({ box }: Placed): number {
  return box.y + box.height / 2;
}
