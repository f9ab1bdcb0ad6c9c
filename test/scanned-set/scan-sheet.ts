import { type GreyImage, type QuarterTurns, turnImage } from '../../local/textract/grey-image.ts';
import { askewPoint } from '../../local/textract/straighten.ts';
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

/** Askew and in the scanner's own resolution: each pixel is the mean of four looks into the sheet. */
function layOnGlass(sheet: GreyImage, scale: number, angle: number): GreyImage {
  const [width, height] = [Math.round(sheet.width / scale), Math.round(sheet.height / scale)];
  const pixels = new Uint8Array(width * height);
  const looks = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      let sum = 0;
      for (const [right, down] of looks) {
        const from = askewPoint({ x: (x + right) * scale, y: (y + down) * scale }, -angle, sheet);
        const [column, row] = [Math.floor(from.x), Math.floor(from.y)];
        const isOnSheet = column >= 0 && row >= 0 && column < sheet.width && row < sheet.height;
        sum += isOnSheet ? (sheet.pixels[row * sheet.width + column] ?? WHITE) : WHITE;
      }
      pixels[at] = sum / looks.length;
    }
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
