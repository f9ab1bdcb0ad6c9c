import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import { deliveryKey } from '../../lambdas/adapters/keys.ts';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { claimDelivery } from '../../lambdas/adapters/webhooks/claim-delivery.ts';
import type { DeliveryAnswer } from '../../lambdas/contracts/webhook-answers.ts';
import { handler as deliver } from '../../lambdas/webhooks/deliver.ts';
import { handler as sweep } from '../../lambdas/webhooks/sweep-deliveries.ts';
import { uploaded } from '../fixtures/invoices.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';
import { later } from '../support/clock.ts';
import { overtakenAt } from '../support/racing.ts';
import {
  batchOf,
  eventsOf,
  fanOut,
  receiver,
  service,
  startDeliveries,
  workOff,
} from '../support/webhook-deliveries.ts';

const MINUTE = 60_000;
const RETRIES = 5;

startDeliveries();
afterEach(() => {
  vi.useRealTimers();
});

/** A webhook, and a delivery to it whose next attempt is queued and which has used up so many retries. */
async function scene(retries = 0) {
  const accountId = newId('acc');
  const calls = webhookCalls(accountId);
  const { body } = await calls.create({ url: receiver.origin, events: ['invoice.uploaded'], secret: 'secret' });
  const webhookId: string = body.data.id;
  const { invoiceId } = await uploaded(service.dynamoDb.table, accountId);
  await fanOut(...(await eventsOf(accountId, invoiceId)));
  const delivery = async (): Promise<DeliveryAnswer> => {
    const [only] = (await calls.deliveries(webhookId)).body.data.deliveries;
    return only;
  };
  const { id: deliveryId } = await delivery();
  const { client, name } = table();
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: deliveryKey({ accountId, webhookId, deliveryId }),
      UpdateExpression: 'SET retries = :retries',
      ExpressionAttributeValues: { ':retries': retries },
    }),
  );
  const replay = async () =>
    expect(await calls.replayOne(webhookId, deliveryId)).toMatchObject({
      status: 202,
      body: { data: { status: 'PENDING' } },
    });
  const replayAll = async () =>
    expect(await calls.replay(webhookId, { since: '2026-01-01T00:00:00Z', status: 'PENDING' })).toMatchObject({
      status: 202,
      body: { data: { queued: 1 } },
    });
  /** How many deliveries the totals have of each status. */
  const totals = async () => {
    const ofStatus = async (status: string) => (await calls.deliveries(webhookId, { status })).body.data.total;
    return [await ofStatus('PENDING'), await ofStatus('DELIVERED'), await ofStatus('FAILED')];
  };
  return { ids: { accountId, webhookId, deliveryId }, calls, delivery, replay, replayAll, totals };
}

/** Makes the attempt that is queued, and does something when the receiver has it, and has not answered. */
async function whileInTheAir(act: () => Promise<unknown>): Promise<void> {
  const answer = Promise.withResolvers<void>();
  receiver.held = answer.promise;
  const messages = await service.sqs.take(service.sqs.url);
  const delivering = deliver(batchOf(messages));
  try {
    await vi.waitUntil(() => receiver.received.length > 0, { timeout: 4_000, interval: 20 });
    await act();
  } finally {
    answer.resolve();
  }
  expect(await delivering).toEqual({ batchItemFailures: [] });
}

test.each([
  ['of one', 'replay'],
  ['by filter', 'replayAll'],
] as const)(
  'a replay %s while the last attempt is in the air begins the schedule anew when that fails',
  async (_, how) => {
    const at = await scene(RETRIES);
    receiver.status = 500;
    await whileInTheAir(at[how]);
    expect(await at.delivery()).toMatchObject({ status: 'PENDING', attempts: 1, completed_at: null });
    await workOff();
    expect(await at.delivery()).toMatchObject({ status: 'PENDING', attempts: 2 });
    expect(receiver.received).toHaveLength(2);
    expect(await at.totals()).toEqual([1, 0, 0]);
  },
);

test('a replay while an attempt is in the air is that attempt when it arrives', async () => {
  const at = await scene();
  await whileInTheAir(at.replay);
  await workOff();
  expect(await at.delivery()).toMatchObject({ status: 'DELIVERED', attempts: 1 });
  expect(receiver.received).toHaveLength(1);
  expect(await at.totals()).toEqual([0, 1, 0]);
});

test.each([
  ['that had not arrived', 0],
  ['that had arrived, and was to go out again', 1],
])('a replay after an attempt’s worker has found the webhook inactive goes out: one %s', async (_, before) => {
  const at = await scene();
  const { webhookId } = at.ids;
  if (before > 0) {
    await workOff();
    await at.replay();
  }
  await at.calls.update(webhookId, { is_active: false });
  const messages = await service.sqs.take(service.sqs.url);
  let overtook = false;
  const overtake = async () => {
    if (overtook) return;
    overtook = true;
    expect((await at.calls.update(webhookId, { is_active: true })).status).toBe(200);
    await at.replay();
  };
  await overtakenAt(table(), 'TransactWriteItemsCommand', () => deliver(batchOf(messages)), overtake);
  await workOff();
  expect(await at.delivery()).toMatchObject({ status: 'DELIVERED', attempts: before + 1 });
  expect(receiver.received).toHaveLength(before + 1);
  expect(await at.totals()).toEqual([0, 1, 0]);
});

test('a replay while an attempt is in the air outlasts the worker that dies over it', async () => {
  later(0);
  const at = await scene(RETRIES);
  await claimDelivery(table(), at.ids, 1);
  await at.replay();
  await service.sqs.purge();
  later(5 * MINUTE);
  await sweep();
  receiver.status = 500;
  await workOff();
  expect(await at.delivery()).toMatchObject({ status: 'PENDING', attempts: 2 });
});
