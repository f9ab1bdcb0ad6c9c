import { QueryCommand, type QueryCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Delivery } from '../../domain/webhooks/delivery.ts';
import { unlessRefused } from '../is-condition-failed.ts';
import { deliveriesDuePartition, deliveryDueKeys, deliveryKey, type Key, type WaitingDelivery } from '../keys.ts';
import type { Table } from '../table.ts';
import { deliveryOf } from './delivery-item.ts';
import { loadAvailable } from './load-delivery.ts';

/** A delivery that the sweeper must look at, as it stands. */
export interface DueDelivery {
  readonly delivery: Delivery;
  readonly dueSk: string;
}

/** What DynamoDB gives in one BatchGet. */
const PAGE = 100;

/** The keys of what is due of a shard at a time (ISO), page by page of at most 100 and the longest overdue first. */
export async function* dueDeliveryKeys(
  table: Table,
  waiting: WaitingDelivery,
  shard: number,
  now: string,
): AsyncGenerator<readonly Key[]> {
  let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey'];
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'due',
        KeyConditionExpression: 'duePk = :partition AND dueSk < :now',
        ExpressionAttributeValues: { ':partition': deliveriesDuePartition(waiting, shard), ':now': now },
        Limit: PAGE,
        ExclusiveStartKey,
      }),
    );
    ExclusiveStartKey = LastEvaluatedKey;
    if (Items.length > 0) yield Items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
  } while (ExclusiveStartKey !== undefined);
}

/**
 * The deliveries of a page. The index is eventually consistent: those that have moved or ended meanwhile are left out; so
 * are those whose partition is throttled, which hold up nobody else's and are still due for the next sweep.
 */
export async function stillDue(table: Table, keys: readonly Key[], now: string): Promise<DueDelivery[]> {
  const { found } = await loadAvailable(table, keys);
  return found.flatMap((item) => {
    const delivery = deliveryOf(item, Date.now());
    const dueSk = String(item.dueSk ?? '~');
    return delivery === null || delivery.status !== 'PENDING' || dueSk >= now ? [] : [{ delivery, dueSk }];
  });
}

/** Has a delivery that was queued looked at again later (ISO), unless something happened to it since it was found. */
export async function lookAgain(table: Table, { delivery, dueSk }: DueDelivery, at: string): Promise<void> {
  const next = deliveryDueKeys('queued', delivery, at);
  await unlessRefused(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: deliveryKey(delivery),
        UpdateExpression: 'SET duePk = :partition, dueSk = :next',
        ConditionExpression: 'dueSk = :found',
        ExpressionAttributeValues: { ':partition': next.duePk, ':next': next.dueSk, ':found': dueSk },
      }),
    ),
  );
}
