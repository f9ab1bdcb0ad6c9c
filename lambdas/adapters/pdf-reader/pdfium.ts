import { readFile } from 'node:fs/promises';
import { init } from '@embedpdf/pdfium';
import { capWasmMemory } from './cap-wasm-memory.ts';
import { pdfiumWasmUrl } from './locations.ts';

/**
 * The most memory that PDFium may use, in WebAssembly pages of 64 KiB: 192 MiB. A process with an idle reader takes about
 * 130 MB, 18 MB of them PDFium's own; with this cap and the worker's heap (see worker-thread.ts) it stays under 400 MB
 * whatever the file.
 */
const MEMORY_PAGES = 3072;

/**
 * The functions of PDFium that the reader calls, with its own names (public/fpdfview.h, public/fpdf_text.h, ...).
 * Pointers, handles and booleans are numbers; 0 is null and false. They are called directly, not through the package's
 * wrappers: seven calls a character make the wrappers' checks the largest part of reading a page.
 */
interface PdfiumFunctions {
  readonly memory: { readonly buffer: ArrayBuffer };
  malloc(bytes: number): number;
  free(pointer: number): void;
  FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  FPDF_GetLastError(): number;
  FPDF_GetPageCount(document: number): number;
  FPDF_GetPageSizeByIndexF(document: number, index: number, size: number): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  EPDF_IsEncrypted(document: number): number;
  FPDF_GetPageBoundingBox(page: number, rectangle: number): number;
  FPDFPage_GetRotation(page: number): number;
  FPDFPage_SetMediaBox(page: number, left: number, bottom: number, right: number, top: number): void;
  FPDFPage_SetCropBox(page: number, left: number, bottom: number, right: number, top: number): void;
  FPDFPage_Flatten(page: number, usage: number): number;
  FPDFPage_GetAnnotCount(page: number): number;
  FPDFPage_GetAnnot(page: number, index: number): number;
  FPDFPage_CloseAnnot(annotation: number): void;
  FPDFAnnot_GetSubtype(annotation: number): number;
  FPDFAnnot_GetFlags(annotation: number): number;
  FPDFAnnot_SetFlags(annotation: number, flags: number): number;
  EPDFAnnot_HasAppearanceStream(annotation: number, mode: number): number;
  EPDFAnnot_GenerateAppearance(annotation: number): number;
  EPDFAnnot_GenerateFormFieldAP(annotation: number): number;
  FPDFPage_CountObjects(page: number): number;
  FPDFPage_GetObject(page: number, index: number): number;
  FPDFPageObj_GetType(object: number): number;
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number;
  FPDFPageObj_GetClipPath(object: number): number;
  FPDFPageObj_HasTransparency(object: number): number;
  FPDFPageObj_CountMarks(object: number): number;
  FPDFPageObj_GetMark(object: number, index: number): number;
  FPDFPageObj_SetIsActive(object: number, active: number): number;
  FPDFPageObjMark_GetName(mark: number, buffer: number, bytes: number, bytesNeeded: number): number;
  FPDFClipPath_CountPaths(clipPath: number): number;
  FPDFClipPath_CountPathSegments(clipPath: number, path: number): number;
  FPDFClipPath_GetPathSegment(clipPath: number, path: number, segment: number): number;
  FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
  FPDFPath_GetDrawMode(path: number, fillMode: number, stroked: number): number;
  FPDFPath_CountSegments(path: number): number;
  FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;
  FPDFTextObj_GetFont(text: number): number;
  FPDFFont_GetFontData(font: number, buffer: number, bytes: number, bytesNeeded: number): number;
  FPDFPageObj_GetStrokeWidth(object: number, width: number): number;
  FPDFTextObj_GetTextRenderMode(text: number): number;
  FPDFFormObj_CountObjects(form: number): number;
  FPDFFormObj_GetObject(form: number, index: number): number;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, argb: number): number;
  FPDFBitmap_GetBuffer(bitmap: number): number;
  FPDFBitmap_GetStride(bitmap: number): number;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotation: number,
    flags: number,
  ): void;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(textPage: number): void;
  FPDFText_CountChars(textPage: number): number;
  FPDFText_GetText(textPage: number, start: number, count: number, buffer: number): number;
  FPDFText_GetTextObject(textPage: number, index: number): number;
  FPDFText_GetUnicode(textPage: number, index: number): number;
  FPDFText_IsGenerated(textPage: number, index: number): number;
  FPDFText_HasUnicodeMapError(textPage: number, index: number): number;
  FPDFText_GetFontSize(textPage: number, index: number): number;
  FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number;
  FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): number;
}

export interface Pdfium {
  readonly call: PdfiumFunctions;
  /** The module's memory as it is now: ask again after a call that may allocate, growing replaces the buffer. */
  memory(): DataView;
  memoryBytes(): number;
  /** True once the module has asked for more memory than the cap allows. */
  readonly wasRefusedMemory: () => boolean;
}

/** Loads PDFium, its memory capped. */
export async function loadPdfium(): Promise<Pdfium> {
  const wasm = capWasmMemory(await readFile(pdfiumWasmUrl()), MEMORY_PAGES);
  let refused = false;
  const library = await init({
    wasmBinary: wasm.buffer as ArrayBuffer,
    print: () => {},
    // Emscripten reports refused growth only here; its lines may quote the file, so they go nowhere else.
    printErr: (line: string) => {
      refused ||=
        line.startsWith('growMemory') || line.startsWith('Failed to grow') || line.startsWith('Cannot enlarge');
    },
  });
  library.PDFiumExt_Init();
  const call = library.pdfium.wasmExports as unknown as PdfiumFunctions;
  let bytes = new Uint8Array(call.memory.buffer);
  let view = new DataView(bytes.buffer);
  return {
    call,
    memory() {
      // Growing detaches the old buffer; an array's length says so faster than a call of the memory's own getter.
      if (bytes.length === 0) {
        bytes = new Uint8Array(call.memory.buffer);
        view = new DataView(bytes.buffer);
      }
      return view;
    },
    memoryBytes: () => call.memory.buffer.byteLength,
    wasRefusedMemory: () => refused,
  };
}
