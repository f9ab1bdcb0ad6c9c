import type { Page, ReadResult, UnreadableReason } from '../../domain/document/document.ts';
import type { Pdfium } from './pdfium.ts';
import { readPage } from './read-page.ts';
import { TooComplexError } from './too-complex-error.ts';

const SIGNATURE = '%PDF-';
/** FPDF_GetLastError (public/fpdfview.h): a password is needed, or the security handler is one that PDFium lacks. */
const NEEDS_PASSWORD = 4;
const UNKNOWN_SECURITY = 5;

/**
 * Reads a file with PDFium, at most `maximumPages` of it. Nothing in the file is executed: PDFium is built without
 * JavaScript, no form environment is opened, and actions are never asked for.
 * @throws what WebAssembly throws when PDFium aborts; the module is unusable then.
 */
export function readDocument(pdfium: Pdfium, file: Uint8Array, maximumPages: number): ReadResult {
  const start = Buffer.from(file.buffer, file.byteOffset, file.byteLength).indexOf(SIGNATURE, 0, 'latin1');
  if (start < 0) {
    return unreadable('CORRUPT', 'the file has no PDF header');
  }
  const { call } = pdfium;
  const size = file.byteLength - start;
  const data = call.malloc(size);
  if (data === 0) {
    return unreadable('TOO_COMPLEX', 'the file needs more memory than the reader may use');
  }
  try {
    new Uint8Array(call.memory.buffer, data, size).set(file.subarray(start));
    const document = call.FPDF_LoadMemDocument(data, size, 0);
    if (document === 0) {
      return refusal(call.FPDF_GetLastError());
    }
    try {
      return readPages(pdfium, document, maximumPages);
    } finally {
      call.FPDF_CloseDocument(document);
    }
  } finally {
    call.free(data);
  }
}

function refusal(error: number): ReadResult {
  return error === NEEDS_PASSWORD || error === UNKNOWN_SECURITY
    ? unreadable('ENCRYPTED', 'the file opens only with a password')
    : unreadable('CORRUPT', 'the file is no PDF that can be parsed');
}

function readPages(pdfium: Pdfium, document: number, maximumPages: number): ReadResult {
  const { call } = pdfium;
  const pageCount = call.FPDF_GetPageCount(document);
  const pages: Page[] = [];
  for (let index = 0; index < Math.min(pageCount, maximumPages); index += 1) {
    const page = call.FPDF_LoadPage(document, index);
    if (page === 0) {
      continue;
    }
    try {
      pages.push(readPage(pdfium, page, index + 1));
    } catch (error) {
      if (error instanceof TooComplexError) {
        return unreadable('TOO_COMPLEX', error.message);
      }
      throw error;
    } finally {
      call.FPDF_ClosePage(page);
    }
  }
  return pages.length === 0
    ? unreadable('NO_PAGES', 'the file holds no page that can be read')
    : { ok: true, document: { pages, pageCount } };
}

function unreadable(reason: UnreadableReason, detail: string): ReadResult {
  return { ok: false, reason, detail };
}
