import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  freePlaces,
  hears,
  isHeld,
  leaseEnd,
  mayBeConnecting,
  PLACE_NUMBERS,
} from '../../../lambdas/domain/realtime/place.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;

test('a lease outlasts the longest connection, but never the key', () => {
  expect(leaseEnd(NOW, null)).toBeGreaterThan(NOW + 2 * HOUR);
  expect(leaseEnd(NOW, null)).toBeLessThan(NOW + 2.25 * HOUR);
  expect(leaseEnd(NOW, '2026-11-20T12:30:00Z')).toBe(NOW + HOUR / 2);
});

test('free and held places are all five together, and a place is free from the end of its lease on', () => {
  const place = fc.record({
    number: fc.constantFrom(...PLACE_NUMBERS),
    leasedUntil: fc.integer({ min: NOW - 5, max: NOW + 5 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(place, { selector: ({ number }) => number }), (taken) => {
      const held = taken.filter((each) => isHeld(each, NOW)).map(({ number }) => number);
      expect([...held, ...freePlaces(taken, NOW)].sort()).toEqual([...PLACE_NUMBERS]);
    }),
  );
  expect(isHeld({ leasedUntil: NOW }, NOW)).toBe(false);
});

test('a connection may still be connecting for as long as the gateway waits for its handshake', () => {
  expect(mayBeConnecting({ takenAt: NOW }, NOW + 29_000)).toBe(true);
  expect(mayBeConnecting({ takenAt: NOW }, NOW + 31_000)).toBe(false);
});

test('a narrowed connection hears of its invoice alone', () => {
  expect(hears({ invoiceId: null }, { invoiceId: 'inv_1' })).toBe(true);
  expect(hears({ invoiceId: 'inv_1' }, { invoiceId: 'inv_1' })).toBe(true);
  expect(hears({ invoiceId: 'inv_1' }, { invoiceId: 'inv_2' })).toBe(false);
});
