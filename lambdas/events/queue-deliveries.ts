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
  const shapes = shapesOf(event);
  const now = new Date().toISOString();
  const wanted = subscriptions.flatMap((subscription) => {
    const told = shapes[subscription.payloadFormat];
    if (told === null || !wants(subscription, told.event)) return [];
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

/** The event's name and bytes in either shape; null in one that does not tell of it. */
function shapesOf({ event, payload, resourcePayload }: StoredEvent) {
  return {
    standard: { event, body: payload },
    // The alternative shape calls two of the twelve steps by names of their own.
    resource: resourcePayload === undefined ? null : { event: nameIn(resourcePayload), body: resourcePayload },
  };
}

function nameIn(payload: string): string {
  return (JSON.parse(payload) as { readonly event: string }).event;
}
