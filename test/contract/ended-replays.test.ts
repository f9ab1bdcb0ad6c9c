import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { deliveryExpiry } from '../../lambdas/adapters/webhooks/delivery-id.ts';
import { loadDelivery } from '../../lambdas/adapters/webhooks/load-delivery.ts';
import type { DeliveryAnswer } from '../../lambdas/contracts/webhook-answers.ts';
import { handler as sweep } from '../../lambdas/webhooks/sweep-deliveries.ts';
import { later } from '../support/clock.ts';
import { overtakenAt } from '../support/racing.ts';
import { OF_EACH, promise, promisedReplays, replayScene } from '../support/replay-scene.ts';
import { receiver, startDeliveries, workOff } from '../support/webhook-deliveries.ts';

startDeliveries();
afterEach(() => {
  vi.useRealTimers();
});

const outcome = ({ id, status, completed_at, last_error }: DeliveryAnswer) => ({
  id,
  status,
  completed_at,
  last_error,
});

test('a replay ends when its webhook is switched off, and what had arrived before it has still arrived', async () => {
  later(0);
  const { calls, webhookId, since, withStatus } = await replayScene();
  const arrived = (await withStatus('DELIVERED')).map(outcome);

  const switchOff = () => calls.update(webhookId, { is_active: false });
  // The first write counts the call, the second a page, the third notes that the page is queued.
  await overtakenAt(table(), 'UpdateItemCommand', () => calls.replay(webhookId, { since }), switchOff, 3);
  expect(await promisedReplays()).toEqual([]);
  expect(await withStatus('PENDING')).toHaveLength(50);

  await workOff();
  expect(receiver.received).toEqual([]);
  expect((await withStatus('DELIVERED')).map(outcome)).toEqual(arrived);
  expect(await withStatus('FAILED')).toHaveLength(OF_EACH);
});

test('a replayed delivery whose new attempt failed ends FAILED when its webhook is switched off', async () => {
  const { calls, webhookId, withStatus } = await replayScene();
  const [arrived] = await withStatus('DELIVERED');
  await calls.replayOne(webhookId, arrived?.id ?? '');
  receiver.status = 500;
  await workOff();
  await calls.update(webhookId, { is_active: false });
  later(2 * 60_000);
  await sweep();
  await workOff();
  const [ended] = (await withStatus('FAILED')).filter(({ id }) => id === arrived?.id);
  expect(ended).toMatchObject({ attempts: 2, last_error: 'SUBSCRIPTION_INACTIVE' });
});

test('a replay of a deleted webhook ends with the next sweep, and one that nobody looks at with its deliveries', async () => {
  later(0);
  const gone = await replayScene();
  await promise(gone);
  const [key] = await promisedReplays();
  const { client, name } = table();
  const { Item } = await client.send(new GetCommand({ TableName: name, Key: key }));
  const [latest] = await gone.withStatus('FAILED');
  expect(Item?.expiresAt).toBeGreaterThanOrEqual(deliveryExpiry(latest?.id ?? ''));

  await gone.calls.remove(gone.webhookId);
  later(2 * 60_000);
  await sweep();
  expect(await promisedReplays()).toEqual([]);
  const ids = { accountId: gone.accountId, webhookId: gone.webhookId, deliveryId: latest?.id ?? '' };
  expect(await loadDelivery(table(), ids)).toMatchObject({ status: 'FAILED', attempts: 1 });
});
