import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord, SQSEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { EVENT_PREFIX, invoiceKey } from '../../lambdas/adapters/keys.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { listSubscriptions } from '../../lambdas/adapters/webhooks/subscriptions.ts';
import type { DeliveryMessage } from '../../lambdas/contracts/delivery-message.ts';
import { queueDeliveries } from '../../lambdas/events/queue-deliveries.ts';
import { type StoredEvent, storedEvent } from '../../lambdas/events/stored-event.ts';
import { tellingsOf } from '../../lambdas/events/telling.ts';
import { handler as deliver } from '../../lambdas/webhooks/deliver.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { type Receiver, startReceiver } from '../fixtures/webhooks.ts';

/** The engines of the test file, with queues that are empty before each test. */
export let service: ServiceEngines;
/** On this machine, which webhooks may go to; another one for each test. */
export let receiver: Receiver;

/** Has both ready for the tests of the file that calls it. */
export function startDeliveries(): void {
  beforeAll(async () => {
    process.env.IVS_ALLOW_LOOPBACK_WEBHOOKS = 'true';
    service = await startService();
  });
  afterAll(async () => {
    delete process.env.IVS_ALLOW_LOOPBACK_WEBHOOKS;
    await service.stop();
  });
  beforeEach(async () => {
    receiver = await startReceiver();
    await service.sqs.purge();
  });
  afterEach(() => receiver.stop());
}

/** Messages as Lambda hands them to a queue's consumer. */
export const batchOf = (messages: readonly object[], queue = 'due') =>
  ({
    Records: messages.map((message, index) => ({
      messageId: `message-${index}`,
      body: JSON.stringify(message),
      eventSourceARN: `arn:aws:sqs:us-east-1:000000000000:${queue}`,
    })),
  }) as unknown as SQSEvent;

/** An invoice's events as the table's stream would bring them. */
export async function eventsOf(accountId: string, invoiceId: string): Promise<StoredEvent[]> {
  const { client, name } = service.dynamoDb.table;
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :events)',
      ExpressionAttributeValues: { ':pk': invoiceKey(accountId, invoiceId).pk, ':events': EVENT_PREFIX },
    }),
  );
  return Items.map((item) => {
    const texts = Object.entries(item).filter(([, value]) => typeof value === 'string');
    const NewImage = Object.fromEntries(texts.map(([key, value]) => [key, { S: String(value) }]));
    return storedEvent({ dynamodb: { NewImage } } as DynamoDBRecord);
  });
}

/** Queues what an account's subscriptions are to hear of. */
export async function fanOut(...events: readonly StoredEvent[]): Promise<void> {
  await queueDeliveries(tellingsOf(events, await listSubscriptions(table(), events[0]?.accountId ?? '')));
}

/** So few that a busy machine still makes each attempt of a batch within its timeout. */
const BATCH = 10;

/**
 * Hands everything that is visible on the queues to the worker, as Lambda would, until nothing is left.
 * @returns what that was.
 */
export async function workOff(): Promise<DeliveryMessage[]> {
  const handled: DeliveryMessage[] = [];
  for (;;) {
    const fast = await service.sqs.take(service.sqs.url);
    const slow = await service.sqs.take(service.sqs.slowUrl);
    if (fast.length + slow.length === 0) return handled;
    for (const [messages, queue] of [[fast, 'due'] as const, [slow, 'due-slow'] as const]) {
      for (let first = 0; first < messages.length; first += BATCH) {
        const batch = batchOf(messages.slice(first, first + BATCH), queue);
        expect(await deliver(batch)).toEqual({ batchItemFailures: [] });
      }
    }
    handled.push(...fast, ...slow);
  }
}
