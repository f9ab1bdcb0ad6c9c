import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSEvent } from 'aws-lambda';
import { describe, expect, test, vi } from 'vitest';
import { deliveryQueues } from '../../lambdas/adapters/delivery-queues.ts';
import { deliveryKey, subscriptionKey } from '../../lambdas/adapters/keys.ts';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { claimDelivery } from '../../lambdas/adapters/webhooks/claim-delivery.ts';
import { eventPayloadSchema } from '../../lambdas/contracts/event-payload.ts';
import { resourcePayloadSchema } from '../../lambdas/contracts/resource-payload.ts';
import type { DeliveryAnswer } from '../../lambdas/contracts/webhook-answers.ts';
import { handler as deliver } from '../../lambdas/webhooks/deliver.ts';
import { handler as sweep } from '../../lambdas/webhooks/sweep-deliveries.ts';
import { finished } from '../fixtures/invoices.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';
import { losingAnswersTo } from '../support/racing.ts';
import {
  batchOf,
  eventsOf,
  fanOut,
  receiver,
  service,
  startDeliveries,
  workOff,
} from '../support/webhook-deliveries.ts';

startDeliveries();

/** An account with webhooks, and the events of one finished invoice as the table's stream would bring them. */
async function scene(subscriptions: readonly object[] = [{}], failedChecks: Parameters<typeof finished>[2] = []) {
  const accountId = newId('acc');
  const calls = webhookCalls(accountId);
  const webhookIds: string[] = [];
  for (const [index, changes] of subscriptions.entries()) {
    const { body } = await calls.create({
      url: `${receiver.origin}/${index}`,
      events: ['*'],
      secret: 'secret',
      ...changes,
    });
    webhookIds.push(body.data.id);
  }
  const invoice = await finished(service.dynamoDb.table, accountId, failedChecks);
  const records = await eventsOf(accountId, invoice.invoiceId);
  return { accountId, calls, webhookId: webhookIds[0] ?? '', webhookIds, invoice, records };
}

async function deliveriesOf({ calls, webhookId }: Awaited<ReturnType<typeof scene>>): Promise<DeliveryAnswer[]> {
  return (await calls.deliveries(webhookId, { page_size: '100' })).body.data.deliveries;
}

/** Moves a waiting attempt into the present, as the passing of time would. */
async function letTimePass(ids: { accountId: string; webhookId: string }, deliveryId: string, ms: number) {
  const { client, name } = service.dynamoDb.table;
  const at = new Date(Date.now() - ms).toISOString();
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: deliveryKey({ ...ids, deliveryId }),
      UpdateExpression: 'SET nextAttemptAt = :at, dueSk = :due REMOVE claimedUntil',
      ExpressionAttributeValues: { ':at': at, ':due': `${at}#${deliveryId}` },
    }),
  );
}

const one = async (changes: object = {}) => {
  const at = await scene([changes]);
  const [uploaded] = at.records;
  if (uploaded === undefined) throw new Error('The invoice has no events');
  await fanOut(uploaded);
  const [delivery] = await deliveriesOf(at);
  if (delivery === undefined) throw new Error('Nothing was queued');
  return { ...at, uploaded, delivery };
};

describe('the fan-out', () => {
  test('sends every matching subscription the very bytes of the event, once, however often the batch comes', async () => {
    const { records, webhookIds, calls } = await scene([
      {},
      { events: ['invoice.processed', 'invoice.uploaded'] },
      { events: ['invoice.failed'] },
    ]);
    await fanOut(...records.slice(0, 5));
    // Again with more of them, as after a failure, and each by itself, all at the same time.
    await Promise.all([fanOut(...records), fanOut(...records), ...records.map((record) => fanOut(record))]);
    await workOff();
    // What was delivered stays delivered when the batch comes once more.
    await fanOut(...records);
    await workOff();
    const bodies = (path: string) => receiver.received.filter((got) => got.path === path).map(({ body }) => body);
    expect(new Set(bodies('/0'))).toEqual(new Set(records.map(({ payload }) => payload)));
    expect(bodies('/0')).toHaveLength(14);
    expect(
      bodies('/1')
        .map((body) => JSON.parse(body).event)
        .sort(),
    ).toEqual(['invoice.processed', 'invoice.uploaded']);
    expect(bodies('/2')).toEqual([]);
    for (const body of bodies('/0')) eventPayloadSchema.parse(JSON.parse(body));
    for (const query of [{}, { status: 'DELIVERED' }]) {
      const totals = webhookIds.map(async (id) => (await calls.deliveries(id, query)).body.data.total);
      expect(await Promise.all(totals)).toEqual([14, 2, 0]);
    }
  });

  test('tells an inactive subscription nothing', async () => {
    const { records, webhookId, calls } = await scene();
    await calls.update(webhookId, { is_active: false });
    await fanOut(...records);
    expect(await workOff()).toEqual([]);
    expect((await calls.deliveries(webhookId)).body.data.total).toBe(0);
  });

  test('queues again what a crash kept from the queue, without a second delivery', async () => {
    const at = await one();
    await service.sqs.purge();
    await fanOut(at.uploaded);
    await workOff();
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(at)).toHaveLength(1);
  });
});

describe('the alternative shape', () => {
  const eventsReceived = () => receiver.received.map(({ body }) => resourcePayloadSchema.parse(JSON.parse(body)));

  test('tells of processing once, and of extracted and validated between it and the end', async () => {
    const { records, invoice } = await scene([{ payload_format: 'resource' }]);
    for (const record of records) {
      await fanOut(record);
      await workOff();
    }
    expect(eventsReceived().map(({ event }) => event)).toEqual([
      'invoice.uploaded',
      'invoice.processing',
      'invoice.extracted',
      'invoice.validated',
      'invoice.processed',
    ]);
    for (const payload of eventsReceived()) {
      expect(Object.keys(payload).sort()).toEqual(['data', 'event', 'timestamp']);
      expect(payload.data).toMatchObject({ id: invoice.invoiceId, file_name: 'invoice.pdf' });
    }
    expect(eventsReceived().at(-1)?.data.processed_at).toBe(invoice.processedAt);
    expect(receiver.received.map(({ headers }) => headers['x-service-event'])[2]).toBe('invoice.extracted');
  });

  test('is filtered by its own names', async () => {
    const { records } = await scene([{ payload_format: 'resource', events: ['invoice.validated'] }]);
    await fanOut(...records);
    await workOff();
    expect(eventsReceived().map(({ event }) => event)).toEqual(['invoice.validated']);
  });
});

describe('an attempt', () => {
  test('that succeeds ends the delivery, with what was answered in its log', async () => {
    const at = await one();
    await workOff();
    const [delivery] = await deliveriesOf(at);
    expect(delivery).toMatchObject({
      id: at.delivery.id,
      status: 'DELIVERED',
      attempts: 1,
      next_attempt_at: null,
      last_status_code: 200,
      last_error: null,
      invoice_id: at.invoice.invoiceId,
      attempt_log: [{ attempt: 1, status_code: 200, error: null, response_excerpt: 'answer 1' }],
    });
    expect(receiver.received[0]?.headers).toMatchObject({
      'x-service-delivery': at.delivery.id,
      'webhook-id': at.delivery.id,
      'x-service-event': 'invoice.uploaded',
    });
  });

  test('that fails waits a minute and up to a tenth more, and is not made before', async () => {
    receiver.status = 500;
    const at = await one();
    await workOff();
    const [delivery] = await deliveriesOf(at);
    expect(delivery).toMatchObject({
      status: 'PENDING',
      attempts: 1,
      last_status_code: 500,
      last_error: 'STATUS_NOT_200',
    });
    const wait = Date.parse(delivery?.next_attempt_at ?? '') - Date.now();
    expect(wait).toBeGreaterThan(55_000);
    expect(wait).toBeLessThanOrEqual(66_000);
    const ids = { account_id: at.accountId, webhook_id: at.webhookId, delivery_id: at.delivery.id };
    await deliver(batchOf([1, 2, 2, 3].map((attempt) => ({ ...ids, attempt }))));
    expect(receiver.received).toHaveLength(1);
  });

  test('is made five times more, each with the same bytes and id, and the delivery is FAILED then', async () => {
    receiver.status = 503;
    const at = await one();
    await workOff();
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      if (attempt <= 6) await letTimePass(at, at.delivery.id, 1_000);
      const message = { account_id: at.accountId, webhook_id: at.webhookId, delivery_id: at.delivery.id, attempt };
      // The message about the attempt before came late, and is about nothing any more.
      await deliver(batchOf([{ ...message, attempt: attempt - 1 }]));
      expect(receiver.received).toHaveLength(Math.min(attempt - 1, 6));
      await deliver(batchOf([message, message, message]));
      expect(receiver.received).toHaveLength(Math.min(attempt, 6));
    }
    expect(receiver.received).toHaveLength(6);
    expect(new Set(receiver.received.map(({ body }) => body))).toEqual(new Set([at.uploaded.payload]));
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([at.delivery.id]));
    expect(await deliveriesOf(at)).toMatchObject([{ status: 'FAILED', attempts: 6, next_attempt_at: null }]);
    expect((await at.calls.deliveries(at.webhookId, { status: 'FAILED' })).body.data.total).toBe(1);
    expect((await at.calls.deliveries(at.webhookId, { status: 'PENDING' })).body.data.total).toBe(0);
  });

  test('is made once by workers that get its message at once', async () => {
    const at = await one();
    const messages = await service.sqs.take(service.sqs.url);
    await Promise.all(Array.from({ length: 10 }, () => deliver(batchOf(messages))));
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(at)).toMatchObject([{ status: 'DELIVERED', attempts: 1 }]);
  });

  test('is made by the worker that claimed it, although the answer to its claim was lost', async () => {
    const at = await one();
    await losingAnswersTo(table(), 'UpdateItemCommand', workOff);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(at)).toMatchObject([{ status: 'DELIVERED', attempts: 1 }]);
  });

  test('is made again when its worker died over it, and not while the claim holds', async () => {
    const at = await one();
    const ids = { accountId: at.accountId, webhookId: at.webhookId, deliveryId: at.delivery.id };
    expect(await claimDelivery(service.dynamoDb.table, ids, 1)).toMatchObject({ delivery: { attempts: 0 } });
    const messages = await service.sqs.take(service.sqs.url);
    await deliver(batchOf(messages));
    expect(receiver.received).toHaveLength(0);
    await letTimePass(at, at.delivery.id, 1_000);
    await deliver(batchOf(messages));
    expect(receiver.received).toHaveLength(1);
  });

  test('is not made any more for a subscription that is inactive or gone', async () => {
    receiver.status = 500;
    const paused = await one();
    await workOff();
    await paused.calls.update(paused.webhookId, { is_active: false });
    await letTimePass(paused, paused.delivery.id, 1_000);
    const message = { account_id: paused.accountId, webhook_id: paused.webhookId, delivery_id: paused.delivery.id };
    await deliver(batchOf([{ ...message, attempt: 2 }]));
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(paused)).toMatchObject([
      { status: 'FAILED', attempts: 1, last_error: 'SUBSCRIPTION_INACTIVE', next_attempt_at: null },
    ]);
    const gone = await one();
    await gone.calls.remove(gone.webhookId);
    await workOff();
    expect(receiver.received).toHaveLength(1);
  });

  test('goes out under both secrets while a new one overlaps', async () => {
    const at = await one();
    await at.calls.update(at.webhookId, { secret: 'another' });
    await workOff();
    const [got] = receiver.received;
    expect(got?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    expect(got?.headers['x-service-signature-previous']).toMatch(/^[0-9a-f]{64}$/);
  });

  test('that another message tells of nonsense about is reported, and the rest of the batch is dealt with', async () => {
    await one();
    const messages = await service.sqs.take(service.sqs.url);
    const { Records } = batchOf(messages);
    const broken = { ...batchOf(messages).Records[0], messageId: 'broken', body: '{"attempt":0}' };
    const answer = await deliver({ Records: [broken, ...Records] } as SQSEvent);
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'broken' }] });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a receiver that keeps us waiting', () => {
  const slowSince = async (accountId: string, webhookId: string, since: string | null) => {
    const { client, name } = service.dynamoDb.table;
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: subscriptionKey(accountId, webhookId),
        UpdateExpression: 'SET slowSince = :since',
        ExpressionAttributeValues: { ':since': since },
      }),
    );
  };

  test('is delivered to from a queue of its own, and comes back from it when it answers in time', async () => {
    const { records, accountId, webhookId } = await scene();
    const [first, second] = records;
    if (first === undefined || second === undefined) throw new Error('The invoice has too few events');
    await fanOut(first);
    await slowSince(accountId, webhookId, new Date().toISOString());
    await fanOut(second);
    expect(await service.sqs.take(service.sqs.slowUrl)).toHaveLength(1);
    // What was on the fast queue already is passed on by the worker, without an attempt.
    await deliver(batchOf(await service.sqs.take(service.sqs.url)));
    expect(receiver.received).toHaveLength(0);
    const passedOn = await service.sqs.take(service.sqs.slowUrl);
    expect(passedOn).toHaveLength(1);
    receiver.status = 500;
    await deliver(batchOf(passedOn, 'due-slow'));
    expect(receiver.received).toHaveLength(1);
    await fanOut(second);
    expect(await service.sqs.take(service.sqs.url)).toHaveLength(1);
  });

  test('is not tried many times at the same instant, so that claims and records of those that hang don’t come at once', async () => {
    const at = await scene();
    await slowSince(at.accountId, at.webhookId, new Date().toISOString());
    await fanOut(...at.records.slice(0, 4));
    const started = Date.now();
    await deliver(batchOf(await service.sqs.take(service.sqs.slowUrl), 'due-slow'));
    const begun = (await deliveriesOf(at)).map(({ attempt_log: [attempt] }) => Date.parse(attempt?.at ?? '') - started);
    const inTurn = begun.toSorted((a, b) => a - b);
    expect(inTurn).toHaveLength(4);
    for (const [index, ms] of inTurn.entries()) expect(ms).toBeGreaterThanOrEqual(index * 95);
  });

  test('is moved there while its first attempt still waits, and a late success counts all the same', async () => {
    const answer = Promise.withResolvers<void>();
    receiver.held = answer.promise;
    const at = await one();
    const [, second] = at.records;
    if (second === undefined) throw new Error('The invoice has too few events');
    const delivering = workOff();
    try {
      await vi.waitUntil(
        async () => {
          await fanOut(second);
          return (await service.sqs.take(service.sqs.slowUrl)).length > 0;
        },
        { timeout: 4_000, interval: 100 },
      );
      expect(await deliveriesOf(at)).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
    } finally {
      answer.resolve();
    }
    await delivering;
    expect((await deliveriesOf(at)).at(-1)).toMatchObject({ status: 'DELIVERED', attempts: 1 });
  });

  test('leaves a backlog on the fast queue that is passed on ten messages a call', async () => {
    const { records, accountId, webhookId } = await scene();
    for (const record of records.slice(0, 10)) await fanOut(record);
    await slowSince(accountId, webhookId, new Date().toISOString());
    const backlog = await service.sqs.take(service.sqs.url);
    expect(backlog).toHaveLength(10);
    let calls = 0;
    const { client } = deliveryQueues();
    client.middlewareStack.add(
      (next) => (request) => {
        calls += 1;
        return next(request);
      },
      { step: 'initialize', name: 'counting' },
    );
    await deliver(batchOf(backlog));
    client.middlewareStack.remove('counting');
    expect(calls).toBe(1);
    expect(await service.sqs.take(service.sqs.slowUrl)).toHaveLength(10);
  });
});

describe('the sweeper', () => {
  test('queues what was lost, once for however many sweeps meet at it', async () => {
    const at = await one();
    await service.sqs.purge();
    await letTimePass(at, at.delivery.id, 10 * 60_000);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    await workOff();
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(at)).toMatchObject([{ status: 'DELIVERED', attempts: 1 }]);
  });

  test('leaves alone what waits for its time in the queue', async () => {
    await one();
    await service.sqs.purge();
    await sweep();
    expect(await service.sqs.take(service.sqs.url)).toEqual([]);
  });

  test('leaves a parked attempt alone until it is nearly due, and then queues it for its very time', async () => {
    receiver.status = 500;
    const at = await one();
    await workOff();
    const ids = { account_id: at.accountId, webhook_id: at.webhookId, delivery_id: at.delivery.id };
    for (const attempt of [2, 3, 4]) {
      await letTimePass(at, at.delivery.id, 1_000);
      await deliver(batchOf([{ ...ids, attempt }]));
    }
    const [parked] = await deliveriesOf(at);
    expect(Date.parse(parked?.next_attempt_at ?? '') - Date.now()).toBeGreaterThan(59 * 60_000);
    await service.sqs.purge();
    await sweep();
    expect(await service.sqs.take(service.sqs.url)).toEqual([]);
    // Two minutes before its time the ledger has it looked at.
    await letTimePass(at, at.delivery.id, -60_000);
    const { client, name } = service.dynamoDb.table;
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: deliveryKey({ ...at, deliveryId: at.delivery.id }),
        UpdateExpression: 'SET dueSk = :now',
        ExpressionAttributeValues: { ':now': `2020-01-01T00:00:00.000Z#${at.delivery.id}` },
      }),
    );
    await sweep();
    expect(await service.sqs.take(service.sqs.url)).toEqual([]);
    expect(await deliveriesOf(at)).toMatchObject([{ status: 'PENDING', attempts: 4 }]);
  });
});

describe('a replay', () => {
  test('of one sends the same bytes under the same id, and begins the schedule anew', async () => {
    const at = await one();
    await workOff();
    await at.calls.replayOne(at.webhookId, at.delivery.id);
    await workOff();
    expect(receiver.received).toHaveLength(2);
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(await deliveriesOf(at)).toMatchObject([{ status: 'DELIVERED', attempts: 2 }]);
    expect((await at.calls.deliveries(at.webhookId)).body.data.total).toBe(1);
  });

  test('by filter sends what it counted, once each', async () => {
    const at = await scene();
    await fanOut(...at.records);
    await workOff();
    const { body } = await at.calls.replay(at.webhookId, { since: '2026-01-01T00:00:00Z', status: 'DELIVERED' });
    expect(body.data).toEqual({ queued: 14 });
    await workOff();
    expect(receiver.received).toHaveLength(28);
    const sent = Map.groupBy(receiver.received, ({ headers }) => headers['webhook-id']);
    for (const twice of sent.values()) expect(new Set(twice.map(({ body }) => body)).size).toBe(1);
    expect([...sent.values()].map(({ length }) => length)).toEqual(Array(14).fill(2));
  });

  test('to an inactive subscription is refused, and what had arrived stays delivered', async () => {
    const at = await one();
    await workOff();
    await at.calls.update(at.webhookId, { is_active: false });
    for (const refused of [
      await at.calls.replayOne(at.webhookId, at.delivery.id),
      await at.calls.replay(at.webhookId, { since: '2026-01-01T00:00:00Z' }),
      await at.calls.test(at.webhookId),
    ]) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'WEBHOOK_INACTIVE' } });
    }
    await workOff();
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(at)).toMatchObject([{ status: 'DELIVERED', attempts: 1 }]);
  });
});
