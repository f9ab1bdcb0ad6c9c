import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STANDARD_LIMITS } from '../../../lambdas/domain/access/account.ts';
import { RATE_LIMITS, retryAfter } from '../../../lambdas/domain/access/rate-limit.ts';
import { rateLimitHeaders } from '../../../lambdas/domain/access/rate-limit-headers.ts';
import { lastUsedAt, standingOf } from '../../../lambdas/domain/access/usage.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test('a key that never called has its whole quota', () => {
  expect(standingOf({}, 'uploads', STANDARD_LIMITS, NOW)).toEqual({
    limit: 'uploads',
    quota: 100,
    remaining: 100,
    resetSeconds: 3_600,
  });
});

test('an open window leaves what is not used, and closes at its end exactly', () => {
  const usage = { requests: 30, requestsUntil: NOW + 1_001 };
  expect(standingOf(usage, 'requests', STANDARD_LIMITS, NOW)).toMatchObject({ remaining: 70, resetSeconds: 2 });
  expect(standingOf(usage, 'requests', STANDARD_LIMITS, NOW + 1_000)).toMatchObject({ remaining: 70, resetSeconds: 1 });
  expect(standingOf(usage, 'requests', STANDARD_LIMITS, NOW + 1_001)).toMatchObject({ remaining: 100 });
});

test('a limit that was lowered below what is used leaves nothing, never less', () => {
  const usage = { requests: 90, requestsUntil: NOW + 5_000 };
  expect(standingOf(usage, 'requests', { requestsPerMinute: 50, uploadsPerHour: 1 }, NOW).remaining).toBe(0);
});

test('the wait is that of the longest window that is full, and at least a second', () => {
  const requests = { limit: 'requests', quota: 100, remaining: 0, resetSeconds: 17 } as const;
  const uploads = { limit: 'uploads', quota: 100, remaining: 0, resetSeconds: 1_200 } as const;
  expect(retryAfter([requests, { ...uploads, remaining: 1 }])).toBe(17);
  expect(retryAfter([requests, uploads])).toBe(1_200);
  expect(retryAfter([{ ...requests, remaining: 100 }])).toBe(1);
});

test('waiting as long as told is always long enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_600_000 }), (left) => {
      const usage = { requests: 100, requestsUntil: NOW + left };
      const seconds = retryAfter([standingOf(usage, 'requests', STANDARD_LIMITS, NOW)]);
      expect(standingOf(usage, 'requests', STANDARD_LIMITS, NOW + seconds * 1_000).remaining).toBe(100);
      expect((seconds - 1) * 1_000).toBeLessThan(left);
    }),
  );
});

test('the headers are lists of named policies', () => {
  const standings = (['requests', 'uploads'] as const).map((limit) => standingOf({}, limit, STANDARD_LIMITS, NOW));
  expect(rateLimitHeaders(standings)).toEqual({
    'RateLimit-Policy': '"requests";q=100;w=60, "uploads";q=100;w=3600',
    RateLimit: '"requests";r=100;t=60, "uploads";r=100;t=3600',
  });
});

test("a key's last use is when its latest window of requests opened", () => {
  expect(lastUsedAt({})).toBeNull();
  expect(lastUsedAt({ requestsUntil: NOW + RATE_LIMITS.requests.windowSeconds * 1_000 })).toBe(
    '2026-11-20T12:00:00.000Z',
  );
});
