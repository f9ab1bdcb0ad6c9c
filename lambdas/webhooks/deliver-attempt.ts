import { setTimeout as sleep } from 'node:timers/promises';
import { deliveryQueues, type Lane } from '../adapters/delivery-queues.ts';
import { table } from '../adapters/table.ts';
import { type ClaimedDelivery, claimDelivery } from '../adapters/webhooks/claim-delivery.ts';
import { nextAttempt, queueNextAttempt } from '../adapters/webhooks/next-attempt.ts';
import { recordDelivery } from '../adapters/webhooks/record-delivery.ts';
import { signedHeaders } from '../adapters/webhooks/sign-delivery.ts';
import { updateSubscription } from '../adapters/webhooks/subscriptions.ts';
import type { DeliveryMessage } from '../contracts/delivery-message.ts';
import { afterAttempt, withdrawn } from '../domain/webhooks/attempt.ts';
import type { Delivery } from '../domain/webhooks/delivery.ts';
import { type Subscription, signingSecrets } from '../domain/webhooks/subscription.ts';
import { errorFields, log } from '../kit/log.ts';
import { retrySchedule } from './retry-schedule.ts';
import { webhookSender } from './webhook-sender.ts';

/** A receiver that takes longer is slow: 500 parallel attempts (lib/webhook-delivery.ts) of those that are not are 500 a second. */
const SLOW_AFTER_MS = 1_000;

/**
 * Makes one attempt, if it is there to be made and is ours: claim, post, record, and queue the next. A crash anywhere
 * before the record makes it again; one after it leaves the next attempt to the sweeper.
 */
export async function deliverAttempt(
  message: DeliveryMessage,
  subscription: Subscription | null,
  lane: Lane,
): Promise<void> {
  const { account_id: accountId, webhook_id: webhookId, delivery_id: deliveryId, attempt } = message;
  const claimed = await claimDelivery(table(), { accountId, webhookId, deliveryId }, attempt);
  if (claimed === null) return;
  if ('dueAt' in claimed) {
    await queueNextAttempt(deliveryQueues(), message, lane, claimed.dueAt);
  } else if (subscription?.isActive) {
    await attemptNow(message, claimed, subscription);
  } else {
    const because = subscription === null ? 'SUBSCRIPTION_DELETED' : 'SUBSCRIPTION_INACTIVE';
    const after = withdrawn(claimed.delivery, because, Date.now());
    await queueNext(await recordDelivery(table(), claimed.delivery, after, claimed.claim), lane);
  }
}

async function attemptNow(
  message: DeliveryMessage,
  { delivery, claim }: ClaimedDelivery,
  subscription: Subscription,
): Promise<void> {
  const headers = signedHeaders(delivery, signingSecrets(subscription, Date.now()), Date.now());
  const post = { url: subscription.url, headers, body: delivery.body };
  const posting = webhookSender().post(post);
  const [attempt, lane] = await Promise.all([posting, seeToLane(subscription, posting)]);
  const after = afterAttempt(delivery, attempt, retrySchedule(), Math.random());
  const recorded = await recordDelivery(table(), delivery, after, claim);
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
  await queueNext(recorded, lane);
}

async function queueNext(recorded: Delivery | null, lane: Lane): Promise<void> {
  if (recorded === null || recorded.nextAttemptAt === null) return;
  await queueNextAttempt(deliveryQueues(), nextAttempt(recorded), lane, Date.parse(recorded.nextAttemptAt));
}

/**
 * Moves a receiver to the slow queue, whose workers are its own, as soon as it keeps us waiting, and not only when the
 * attempt ends: until then everything for it would be caught in the fast queue's workers. An answer in time moves it back.
 * It never throws: the attempt counts, its lane is a matter of speed, and the next attempt sees to it again.
 */
async function seeToLane({ accountId, webhookId, slowSince }: Subscription, posting: Promise<unknown>): Promise<Lane> {
  const patience = new AbortController();
  const waited = sleep(SLOW_AFTER_MS, 'slow' as const, { signal: patience.signal }).catch(() => 'fast' as const);
  const lane = await Promise.race([posting.then(() => 'fast' as const), waited]);
  patience.abort();
  const wasSlow = slowSince !== null;
  if (wasSlow === (lane === 'slow')) return lane;
  const changes = { slowSince: wasSlow ? null : new Date().toISOString() };
  await updateSubscription(table(), accountId, webhookId, changes).catch((error: unknown) =>
    log('warn', 'a receiver was not moved to its lane', { webhookId, lane, ...errorFields(error) }),
  );
  return lane;
}
