import { readFile } from 'node:fs/promises';
import { init } from '@embedpdf/pdfium';
import { capMemory } from './cap-memory.ts';
import type { GreyImage } from './grey-image.ts';

/** The functions of PDFium that rendering needs (public/fpdfview.h); pointers, handles and booleans are numbers. */
interface RenderingFunctions {
  readonly memory: { readonly buffer: ArrayBuffer };
  malloc(bytes: number): number;
  free(pointer: number): void;
  FPDF_LoadMemDocument(data: number, size: number, password: number): number;
  FPDF_CloseDocument(document: number): void;
  FPDF_GetPageCount(document: number): number;
  FPDF_LoadPage(document: number, index: number): number;
  FPDF_ClosePage(page: number): void;
  FPDF_GetPageWidthF(page: number): number;
  FPDF_GetPageHeightF(page: number): number;
  FPDFBitmap_CreateEx(width: number, height: number, format: number, data: number, stride: number): number;
  FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, color: number): void;
  FPDFBitmap_Destroy(bitmap: number): void;
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
}

/** More than 200 reads worse, not better: the network was trained on letters about 30 pixels high. */
const DOTS_PER_INCH = 200;
const POINTS_PER_INCH = 72;
/** An A3 page at 200 dpi; a larger page is rendered coarser, so that memory has a bound. */
const MOST_PIXELS = 7_800_000;
/** A scan in colour at 300 dpi takes 25 MB as it is drawn, and the file itself up to 10. */
const MOST_MEMORY_BYTES = 160 * 1024 * 1024;
/** FPDFBitmap_Gray: one byte a pixel. */
const GREY = 1;
const WHITE = 0xffffffff;
/** FPDF_ANNOT: stamps and filled form fields are drawn too. */
const WITH_ANNOTATIONS = 1;

/** A PDF opened for rendering. */
export interface OpenPdf {
  readonly pageCount: number;
  /** @returns null for a page that can't be loaded. */
  render(index: number): GreyImage | null;
  close(): void;
}

/** Loads PDFium. @returns a function that opens a file, giving null for what is no PDF that can be opened. */
export async function loadRenderer(): Promise<(file: Uint8Array) => OpenPdf | null> {
  const wasm = await readFile(new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const { buffer: wasmBinary } = capMemory(wasm, MOST_MEMORY_BYTES);
  const library = await init({ wasmBinary, print: () => {}, printErr: () => {} });
  library.PDFiumExt_Init();
  const call = library.pdfium.wasmExports as unknown as RenderingFunctions;
  return (file) => openPdf(call, file);
}

function openPdf(call: RenderingFunctions, file: Uint8Array): OpenPdf | null {
  // Offsets in a PDF count from its header, and some scanners put bytes before it.
  const start = Buffer.from(file.buffer, file.byteOffset, file.byteLength).indexOf('%PDF-', 0, 'latin1');
  if (start < 0) return null;
  const size = file.byteLength - start;
  const data = call.malloc(size);
  if (data === 0) return null;
  new Uint8Array(call.memory.buffer, data, size).set(file.subarray(start));
  const document = call.FPDF_LoadMemDocument(data, size, 0);
  if (document === 0) {
    call.free(data);
    return null;
  }
  return {
    pageCount: call.FPDF_GetPageCount(document),
    render(index) {
      const page = call.FPDF_LoadPage(document, index);
      if (page === 0) return null;
      const image = renderPage(call, page);
      call.FPDF_ClosePage(page);
      return image;
    },
    close() {
      call.FPDF_CloseDocument(document);
      call.free(data);
    },
  };
}

function renderPage(call: RenderingFunctions, page: number): GreyImage | null {
  const points = { width: call.FPDF_GetPageWidthF(page), height: call.FPDF_GetPageHeightF(page) };
  const wanted = DOTS_PER_INCH / POINTS_PER_INCH;
  const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (points.width * points.height)));
  const width = Math.round(points.width * scale);
  const height = Math.round(points.height * scale);
  if (!(width > 0 && height > 0)) return null;
  const pixels = call.malloc(width * height);
  if (pixels === 0) return null;
  const bitmap = call.FPDFBitmap_CreateEx(width, height, GREY, pixels, width);
  call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS);
  const image = { width, height, pixels: new Uint8Array(call.memory.buffer, pixels, width * height).slice() };
  call.FPDFBitmap_Destroy(bitmap);
  call.free(pixels);
  return image;
}
