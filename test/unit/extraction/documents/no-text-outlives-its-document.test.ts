import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { extractDocument } from '../../../../bench/extract-document.ts';
import type { Segment } from '../../../../lambdas/domain/extraction/layout/layout.ts';
import { sheetOf } from '../../../../lambdas/domain/extraction/sheet/sheet.ts';
import { plainDocument } from '../printed-page.ts';

test('a process that reads documents of many accounts keeps nothing of one when it is done', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const segments = segmentsOfOneRead();
  // A function that V8 is optimizing on another thread is held until that is done, and all that it closes over with it.
  await vi.waitFor(
    () => {
      collectGarbage();
      expect(textsKept(segments)).toEqual([]);
    },
    { timeout: 30_000, interval: 50 },
  );
});

/** In a function of its own, so that the test's frame holds nothing of the document. */
function segmentsOfOneRead() {
  const document = plainDocument(`Harbour Street Clinic   12 Harbour Street, Bristol
Invoice number: HS-20411   Invoice date: 12 October 2026
Patient: Eleanor Whitcombe   Membership number: BU-4471-2093
Bupa, 1 Angel Court, London
Consultation   1   £90.00
X-ray of the hand   1   £110.00
Total   £200.00
Paid by Bupa   £160.00
You pay   £40.00`);
  const { readings } = extractDocument(document);
  expect(readings.total_amount?.value).toBe('200.00');
  return sheetOf(document).segments.map((segment) => new WeakRef(segment));
}

/** In a function of its own, too: what a WeakRef was asked for is kept until the next turn of the event loop. */
function textsKept(segments: readonly WeakRef<Segment>[]): (string | undefined)[] {
  return segments.filter((segment) => segment.deref() !== undefined).map((segment) => segment.deref()?.text);
}
