import { setTimeout as sleep } from 'node:timers/promises';
import { table } from '../adapters/table.ts';
import { listSubscriptions } from '../adapters/webhooks/subscriptions.ts';
import { type SlowFanOutMessage, slowFanOutMessageSchema } from '../contracts/slow-fan-out-message.ts';
import type { Subscription } from '../domain/webhooks/subscription.ts';
import { queueConsumer } from '../kit/queue-consumer.ts';
import { queueDeliveries } from './queue-deliveries.ts';
import type { StoredEvent } from './stored-event.ts';
import { type Telling, tellingsOf } from './telling.ts';

/** So few that whoever needs the table meanwhile waits 15 ms on a laptop, where a full transaction takes 30. */
const AT_ONCE = 20;

/** The longest rest after a write: a batch of 100 events for 20 webhooks, 100 writes, takes 10 s of the function's 30 longer at most. */
const LONGEST_REST_MS = 100;

/**
 * Queues webhooks for receivers that keep us waiting, and for accounts whose items the fan-out was refused, for all of an
 * account's events in the batch at once.
 */
export const handler = queueConsumer(slowFanOutMessageSchema, async (messages) => {
  const byAccount = Map.groupBy(messages, ({ account_id }) => account_id);
  const queued = new Map([...byAccount].map(([accountId, theirs]) => [accountId, fanOut(accountId, theirs)]));
  return async ({ account_id }) => queued.get(account_id);
});

/**
 * Who wanted to be told when it happened is told, though it may have been paused since: then its delivery says so. Few
 * deliveries at a time, and after each write a rest of its length: who has time leaves half of it to those who have not.
 */
async function fanOut(accountId: string, messages: readonly SlowFanOutMessage[]): Promise<void> {
  const subscriptions = await listSubscriptions(table(), accountId);
  for (const subscription of subscriptions) {
    const theirs = messages.flatMap((message) => tellingsBy(message, subscription));
    // Once each: a transaction with two writes of one delivery is refused, and all of the account's messages with it.
    const tellings = [...new Map(theirs.map((telling) => [telling.event.eventId, telling])).values()];
    for (let first = 0; first < tellings.length; first += AT_ONCE) {
      const started = performance.now();
      await queueDeliveries(tellings.slice(first, first + AT_ONCE));
      await sleep(Math.min(performance.now() - started, LONGEST_REST_MS));
    }
  }
}

function tellingsBy(message: SlowFanOutMessage, subscription: Subscription): readonly Telling[] {
  const event = eventOf(message);
  if (message.webhook_ids === undefined) return tellingsOf([event], [subscription]);
  return message.webhook_ids.includes(subscription.webhookId) ? [{ event, subscriptions: [subscription] }] : [];
}

function eventOf(message: SlowFanOutMessage): StoredEvent {
  const { account_id: accountId, invoice_id: invoiceId, event_id: eventId, event, payload } = message;
  return { accountId, invoiceId, eventId, event, payload, resourcePayload: message.resource_payload };
}
