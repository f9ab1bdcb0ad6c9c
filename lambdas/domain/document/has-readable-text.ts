import type { Document } from './document.ts';

/** Whether a document has any text to extract from; without it an invoice ends FAILED with NO_TEXT. */
export function hasReadableText(document: Document): boolean {
  return document.pages.some((page) =>
    page.lines.some((line) => line.words.some((word) => /[\p{L}\p{N}]/u.test(word.text))),
  );
}
