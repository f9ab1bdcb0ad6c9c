import type { Pdfium } from './pdfium.ts';

/** Page object types (public/fpdf_edit.h). */
const [IMAGE, FORM] = [3, 5];
/** What lies behind so many objects, or deeper in forms, is left to the reader's limits of time and memory. */
const [OBJECTS_LOOKED_AT, DEPTH] = [10_000, 4];

/**
 * How many pixels the pictures of a loaded page have, those in forms too: so much must be unpacked to draw it.
 * @param scratch memory for two integers.
 */
export function picturePixels({ call, memory }: Pdfium, page: number, scratch: number): number {
  let left = OBJECTS_LOOKED_AT;
  return countIn(call.FPDFPage_CountObjects(page), (index) => call.FPDFPage_GetObject(page, index), 0);

  function countIn(count: number, objectAt: (index: number) => number, depth: number): number {
    let pixels = 0;
    for (let index = 0; index < count && left > 0; index += 1) {
      left -= 1;
      pixels += pixelsOf(objectAt(index), depth);
    }
    return pixels;
  }

  function pixelsOf(object: number, depth: number): number {
    const type = call.FPDFPageObj_GetType(object);
    if (type === FORM && depth < DEPTH) {
      return countIn(
        call.FPDFFormObj_CountObjects(object),
        (index) => call.FPDFFormObj_GetObject(object, index),
        depth + 1,
      );
    }
    if (type !== IMAGE || call.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) === 0) return 0;
    return memory().getUint32(scratch, true) * memory().getUint32(scratch + 4, true);
  }
}
