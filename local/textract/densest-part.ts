import { cropImage, type GreyImage } from './grey-image.ts';

/** Darker than this is ink. */
const INK = 128;
/** Every fourth pixel of every fourth row tells enough. */
const STRIDE = 4;
/** The part's side as a share of the picture's shorter side, and how far apart the places are that are tried. */
const SIDE = 0.5;
const STEP = 0.25;

/** The square part of a picture with the most ink: a page's middle may be empty where it lies on its side. */
export function densestPart(image: GreyImage): GreyImage {
  const side = Math.floor(Math.min(image.width, image.height) * SIDE);
  const step = Math.max(1, Math.floor(side * STEP));
  let best = { left: 0, top: 0, ink: -1 };
  for (let top = 0; top + side <= image.height; top += step) {
    for (let left = 0; left + side <= image.width; left += step) {
      const ink = inkOf(image, left, top, side);
      if (ink > best.ink) best = { left, top, ink };
    }
  }
  return cropImage(image, best.left, best.top, side, side);
}

function inkOf({ width, pixels }: GreyImage, left: number, top: number, side: number): number {
  let ink = 0;
  for (let row = top; row < top + side; row += STRIDE) {
    for (let at = row * width + left; at < row * width + left + side; at += STRIDE) {
      if ((pixels[at] ?? INK) < INK) ink += 1;
    }
  }
  return ink;
}
