import { expect, test } from 'vitest';
import type { Document } from '../../lambdas/domain/document/document.ts';
import { type Sheet, sheetOf } from '../../lambdas/domain/extraction/sheet/sheet.ts';
import { extractInvoice } from '../unit/extraction/extract-invoice.ts';
import { printedDocument } from '../unit/extraction/printed-page.ts';

type Cell = (row: number, column: number) => string;

const figure = (row: number, column: number) => `${((3 * row + column) * 7919) % 9973}.${10 + (row % 89)}`;
const among = (texts: readonly string[], row: number, column: number) => texts[(row + column) % texts.length] ?? '';

const KINDS: Record<string, Cell> = {
  'bare figures': figure,
  'labels with figures': (row, column) => (column === 0 ? 'Insurance pays' : figure(row, column)),
  'labels with a colon and figures': (row, column) =>
    `${among(['Insurance pays', 'Total amount', 'Maximum coverage'], row, column)}: $${figure(row, column)}`,
  'heads of tables': (row, column) => among(['Description', 'Amount', 'Insurance', 'Balance due'], row, column),
  'tables with totals': (row, column) =>
    row % 10 === 0
      ? among(['Description', 'Amount', 'Patient share'], 0, column)
      : column > 0
        ? figure(row, column)
        : row % 10 === 9
          ? 'Total'
          : 'Consultation',
  'totals that are none': (row, column) => (column === 0 ? 'Total due' : figure(row, column)),
  dates: (row, column) => `${1 + (row % 28)}/0${1 + column}/2025`,
  percentages: (row, column) => `${among(['Insurance covers', 'Patient pays'], row, column)} ${1 + (row % 99)}%`,
  sentences: (row, column) => `and the insurer paid ${figure(row, column)} of this bill to you and then`,
};

/** How often reading a page of so many rows looks at a segment, label or slot of the sheet, or at the row of one. */
function looksAt(cell: Cell, rows: number): number {
  const pitch = 800 / rows;
  const texts = Array.from({ length: rows }, (_, row) =>
    [0, 1, 2].map((column) => ({ x: 20 + 190 * column, y: row * pitch, text: cell(row, column), size: pitch / 1.4 })),
  );
  const document: Document = printedDocument(...texts.flat());
  const sheet = sheetOf(document);
  let looks = 0;
  const watched = <T>(list: readonly T[]): readonly T[] =>
    new Proxy(list, {
      get(target, key) {
        if (/^\d+$/.test(String(key))) looks += 1;
        return Reflect.get(target, key);
      },
    });
  const { neighbours } = sheet;
  const row: Sheet['neighbours']['row'] = (segment) => {
    looks += 1;
    return neighbours.row(segment);
  };
  Object.assign(sheet, {
    segments: watched(sheet.segments),
    hits: watched(sheet.hits),
    slots: watched(sheet.slots),
    neighbours: { ...neighbours, row },
  });
  extractInvoice(document);
  return looks;
}

test.each(Object.entries(KINDS))('a page of %s is twice the work where it is twice as long', (_, cell) => {
  expect(looksAt(cell, 600) / looksAt(cell, 300)).toBeLessThan(2.2);
});
