import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import { deliveryQueues } from '../../lambdas/adapters/delivery-queues.ts';
import { deliveryKey } from '../../lambdas/adapters/keys.ts';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { listSubscriptions } from '../../lambdas/adapters/webhooks/subscriptions.ts';
import type { DeliveryAnswer } from '../../lambdas/contracts/webhook-answers.ts';
import { queueDeliveries } from '../../lambdas/events/queue-deliveries.ts';
import { tellingsOf } from '../../lambdas/events/telling.ts';
import { handler as sweep } from '../../lambdas/webhooks/sweep-deliveries.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';
import { later } from '../support/clock.ts';
import { overtakenAt } from '../support/racing.ts';
import { refusing } from '../support/refusing.ts';
import { OF_EACH, promise, promisedReplays, replayScene } from '../support/replay-scene.ts';
import { receiver, service, startDeliveries, workOff } from '../support/webhook-deliveries.ts';

const LONG_AGO = '2020-01-01T00:00:00.000Z';

startDeliveries();
afterEach(() => {
  vi.useRealTimers();
});

/** The scene, and a replay of all of it. Its clock stands: on a busy machine the call would leave the rest to the sweeper. */
async function scene() {
  const there = await replayScene();
  const replayAll = async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      return await there.calls.replay(there.webhookId, { since: there.since });
    } finally {
      vi.useRealTimers();
    }
  };
  return { ...there, replayAll };
}

/** Lets SQS take so many calls and refuse all others while something is done. */
async function withSqsBreakingAfter(answered: number, act: () => Promise<void>): Promise<void> {
  const { client } = deliveryQueues();
  let calls = 0;
  client.middlewareStack.add(
    (next) => (request) => {
      calls += 1;
      if (calls > answered) throw new Error('SQS is out');
      return next(request);
    },
    { step: 'initialize', name: 'breaking' },
  );
  try {
    await act();
  } finally {
    client.middlewareStack.remove('breaking');
  }
}

/** Makes items of the ledger due now, as the passing of time would. */
async function makeDue(keys: readonly { readonly pk: string; readonly sk: string }[]): Promise<void> {
  const { client, name } = service.dynamoDb.table;
  for (const Key of keys) {
    const ExpressionAttributeValues = { ':due': `${LONG_AGO}#${Key.sk}` };
    const UpdateExpression = 'SET dueSk = :due';
    await client.send(new UpdateCommand({ TableName: name, Key, UpdateExpression, ExpressionAttributeValues }));
  }
}

const heard = () => receiver.received.map(({ body }) => body).sort();

test('a replay of more than a page sends each delivery once, however each had ended', async () => {
  const { bodies, replayAll, pending } = await scene();
  expect(await replayAll()).toMatchObject({ status: 202, body: { data: { queued: bodies.length } } });
  await workOff();
  expect(heard()).toEqual([...bodies].sort());
  expect(await pending()).toEqual([]);
  expect(await promisedReplays()).toEqual([]);
});

test('a replay that was cut off in its second page is finished by the sweeper, and nothing is sent twice', async () => {
  const { accountId, webhookId, bodies, replayAll, pending } = await scene();
  await withSqsBreakingAfter(7, async () => {
    expect(await replayAll()).toMatchObject({ status: 202, body: { data: { queued: bodies.length } } });
  });
  await workOff();
  expect(receiver.received).toHaveLength(70);

  // Somebody may still be working on it.
  await sweep();
  await workOff();
  expect(receiver.received).toHaveLength(70);

  later(2 * 60_000);
  await Promise.all([sweep(), sweep()]);
  await workOff();
  expect(await promisedReplays()).toEqual([]);
  // Those that SQS refused are due like any others whose message was lost.
  await makeDue((await pending()).map(({ id }) => deliveryKey({ accountId, webhookId, deliveryId: id })));
  await sweep();
  await workOff();
  expect(heard()).toEqual([...bodies].sort());
  expect(await pending()).toEqual([]);
});

test("a replay is about what was created in its time, as the deliveries' records tell it", async () => {
  const accountId = newId('acc');
  const calls = webhookCalls(accountId);
  const { body } = await calls.create({ url: receiver.origin, events: ['*'], secret: 'secret' });
  const webhookId: string = body.data.id;
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  try {
    const event = { accountId, invoiceId: 'inv_1', eventId: newId('evt'), event: 'invoice.paid', payload: '{}' };
    later(5_000);
    const subscriptions = await listSubscriptions(table(), accountId);
    await queueDeliveries(tellingsOf([event], subscriptions));
    await calls.test(webhookId);
    const { deliveries } = (await calls.deliveries(webhookId)).body.data;
    const times = deliveries.map(({ created_at }: DeliveryAnswer) => Date.parse(created_at));
    expect(times).toEqual([Date.now(), Date.now() - 5_000]);

    const queued = async (since: number, until: number) => {
      const range = { since: new Date(since).toISOString(), until: new Date(until).toISOString() };
      return (await calls.replay(webhookId, { ...range, status: 'PENDING' })).body.data.queued;
    };
    for (const at of times) {
      expect([await queued(at, at), await queued(at - 1, at - 1), await queued(at + 1, at + 1)]).toEqual([1, 0, 0]);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('a replay until before 1970 is about nothing', async () => {
  const calls = webhookCalls(newId('acc'));
  const { body } = await calls.create({ url: receiver.origin, events: ['*'], secret: 'secret' });
  const filter = { since: '1900-01-01T00:00:00Z', until: '1969-12-31T23:59:59Z' };
  expect(await calls.replay(body.data.id, filter)).toMatchObject({ status: 202, body: { data: { queued: 0 } } });
});

test('the replays of an account, however many, leave the sweeper time for those of others', async () => {
  later(0);
  const [busy, other] = [await scene(), await scene()];
  for (let n = 0; n < 101; n += 1) await promise(busy);
  later(1_000);
  await promise(other);
  later(2 * 60_000);
  // The time is over when the first page is done.
  await overtakenAt(table(), 'UpdateItemCommand', sweep, async () => later(60_000));
  expect([await busy.pending(), await other.pending()].map(({ length }) => length)).toEqual([50, 50]);
});

test('a replay that fails holds up no other account, and is gone on with later', async () => {
  later(0);
  const [throttled, other] = [await scene(), await scene()];
  await promise(throttled);
  later(1_000);
  await promise(other);
  later(2 * 60_000);
  await expect(refusing(table(), { words: throttled.webhookId }, sweep)).rejects.toThrow('1 of 9 parts');
  expect([await throttled.pending(), await other.pending()].map(({ length }) => length)).toEqual([0, OF_EACH]);
  await sweep();
  expect(await throttled.pending()).toEqual([]);
  later(2 * 60_000);
  await sweep();
  expect(await throttled.pending()).toHaveLength(OF_EACH);
});
