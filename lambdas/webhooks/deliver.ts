import { deliveryQueues } from '../adapters/delivery-queues.ts';
import { table } from '../adapters/table.ts';
import { loadSubscription } from '../adapters/webhooks/subscriptions.ts';
import { deliveryMessageSchema } from '../contracts/delivery-message.ts';
import type { Subscription } from '../domain/webhooks/subscription.ts';
import { queueConsumer } from '../kit/queue-consumer.ts';
import { deliverAttempt } from './deliver-attempt.ts';

/** The delivery worker, of either queue. A batch reads each subscription once, and makes its attempts side by side. */
export const handler = queueConsumer(deliveryMessageSchema, () => {
  const read = new Map<string, Promise<Subscription | null>>();
  return async (message, record) => {
    const { account_id, webhook_id } = message;
    const subscription = read.get(webhook_id) ?? loadSubscription(table(), account_id, webhook_id);
    read.set(webhook_id, subscription);
    const isSlowQueue = nameOf(record.eventSourceARN, ':') === nameOf(deliveryQueues().slowUrl, '/');
    await deliverAttempt(message, await subscription, isSlowQueue ? 'slow' : 'fast');
  };
});

/** A queue's name is the last part of its ARN, and of its URL. */
function nameOf(arnOrUrl: string, separator: string): string | undefined {
  return arnOrUrl.split(separator).at(-1);
}
