import type { Delivery } from '../../domain/webhooks/delivery.ts';
import { LONGEST_DELAY_S } from '../delivery-queues.ts';
import { deliveryCounterKey, deliveryDueKeys, deliveryKey, deliveryListKeys, withoutKeys } from '../keys.ts';
import type { Write } from '../transact.ts';
import { deliveryDay, deliveryExpiry } from './delivery-id.ts';

/** A message is in its queue for a moment longer than its delay; one that is this late was lost. */
export const LOST_AFTER_MS = 3 * 60_000;

/** A delivery whose attempt is farther off is parked in the ledger alone. */
const LONGEST_QUEUED_MS = LONGEST_DELAY_S * 1_000;

/** The sweeper, every minute, queues parked attempts this long before they are due: two of its periods. */
const QUEUED_AHEAD_MS = 2 * 60_000;

/** When the sweeper must look at a waiting delivery: before it is due where it is parked, else when it seems lost. */
function dueKeysOf(delivery: Delivery, nextAttemptAt: string, now: number) {
  const due = Date.parse(nextAttemptAt);
  return due - now > LONGEST_QUEUED_MS
    ? deliveryDueKeys('parked', delivery, new Date(due - QUEUED_AHEAD_MS).toISOString())
    : deliveryDueKeys('queued', delivery, new Date(due + LOST_AFTER_MS).toISOString());
}

/** The record as an item: its keys, its index keys (the due entry only while PENDING), and its fields as they are. */
export function deliveryItem(delivery: Delivery, now: number): Record<string, unknown> {
  const { status, nextAttemptAt } = delivery;
  const isWaiting = status === 'PENDING' && nextAttemptAt !== null;
  return {
    ...delivery,
    ...deliveryKey(delivery),
    ...deliveryListKeys(delivery, status),
    ...(isWaiting ? dueKeysOf(delivery, nextAttemptAt, now) : {}),
    expiresAt: deliveryExpiry(delivery.deliveryId),
  };
}

/** The delivery of an item that `deliveryItem` made; null when it has expired, though DynamoDB still has it. */
export function deliveryOf(item: Record<string, unknown>, now: number): Delivery | null {
  const { expiresAt, claim, claimedUntil, replayAsked, ...delivery } = withoutKeys(item);
  return Number(expiresAt) * 1_000 <= now ? null : (delivery as unknown as Delivery);
}

/**
 * Moves deliveries of one subscription and day from one status' count to another's; null: they are new. They are counted
 * in the shard of the one that is given: a total is the sum of all shards, whichever of them was written.
 */
export function deliveryCountWrite(delivery: Delivery, from: Delivery['status'] | null, howMany = 1): Write {
  const { deliveryId, status } = delivery;
  const adds = from === null ? '#to :more' : '#from :less, #to :more';
  return {
    Update: {
      Key: deliveryCounterKey(delivery, deliveryDay(deliveryId)),
      UpdateExpression: `SET expiresAt = :expiry ADD ${adds}`,
      ExpressionAttributeNames: { '#to': status, ...(from === null ? {} : { '#from': from }) },
      ExpressionAttributeValues: {
        ':more': howMany,
        ':expiry': deliveryExpiry(deliveryId),
        ...(from === null ? {} : { ':less': -howMany }),
      },
    },
  };
}
