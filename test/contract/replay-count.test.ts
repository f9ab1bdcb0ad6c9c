import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { createDeliveries } from '../../lambdas/adapters/webhooks/create-deliveries.ts';
import { eventTime, leastDeliveryId } from '../../lambdas/adapters/webhooks/delivery-id.ts';
import { countReplay, deliveryIdsBetween } from '../../lambdas/adapters/webhooks/replays.ts';
import type { DeliveryStatus } from '../../lambdas/contracts/delivery-status.ts';
import { newDelivery } from '../../lambdas/domain/webhooks/delivery.ts';
import { startDeliveries } from '../support/webhook-deliveries.ts';

startDeliveries();

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const TODAY = Math.floor(Date.now() / DAY_MS) * DAY_MS;
/** Just before, at and just after midnight, and at noon, of the five days before today. */
const TIMES = [5, 4, 3, 2, 1].flatMap((days) => [-1, 0, 1, 12 * HOUR_MS].map((after) => TODAY - days * DAY_MS + after));
const STATUSES = ['DELIVERED', 'FAILED', 'PENDING'] as const;

async function scene() {
  const of = { accountId: newId('acc'), webhookId: newId('wh') };
  for (const time of TIMES) {
    const deliveries = STATUSES.map((status, index) => {
      const ids = { ...of, deliveryId: `${leastDeliveryId(time)}${String(index).repeat(16)}` };
      const fresh = newDelivery({ ...ids, event: 'invoice.paid', invoiceId: null, body: '{}' }, '2026-11-20T09:30:00Z');
      return { ...fresh, status };
    });
    // Each by itself: those that are made together are counted as one kind.
    for (const delivery of deliveries) await createDeliveries(table(), [delivery]);
  }
  return (since: number, until: number, statuses: readonly DeliveryStatus[]) => {
    const acceptedAt = new Date().toISOString();
    const range = deliveryIdsBetween(since, until);
    return countReplay(table(), { ...of, replayId: newId('rpl'), statuses, ...range, acceptedAt });
  };
}

const BOUNDS = [TODAY - 7 * DAY_MS, ...TIMES, TODAY - 3 * DAY_MS + HOUR_MS, TODAY];

test('a replay is counted exactly, wherever in a day it begins and ends', async () => {
  const count = await scene();
  for (const since of BOUNDS) {
    const expected = BOUNDS.map((until) => 2 * TIMES.filter((time) => since <= time && time <= until).length);
    const counted = await Promise.all(BOUNDS.map((until) => count(since, until, ['DELIVERED', 'FAILED'])));
    expect(counted).toEqual(expected);
  }
  expect(await count(TODAY - 7 * DAY_MS, TODAY, ['FAILED'])).toBe(TIMES.length);
});

test('whole days are counted by their counters, and not by all their entries', async () => {
  const count = await scene();
  const sending = vi.spyOn(table().client, 'send');
  await count(TODAY - 5 * DAY_MS - 1, TODAY - HOUR_MS, ['FAILED']);
  const inputs = sending.mock.calls.map(([command]) => command.input as QueryCommandInput);
  sending.mockRestore();
  const bounds = inputs
    .filter(({ IndexName }) => IndexName !== undefined)
    .map((input) => input.ExpressionAttributeValues);
  const time = (id: unknown) => eventTime(`${id}${'0'.repeat(16)}`);
  const hours = bounds.map((values) => (time(values?.[':to']) - time(values?.[':from'])) / HOUR_MS);
  expect(hours.map(Math.round)).toEqual([0, 23]);
});
