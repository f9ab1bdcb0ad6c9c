import { SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import { afterEach, expect, test, vi } from 'vitest';
import { deliveryQueues } from '../../lambdas/adapters/delivery-queues.ts';
import { deliveriesDuePartition, deliveryKey } from '../../lambdas/adapters/keys.ts';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { claimDelivery } from '../../lambdas/adapters/webhooks/claim-delivery.ts';
import { createDeliveries } from '../../lambdas/adapters/webhooks/create-deliveries.ts';
import { deliveryIdOf } from '../../lambdas/adapters/webhooks/delivery-id.ts';
import { deliveryItem } from '../../lambdas/adapters/webhooks/delivery-item.ts';
import { loadItems } from '../../lambdas/adapters/webhooks/load-delivery.ts';
import { queueNextAttempt } from '../../lambdas/adapters/webhooks/next-attempt.ts';
import { updateSubscription } from '../../lambdas/adapters/webhooks/subscriptions.ts';
import type { DeliveryMessage } from '../../lambdas/contracts/delivery-message.ts';
import type { DeliveryAnswer } from '../../lambdas/contracts/webhook-answers.ts';
import { type Delivery, newDelivery } from '../../lambdas/domain/webhooks/delivery.ts';
import { handler as deliver } from '../../lambdas/webhooks/deliver.ts';
import { handler as sweep } from '../../lambdas/webhooks/sweep-deliveries.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';
import { later } from '../support/clock.ts';
import { overtakenAt } from '../support/racing.ts';
import { refusing } from '../support/refusing.ts';
import { batchOf, receiver, service, startDeliveries } from '../support/webhook-deliveries.ts';

startDeliveries();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An account with a webhook to this machine. */
async function scene() {
  const accountId = newId('acc');
  const calls = webhookCalls(accountId);
  const create = async (): Promise<string> =>
    (await calls.create({ url: receiver.origin, events: ['*'], secret: 's' })).body.data.id;
  const webhookId = await create();
  const deliveries = async (): Promise<DeliveryAnswer[]> => (await calls.deliveries(webhookId)).body.data.deliveries;
  const markSlow = () => updateSubscription(table(), accountId, webhookId, { slowSince: new Date().toISOString() });
  return { calls, webhookId, create, deliveries, markSlow };
}

/** What is put on which queue while something is done. */
async function sentBy(act: () => Promise<unknown>) {
  const send = vi.spyOn(deliveryQueues().client, 'send');
  await act();
  const commands = send.mock.calls
    .map(([command]) => command)
    .filter((each) => each instanceof SendMessageBatchCommand);
  send.mockRestore();
  return commands.flatMap(({ input: { QueueUrl, Entries = [] } }) =>
    Entries.map(({ MessageBody = '', ...entry }) => ({ QueueUrl, ...entry, message: JSON.parse(MessageBody) })),
  );
}

const taken = () => service.sqs.take<DeliveryMessage>(service.sqs.url);

test('each webhook is a group of its own on the queue, so that a backlog of one does not hold up the account’s others', async () => {
  const { calls, webhookId, create } = await scene();
  const other = await create();
  const sent = await sentBy(() => Promise.all([calls.test(webhookId), calls.test(other)]));
  expect(sent.map(({ MessageGroupId }) => MessageGroupId).toSorted()).toEqual([webhookId, other].toSorted());
  for (const { MessageGroupId, message } of sent) expect(MessageGroupId).toBe(message.webhook_id);
});

test.each([
  [0, [0]],
  [300, [300]],
  [900, [900]],
  [901, []],
])('an attempt that is due in %i seconds is queued with the delays %j', async (seconds, delays) => {
  later(0);
  const ids = { account_id: 'acc_1', webhook_id: 'wh_1', delivery_id: 'dlv_1' };
  const dueAt = Date.now() + seconds * 1_000;
  const sent = await sentBy(() => queueNextAttempt(deliveryQueues(), { ...ids, attempt: 2 }, 'fast', dueAt));
  expect(sent.map(({ DelaySeconds }) => DelaySeconds)).toEqual(delays);
});

test.each([
  ['due', () => service.sqs.url],
  ['due-slow', () => service.sqs.slowUrl],
])(
  'an attempt whose message comes early goes back to the queue %s for the rest of its time',
  async (queue, queueUrl) => {
    later(0);
    const { calls, webhookId, deliveries } = await scene();
    receiver.status = 500;
    await calls.test(webhookId);
    const [message] = await taken();
    await deliver(batchOf([{ ...message }]));
    later(20_000);
    const early = { ...message, attempt: 2 };
    const sent = await sentBy(() => deliver(batchOf([early], queue)));
    const [delivery] = await deliveries();
    const rest = Math.ceil((Date.parse(delivery?.next_attempt_at ?? '') - Date.now()) / 1_000);
    expect(sent).toMatchObject([{ QueueUrl: queueUrl(), DelaySeconds: rest, message: early }]);
    expect(rest).toBeGreaterThan(30);
    expect(receiver.received).toHaveLength(1);
  },
);

test('an attempt at a receiver that can not be moved to its lane for now counts, and is made once', async () => {
  const { calls, webhookId, deliveries, markSlow } = await scene();
  await calls.test(webhookId);
  const batch = batchOf(await taken(), 'due-slow');
  await markSlow();
  const answer = await refusing(table(), { command: 'UpdateItemCommand', words: 'slowSince' }, () => deliver(batch));
  expect(answer).toEqual({ batchItemFailures: [] });
  await deliver(batch);
  expect(await deliveries()).toMatchObject([{ status: 'DELIVERED', attempts: 1 }]);
  expect(receiver.received).toHaveLength(1);
});

test('a webhook that kept us waiting is prompt again as soon as it has another url, and by no other change', async () => {
  const { calls, webhookId, markSlow } = await scene();
  await markSlow();
  await calls.test(webhookId);
  const batch = batchOf(await taken());
  await calls.update(webhookId, { events: ['invoice.paid'] });
  await deliver(batch);
  expect(receiver.received).toHaveLength(0);
  await calls.update(webhookId, { url: `${receiver.origin}/elsewhere` });
  await deliver(batch);
  expect(receiver.received.map(({ path }) => path)).toEqual(['/elsewhere']);
});

test('what SQS did not take from one sweep is queued by the next, and not half an hour later', async () => {
  // Puts off what other tests left.
  later(10 * 60_000);
  await sweep();
  const { calls, webhookId } = await scene();
  const { id } = (await calls.test(webhookId)).body.data;
  await service.sqs.purge();
  later(10 * 60_000);
  await expect(refusing(deliveryQueues(), {}, sweep)).rejects.toThrow();
  expect(await taken()).toEqual([]);
  await sweep();
  expect((await taken()).map(({ delivery_id }) => delivery_id)).toContain(id);
});

/** A delivery that is due in so many minutes, in a shard of the sweeper's. */
async function waitingIn(shard: number, minutes: number): Promise<Delivery> {
  const [now, dueAt] = [0, minutes * 60_000].map((ms) => new Date(Date.now() + ms).toISOString());
  for (;;) {
    const webhookId = newId('wh');
    const ids = { accountId: newId('acc'), webhookId, deliveryId: deliveryIdOf(newId('evt'), webhookId) };
    const delivery = newDelivery({ ...ids, event: 'webhook.test', invoiceId: null, body: '{}' }, now ?? '', dueAt);
    if (String(deliveryItem(delivery, Date.now()).duePk).endsWith(`#${shard}`)) {
      await createDeliveries(table(), [delivery]);
      return delivery;
    }
  }
}

const idsSentBy = async (act: () => Promise<unknown>) =>
  (await sentBy(act)).map(({ message }) => String(message.delivery_id));

test('a backlog of what seems lost holds up neither a parked attempt nor what seems lost of another shard', async () => {
  later(0);
  const parked = await waitingIn(0, 60);
  const backlog = await Promise.all(Array.from({ length: 101 }, () => waitingIn(0, 0)));
  const lost = await waitingIn(3, 10);
  later(59 * 60_000);
  // The time is over when the first page is done.
  const sweepShortly = () => overtakenAt(table(), 'UpdateItemCommand', sweep, async () => later(60_000));
  const sent = await idsSentBy(sweepShortly);
  expect(sent).toEqual(expect.arrayContaining([parked.deliveryId, lost.deliveryId]));
  expect(backlog.filter(({ deliveryId }) => sent.includes(deliveryId)).length).toBeLessThan(backlog.length);
});

test('a parked attempt that was queued or claimed is among the queued ones from then on', async () => {
  later(0);
  const [claimed, queued] = [await waitingIn(0, 60), await waitingIn(0, 60)];
  const partitions = async () => {
    const keys = [claimed, queued].map(deliveryKey);
    const found = new Map((await loadItems(table(), keys)).map((item) => [item.deliveryId, item.duePk]));
    return [claimed, queued].map(({ deliveryId }) => found.get(deliveryId));
  };
  const [parked, waiting] = (['parked', 'queued'] as const).map((each) => deliveriesDuePartition(each, 0));
  expect(await partitions()).toEqual([parked, parked]);
  later(60 * 60_000);
  await claimDelivery(table(), claimed, 1);
  expect(await partitions()).toEqual([waiting, parked]);
  await sweep();
  expect(await partitions()).toEqual([waiting, waiting]);
});

test('a page of the sweep that fails holds up none of those behind it', async () => {
  later(0);
  const throttled = await waitingIn(0, 0);
  await Promise.all(Array.from({ length: 99 }, () => waitingIn(0, 0.1)));
  const behind = await waitingIn(0, 1);
  later(10 * 60_000);
  const sweepInVain = () =>
    expect(refusing(table(), { command: 'BatchGetItemCommand', words: throttled.webhookId }, sweep)).rejects.toThrow();
  expect(await idsSentBy(sweepInVain)).toContain(behind.deliveryId);
  expect(await idsSentBy(sweep)).toContain(throttled.deliveryId);
});

test('what stays in a backlog is queued again ever more seldom, and at the latest after two hours', async () => {
  later(0);
  const { deliveryId } = await waitingIn(0, 0);
  const looks: boolean[] = [];
  // 4, 33, 35, 69, 71, 141, 143, 262 and 264 minutes late.
  for (const minutes of [4, 29, 2, 34, 2, 70, 2, 119, 2]) {
    later(minutes * 60_000);
    looks.push((await idsSentBy(sweep)).includes(deliveryId));
  }
  expect(looks).toEqual([true, false, true, false, true, false, true, false, true]);
});
