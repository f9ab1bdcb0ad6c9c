import { type Document, MOST_PAGES } from './document.ts';
import { type RecognizedLine, recognizedPage } from './recognized-page.ts';

/** What came of recognising the text of a file's pages. */
export type Recognition =
  | {
      readonly status: 'done';
      /** By page number, blank pages too; a page without an entry was not looked at. */
      readonly pages: ReadonlyMap<number, readonly RecognizedLine[]>;
    }
  | { readonly status: 'failed'; readonly detail: string };

/** Of 2,561 digital pages the densest has 859 words, and small print some 2,500; pages made to exhaust a reader have more. */
const MOST_WORDS_OF_PAGE = 4_000;
/** A thousand on each page that is read. The steps' time grows with the words: for these it is at most some 3 s of a whole processor. */
const MOST_WORDS = 50_000;

/** Whether a file is worth recognising: every page of it is paid for, also those that no later step reads. */
export function mayBeRecognized({ pageCount }: Document): boolean {
  return pageCount <= MOST_PAGES;
}

/** Whether any page of the document must be recognised before it can be read. */
export function needsRecognition(document: Document): boolean {
  return document.pages.some(({ source }) => source === 'image');
}

/**
 * The document with the recognised text on the pages that had none of their own. A page that was not looked at stays
 * an `image`: what stands on it is unknown, and is never made up. So does one with more words than anybody prints, or that
 * would make the document longer than any.
 */
export function withRecognition(document: Document, recognition: Recognition): Document {
  if (recognition.status === 'failed') return document;
  let words = document.pages.reduce((sum, { lines }) => sum + wordsIn(lines.map((line) => line.words)), 0);
  const pages = document.pages.map((page) => {
    const recognized = page.source === 'image' ? recognition.pages.get(page.number) : undefined;
    if (recognized === undefined) return page;
    const added = wordsIn(recognized);
    if (added > MOST_WORDS_OF_PAGE || words + added > MOST_WORDS) return page;
    words += added;
    return recognizedPage(page, recognized);
  });
  return { ...document, pages };
}

function wordsIn(lines: readonly (readonly unknown[])[]): number {
  return lines.reduce((sum, { length }) => sum + length, 0);
}
