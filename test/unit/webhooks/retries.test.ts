import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retryScheduleSchema, STANDARD_RETRY_SCHEDULE } from '../../../lambdas/contracts/retry-schedule.ts';
import { type Attempt, afterAttempt, replayed } from '../../../lambdas/domain/webhooks/attempt.ts';
import { type Delivery, newDelivery } from '../../../lambdas/domain/webhooks/delivery.ts';
import { readRetryAfter } from '../../../lambdas/domain/webhooks/retry-at.ts';

const START = Date.parse('2026-11-20T09:30:00.000Z');
const SCHEDULE = retryScheduleSchema.parse(STANDARD_RETRY_SCHEDULE);
const SIX_HOURS = 6 * 60 * 60_000;

const ids = { accountId: 'acc_1', webhookId: 'wh_1', deliveryId: 'dlv_1' };
const fresh = newDelivery(
  { ...ids, event: 'invoice.processed', invoiceId: 'inv_1', body: '{}' },
  new Date(START).toISOString(),
);
const failedAt = (startedAt: number, durationMs = 0, retryAfter: number | null = null): Attempt => ({
  startedAt,
  endedAt: startedAt + durationMs,
  statusCode: 500,
  error: 'STATUS_NOT_200',
  responseExcerpt: 'no',
  retryAfter,
});

/** A receiver that fails until some attempt, under a virtual clock: each attempt is made when it is due, or later. */
const life = fc.record({
  schedule: fc.array(fc.integer({ min: 1, max: 86_400 }), { minLength: 5, maxLength: 5 }),
  chances: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 6, maxLength: 6 }),
  lateness: fc.array(fc.integer({ min: 0, max: 600_000 }), { minLength: 6, maxLength: 6 }),
  durations: fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 6, maxLength: 6 }),
  retryAfters: fc.array(fc.option(fc.integer({ min: 0, max: 10 * SIX_HOURS })), { minLength: 6, maxLength: 6 }),
  successAt: fc.integer({ min: 1, max: 8 }),
});

describe('the retry schedule under a virtual clock', () => {
  test('waits as the schedule says, a tenth more at most, or as the receiver asks for, up to six hours', () => {
    fc.assert(
      fc.property(life, ({ schedule, chances, lateness, durations, retryAfters, successAt }) => {
        let delivery: Delivery = fresh;
        for (let attempt = 1; delivery.status === 'PENDING'; attempt += 1) {
          const slot = attempt - 1;
          const startedAt = Date.parse(delivery.nextAttemptAt ?? '') + (lateness[slot] ?? 0);
          const endedAt = startedAt + (durations[slot] ?? 0);
          const asked = retryAfters[slot] ?? null;
          const failed = failedAt(startedAt, durations[slot], asked === null ? null : endedAt + asked);
          const made = attempt >= successAt ? { ...failed, error: null, statusCode: 200 } : failed;
          delivery = afterAttempt(delivery, made, schedule, chances[slot] ?? 0);
          expect(delivery.attempts).toBe(attempt);
          if (delivery.status !== 'PENDING') break;
          const wait = Date.parse(delivery.nextAttemptAt ?? '') - endedAt;
          const scheduled = (schedule[slot] ?? 0) * 1_000;
          const owed = Math.min(asked ?? 0, SIX_HOURS);
          expect(wait).toBeGreaterThanOrEqual(Math.max(scheduled, owed));
          expect(wait).toBeLessThanOrEqual(Math.max(scheduled * 1.1 + 1, owed));
        }
        expect(delivery.status).toBe(successAt <= 6 ? 'DELIVERED' : 'FAILED');
        expect(delivery.attempts).toBe(Math.min(successAt, 6));
        expect(delivery.nextAttemptAt).toBeNull();
        expect(delivery.completedAt).not.toBeNull();
        expect(delivery.body).toBe(fresh.body);
      }),
    );
  });

  test('is 1 min, 5 min, 15 min, 1 h and 6 h unless the setting says otherwise', () => {
    let delivery: Delivery = fresh;
    const waits: number[] = [];
    for (let at = START; delivery.status === 'PENDING'; at = Date.parse(delivery.nextAttemptAt ?? '')) {
      delivery = afterAttempt(delivery, failedAt(at), SCHEDULE, 0);
      if (delivery.nextAttemptAt !== null) waits.push((Date.parse(delivery.nextAttemptAt) - at) / 60_000);
    }
    expect(waits).toEqual([1, 5, 15, 60, 360]);
    expect(delivery).toMatchObject({ status: 'FAILED', attempts: 6, lastStatusCode: 500, lastError: 'STATUS_NOT_200' });
  });
});

describe('a replay', () => {
  test('begins the schedule anew, counts attempts on, and leaves the bytes as they are', () => {
    const failed = Array.from({ length: 6 }).reduce<Delivery>(
      (delivery, _, index) => afterAttempt(delivery, failedAt(START + index), SCHEDULE, 0),
      fresh,
    );
    const again = replayed(failed, START + 99);
    expect(again).toMatchObject({ status: 'PENDING', retries: 0, attempts: 6, completedAt: null, body: fresh.body });
    const after = afterAttempt(again, failedAt(START + 100), SCHEDULE, 0);
    expect(after).toMatchObject({ status: 'PENDING', retries: 1, attempts: 7 });
    expect(after.attemptLog.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('keeps the latest twenty attempts in the log, and the count of all', () => {
    let delivery: Delivery = fresh;
    for (let n = 1; n <= 50; n += 1) delivery = afterAttempt(replayed(delivery, START), failedAt(START), SCHEDULE, 0);
    expect(delivery.attempts).toBe(50);
    expect(delivery.attemptLog.map(({ attempt }) => attempt)).toEqual(Array.from({ length: 20 }, (_, n) => n + 31));
  });
});

describe('Retry-After', () => {
  test.each([
    ['120', START + 120_000],
    [' 5 ', START + 5_000],
    ['10000000000', START + 10_000_000_000_000],
    ['Fri, 20 Nov 2026 09:31:00 GMT', START + 60_000],
    ['Friday, 20-Nov-26 09:31:00 GMT', START + 60_000],
    ['Fri Nov 20 09:31:00 2026', START + 60_000],
    ['Fri Nov  6 09:31:00 2026', START + 60_000 - 14 * 86_400_000],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['2026-11-20', null],
    ['', null],
    [undefined, null],
  ])('"%s" is read as %s', (header, expected) => expect(readRetryAfter(header, START)).toBe(expected));
});
