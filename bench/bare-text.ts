import type { Pdfium } from '../lambdas/adapters/pdf-reader/pdfium.ts';

const BYTES_A_CHARACTER = 2;

/** What any program has to do that wants the text of a PDF and nothing else. Returns the number of pages. */
export function readBareText({ call }: Pdfium, file: Uint8Array, mostPages: number): number {
  const data = call.malloc(file.byteLength);
  new Uint8Array(call.memory.buffer, data, file.byteLength).set(file);
  const document = call.FPDF_LoadMemDocument(data, file.byteLength, 0);
  const count = document === 0 ? 0 : Math.min(mostPages, call.FPDF_GetPageCount(document));
  for (let index = 0; index < count; index += 1) {
    const page = call.FPDF_LoadPage(document, index);
    const text = call.FPDFText_LoadPage(page);
    const characters = call.FPDFText_CountChars(text);
    const buffer = call.malloc((characters + 1) * BYTES_A_CHARACTER);
    call.FPDFText_GetText(text, 0, characters, buffer);
    new TextDecoder('utf-16le').decode(new Uint8Array(call.memory.buffer, buffer, characters * BYTES_A_CHARACTER));
    call.free(buffer);
    call.FPDFText_ClosePage(text);
    call.FPDF_ClosePage(page);
  }
  if (document !== 0) call.FPDF_CloseDocument(document);
  call.free(data);
  return count;
}
