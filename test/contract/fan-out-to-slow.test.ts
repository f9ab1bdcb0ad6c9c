import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { subscriptionKey } from '../../lambdas/adapters/keys.ts';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { slowFanOutQueue } from '../../lambdas/adapters/slow-fan-out-queue.ts';
import { table } from '../../lambdas/adapters/table.ts';
import type { SlowFanOutMessage } from '../../lambdas/contracts/slow-fan-out-message.ts';
import { handler as fanOut } from '../../lambdas/events/fan-out.ts';
import { handler as fanOutToSlow } from '../../lambdas/events/fan-out-to-slow.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';
import { later } from '../support/clock.ts';
import { refusing } from '../support/refusing.ts';
import { batchOf, receiver, service, startDeliveries, workOff } from '../support/webhook-deliveries.ts';

startDeliveries();

const PAYLOAD = '{"event":"invoice.processing","data":{"step":3}}';
const RESOURCE_PAYLOAD = '{"event":"invoice.extracted","data":{"id":"inv_1"}}';

/** One event of an account's invoice as the stream brings it. */
const batch = (accountId: string, eventId = newId('evt'), payload = PAYLOAD) => ({
  Records: [
    {
      eventName: 'INSERT' as const,
      dynamodb: {
        SequenceNumber: '1',
        NewImage: {
          accountId: { S: accountId },
          invoiceId: { S: 'inv_1' },
          eventId: { S: eventId },
          event: { S: 'invoice.processing' },
          payload: { S: payload },
          resourcePayload: { S: RESOURCE_PAYLOAD },
        },
      },
    },
  ],
});

/** An account with webhooks to the paths /0, /1 …, of which some keep us waiting. */
async function scene(...subscriptions: readonly { readonly slow?: boolean; readonly [field: string]: unknown }[]) {
  const accountId = newId('acc');
  const calls = webhookCalls(accountId);
  const webhookIds: string[] = [];
  for (const [index, { slow = false, ...changes }] of subscriptions.entries()) {
    const url = `${receiver.origin}/${index}`;
    const webhookId = (await calls.create({ url, events: ['*'], secret: 's', ...changes })).body.data.id;
    webhookIds.push(webhookId);
    if (slow) await markSlow(accountId, webhookId);
  }
  const totals = async () => {
    const answers = await Promise.all(webhookIds.map((id) => calls.deliveries(id)));
    return answers.map(({ body }) => body.data.total);
  };
  return { accountId, calls, webhookIds, totals };
}

async function markSlow(accountId: string, webhookId: string): Promise<void> {
  const { client, name } = service.dynamoDb.table;
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: subscriptionKey(accountId, webhookId),
      UpdateExpression: 'SET slowSince = :now',
      ExpressionAttributeValues: { ':now': new Date().toISOString() },
    }),
  );
}

const left = () => service.sqs.take<SlowFanOutMessage>(service.sqs.slowFanOutUrl);
const bodiesAt = (path: string) => receiver.received.filter((got) => got.path === path).map(({ body }) => body);

test('a receiver that keeps us waiting costs the fan-out one message, and is told the same bytes by a fan-out of its own', async () => {
  const { accountId, totals, webhookIds } = await scene(
    {},
    { slow: true },
    { slow: true, payload_format: 'resource' },
    { slow: true, events: ['invoice.failed'] },
  );
  expect(await fanOut(batch(accountId))).toEqual({ batchItemFailures: [] });
  expect(await totals()).toEqual([1, 0, 0, 0]);
  const messages = await left();
  expect(messages.map(({ webhook_ids }) => webhook_ids?.toSorted())).toEqual([webhookIds.slice(1, 3).toSorted()]);

  expect(await fanOutToSlow(batchOf(messages))).toEqual({ batchItemFailures: [] });
  expect(await totals()).toEqual([1, 1, 1, 0]);
  await workOff();
  expect(['/0', '/1', '/2', '/3'].map(bodiesAt)).toEqual([[PAYLOAD], [PAYLOAD], [RESOURCE_PAYLOAD], []]);
});

test('a receiver that keeps us waiting gets the very bytes, also of characters that SQS does not take', async () => {
  const payload = JSON.stringify({ event: 'invoice.processing', data: { name: 'a \ufffe\uffff \ud800 💩 \\ufffe' } });
  const { accountId } = await scene({ slow: true });
  expect(await fanOut(batch(accountId, newId('evt'), payload))).toEqual({ batchItemFailures: [] });
  const messages = await left();
  expect(messages).toMatchObject([{ payload }]);
  await fanOutToSlow(batchOf(messages));
  await workOff();
  expect(bodiesAt('/0')).toEqual([payload]);
});

test('an event that SQS refuses for what it is holds up nobody, and is put aside', async () => {
  const { accountId } = await scene({ slow: true });
  const Failed = [{ Id: '0', SenderFault: true, Code: 'InvalidMessageContents' }];
  const refusing = vi.spyOn(slowFanOutQueue().client, 'send').mockResolvedValue({ Failed } as never);
  const event = batch(accountId);
  expect(await fanOut(event)).toEqual({ batchItemFailures: [] });
  refusing.mockRestore();
  expect(await service.sqs.take(service.sqs.givenUpUrl)).toEqual([event]);
});

test('leaves nothing where nobody is slow, or nobody of them wants the event', async () => {
  const { accountId } = await scene({}, { slow: true, events: ['invoice.failed'] });
  await fanOut(batch(accountId));
  expect(await left()).toEqual([]);
});

test('makes no delivery twice, however often the stream and the queue bring the event', async () => {
  const { accountId, totals } = await scene({ slow: true });
  const again = batch(accountId);
  await fanOut(again);
  await fanOut(again);
  const messages = await left();
  expect(messages).toHaveLength(2);
  const answers = await Promise.all([fanOutToSlow(batchOf(messages)), fanOutToSlow(batchOf(messages.slice(1)))]);
  expect(answers).toEqual([{ batchItemFailures: [] }, { batchItemFailures: [] }]);
  await workOff();
  expect(bodiesAt('/0')).toEqual([PAYLOAD]);
  expect(await totals()).toEqual([1]);
});

test('keeps a delivery for a webhook that was paused since, and none for one that was deleted', async () => {
  const { accountId, calls, webhookIds } = await scene({ slow: true }, { slow: true });
  const [paused = '', deleted = ''] = webhookIds;
  await fanOut(batch(accountId));
  await calls.update(paused, { is_active: false });
  await calls.remove(deleted);
  await fanOutToSlow(batchOf(await left()));
  await workOff();
  expect(receiver.received).toEqual([]);
  expect((await calls.deliveries(paused)).body.data.deliveries).toMatchObject([
    { status: 'FAILED', attempts: 0, last_error: 'SUBSCRIPTION_INACTIVE' },
  ]);
});

test('writes for one receiver after the other, so that others get at the table in between', async () => {
  const { accountId, totals } = await scene({ slow: true }, { slow: true }, { slow: true });
  await fanOut(batch(accountId));
  await fanOut(batch(accountId));
  const messages = await left();
  const { client } = table();
  const atATime: number[] = [];
  let writing = 0;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (request) => {
        if (commandName !== 'TransactWriteItemsCommand') return next(request);
        writing += 1;
        atATime.push(writing);
        return next(request).finally(() => {
          writing -= 1;
        });
      },
    { step: 'initialize', name: 'watching' },
  );
  try {
    expect(await fanOutToSlow(batchOf(messages))).toEqual({ batchItemFailures: [] });
  } finally {
    client.middlewareStack.remove('watching');
  }
  expect(atATime).toEqual([1, 1, 1]);
  expect(await totals()).toEqual([2, 2, 2]);
});

test('tells a webhook that is prompt again from the queue of those that are', async () => {
  const { accountId } = await scene({ slow: true });
  await fanOut(batch(accountId));
  await fanOutToSlow(batchOf(await left()));
  await workOff();
  await fanOut(batch(accountId));
  expect(await left()).toEqual([]);
});

test.each(['TimeoutError', 'RequestThrottled'])(
  'an event that %s kept from being left is given back to the stream, one that could not be fanned out to the queue',
  async (name) => {
    const [mine, theirs] = [await scene({ slow: true }), await scene({ slow: true })];
    await fanOut(batch(theirs.accountId));
    const messages = await left();
    const again = batch(mine.accountId);
    const refused = refusing(
      slowFanOutQueue(),
      {},
      () => fanOut(again),
      Object.assign(new Error('not taken'), { name }),
    );
    expect(await refused).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect(await fanOut(again)).toEqual({ batchItemFailures: [] });
    expect(await left()).toMatchObject([{ account_id: mine.accountId, webhook_ids: mine.webhookIds }]);
    const broken = { ...messages[0], webhook_ids: [] };
    expect(await fanOutToSlow(batchOf([broken, ...messages]))).toEqual({
      batchItemFailures: [{ itemIdentifier: 'message-0' }],
    });
    expect(await theirs.totals()).toEqual([1]);
  },
);

const CONFLICT = new TransactionCanceledException({
  message: 'cancelled',
  $metadata: {},
  CancellationReasons: [{ Code: 'TransactionConflict' }],
});
const THROTTLE = Object.assign(new Error('too much of one partition'), { name: 'ThrottlingException' });

test.each([
  ['conflicts where deliveries are written', 'TransactWriteItemsCommand', CONFLICT],
  ['a throttle where deliveries are written', 'TransactWriteItemsCommand', THROTTLE],
  ['a throttle where subscriptions are read', 'QueryCommand', THROTTLE],
] as const)(
  "one account's items that DynamoDB refuses (%s) hold up no batch: who wants its events is told from the queue",
  async (_, command, error) => {
    const [refused, other] = [await scene({}, { slow: true }, { events: ['invoice.failed'] }), await scene({})];
    const both = () => fanOut({ Records: [...batch(refused.accountId).Records, ...batch(other.accountId).Records] });
    const calls = { command, words: refused.accountId };
    expect(await refusing(table(), calls, both, error)).toEqual({ batchItemFailures: [] });
    // What comes next is not even tried: that takes seconds.
    expect(await both()).toEqual({ batchItemFailures: [] });
    expect(await other.totals()).toEqual([2]);
    expect(await refused.totals()).toEqual([0, 0, 0]);

    expect(await fanOutToSlow(batchOf(await left()))).toEqual({ batchItemFailures: [] });
    expect(await refused.totals()).toEqual([2, 2, 0]);
    await workOff();
    expect(bodiesAt('/0')).toHaveLength(4);

    later(60_000);
    await fanOut(batch(refused.accountId)).finally(() => vi.useRealTimers());
    // The slow one answered promptly.
    expect(await refused.totals()).toEqual([3, 3, 0]);
  },
);
