import type { GreyImage } from './grey-image.ts';

/** How the lines of a page's writing lie. */
export interface LieOfLines {
  /** Whether they run up or down the picture: the sheet lies on its side. */
  readonly onItsSide: boolean;
  /** How far they are askew, once they run across it: radians, clockwise negative. */
  readonly angle: number;
}

/** Sheets go askew through a scanner by a degree or two, and seldom by more than this. */
const MOST_DEGREES = 6;
const COARSE_DEGREES = 0.5;
const FINE_DEGREES = 0.05;
/** A page's width at 200 dpi rises by three pixels: not worth the blur that straightening costs. */
const LEVEL_DEGREES = 0.1;
/** One pixel in this many, in both directions, tells enough. */
const STRIDE = 2;
/** Darker than this, on evenly lit paper, is ink, faint ink too. */
const INK = 150;
/** By how much the spread over columns must be the more uneven; on pages that lie so it is three to twenty times. */
const CLEARLY = 1.5;

/**
 * Told by how unevenly ink is spread over rows: rows that run along the lines are full and empty by turns, others
 * are alike (W. Postl's projection method). Nothing is recognised for it.
 * @param mayLieOnSide false for a sheet that is known not to.
 */
export function lieOfLines(image: GreyImage, mayLieOnSide = true): LieOfLines {
  const ink = inkOf(image);
  const level = sharpest(ink.x, ink.y, image);
  if (!mayLieOnSide) return { onItsSide: false, angle: level.angle };
  // As if turned three quarters, clockwise.
  const upright = sharpest(
    ink.y,
    ink.x.map((x) => image.width - x),
    { width: image.height, height: image.width },
  );
  const onItsSide = upright.score > CLEARLY * level.score;
  return { onItsSide, angle: (onItsSide ? upright : level).angle };
}

interface Ink {
  readonly x: Float32Array;
  readonly y: Float32Array;
}

function inkOf({ width, height, pixels }: GreyImage): Ink {
  const [x, y]: [number[], number[]] = [[], []];
  for (let row = 0; row < height; row += STRIDE) {
    for (let column = 0; column < width; column += STRIDE) {
      if ((pixels[row * width + column] ?? INK) >= INK) continue;
      x.push(column);
      y.push(row);
    }
  }
  return { x: Float32Array.from(x), y: Float32Array.from(y) };
}

type Size = Pick<GreyImage, 'width' | 'height'>;

function sharpest(x: Float32Array, y: Float32Array, size: Size): { readonly score: number; readonly angle: number } {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return { degrees, angle, score: unevenness(x, y, Math.tan(angle), size) };
  };
  const search = (from: number, to: number, step: number) =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => at(from + index * step)).reduce(
      (best, one) => (one.score > best.score ? one : best),
    );
  const coarse = search(-MOST_DEGREES, MOST_DEGREES, COARSE_DEGREES);
  const fine = search(coarse.degrees - COARSE_DEGREES, coarse.degrees + COARSE_DEGREES, FINE_DEGREES);
  return Math.abs(fine.degrees) < LEVEL_DEGREES || x.length === 0 ? { score: fine.score, angle: 0 } : fine;
}

/** How much the ink on neighbouring rows differs, rows falling by `slope`, as a share of all ink. */
function unevenness(x: Float32Array, y: Float32Array, slope: number, { width, height }: Size): number {
  const reach = Math.ceil(Math.abs(slope) * width);
  const rows = new Float32Array(Math.ceil((height + 2 * reach) / STRIDE) + 1);
  for (let index = 0; index < x.length; index += 1) {
    const row = Math.floor(((y[index] ?? 0) + slope * (x[index] ?? 0) + reach) / STRIDE);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum / Math.max(1, x.length);
}
