import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventPayloadSchema } from '../../../lambdas/contracts/event-payload.ts';
import { newInvoice } from '../../../lambdas/domain/invoice/new-invoice.ts';
import { occur } from '../../../lambdas/domain/invoice/occurrence.ts';

const UPLOAD = {
  accountId: 'acc_1',
  invoiceId: 'inv_1',
  originalName: 'invoice.pdf',
  fileSize: 1,
  fileSha256: 'ab',
};
/** Milliseconds of this century, in any order: the clocks of two machines are never quite the same. */
const clock = fc.array(fc.integer({ min: 946_684_800_000, max: 4_102_444_800_000 }), { minLength: 2, maxLength: 20 });

test('gives events that order by sequence and by time alike, whatever the clocks say', () => {
  fc.assert(
    fc.property(clock, ([first = 0, ...later]) => {
      let last = newInvoice(UPLOAD, { now: first, eventId: 'evt_0' });
      for (const now of later) {
        const next = occur(last.record, {}, { kind: 'step', step: 1 }, { now, eventId: 'evt_1' });
        expect(next.event.payload.timestamp > last.event.payload.timestamp).toBe(true);
        expect(next.event.sequence).toBe(last.event.sequence + 1);
        expect(next.record.version).toBe(last.record.version + 1);
        last = next;
      }
    }),
  );
});

test.each([
  { kind: 'uploaded' },
  { kind: 'step', step: 12 },
  { kind: 'failed', code: 'ENCRYPTED' },
  { kind: 'reviewed', to: 'REJECTED', from: 'FLAGGED', updatedAt: '2026-11-20T09:30:15.123Z' },
] as const)("composes the contract's payload of %j", (happening) => {
  const { record } = newInvoice(UPLOAD, { now: 1_800_000_000_000, eventId: 'evt_0' });
  const { event } = occur(record, {}, happening, { now: 1_800_000_000_000, eventId: 'evt_1' });
  expect(eventPayloadSchema.parse(event.payload)).toEqual(event.payload);
});
