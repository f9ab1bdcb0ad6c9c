import type { FailureCode } from '../../contracts/failure-codes.ts';
/**
 * The one document model: pages, lines, words with boxes. PDFium's text layer, Textract and OCR all end here, and
 * extraction never knows which of them it was.
 */

/** A rectangle on a page, each figure a fraction (0 to 1) of the page's width or height, from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Word {
  readonly text: string;
  readonly box: Box;
  /** How sure the reader is of the letters, 0 to 1; 1 for a text layer. */
  readonly confidence: number;
}

/** Words on one baseline, left to right. Far-apart columns on one baseline are still one line: splitting is extraction's. */
export interface Line {
  readonly words: readonly Word[];
  readonly box: Box;
}

export interface Page {
  /** From 1. */
  readonly number: number;
  /** Points (1/72 inch), as displayed (after the page's own rotation) or, with `turned`, as turned after that. */
  readonly width: number;
  readonly height: number;
  /**
   * By how many degrees, clockwise, the displayed page was turned to bring its writing upright; boxes, width and height
   * are those of the turned page. Absent on pages that are displayed upright, which nearly all are.
   */
  readonly turned?: 90 | 180 | 270;
  /** `text-layer` when the PDF's own text is usable; `image` when the page would need OCR; `empty` when nothing is on it. */
  readonly source: 'text-layer' | 'ocr' | 'image' | 'empty';
  /** Top to bottom. */
  readonly lines: readonly Line[];
}

/** More pages are no invoice: further ones are counted, but not read, and such a file is never recognised. */
export const MOST_PAGES = 50;

export interface Document {
  readonly pages: readonly Page[];
  /** Pages of the file; `pages` stops at the reader's limit, and lacks those that can't be loaded. */
  readonly pageCount: number;
  /** How many pages the file says it has, where there are not so many: it is damaged, or never had them. */
  readonly claimedPages?: number;
}

/** Why a file could not be read at all; an invoice with such a file ends FAILED with this code. */
export type UnreadableReason = Exclude<FailureCode, 'RECOGNITION_FAILED' | 'PROCESSING_ERROR'>;

export type ReadResult =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly reason: UnreadableReason; readonly detail: string };
