import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { deliveryKey } from '../../../lambdas/adapters/keys.ts';
import { newId } from '../../../lambdas/adapters/new-id.ts';
import { createDeliveries } from '../../../lambdas/adapters/webhooks/create-deliveries.ts';
import { deliveryIdOf, deliveryTime } from '../../../lambdas/adapters/webhooks/delivery-id.ts';
import { listDeliveries } from '../../../lambdas/adapters/webhooks/list-deliveries.ts';
import { loadDelivery } from '../../../lambdas/adapters/webhooks/load-delivery.ts';
import { type Delivery, newDelivery } from '../../../lambdas/domain/webhooks/delivery.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';
import { later } from '../../support/clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let engine: DynamoDbEngine;
beforeAll(async () => {
  engine = await startDynamoDb();
});
afterAll(() => engine.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** Stops the clock so long after the next midnight (UTC). */
const afterMidnight = (ms: number) => later(DAY - (Date.now() % DAY) + ms);

/** The delivery of something that happens now. */
function deliveryTo(webhookId: string, eventId = newId('evt')): Delivery {
  const deliveryId = deliveryIdOf(eventId, webhookId);
  const fresh = { accountId: 'acc_1', webhookId, deliveryId, event: 'invoice.paid', invoiceId: 'inv_1', body: '{}' };
  return newDelivery(fresh, deliveryTime(deliveryId));
}

const listed = ({ accountId, webhookId }: Delivery) =>
  listDeliveries(engine.table, { accountId, webhookId }, { page: 1, page_size: 100 });

test('a delivery is listed and found for thirty days and the rest of its own, and gone then', async () => {
  afterMidnight(HOUR / 2);
  const delivery = deliveryTo(newId('wh'));
  await createDeliveries(engine.table, [delivery]);
  later(30 * DAY + 23 * HOUR);
  expect(await listed(delivery)).toEqual({ deliveries: [delivery], total: 1 });
  expect(await loadDelivery(engine.table, delivery)).toEqual(delivery);
  later(HOUR / 2);
  expect(await listed(delivery)).toEqual({ deliveries: [], total: 0 });
  expect(await loadDelivery(engine.table, delivery)).toBeNull();
});

test('ten events around midnight are kept for twenty webhooks, all of them and each once', async () => {
  afterMidnight(-1);
  const before = Array.from({ length: 5 }, () => newId('evt'));
  later(1);
  const events = [...before, ...Array.from({ length: 5 }, () => newId('evt'))];
  const webhookIds = Array.from({ length: 20 }, () => newId('wh'));
  const deliveries = events.flatMap((eventId) => webhookIds.map((webhookId) => deliveryTo(webhookId, eventId)));
  await createDeliveries(engine.table, deliveries);
  await createDeliveries(engine.table, deliveries);
  for (const delivery of deliveries.slice(-2)) {
    const { deliveries: kept, total } = await listed(delivery);
    expect({ kept: kept.length, total }).toEqual({ kept: 10, total: 10 });
  }
});

test('a delivery that the index still has with its former status is not listed with it, as it is not counted', async () => {
  const delivery = deliveryTo(newId('wh'));
  await createDeliveries(engine.table, [delivery]);
  const { accountId, webhookId } = delivery;
  const key = { pk: deliveryKey(delivery).pk, sk: deliveryKey(delivery).sk };
  // The index' attributes stay as they are, which is how a change looks that the index has not followed yet.
  const update = { UpdateExpression: 'SET #status = :failed', ExpressionAttributeNames: { '#status': 'status' } };
  const values = { ExpressionAttributeValues: { ':failed': 'FAILED' } };
  await engine.table.client.send(new UpdateCommand({ TableName: engine.table.name, Key: key, ...update, ...values }));
  const pending = await listDeliveries(
    engine.table,
    { accountId, webhookId },
    { page: 1, page_size: 9, status: 'PENDING' },
  );
  expect(pending.deliveries).toEqual([]);
});
