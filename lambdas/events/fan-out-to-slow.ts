import { table } from '../adapters/table.ts';
import { listSubscriptions } from '../adapters/webhooks/subscriptions.ts';
import { type SlowFanOutMessage, slowFanOutMessageSchema } from '../contracts/slow-fan-out-message.ts';
import { queueConsumer } from '../kit/queue-consumer.ts';
import { queueDeliveries } from './queue-deliveries.ts';
import type { StoredEvent } from './stored-event.ts';

/** Queues webhooks for receivers that keep us waiting, for all of an account's events in the batch at once. */
export const handler = queueConsumer(slowFanOutMessageSchema, async (messages) => {
  const byAccount = Map.groupBy(messages, ({ account_id }) => account_id);
  const queued = new Map([...byAccount].map(([accountId, theirs]) => [accountId, queueWebhooks(accountId, theirs)]));
  return async ({ account_id }) => queued.get(account_id);
});

/** Who wanted to be told when it happened is told, though it may have been paused since: then its delivery says so. */
async function queueWebhooks(accountId: string, messages: readonly SlowFanOutMessage[]): Promise<void> {
  const subscriptions = await listSubscriptions(table(), accountId);
  const tellings = messages.map((message) => ({
    event: eventOf(message),
    subscriptions: subscriptions.filter(({ webhookId }) => message.webhook_ids.includes(webhookId)),
  }));
  await queueDeliveries(tellings);
}

function eventOf(message: SlowFanOutMessage): StoredEvent {
  const { account_id: accountId, invoice_id: invoiceId, event_id: eventId, event, payload } = message;
  return { accountId, invoiceId, eventId, event, payload, resourcePayload: message.resource_payload };
}
