import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventTimestamp } from '../../../lambdas/domain/invoice/event-timestamp.ts';

const microseconds = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('an event’s timestamp', () => {
  it('reads as the contract’s example', () => {
    expect(eventTimestamp(Date.parse('2026-11-20T09:30:15.123Z') * 1000 + 456)).toBe(
      '2026-11-20T09:30:15.123456+00:00',
    );
  });

  it('keeps every microsecond', () => {
    fc.assert(
      fc.property(microseconds, (value) => {
        const text = eventTimestamp(value);
        expect(text).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}\+00:00$/);
        const seconds = Date.parse(`${text.slice(0, 19)}Z`) / 1000;
        expect(BigInt(seconds) * 1_000_000n + BigInt(text.slice(20, 26))).toBe(BigInt(value));
      }),
    );
  });

  it('sorts as text the way it sorts in time', () => {
    fc.assert(
      fc.property(microseconds, microseconds, (a, b) => {
        expect(eventTimestamp(a) < eventTimestamp(b)).toBe(a < b);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (value) => {
    expect(() => eventTimestamp(value)).toThrow(`got ${value}`);
  });
});
