import type { Pdfium } from './pdfium.ts';

/** Page object types (public/fpdf_edit.h). */
const IMAGE = 3;
const FORM = 5;
/** A scan is one object or a few strips: what lies behind so many others is no page-sized picture. */
const OBJECTS_LOOKED_AT = 500;
const FORM_OBJECTS_LOOKED_AT = 20;

/**
 * The share of a page of `area` square points that its largest picture covers, also when it lies in a form object.
 * @param scratch memory for four floats.
 */
export function pictureShare({ call, memory }: Pdfium, page: number, area: number, scratch: number): number {
  let largest = 0;
  const count = Math.min(call.FPDFPage_CountObjects(page), OBJECTS_LOOKED_AT);
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFPage_GetObject(page, index);
    if (
      isPicture(object) &&
      call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 1
    ) {
      const [left, bottom, right, top] = new Float32Array(memory().buffer, scratch, 4);
      largest = Math.max(largest, ((right ?? 0) - (left ?? 0)) * ((top ?? 0) - (bottom ?? 0)));
    }
  }
  return Math.min(1, largest / area);

  function isPicture(object: number): boolean {
    const type = call.FPDFPageObj_GetType(object);
    if (type !== FORM) {
      return type === IMAGE;
    }
    const parts = Math.min(call.FPDFFormObj_CountObjects(object), FORM_OBJECTS_LOOKED_AT);
    return Array.from({ length: parts }, (_, index) => call.FPDFFormObj_GetObject(object, index)).some(
      (part) => call.FPDFPageObj_GetType(part) === IMAGE,
    );
  }
}
