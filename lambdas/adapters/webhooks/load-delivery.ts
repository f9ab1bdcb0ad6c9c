import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Delivery, DeliveryIds } from '../../domain/webhooks/delivery.ts';
import { DependencyUnavailable } from '../dependency-unavailable.ts';
import { deliveryKey, type Key } from '../keys.ts';
import type { Table } from '../table.ts';
import { deliveryOf } from './delivery-item.ts';

/** A delivery as it stands (strongly consistent); null when there is none, or it has expired. */
export async function loadDelivery(table: Table, ids: DeliveryIds): Promise<Delivery | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: deliveryKey(ids), ConsistentRead: true }),
  );
  return Item === undefined ? null : deliveryOf(Item, Date.now());
}

/** An answer of DynamoDB has at most 16 MB, and a delivery some 30 KB: 100 always fit, but throttling may cut it short. */
const ROUNDS = 5;

/**
 * At most 100 items by their keys, as they stand (strongly consistent), in no order; those that are gone are left out.
 * @throws DependencyUnavailable when DynamoDB never gives all of them.
 */
export async function loadItems(table: Table, keys: readonly Key[]): Promise<Record<string, unknown>[]> {
  const { found, left } = await loadAvailable(table, keys);
  if (left > 0) throw new DependencyUnavailable('DynamoDB gave only some of the items, again and again');
  return found;
}

/** The same of what DynamoDB gives: `left` are those that it never gave, since their partition has too much to do. */
export async function loadAvailable(
  table: Table,
  keys: readonly Key[],
): Promise<{ readonly found: Record<string, unknown>[]; readonly left: number }> {
  const found: Record<string, unknown>[] = [];
  let left: Record<string, unknown>[] = keys.map(({ pk, sk }) => ({ pk, sk }));
  for (let round = 0; round < ROUNDS && left.length > 0; round += 1) {
    const { Responses = {}, UnprocessedKeys = {} } = await table.client.send(
      new BatchGetCommand({ RequestItems: { [table.name]: { Keys: left, ConsistentRead: true } } }),
    );
    found.push(...(Responses[table.name] ?? []));
    left = UnprocessedKeys[table.name]?.Keys ?? [];
  }
  return { found, left: left.length };
}
