import type { DeliveryMessage } from '../../contracts/delivery-message.ts';
import type { Delivery } from '../../domain/webhooks/delivery.ts';
import { type DeliveryQueues, type Lane, LONGEST_DELAY_S, sendAttempts } from '../delivery-queues.ts';

/** The message about a waiting delivery's next attempt. */
export function nextAttempt({ accountId, webhookId, deliveryId, attempts }: Delivery): DeliveryMessage {
  return { account_id: accountId, webhook_id: webhookId, delivery_id: deliveryId, attempt: attempts + 1 };
}

/** Whole seconds until a time (milliseconds since 1970), never early. */
export function delayUntil(dueAt: number): number {
  return Math.max(0, Math.ceil((dueAt - Date.now()) / 1_000));
}

/** Queues an attempt with the delay until it is due; one that is further off than SQS can wait stays parked in the ledger. */
export async function queueNextAttempt(
  queues: DeliveryQueues,
  message: DeliveryMessage,
  lane: Lane,
  dueAt: number,
): Promise<void> {
  const delaySeconds = delayUntil(dueAt);
  if (delaySeconds > LONGEST_DELAY_S) return;
  await sendAttempts(queues, [{ message, lane, delaySeconds }]);
}
