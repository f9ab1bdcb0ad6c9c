import { deliveryQueues, sendAttempts } from '../adapters/delivery-queues.ts';
import { table } from '../adapters/table.ts';
import { createDeliveries } from '../adapters/webhooks/create-deliveries.ts';
import { deliveryIdOf, deliveryTime } from '../adapters/webhooks/delivery-id.ts';
import { nextAttempt } from '../adapters/webhooks/next-attempt.ts';
import { newDelivery } from '../domain/webhooks/delivery.ts';
import { eventInShape } from './event-in-shape.ts';
import type { Telling } from './telling.ts';

/**
 * Makes one delivery for each event and subscription, with the very bytes to send, and queues them. What is told again
 * makes none twice, and queues again what may not have been queued.
 * @param tellings of one account.
 */
export async function queueDeliveries(tellings: readonly Telling[]): Promise<void> {
  const now = new Date().toISOString();
  const made = tellings.flatMap((telling) => deliveriesOf(telling, now));
  await createDeliveries(
    table(),
    made.map(({ delivery }) => delivery),
  );
  const attempts = made.map(({ delivery, lane }) => ({ message: nextAttempt(delivery), lane, delaySeconds: 0 }));
  await sendAttempts(deliveryQueues(), attempts);
}

function deliveriesOf({ event, subscriptions }: Telling, dueAt: string) {
  return subscriptions.flatMap(({ accountId, webhookId, payloadFormat, slowSince }) => {
    const told = eventInShape(event, payloadFormat);
    if (told === null) return [];
    const deliveryId = deliveryIdOf(event.eventId, webhookId);
    const fresh = { accountId, webhookId, deliveryId, invoiceId: event.invoiceId, ...told };
    const delivery = newDelivery(fresh, deliveryTime(deliveryId), dueAt);
    return [{ delivery, lane: slowSince === null ? ('fast' as const) : ('slow' as const) }];
  });
}
