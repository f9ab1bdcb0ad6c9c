import { type GreyImage, type QuarterTurns, turnImage } from '../../local/textract/grey-image.ts';
import { withJpegLoss } from './jpeg-loss.ts';

/** What a scanner, and whoever feeds it, does to a sheet. */
export interface ScanFlaws {
  readonly dotsPerInch: number;
  /** Degrees, clockwise negative. */
  readonly skew: number;
  readonly turns: QuarterTurns;
  /** The spread of each pixel's grey about its true value, in greys of 255. */
  readonly noise: number;
  /** Radius of the lens's blur in pixels; 0 for none. */
  readonly blur: number;
  /** The greys of paper at the sheet's top left and bottom right, and of ink. */
  readonly paper: readonly [number, number];
  readonly ink: number;
  /** 1 to 100. */
  readonly jpegQuality: number;
}

const WHITE = 255;

/** A sheet (rendered at `sheetDotsPerInch`) as a scan of it; the same flaws and seed give the same pixels. */
export function scanSheet(sheet: GreyImage, sheetDotsPerInch: number, flaws: ScanFlaws, seed: number): GreyImage {
  const laid = layOnGlass(sheet, sheetDotsPerInch / flaws.dotsPerInch, (flaws.skew * Math.PI) / 180);
  const lit = expose(blurred(laid, flaws.blur), flaws, seed);
  return withJpegLoss(turnImage(lit, flaws.turns), flaws.jpegQuality);
}

/**
 * Askew and in the scanner's own resolution: each pixel is the mean of four looks into the sheet. Where a look falls is
 * `askewPoint`, in two parts: what the place across adds to it is the same in every row.
 */
function layOnGlass(sheet: GreyImage, scale: number, angle: number): GreyImage {
  const [width, height] = [Math.round(sheet.width / scale), Math.round(sheet.height / scale)];
  const [cosine, sine] = [Math.cos(-angle), Math.sin(-angle)];
  const middle = { x: sheet.width / 2, y: sheet.height / 2 };
  const fromX = new Float64Array(2 * width);
  const fromY = new Float64Array(2 * width);
  for (let half = 0; half < 2 * width; half += 1) {
    const right = (half / 2 + 0.25) * scale - middle.x;
    fromX[half] = middle.x + right * cosine;
    fromY[half] = middle.y - right * sine;
  }
  const pixels = new Uint8Array(width * height);
  const sums = new Uint16Array(width);
  for (let half = 0; half < 2 * height; half += 1) {
    const down = (half / 2 + 0.25) * scale - middle.y;
    const addX = down * sine;
    const addY = down * cosine;
    for (let across = 0; across < 2 * width; across += 1) {
      const x = Math.floor((fromX[across] ?? 0) + addX);
      const y = Math.floor((fromY[across] ?? 0) + addY);
      const isOnSheet = x >= 0 && y >= 0 && x < sheet.width && y < sheet.height;
      sums[across >> 1] = (sums[across >> 1] ?? 0) + (isOnSheet ? (sheet.pixels[y * sheet.width + x] ?? WHITE) : WHITE);
    }
    if (half % 2 === 0) continue;
    pixels.set(
      sums.map((sum) => sum / 4),
      (half >> 1) * width,
    );
    sums.fill(0);
  }
  return { width, height, pixels };
}

/** Each pixel with its neighbours across, then down, nearer ones counting for more. */
function blurred(image: GreyImage, radius: number): GreyImage {
  if (radius === 0) return image;
  const reach = Math.ceil(2 * radius);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * radius ** 2)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const { width, height } = image;
  const pass = (pixels: Uint8Array, step: number): Uint8Array =>
    pixels.map((value, at) => {
      if (at < reach * step || at >= pixels.length - reach * step) return value;
      let sum = 0;
      for (let index = 0; index < weights.length; index += 1) {
        sum += (weights[index] ?? 0) * (pixels[at + (index - reach) * step] ?? WHITE);
      }
      return sum / whole;
    });
  return { width, height, pixels: pass(pass(image.pixels, 1), width) };
}

/** Paper that is no pure white, unevenly lit, ink that is no pure black, and the sensor's noise. */
function expose({ width, height, pixels }: GreyImage, flaws: ScanFlaws, seed: number): GreyImage {
  const exposed = new Uint8Array(pixels.length);
  let state = seed >>> 0;
  const even = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
  const [first, last] = flaws.paper;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const paper = first + ((last - first) * (x / width + y / height)) / 2;
      const grey = flaws.ink + ((paper - flaws.ink) * (pixels[at] ?? WHITE)) / WHITE;
      // Three even numbers add up to nearly a bell curve of spread 0.5.
      const value = grey + 2 * flaws.noise * (even() + even() + even());
      exposed[at] = Math.min(255, Math.max(0, Math.round(value)));
    }
  }
  return { width, height, pixels: exposed };
}
