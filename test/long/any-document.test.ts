import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractInvoice } from '../unit/extraction/extract-invoice.ts';
import { plainDocument, printedDocument } from '../unit/extraction/printed-page.ts';

const words = fc.constantFrom(
  ...'Patient: Claim number Total Insurance pays $80.00 1.234,56 € 12/03/2026 INV-77 Aetna John Smith 80% Versicherung Rp Fecha de Date (USD) - … # n.º'.split(
    ' ',
  ),
  'a',
  '\u0000',
  '🙂',
);
const texts = fc.record({
  x: fc.integer({ min: 0, max: 590 }),
  y: fc.integer({ min: 0, max: 840 }),
  text: fc.array(words, { minLength: 1, maxLength: 12 }).map((list) => list.join(' ')),
  size: fc.integer({ min: 1, max: 40 }),
});

test('answers for any document, and prints nothing that the document does not', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 25 }), (printed) => {
      const letters = (text: string) => text.replace(/\s+/g, '');
      const all = letters(printed.map(({ text }) => text).join(''));
      for (const reading of Object.values(extractInvoice(printedDocument(...printed)).readings)) {
        expect(reading.confidence).toBeGreaterThanOrEqual(0);
        expect(reading.confidence).toBeLessThanOrEqual(1);
        expect(reading.place === null || reading.place.page === 1).toBe(true);
        for (const piece of (reading.printed ?? '').split(' ')) expect(all).toContain(letters(piece));
      }
    }),
    { numRuns: 200 },
  );
});

test('answers for pages that were made to exhaust it', () => {
  const cell = (index: number) => ({ x: (index % 20) * 30, y: Math.floor(index / 20) * 2, text: 'Total', size: 1 });
  const dashes = { x: 0, y: 830, text: `pagado ${'- '.repeat(4_000)}`, size: 0.1 };
  const labels = { x: 0, y: 835, text: 'Patient: Asegurado, No 1 '.repeat(3_000), size: 0.01 };
  const { outline } = extractInvoice(
    printedDocument(...Array.from({ length: 4_000 }, (_, index) => cell(index)), dashes, labels),
  );
  expect(outline.kind).toBe('other');
});

test('answers for sentences that repeat three figures which agree', () => {
  const said = 'of the bill the plan paid you $100.50 and you bear $20.00 of all $120.50 and claim PMC-104471-R. ';
  const { outline } = extractInvoice(plainDocument(said.repeat(1_000)));
  expect(outline.kind).toBe('other');
}, 240_000);

test('answers for a line of forty thousand different amounts', () => {
  const amounts = Array.from(
    { length: 40_000 },
    (_, index) => `we say $${(index * 7919) % 999_983}.${10 + (index % 89)}`,
  );
  expect(extractInvoice(plainDocument(amounts.join(' '))).outline.kind).toBe('other');
});
