import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern } from '../../../local/events/event-pattern.ts';
import { localConcurrency } from '../../../local/events/queue-mapping.ts';
import { compileSchedule } from '../../../local/events/schedule.ts';
import { StreamProgress } from '../../../local/events/stream-progress.ts';

describe('a queue’s mapping', () => {
  test.each([
    [50, 5],
    [1000, 10],
    [20, 2],
    [2, 1],
    [undefined, 10],
  ])('that may run %s batches side by side runs %s here', (allowed, here) => {
    expect(localConcurrency(allowed)).toBe(here);
  });
});

describe('an event pattern', () => {
  const event = {
    source: 'aws.states',
    detail: { status: 'FAILED', count: 5, tags: ['a', 'b'], none: null, text: 'EVENT#001' },
  };

  test.each([
    [{ source: ['aws.states', 'other'] }, true],
    [{ source: ['other'] }, false],
    [{ source: ['aws.states'], detail: { status: ['SUCCEEDED'] } }, false],
    [{ detail: { tags: ['b'] } }, true],
    [{ detail: { tags: ['c'] } }, false],
    [{ detail: { none: [null] } }, true],
    [{ detail: { absent: [null] } }, false],
    [{ detail: { absent: [{ exists: false }], status: [{ exists: true }] } }, true],
    [{ detail: { status: [{ exists: false }] } }, false],
    [{ detail: { text: [{ prefix: 'EVENT#' }] } }, true],
    [{ detail: { text: [{ suffix: '#002' }] } }, false],
    [{ detail: { status: [{ 'equals-ignore-case': 'failed' }] } }, true],
    [{ detail: { status: [{ 'anything-but': ['ABORTED', 'FAILED'] }] } }, false],
    [{ detail: { text: [{ 'anything-but': { prefix: 'EVENT#' } }] } }, false],
    [{ detail: { count: [{ numeric: ['>', 0, '<=', 5] }] } }, true],
    [{ detail: { count: [{ numeric: ['>', 5] }] } }, false],
    [{ detail: { count: ['5'] } }, false],
    [{ detail: { source: { deeper: ['x'] } } }, false],
  ])('%j matches: %s', (pattern, expected) => {
    expect(compilePattern(pattern)(event)).toBe(expected);
  });

  test.each([
    [{ detail: { text: [{ wildcard: 'E*' }] } }, /wildcard/],
    [{ detail: { count: [{ numeric: ['~', 1] }] } }, /~/],
    [{ $or: [{ source: ['a'] }] }, /\$or/],
    [{ source: 'aws.states' }, /neither a list nor an object/],
  ])('%j is refused by name rather than ignored', (pattern, message) => {
    expect(() => compilePattern(pattern)).toThrow(message);
  });
});

describe('a schedule', () => {
  const next = (expression: string, after: string) =>
    new Date(compileSchedule(expression)(Date.parse(after))).toISOString();

  test.each([
    ['rate(5 minutes)', '2026-01-01T00:00:07.000Z', '2026-01-01T00:05:07.000Z'],
    ['rate(1 hour)', '2026-01-01T00:00:00.000Z', '2026-01-01T01:00:00.000Z'],
    ['rate(2 days)', '2026-01-01T00:00:00.000Z', '2026-01-03T00:00:00.000Z'],
    ['cron(0 2 * * ? *)', '2026-01-01T02:00:00.000Z', '2026-01-02T02:00:00.000Z'],
    ['cron(0/15 8-17 ? * MON-FRI *)', '2026-01-02T17:50:00.000Z', '2026-01-05T08:00:00.000Z'],
    ['cron(30 6 29 2 ? *)', '2026-03-01T00:00:00.000Z', '2028-02-29T06:30:00.000Z'],
    ['cron(5,35 * ? JAN 1 *)', '2026-01-01T00:00:00.000Z', '2026-01-04T00:05:00.000Z'],
  ])('%s fires after %s at %s', (expression, after, expected) => {
    expect(next(expression, after)).toBe(expected);
  });

  test.each([
    'rate(0 minutes)',
    'rate(5 seconds)',
    'cron(0 2 * * ?)',
    'cron(0 2 L * ? *)',
    'cron(60 2 * * ? *)',
    'every day',
  ])('%s is refused', (expression) => {
    expect(() => compileSchedule(expression)).toThrow(/not hosted/);
  });

  test('fires at whole minutes that lie after the moment asked for', () => {
    const schedule = compileSchedule('cron(*/7 */3 ? * * *)');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          const at = schedule(date.getTime());
          expect(at).toBeGreaterThan(date.getTime());
          expect(at % 60_000).toBe(0);
          expect(new Date(at).getUTCMinutes() % 7).toBe(0);
          expect(new Date(at).getUTCHours() % 3).toBe(0);
        },
      ),
    );
  });
});

test('a stream’s progress never passes a record that is not handled, and ends at the last when all are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30), { minLength: 1 }), (order) => {
      const progress = new StreamProgress();
      const sorted = order.toSorted((a, b) => a - b);
      for (const each of sorted) progress.read({ shardId: 's', sequenceNumber: String(each) });
      const handled = new Set<number>();
      for (const each of order) {
        handled.add(each);
        progress.handled(String(each));
        const upTo = progress.handledUpTo === null ? -1 : Number(progress.handledUpTo.sequenceNumber);
        expect(sorted.filter((one) => one <= upTo).every((one) => handled.has(one))).toBe(true);
      }
      expect(progress.handledUpTo?.sequenceNumber).toBe(String(sorted.at(-1)));
      expect(progress.outstanding).toBe(0);
    }),
  );
});
