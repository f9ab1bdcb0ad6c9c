import { sendToSlowFanOut, slowFanOutQueue } from '../adapters/slow-fan-out-queue.ts';
import type { StoredEvent } from './stored-event.ts';
import type { Telling } from './telling.ts';

/** Leaves events to the slow receivers' own fan-out, with who is to be told of them, or to be told to all who want them. */
export async function leaveToSlowFanOut(
  tellings: readonly (Telling | { readonly event: StoredEvent; readonly subscriptions?: never })[],
): Promise<void> {
  const messages = tellings.map(({ event, subscriptions }) => ({
    account_id: event.accountId,
    invoice_id: event.invoiceId,
    event_id: event.eventId,
    event: event.event,
    payload: event.payload,
    resource_payload: event.resourcePayload,
    webhook_ids: subscriptions?.map(({ webhookId }) => webhookId),
  }));
  await sendToSlowFanOut(slowFanOutQueue(), messages);
}
