import type { Pdfium } from './pdfium.ts';

/** Page object types (public/fpdf_edit.h). */
const [IMAGE, FORM] = [3, 5];

/**
 * The handles of the pictures on a loaded page, those in forms too, each with the forms that it lies in, the innermost first.
 * PDFium unpacked all of them to load the page, and goes no deeper than 40 forms: looking at them takes less than that did.
 */
export function* picturesOn(
  { call }: Pdfium,
  page: number,
): Generator<{ readonly picture: number; readonly forms: readonly number[] }> {
  const count = call.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) yield* picturesIn(call.FPDFPage_GetObject(page, index), []);

  function* picturesIn(object: number, forms: readonly number[]): ReturnType<typeof picturesOn> {
    const type = call.FPDFPageObj_GetType(object);
    if (type === IMAGE) yield { picture: object, forms };
    if (type !== FORM) return;
    const parts = call.FPDFFormObj_CountObjects(object);
    const within = [object, ...forms];
    for (let index = 0; index < parts; index += 1) {
      yield* picturesIn(call.FPDFFormObj_GetObject(object, index), within);
    }
  }
}
