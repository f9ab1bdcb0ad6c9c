import type { Pdfium } from './pdfium.ts';
import { picturesOn } from './pictures-on.ts';

/**
 * How many pixels the pictures of a loaded page have, those in forms too: so much must be unpacked to draw it.
 * @param scratch memory for two integers.
 */
export function picturePixels(pdfium: Pdfium, page: number, scratch: number): number {
  const { call, memory } = pdfium;
  let pixels = 0;
  for (const { picture } of picturesOn(pdfium, page)) {
    if (call.FPDFImageObj_GetImagePixelSize(picture, scratch, scratch + 4) === 0) continue;
    pixels += memory().getUint32(scratch, true) * memory().getUint32(scratch + 4, true);
  }
  return pixels;
}
