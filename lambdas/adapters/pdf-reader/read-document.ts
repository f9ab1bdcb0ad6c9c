import type { Page, ReadResult, UnreadableReason } from '../../domain/document/document.ts';
import { countPages } from './count-pages.ts';
import { loadFilledPage } from './load-filled-page.ts';
import type { Pdfium } from './pdfium.ts';
import { readPage } from './read-page.ts';

const SIGNATURE = '%PDF-';
/** FPDF_GetLastError (public/fpdfview.h): a password is needed, or the security handler is one that PDFium lacks. */
const NEEDS_PASSWORD = 4;
const UNKNOWN_SECURITY = 5;

/**
 * Reads a file with PDFium, at most `maximumPages` of it. Nothing in the file is executed: PDFium is built without
 * JavaScript, no form environment is opened, and actions are never asked for.
 * @throws TooComplexError when a page holds more than any page that people print, and what WebAssembly throws when
 * PDFium aborts. Nothing is cleaned up then: the module must not be used again.
 */
export function readDocument(pdfium: Pdfium, file: Uint8Array, maximumPages: number): ReadResult {
  // Some mail gateways and scanners put bytes before the header; offsets in the file count from the header.
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
  new Uint8Array(call.memory.buffer, data, size).set(file.subarray(start));
  const document = call.FPDF_LoadMemDocument(data, size, 0);
  const result = document === 0 ? refusal(call.FPDF_GetLastError()) : readPages(pdfium, document, maximumPages);
  if (document !== 0) {
    call.FPDF_CloseDocument(document);
  }
  call.free(data);
  return result;
}

function refusal(error: number): ReadResult {
  return error === NEEDS_PASSWORD || error === UNKNOWN_SECURITY
    ? unreadable('ENCRYPTED', 'the file opens only with a password')
    : unreadable('CORRUPT', 'the file is no PDF that can be parsed');
}

function readPages(pdfium: Pdfium, document: number, maximumPages: number): ReadResult {
  const pageCount = countPages(pdfium, document);
  const claimedPages = pdfium.call.FPDF_GetPageCount(document);
  const pages: Page[] = [];
  for (let index = 0; index < Math.min(pageCount, maximumPages); index += 1) {
    const page = loadFilledPage(pdfium, document, index);
    if (page !== 0) {
      pages.push(readPage(pdfium, page, index + 1));
      pdfium.call.FPDF_ClosePage(page);
    }
  }
  if (pages.length === 0) return withoutPages(pdfium, document, pageCount);
  return { ok: true, document: { pages, pageCount, ...(claimedPages > pageCount ? { claimedPages } : {}) } };
}

function withoutPages({ call }: Pdfium, document: number, pageCount: number): ReadResult {
  if (call.EPDF_IsEncrypted(document) === 1) {
    return unreadable('ENCRYPTED', 'the file is encrypted in a way that leaves no page readable');
  }
  return pageCount > 0
    ? unreadable('CORRUPT', `none of the file's ${pageCount} pages can be loaded`)
    : unreadable('NO_PAGES', 'the file holds no page');
}

function unreadable(reason: UnreadableReason, detail: string): ReadResult {
  return { ok: false, reason, detail };
}
