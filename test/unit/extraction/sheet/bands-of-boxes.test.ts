import { expect, test } from 'vitest';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { type Printed, printedDocument } from '../printed-page.ts';

/** Where the caption ends that stands at its box's left edge, over figures at the right edges. */
const endOfCaption = (...further: readonly Printed[]) =>
  sheetOf(
    printedDocument(
      { x: 50, y: 150, text: 'Gesamtbetrag', size: 7 },
      { x: 200, y: 150, text: 'DKV erstattet', size: 7 },
      { x: 350, y: 150, text: 'Ihr Eigenanteil', size: 7 },
      { x: 135, y: 165, text: '1.526,07 €' },
      { x: 285, y: 165, text: '1.144,55 €' },
      { x: 440, y: 165, text: '381,52 €' },
      ...further,
    ),
  ).segments.find(({ text }) => text === 'Gesamtbetrag')?.right;

test('a caption reaches over the figure of its box, at the other side', () => {
  expect(endOfCaption()).toBeGreaterThan(180);
});

test('whatever figures stand farther down', () => {
  expect(endOfCaption({ x: 50, y: 180, text: 'Summe Honorar' }, { x: 440, y: 180, text: '581,39' })).toBeGreaterThan(
    180,
  );
});

test('but in a row of boxes stand figures alone, as many as captions', () => {
  expect(endOfCaption({ x: 60, y: 165, text: 'Krone' })).toBeLessThan(100);
  expect(endOfCaption({ x: 520, y: 150, text: 'Offen', size: 7 })).toBeLessThan(100);
});
