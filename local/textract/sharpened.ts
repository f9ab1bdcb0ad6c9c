import type { GreyImage } from './grey-image.ts';

const WHITE = 255;
/** Edges of sharp print reach over one or two pixels, those of blurred print over more than this. */
const SHARP_EDGE = 2.25;
/** Strokes at 200 dpi are so far apart: what is between them is compared with them. */
const REACH = 2;
const STRENGTH = 2;

/**
 * A picture of a few words; where they are blurred, what sets each pixel off from those around it is tripled, so that
 * letters that run together come apart. On sharp print that would only make noise louder.
 */
export function sharpened(image: GreyImage): GreyImage {
  if (edgeWidth(image) < SHARP_EDGE) return image;
  const { width, height, pixels } = image;
  const clear = new Uint8Array(pixels.length);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const grey = pixels[at] ?? WHITE;
      clear[at] = Math.min(WHITE, Math.max(0, grey + STRENGTH * (grey - meanAround(image, x, y))));
    }
  }
  return { width, height, pixels: clear };
}

/** Over how many pixels the steepest edge goes from paper to the darkest ink. */
function edgeWidth({ width, pixels }: GreyImage): number {
  let [darkest, steepest] = [WHITE, 1];
  for (let at = 0; at < pixels.length; at += 1) {
    const grey = pixels[at] ?? WHITE;
    darkest = Math.min(darkest, grey);
    if (at % width > 0) steepest = Math.max(steepest, Math.abs(grey - (pixels[at - 1] ?? WHITE)));
  }
  return (WHITE - darkest) / steepest;
}

function meanAround({ width, height, pixels }: GreyImage, x: number, y: number): number {
  let [sum, count] = [0, 0];
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1) {
    for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column += 1) {
      sum += pixels[row * width + column] ?? WHITE;
      count += 1;
    }
  }
  return sum / count;
}
