import { QueryCommand, type QueryCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Delivery } from '../../domain/webhooks/delivery.ts';
import { DUE_SHARDS, deliveriesDuePartition, deliveryDueKeys, deliveryKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { deliveryOf } from './delivery-item.ts';
import { loadItems } from './load-delivery.ts';

/** A delivery that the sweeper must look at, as it stands. */
export interface DueDelivery {
  readonly delivery: Delivery;
  readonly dueSk: string;
}

/** What DynamoDB gives in one BatchGet. */
const PAGE = 100;

/**
 * What is due at a time (ISO), page by page of at most 100 and the longest overdue first in each of the four shards. The
 * index is eventually consistent: entries that have moved or ended meanwhile are left out.
 */
export async function* dueDeliveries(table: Table, now: string): AsyncGenerator<readonly DueDelivery[]> {
  for (const shard of DUE_SHARDS) {
    let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey'];
    do {
      const { Items = [], LastEvaluatedKey } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          IndexName: 'due',
          KeyConditionExpression: 'duePk = :partition AND dueSk < :now',
          ExpressionAttributeValues: { ':partition': deliveriesDuePartition(shard), ':now': now },
          Limit: PAGE,
          ExclusiveStartKey,
        }),
      );
      ExclusiveStartKey = LastEvaluatedKey;
      if (Items.length > 0) yield await stillDue(table, Items, now);
    } while (ExclusiveStartKey !== undefined);
  }
}

async function stillDue(
  table: Table,
  entries: readonly Record<string, unknown>[],
  now: string,
): Promise<DueDelivery[]> {
  const items = await loadItems(
    table,
    entries.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })),
  );
  return items.flatMap((item) => {
    const delivery = deliveryOf(item, Date.now());
    const dueSk = String(item.dueSk ?? '~');
    return delivery === null || delivery.status !== 'PENDING' || dueSk >= now ? [] : [{ delivery, dueSk }];
  });
}

/** Has a delivery looked at again later (ISO), unless something happened to it since it was found. */
export async function lookAgain(table: Table, { delivery, dueSk }: DueDelivery, at: string): Promise<void> {
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: deliveryKey(delivery),
        UpdateExpression: 'SET dueSk = :next',
        ConditionExpression: 'dueSk = :found',
        ExpressionAttributeValues: { ':next': deliveryDueKeys(delivery, at).dueSk, ':found': dueSk },
      }),
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error;
  }
}
