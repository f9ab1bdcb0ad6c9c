/** A picture in 8-bit grey, row after row from the top left, without padding. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Quarter turns, clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The picture as a PGM file (https://netpbm.sourceforge.net/doc/pgm.html): a header and the pixels as they are. */
export function toPgm({ width, height, pixels }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}

/** The picture turned clockwise. */
export function turnImage(image: GreyImage, turns: QuarterTurns): GreyImage {
  if (turns === 0) return image;
  const { width, height, pixels } = image;
  const turned = turns === 2 ? { width, height } : { width: height, height: width };
  const target = new Uint8Array(pixels.length);
  // From one pixel of a turned row to the next, and from one row to the next, in the picture as it was.
  const [start, alongRow, toNextRow] = {
    1: [(height - 1) * width, -width, 1],
    2: [height * width - 1, -1, -width],
    3: [width - 1, width, -1],
  }[turns] as [number, number, number];
  for (let row = 0, to = 0; row < turned.height; row += 1) {
    let from = start + row * toNextRow;
    for (let column = 0; column < turned.width; column += 1, to += 1, from += alongRow) {
      target[to] = pixels[from] ?? 0;
    }
  }
  return { ...turned, pixels: target };
}

/** Where a point of the turned picture lies on the picture of `width` × `height` that it was. */
export function turnPointBack(
  { x, y }: Point,
  turns: QuarterTurns,
  { width, height }: { readonly width: number; readonly height: number },
): Point {
  switch (turns) {
    case 0:
      return { x, y };
    case 1:
      return { x: y, y: height - x };
    case 2:
      return { x: width - x, y: height - y };
    case 3:
      return { x: width - y, y: x };
  }
}

/** A rectangle of the picture, as a picture of its own. */
export function cropImage(
  { width, pixels }: GreyImage,
  left: number,
  top: number,
  cropWidth: number,
  cropHeight: number,
): GreyImage {
  const crop = new Uint8Array(cropWidth * cropHeight);
  for (let row = 0; row < cropHeight; row += 1) {
    const from = (top + row) * width + left;
    crop.set(pixels.subarray(from, from + cropWidth), row * cropWidth);
  }
  return { width: cropWidth, height: cropHeight, pixels: crop };
}

/** The picture at twice its width and height, greys between pixels by how near each is. */
export function doubleImage({ width, height, pixels }: GreyImage): GreyImage {
  const [wide, high] = [2 * width, 2 * height];
  const doubled = new Uint8Array(wide * high);
  for (let y = 0, at = 0; y < high; y += 1) {
    const near = (y >> 1) * width;
    const far = Math.min(height - 1, Math.max(0, (y >> 1) + (y % 2 === 0 ? -1 : 1))) * width;
    for (let x = 0; x < wide; x += 1, at += 1) {
      const column = x >> 1;
      const other = Math.min(width - 1, Math.max(0, column + (x % 2 === 0 ? -1 : 1)));
      const onNear = 3 * (pixels[near + column] ?? 0) + (pixels[near + other] ?? 0);
      const onFar = 3 * (pixels[far + column] ?? 0) + (pixels[far + other] ?? 0);
      doubled[at] = (3 * onNear + onFar) / 16;
    }
  }
  return { width: wide, height: high, pixels: doubled };
}
