import { expect, test } from 'vitest';
import { payerNames } from '../../../../lambdas/domain/extraction/amounts/named-payer.ts';
import { narrowedSheet } from '../../../../lambdas/domain/extraction/sheet/narrowed-sheet.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { plainDocument } from '../printed-page.ts';

test('what is asked of a narrowed sheet first is still found on the whole one', () => {
  const sheet = sheetOf(
    plainDocument(`Larch Hill Hospital
Insurance company: Kestrel Valley Health
Total                                             286.22`),
  );
  expect([...payerNames(narrowedSheet(sheet, []))]).toEqual([]);
  expect([...payerNames(sheet)]).toEqual(['kestrel']);
});
