import { expect, test } from 'vitest';
import { extractInvoice } from '../extract-invoice.ts';
import { printedDocument } from '../printed-page.ts';

/** In points: where the columns of figures end. */
const [PRICE, PLAN, OWN] = [250, 300, 350];
const LETTER = 5;

const endingAt = (right: number, y: number, text: string) => ({ x: right - text.length * LETTER, y, text });

/** A receipt whose heads over the two shares stand as far from each other as two words do. */
const receipt = (heads: string, sum: string, ...rows: readonly (readonly [string, string, string])[]) => {
  const figures = (y: number, [price, plan, own]: readonly [string, string, string]) => [
    endingAt(PRICE, y, price),
    endingAt(PLAN, y, plan),
    endingAt(OWN, y, own),
  ];
  const all = rows.slice(0, -1);
  const total = rows.at(-1) ?? ['', '', ''];
  return extractInvoice(
    printedDocument(
      { x: 50, y: 40, text: 'Sonnen-Apotheke' },
      { x: 50, y: 60, text: 'Beleg-Nr. 0417-22986' },
      { x: 50, y: 100, text: 'Artikel' },
      endingAt(PRICE, 100, 'Preis'),
      endingAt(OWN, 100, heads),
      ...all.flatMap((row, at) => [{ x: 50, y: 120 + 16 * at, text: 'Ramipril 5 mg' }, ...figures(120 + 16 * at, row)]),
      { x: 50, y: 180, text: sum },
      ...figures(180, total),
    ),
  ).values;
};

test('gives each column of figures its own head where heads stand as close as words do', () => {
  // `Eigenant.` ends with the last column, `Kasse` with the one before.
  const values = receipt(
    'Kasse Eigenant.',
    'Summe EUR',
    ['13,48', '8,48', '5,00'],
    ['98,56', '88,70', '9,86'],
    ['112,04', '97,18', '14,86'],
  );
  expect(values).toMatchObject({ total_amount: '112.04', insurance_amount: '97.18', out_of_pocket: '14.86' });
});
