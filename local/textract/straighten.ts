import type { GreyImage, Point } from './grey-image.ts';

const WHITE = 255;

/** Where a point of the straightened picture lies on the picture that was askew by `angle` (radians, clockwise negative). */
export function askewPoint(
  { x, y }: Point,
  angle: number,
  { width, height }: Pick<GreyImage, 'width' | 'height'>,
): Point {
  const [right, down] = [x - width / 2, y - height / 2];
  return {
    x: width / 2 + right * Math.cos(angle) + down * Math.sin(angle),
    y: height / 2 - right * Math.sin(angle) + down * Math.cos(angle),
  };
}

/** Turns a picture about its middle until its lines are level; what comes in from outside is white. */
export function straighten(image: GreyImage, angle: number): GreyImage {
  if (angle === 0) return image;
  const { width, height, pixels } = image;
  const level = new Uint8Array(pixels.length);
  const [alongX, alongY] = [Math.cos(angle), -Math.sin(angle)];
  for (let y = 0, at = 0; y < height; y += 1) {
    let { x: fromX, y: fromY } = askewPoint({ x: 0, y }, angle, image);
    for (let x = 0; x < width; x += 1, at += 1, fromX += alongX, fromY += alongY) {
      level[at] = between(image, fromX, fromY);
    }
  }
  return { width, height, pixels: level };
}

/** The grey between four pixels, by how near each is. */
function between({ width, height, pixels }: GreyImage, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return WHITE;
  const at = top * width + left;
  const [across, down] = [x - left, y - top];
  const above = (pixels[at] ?? WHITE) * (1 - across) + (pixels[at + 1] ?? WHITE) * across;
  const below = (pixels[at + width] ?? WHITE) * (1 - across) + (pixels[at + width + 1] ?? WHITE) * across;
  return above * (1 - down) + below * down;
}
