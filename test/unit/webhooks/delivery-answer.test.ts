import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Delivery,
  deliveryAnswer,
  LOGGED_ATTEMPTS,
  newDelivery,
} from '../../../lambdas/domain/webhooks/delivery.ts';

/** What Lambda takes for a function's answer. */
const LAMBDA_BYTES = 6 * 1024 * 1024;
const AT = '2026-11-20T09:30:15.123Z';

/** A delivery as often tried as is kept, whose receiver answered the same each time. */
function tried(responseExcerpt: string): Delivery {
  const ids = { accountId: 'acc_1', webhookId: `wh_${'0'.repeat(26)}`, deliveryId: `dlv_${'0'.repeat(26)}` };
  const fresh = newDelivery({ ...ids, event: 'invoice.processing', invoiceId: `inv_${'0'.repeat(26)}`, body: '' }, AT);
  const error = 'ADDRESS_NOT_PUBLIC' as const;
  const logged = { attempt: 99_999, at: AT, durationMs: 99_999, statusCode: 500, error, responseExcerpt };
  const attemptLog = Array.from({ length: LOGGED_ATTEMPTS }, () => logged);
  return { ...fresh, attempts: 99_999, completedAt: AT, lastStatusCode: 500, lastError: error, attemptLog };
}

const excerptShown = (excerpt: string) => deliveryAnswer(tried(excerpt)).attempt_log[0]?.response_excerpt ?? null;

test.each(['\0', '"', '\\', '\n', 'x', '\ufffd', '💩', '<"\0é'])(
  'a page of deliveries whose receivers answered with %j fits into an answer of Lambda',
  (characters) => {
    const excerpt = characters.repeat(1024 / Buffer.byteLength(characters));
    const deliveries = Array.from({ length: 100 }, () => deliveryAnswer(tried(excerpt)));
    const answer = JSON.stringify({ statusCode: 200, body: JSON.stringify({ data: { deliveries } }) });
    expect(Buffer.byteLength(answer)).toBeLessThan(LAMBDA_BYTES);
  },
);

test.each([
  ['text', 'x'.repeat(1024)],
  ['JSON', JSON.stringify({ error: 'no', why: 'unknown event', retry: false }).repeat(17)],
  ['lines', 'one line\r\nanother\r\n'.repeat(50)],
  ['Chinese', '發票'.repeat(170)],
])('a kilobyte of %s is shown whole', (_, excerpt) => {
  expect(excerptShown(excerpt)).toBe(excerpt);
});

test('an excerpt that is shown in part is its beginning, of whole characters', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('\0', '"', '💩', 'a'), { maxLength: 1024 }), (characters) => {
      const shown = excerptShown(characters.join('')) ?? '';
      expect(characters.join('').startsWith(shown)).toBe(true);
      expect(shown.isWellFormed()).toBe(true);
    }),
  );
});
