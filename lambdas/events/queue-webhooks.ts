import { table } from '../adapters/table.ts';
import { listSubscriptions } from '../adapters/webhooks/subscriptions.ts';
import { isRefusalOfItems } from '../kit/is-refusal-of-items.ts';
import { errorFields, log } from '../kit/log.ts';
import { leaveToSlowFanOut } from './leave-to-slow-fan-out.ts';
import { queueDeliveries } from './queue-deliveries.ts';
import type { StoredEvent } from './stored-event.ts';
import { tellingsOf } from './telling.ts';

/** A refusal comes after some 3 s of trying, in which the stream's next batch waits: an account costs that once a minute. */
const LEFT_ALONE_MS = 60_000;

/** Accounts whose items DynamoDB refused this container, and until when (milliseconds since 1970) it leaves them alone. */
const leftAlone = new Map<string, number>();

/**
 * Queues webhooks for an account's events. What DynamoDB refuses of the account's own items, which those of others need
 * not meet, is left to the slow receivers' fan-out, where every account waits for itself; the stream goes on.
 */
export async function queueWebhooks(accountId: string, events: readonly StoredEvent[]): Promise<void> {
  if (Date.now() >= (leftAlone.get(accountId) ?? 0)) {
    try {
      await tell(accountId, events);
      leftAlone.delete(accountId);
      return;
    } catch (error) {
      if (!isRefusalOfItems(error)) throw error;
      log('error', "an account's webhooks wait for its items", { accountId, ...errorFields(error) });
      leftAlone.set(accountId, Date.now() + LEFT_ALONE_MS);
    }
  }
  await leaveToSlowFanOut(events.map((event) => ({ event })));
}

/**
 * Receivers that keep us waiting get their deliveries from a function of their own: as many more writes must hold up
 * neither those of receivers that answer nor the events behind these.
 */
async function tell(accountId: string, events: readonly StoredEvent[]): Promise<void> {
  // Younger than every event in the batch: who subscribed before something happened hears of it.
  const subscriptions = await listSubscriptions(table(), accountId);
  const prompt = subscriptions.filter(({ slowSince }) => slowSince === null);
  const slow = subscriptions.filter(({ slowSince }) => slowSince !== null);
  await Promise.all([queueDeliveries(tellingsOf(events, prompt)), leaveToSlowFanOut(tellingsOf(events, slow))]);
}
