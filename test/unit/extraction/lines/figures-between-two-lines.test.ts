import { expect, test } from 'vitest';
import { checkAmounts } from '../../../../lambdas/domain/checks/check-amounts.ts';
import { outlineDocument } from '../../../../lambdas/domain/extraction/outline-document.ts';
import { readAmounts } from '../../../../lambdas/domain/extraction/read-amounts.ts';
import { printedDocument } from '../printed-page.ts';

test('a figure between the two lines of its words is one line', () => {
  const line = (y: number, words: readonly [string, string], figure: string) => [
    { x: 50, y: y - 5, text: words[0] },
    { x: 50, y: y + 5, text: words[1] },
    { x: 400, y, text: figure },
  ];
  const document = printedDocument(
    { x: 50, y: 40, text: 'Klinik St. Valentin' },
    { x: 50, y: 60, text: 'Patientin: Hildegard Pichler' },
    ...line(200, ['Tagsatz Sonderklasse', 'Zweibettzimmer'], '889,80'),
    ...line(230, ['Hauskostenanteil Klinische', 'Psychologie'], '212,40'),
    ...line(260, ['Arzthonorar Vorstand', 'Gruppe V'], '1.986,00'),
    { x: 50, y: 300, text: 'Gesamtbetrag' },
    { x: 400, y: 300, text: '3.088,20' },
    { x: 50, y: 320, text: 'Versicherung zahlt' },
    { x: 400, y: 320, text: '3.000,00' },
    { x: 50, y: 340, text: 'Patientenanteil' },
    { x: 400, y: 340, text: '88,20' },
  );
  const amounts = readAmounts(document, outlineDocument(document));
  expect(amounts.lineItems.filter(({ kind }) => kind === 'line')).toHaveLength(3);
  expect(checkAmounts(amounts).result).toBe('PASS');
});
