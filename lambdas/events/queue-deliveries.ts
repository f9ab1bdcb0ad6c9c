import { deliveryQueues, sendAttempts } from '../adapters/delivery-queues.ts';
import { table } from '../adapters/table.ts';
import { createDeliveries } from '../adapters/webhooks/create-deliveries.ts';
import { deliveryIdOf } from '../adapters/webhooks/delivery-id.ts';
import { nextAttempt } from '../adapters/webhooks/next-attempt.ts';
import { newDelivery } from '../domain/webhooks/delivery.ts';
import { type Subscription, wants } from '../domain/webhooks/subscription.ts';
import type { StoredEvent } from './stored-event.ts';

/** The subscriptions of an account as they are at least as late as the event was. */
export type SubscriptionsOf = (accountId: string) => Promise<readonly Subscription[]>;

/**
 * Makes one delivery for each subscription that wants the event, with the very bytes to send, and queues them. A
 * repeated record makes none twice, and queues again what may not have been queued.
 */
export async function queueDeliveries(event: StoredEvent, subscriptionsOf: SubscriptionsOf): Promise<void> {
  const subscriptions = await subscriptionsOf(event.accountId);
  const now = new Date().toISOString();
  const wanted = subscriptions.flatMap((subscription) => {
    const told = toldTo(subscription, event);
    if (told === null) return [];
    const { accountId, webhookId, slowSince } = subscription;
    const ids = { accountId, webhookId, deliveryId: deliveryIdOf(event.eventId, webhookId) };
    const delivery = newDelivery({ ...ids, invoiceId: event.invoiceId, ...told }, now);
    return [{ delivery, lane: slowSince === null ? ('fast' as const) : ('slow' as const) }];
  });
  if (wanted.length === 0) return;
  await createDeliveries(
    table(),
    wanted.map(({ delivery }) => delivery),
  );
  await sendAttempts(
    deliveryQueues(),
    wanted.map(({ delivery, lane }) => ({ message: nextAttempt(delivery), lane, delaySeconds: 0 })),
  );
}

/** The event in the subscription's shape; null when it is not to be told of it. */
function toldTo(subscription: Subscription, event: StoredEvent): { event: string; body: string } | null {
  const body = subscription.payloadFormat === 'standard' ? event.payload : event.resourcePayload;
  if (body === undefined) return null;
  // The alternative shape calls two of the twelve steps by names of their own.
  const { event: name } = JSON.parse(body) as { readonly event: string };
  return wants(subscription, name) ? { event: name, body } : null;
}
