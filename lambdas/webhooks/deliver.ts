import { setTimeout as sleep } from 'node:timers/promises';
import { deliveryQueues, sendAttempts } from '../adapters/delivery-queues.ts';
import { table } from '../adapters/table.ts';
import { forgetReplacedSecret } from '../adapters/webhooks/forget-replaced-secret.ts';
import { loadSubscriptions } from '../adapters/webhooks/subscriptions.ts';
import { type DeliveryMessage, deliveryMessageSchema } from '../contracts/delivery-message.ts';
import type { Subscription } from '../domain/webhooks/subscription.ts';
import { errorFields, log } from '../kit/log.ts';
import { queueConsumer } from '../kit/queue-consumer.ts';
import { deliverAttempt } from './deliver-attempt.ts';

/**
 * Attempts on slow receivers begin this far apart: those that hang all end after 5 s, and what is claimed or recorded at
 * once holds up the attempts on those that answer. Ten take 0.9 s of the worker's 30 longer.
 */
const APART_MS = 100;

/**
 * The delivery worker, of either queue. A batch reads its subscriptions at once and makes its attempts side by side;
 * what it finds on the fast queue for slow receivers it passes on, all in one call: a backlog of theirs is gone soon.
 */
export const handler = queueConsumer(deliveryMessageSchema, async (messages, queueArn) => {
  const subscriptions = await loadSubscriptions(table(), messages);
  await Promise.all([...subscriptions.values()].map(forgetSecret));
  const isFastQueue = nameOf(queueArn, ':') === nameOf(deliveryQueues().fastUrl, '/');
  const isPassedOn = ({ webhook_id }: DeliveryMessage): boolean => {
    const subscription = subscriptions.get(webhook_id);
    return isFastQueue && subscription?.isActive === true && subscription.slowSince !== null;
  };
  const passedOn = messages.filter(isPassedOn).map((message) => ({ message, lane: 'slow' as const, delaySeconds: 0 }));
  const passing = sendAttempts(deliveryQueues(), passedOn);
  return async (message) => {
    if (isPassedOn(message)) return passing;
    if (!isFastQueue) await sleep(messages.indexOf(message) * APART_MS);
    await deliverAttempt(message, subscriptions.get(message.webhook_id) ?? null, isFastQueue ? 'fast' : 'slow');
  };
});

/** It never throws: nothing waits for it, and the next batch sees to it again. */
async function forgetSecret(subscription: Subscription): Promise<void> {
  await forgetReplacedSecret(table(), subscription).catch((error: unknown) =>
    log('warn', 'a replaced secret was not forgotten', { webhookId: subscription.webhookId, ...errorFields(error) }),
  );
}

/** A queue's name is the last part of its ARN, and of its URL. */
function nameOf(arnOrUrl: string, separator: string): string | undefined {
  return arnOrUrl.split(separator).at(-1);
}
