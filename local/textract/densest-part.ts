import { cropImage, type GreyImage } from './grey-image.ts';

/** Darker than this is ink. */
const INK = 128;
/** Every fourth pixel of every fourth row tells enough. */
const STRIDE = 4;
/** The part's share of the picture's width and height, and how far apart the places are that are tried. */
const WIDTH = 0.6;
const HEIGHT = 0.15;
const STEP = 0.05;

/** The part of a picture with the most ink, a few lines high: it tells which way up the writing is. */
export function densestPart(image: GreyImage): GreyImage {
  const width = Math.floor(image.width * WIDTH);
  const height = Math.floor(image.height * HEIGHT);
  const [across, down] = [Math.ceil(image.width * STEP), Math.ceil(image.height * STEP)];
  let best = { left: 0, top: 0, ink: -1 };
  for (let top = 0; top + height <= image.height; top += down) {
    for (let left = 0; left + width <= image.width; left += across) {
      const ink = inkOf(image, left, top, width, height);
      if (ink > best.ink) best = { left, top, ink };
    }
  }
  return cropImage(image, best.left, best.top, width, height);
}

function inkOf(image: GreyImage, left: number, top: number, width: number, height: number): number {
  let ink = 0;
  for (let row = top; row < top + height; row += STRIDE) {
    const from = row * image.width + left;
    for (let at = from; at < from + width; at += STRIDE) {
      if ((image.pixels[at] ?? INK) < INK) ink += 1;
    }
  }
  return ink;
}
