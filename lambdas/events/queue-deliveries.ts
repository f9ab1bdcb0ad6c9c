import { deliveryQueues, type Lane, sendAttempts } from '../adapters/delivery-queues.ts';
import { table } from '../adapters/table.ts';
import { createDeliveries } from '../adapters/webhooks/create-deliveries.ts';
import { deliveryIdOf } from '../adapters/webhooks/delivery-id.ts';
import { nextAttempt } from '../adapters/webhooks/next-attempt.ts';
import { type Delivery, newDelivery } from '../domain/webhooks/delivery.ts';
import { type Subscription, wants } from '../domain/webhooks/subscription.ts';
import type { StoredEvent } from './stored-event.ts';

interface Wanted {
  readonly delivery: Delivery;
  readonly lane: Lane;
}

/**
 * Makes one delivery for each event and subscription that wants it, with the very bytes to send, and queues them. A
 * repeated record makes none twice, and queues again what may not have been queued.
 * @param events of one account.
 */
export async function queueDeliveries(
  events: readonly StoredEvent[],
  subscriptions: readonly Subscription[],
): Promise<void> {
  const now = new Date().toISOString();
  const wanted = events.flatMap((event) => deliveriesOf(event, subscriptions, now));
  // Receivers that answer in time must not wait until as many more are written for those that don't; nor may the events
  // behind these, which this call holds up until all is written: so both at once.
  await Promise.all((['fast', 'slow'] as const).map((lane) => queueOn(lane, wanted)));
}

async function queueOn(lane: Lane, wanted: readonly Wanted[]): Promise<void> {
  const deliveries = wanted.filter((each) => each.lane === lane).map(({ delivery }) => delivery);
  await createDeliveries(table(), deliveries);
  const attempts = deliveries.map((delivery) => ({ message: nextAttempt(delivery), lane, delaySeconds: 0 }));
  await sendAttempts(deliveryQueues(), attempts);
}

function deliveriesOf(event: StoredEvent, subscriptions: readonly Subscription[], createdAt: string): Wanted[] {
  const shapes = shapesOf(event);
  return subscriptions.flatMap((subscription) => {
    const told = shapes[subscription.payloadFormat];
    if (told === null || !wants(subscription, told.event)) return [];
    const { accountId, webhookId, slowSince } = subscription;
    const ids = { accountId, webhookId, deliveryId: deliveryIdOf(event.eventId, webhookId) };
    const delivery = newDelivery({ ...ids, invoiceId: event.invoiceId, ...told }, createdAt);
    return [{ delivery, lane: slowSince === null ? ('fast' as const) : ('slow' as const) }];
  });
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
