import type { Delivery } from '../../domain/webhooks/delivery.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { deliveryCountWrite, deliveryItem } from './delivery-item.ts';

/**
 * Keeps new deliveries with their counts, each once: those that are there already stay as they are. At most 20 (one for
 * each subscription of an account), so 40 of the 100 writes that a transaction takes.
 */
export async function createDeliveries(table: Table, deliveries: readonly Delivery[]): Promise<void> {
  let missing = deliveries;
  while (missing.length > 0) {
    const written = await transact(
      table,
      missing.flatMap((delivery) => [
        {
          Put: {
            Item: deliveryItem(delivery, Date.now()),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        deliveryCountWrite(delivery, null),
      ]),
    );
    if (written.ok) return;
    // Each refusal is a delivery's own condition, at an even place: a batch of the stream came again.
    const there = new Set(written.refused.map((place) => Math.floor(place / 2)));
    missing = missing.filter((_, index) => !there.has(index));
  }
}
