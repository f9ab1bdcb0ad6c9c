import type { Delivery } from '../../domain/webhooks/delivery.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { deliveryDay } from './delivery-id.ts';
import { deliveryCountWrite, deliveryItem } from './delivery-item.ts';

/** With the counts of 20 subscriptions (an account's most) on two days at midnight, 80 of a transaction's 100 writes. */
const AT_ONCE = 40;

/** Keeps new deliveries of an account with their counts, each once: those that are there already stay as they are. */
export async function createDeliveries(table: Table, deliveries: readonly Delivery[]): Promise<void> {
  // Those of a subscription together: a transaction of many events then counts for few subscriptions.
  const ordered = [...Map.groupBy(deliveries, ({ webhookId }) => webhookId).values()].flat();
  for (let first = 0; first < ordered.length; first += AT_ONCE) {
    await createAtOnce(table, ordered.slice(first, first + AT_ONCE));
  }
}

async function createAtOnce(table: Table, deliveries: readonly Delivery[]): Promise<void> {
  let missing = deliveries;
  while (missing.length > 0) {
    const puts = missing.map((delivery) => ({
      Put: { Item: deliveryItem(delivery, Date.now()), ConditionExpression: 'attribute_not_exists(pk)' },
    }));
    const written = await transact(table, [...puts, ...countWrites(missing)]);
    if (written.ok) return;
    // Only the puts have conditions: a batch of the stream came again.
    const there = new Set(written.refused);
    missing = missing.filter((_, index) => !there.has(index));
  }
}

/** One write for all deliveries of a subscription on a day. */
function countWrites(deliveries: readonly Delivery[]) {
  const counted = Map.groupBy(deliveries, ({ webhookId, deliveryId }) => `${webhookId} ${deliveryDay(deliveryId)}`);
  return [...counted.values()].flatMap((together) => {
    const [first] = together;
    return first === undefined ? [] : [deliveryCountWrite(first, null, together.length)];
  });
}
