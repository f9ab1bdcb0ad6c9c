import type { Pdfium } from './pdfium.ts';

/** A page's size: two floats. */
const SIZE_BYTES = 8;

/**
 * How many pages a document really has. PDFium repeats what the page tree's root says (/Count), which may be more than
 * the tree holds; pages lie in it in a row, so the last one that exists is found by halving.
 */
export function countPages({ call }: Pdfium, document: number): number {
  const size = call.malloc(SIZE_BYTES);
  const exists = (index: number) => call.FPDF_GetPageSizeByIndexF(document, index, size) === 1;
  let existing = 0;
  let claimed = call.FPDF_GetPageCount(document);
  if (claimed > 0 && exists(claimed - 1)) {
    existing = claimed;
  }
  while (existing < claimed) {
    const middle = (existing + claimed) >> 1;
    if (exists(middle)) {
      existing = middle + 1;
    } else {
      claimed = middle;
    }
  }
  call.free(size);
  return existing;
}
