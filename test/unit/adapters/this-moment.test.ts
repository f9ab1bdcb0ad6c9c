import { decodeTime } from 'ulid';
import { afterEach, expect, test, vi } from 'vitest';
import { thisMoment } from '../../../lambdas/adapters/invoices/this-moment.ts';

afterEach(() => vi.restoreAllMocks());

test('an event’s id is of the millisecond at which it happens, also while the clock goes on', () => {
  let clock = Date.UTC(2026, 10, 22, 10, 50, 40, 904);
  vi.spyOn(Date, 'now').mockImplementation(() => clock++);
  const { now, eventId } = thisMoment();
  expect(decodeTime(eventId.replace('evt_', '').toUpperCase())).toBe(now);
});
