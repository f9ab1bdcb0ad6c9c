import type { PageSize } from './page-turn.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a page's writing runs, as displayed. */
export interface Direction {
  /** Quarter turns, clockwise: 0 left to right, 1 downwards, 2 upside down, 3 upwards. */
  readonly turn: 0 | 1 | 2 | 3;
  /** Radians, clockwise, beyond the quarter turns: a sheet that went askew through the scanner. */
  readonly skew: number;
}

interface Stroke {
  readonly turn: Direction['turn'];
  readonly skew: number;
  readonly length: number;
}

const QUARTER = Math.PI / 2;

/**
 * The direction of most of a page's writing, by the top and bottom edges of its words; long words count for more, since
 * a short one's edges say little about its angle.
 * @param words corners in a unit that is the same in both directions: the beginning's top, then clockwise as one reads.
 */
export function writingDirection(words: readonly (readonly Point[])[]): Direction {
  const strokes = words.map(strokeOf);
  const lengths = [0, 0, 0, 0];
  for (const { turn, length } of strokes) lengths[turn] = (lengths[turn] ?? 0) + length;
  const turn = lengths.indexOf(Math.max(...lengths)) as Direction['turn'];
  return { turn, skew: weightedMedian(strokes.filter((stroke) => stroke.turn === turn)) };
}

function strokeOf([first, second, third, fourth]: readonly Point[]): Stroke {
  if (!first || !second || !third || !fourth) return { turn: 0, skew: 0, length: 0 };
  const across = second.x - first.x + third.x - fourth.x;
  const down = second.y - first.y + third.y - fourth.y;
  const angle = Math.atan2(down, across);
  const quarters = Math.round(angle / QUARTER);
  return {
    turn: ((quarters + 4) % 4) as Direction['turn'],
    skew: angle - quarters * QUARTER,
    length: Math.hypot(across, down),
  };
}

function weightedMedian(strokes: readonly Stroke[]): number {
  const half = strokes.reduce((sum, { length }) => sum + length, 0) / 2;
  let passed = 0;
  for (const { skew, length } of strokes.toSorted((one, other) => one.skew - other.skew)) {
    passed += length;
    if (passed >= half) return skew;
  }
  return 0;
}

/** Where a point of the displayed page lies once the page is straightened about its middle and its writing turned upright. */
export function uprightPoint(point: Point, { turn, skew }: Direction, { width, height }: PageSize): Point {
  const fromMiddle = { x: point.x - width / 2, y: point.y - height / 2 };
  const x = width / 2 + fromMiddle.x * Math.cos(skew) + fromMiddle.y * Math.sin(skew);
  const y = height / 2 - fromMiddle.x * Math.sin(skew) + fromMiddle.y * Math.cos(skew);
  switch (turn) {
    case 0:
      return { x, y };
    case 1:
      return { x: y, y: width - x };
    case 2:
      return { x: width - x, y: height - y };
    case 3:
      return { x: height - y, y: x };
  }
}
