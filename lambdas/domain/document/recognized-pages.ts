import type { Document } from './document.ts';

/** The numbers of the pages that a recogniser read: what is printed there may be lost, or read as something else. */
export function recognizedPages({ pages }: Document): ReadonlySet<number> {
  return new Set(pages.filter(({ source }) => source === 'ocr').map(({ number }) => number));
}
