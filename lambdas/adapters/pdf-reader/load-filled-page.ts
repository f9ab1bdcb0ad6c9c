import type { Pdfium } from './pdfium.ts';

/** Annotation subtypes (public/fpdf_annot.h) that show text of their own, also without a drawn appearance. */
const FREE_TEXT = 3;
const STAMP = 13;
const WIDGET = 20;
/** Those that viewers draw by themselves where they have no drawn appearance; they may cover print. */
const [LINE, SQUARE, CIRCLE, POLYGON, POLYLINE, INK, REDACTION] = [4, 5, 6, 7, 8, 15, 28];
const DRAWN_BY_VIEWERS: ReadonlySet<number> = new Set([LINE, SQUARE, CIRCLE, POLYGON, POLYLINE, INK, REDACTION]);
/** Annotation flags (public/fpdf_annot.h). Flattening leaves out the hidden ones, but not those that are only printed. */
const [HIDDEN, NO_VIEW] = [2, 32];
/** The appearance for normal display, not for a pressed or touched field (FPDF_ANNOT_APPEARANCEMODE_NORMAL). */
const NORMAL_APPEARANCE = 0;
/** Flattening for the screen, not for print (public/fpdf_flatten.h). */
const FOR_DISPLAY = 0;
const FLATTENED = 1;
const RECTANGLE_BYTES = 16;
/** More annotations than these are no form that people fill in. */
const ANNOTATIONS_PER_PAGE = 2000;

/**
 * Loads a page with the values of its form fields, free texts, stamps and whatever else annotates it drawn into it, so
 * that its text holds them where a viewer shows them, and lacks what they cover. A field without a drawn appearance gets the one that PDFium makes of its value; hidden
 * ones stay hidden. No form environment is opened, so no script of the form can run.
 * @returns the page's handle, 0 when it can't be loaded.
 */
export function loadFilledPage(pdfium: Pdfium, document: number, index: number): number {
  const { call } = pdfium;
  const page = call.FPDF_LoadPage(document, index);
  if (page === 0 || !prepareAnnotations(pdfium, page)) {
    return page;
  }
  ownItsBox(pdfium, page);
  if (call.FPDFPage_Flatten(page, FOR_DISPLAY) !== FLATTENED) {
    return page;
  }
  call.FPDF_ClosePage(page);
  return call.FPDF_LoadPage(document, index);
}

/** Gives fields without an appearance one; says whether the page has any annotation that shows text or may cover some. */
function prepareAnnotations({ call }: Pdfium, page: number): boolean {
  const count = Math.min(call.FPDFPage_GetAnnotCount(page), ANNOTATIONS_PER_PAGE);
  let shows = false;
  for (let index = 0; index < count; index += 1) {
    const annotation = call.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) {
      continue;
    }
    const subtype = call.FPDFAnnot_GetSubtype(annotation);
    const flags = call.FPDFAnnot_GetFlags(annotation);
    if (flags & NO_VIEW) {
      call.FPDFAnnot_SetFlags(annotation, flags | HIDDEN);
    }
    if (subtype === WIDGET && call.EPDFAnnot_HasAppearanceStream(annotation, NORMAL_APPEARANCE) === 0) {
      call.EPDFAnnot_GenerateFormFieldAP(annotation);
    }
    if (DRAWN_BY_VIEWERS.has(subtype) && call.EPDFAnnot_HasAppearanceStream(annotation, NORMAL_APPEARANCE) === 0) {
      call.EPDFAnnot_GenerateAppearance(annotation);
    }
    shows ||=
      subtype === WIDGET ||
      subtype === FREE_TEXT ||
      subtype === STAMP ||
      call.EPDFAnnot_HasAppearanceStream(annotation, NORMAL_APPEARANCE) === 1;
    call.FPDFPage_CloseAnnot(annotation);
  }
  return shows;
}

/**
 * Writes the page's box into the page itself: flattening does not look for one that is inherited from the page tree, and
 * would make the page 612 by 792 points.
 */
function ownItsBox({ call, memory }: Pdfium, page: number): void {
  const rectangle = call.malloc(RECTANGLE_BYTES);
  call.FPDF_GetPageBoundingBox(page, rectangle);
  const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(memory().buffer, rectangle, 4);
  call.FPDFPage_SetMediaBox(page, left, bottom, right, top);
  call.FPDFPage_SetCropBox(page, left, bottom, right, top);
  call.free(rectangle);
}
