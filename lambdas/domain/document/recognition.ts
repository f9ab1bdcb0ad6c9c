import type { Document } from './document.ts';
import { type RecognizedLine, recognizedPage } from './recognized-page.ts';

/** What came of recognising the text of a file's pages. */
export type Recognition =
  | {
      readonly status: 'done';
      /** By page number, blank pages too; a page without an entry was not looked at. */
      readonly pages: ReadonlyMap<number, readonly RecognizedLine[]>;
    }
  | { readonly status: 'failed'; readonly detail: string };

/** A recognition reads, and is paid for, every page of a file; more than these are no invoice, and no later step reads them. */
const MOST_PAGES = 50;

/** Whether a file is worth recognising. */
export function mayBeRecognized({ pageCount }: Document): boolean {
  return pageCount <= MOST_PAGES;
}

/** Whether any page of the document must be recognised before it can be read. */
export function needsRecognition(document: Document): boolean {
  return document.pages.some(({ source }) => source === 'image');
}

/**
 * The document with the recognised text on the pages that had none of their own. A page that was not looked at stays
 * an `image`: what stands on it is unknown, and is never made up.
 */
export function withRecognition(document: Document, recognition: Recognition): Document {
  if (recognition.status === 'failed') return document;
  const pages = document.pages.map((page) => {
    const recognized = recognition.pages.get(page.number);
    return page.source === 'image' && recognized !== undefined ? recognizedPage(page, recognized) : page;
  });
  return { ...document, pages };
}
