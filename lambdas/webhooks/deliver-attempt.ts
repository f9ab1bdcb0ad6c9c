import { deliveryQueues, type Lane, sendAttempts } from '../adapters/delivery-queues.ts';
import { table } from '../adapters/table.ts';
import { type ClaimedDelivery, claimDelivery } from '../adapters/webhooks/claim-delivery.ts';
import { queueNextAttempt } from '../adapters/webhooks/next-attempt.ts';
import { recordDelivery } from '../adapters/webhooks/record-delivery.ts';
import { signedHeaders } from '../adapters/webhooks/sign-delivery.ts';
import { updateSubscription } from '../adapters/webhooks/subscriptions.ts';
import type { DeliveryMessage } from '../contracts/delivery-message.ts';
import { type Attempt, afterAttempt, withdrawn } from '../domain/webhooks/attempt.ts';
import { type Subscription, signingSecrets } from '../domain/webhooks/subscription.ts';
import { log } from '../kit/log.ts';
import { retrySchedule } from './retry-schedule.ts';
import { webhookSender } from './webhook-sender.ts';

/**
 * Makes one attempt, if it is there to be made and is ours: claim, post, record, and queue the next. A crash anywhere
 * before the record makes it again; one after it leaves the next attempt to the sweeper.
 */
export async function deliverAttempt(
  message: DeliveryMessage,
  subscription: Subscription | null,
  lane: Lane,
): Promise<void> {
  if (lane === 'fast' && subscription?.isActive && subscription.slowSince !== null) {
    await sendAttempts(deliveryQueues(), [{ message, lane: 'slow', delaySeconds: 0 }]);
    return;
  }
  const { account_id: accountId, webhook_id: webhookId, delivery_id: deliveryId, attempt } = message;
  const claimed = await claimDelivery(table(), { accountId, webhookId, deliveryId }, attempt);
  if (claimed === null) return;
  if ('dueAt' in claimed) {
    await queueNextAttempt(deliveryQueues(), message, lane, claimed.dueAt);
  } else if (subscription?.isActive) {
    await attemptNow(message, claimed, subscription);
  } else {
    const because = subscription === null ? 'SUBSCRIPTION_DELETED' : 'SUBSCRIPTION_INACTIVE';
    await recordDelivery(table(), claimed.delivery, withdrawn(claimed.delivery, because, Date.now()), claimed.claim);
  }
}

async function attemptNow(
  message: DeliveryMessage,
  { delivery, claim }: ClaimedDelivery,
  subscription: Subscription,
): Promise<void> {
  const headers = signedHeaders(delivery, signingSecrets(subscription, Date.now()), Date.now());
  const post = { url: subscription.url, headers, body: delivery.body };
  const attempt = await webhookSender().post(post);
  const after = afterAttempt(delivery, attempt, retrySchedule(), Math.random());
  const isOurs = await recordDelivery(table(), delivery, after, claim);
  const { delivery_id: deliveryId, webhook_id: webhookId } = message;
  const { statusCode, error } = attempt;
  const durationMs = attempt.endedAt - attempt.startedAt;
  log('info', 'an attempt was made', {
    deliveryId,
    webhookId,
    attempt: message.attempt,
    statusCode,
    error,
    durationMs,
  });
  const isSlow = await seeToLane(subscription, attempt);
  if (!isOurs || after.nextAttemptAt === null) return;
  const next = { ...message, attempt: after.attempts + 1 };
  await queueNextAttempt(deliveryQueues(), next, isSlow ? 'slow' : 'fast', Date.parse(after.nextAttemptAt));
}

/**
 * A receiver that let the deadline pass goes to the slow queue, whose workers are its own, until it answers with success.
 * @returns whether it is one now.
 */
async function seeToLane(subscription: Subscription, { error, endedAt }: Attempt): Promise<boolean> {
  const wasSlow = subscription.slowSince !== null;
  const isSlow = error === 'TIMEOUT' || (wasSlow && error !== null);
  if (isSlow !== wasSlow) {
    const slowSince = isSlow ? new Date(endedAt).toISOString() : null;
    await updateSubscription(table(), subscription.accountId, subscription.webhookId, { slowSince });
  }
  return isSlow;
}
