import type { Delivery } from '../../domain/webhooks/delivery.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { deliveryCountWrite, deliveryItem } from './delivery-item.ts';

/**
 * Writes a delivery as it stands after a claimed attempt, which ends the claim.
 * @returns false when the claim was not ours any more: it ran out, and whoever has it now writes what is true.
 */
export async function recordDelivery(table: Table, before: Delivery, after: Delivery, claim: string): Promise<boolean> {
  const { ok } = await transact(table, [
    {
      Put: {
        Item: deliveryItem(after, Date.now()),
        ConditionExpression: 'claim = :claim',
        ExpressionAttributeValues: { ':claim': claim },
      },
    },
    ...(after.status === before.status ? [] : [deliveryCountWrite(after, before.status)]),
  ]);
  return ok;
}
