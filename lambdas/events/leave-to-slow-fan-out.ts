import { sendToSlowFanOut, slowFanOutQueue } from '../adapters/slow-fan-out-queue.ts';
import type { Telling } from './telling.ts';

/** Leaves the events, and who is to be told of them, to the slow receivers' own fan-out. */
export async function leaveToSlowFanOut(tellings: readonly Telling[]): Promise<void> {
  const messages = tellings.map(({ event, subscriptions }) => ({
    account_id: event.accountId,
    invoice_id: event.invoiceId,
    event_id: event.eventId,
    event: event.event,
    payload: event.payload,
    resource_payload: event.resourcePayload,
    webhook_ids: subscriptions.map(({ webhookId }) => webhookId),
  }));
  await sendToSlowFanOut(slowFanOutQueue(), messages);
}
