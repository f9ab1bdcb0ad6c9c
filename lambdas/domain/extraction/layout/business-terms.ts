import type { Page } from '../../document/document.ts';

/** `BT-1`, `(BT-53/52)`, `BG-25`: a business term or group of EN 16931-1, the European electronic invoice's semantic model. */
const TERM = /^[([]?B[TG]-\d{1,3}(?:\/(?:B[TG]-)?\d{1,3})*[)\]]?:?$/;
/** So many on a page are no accident: a reference of a house's own may look so. */
const LEAST = 6;

/**
 * A page without the numbers of the terms that its fields are: what shows an electronic invoice (XRechnung, Factur-X) prints them between
 * labels and values, `Rechnungsnummer   BT-1   SH-2026-04471` (https://pub.dev/documentation/en16931/0.1.3/topics/invoice-topic.html).
 */
export function withoutBusinessTerms(page: Page): Page {
  const terms = page.lines.reduce((sum, { words }) => sum + words.filter(({ text }) => isTerm(text)).length, 0);
  if (terms < LEAST) return page;
  const lines = page.lines
    .map((line) => ({ ...line, words: line.words.filter(({ text }) => !isTerm(text)) }))
    .filter(({ words }) => words.length > 0);
  return { ...page, lines };
}

function isTerm(text: string): boolean {
  return text.includes('-') && TERM.test(text);
}
