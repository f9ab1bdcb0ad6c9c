import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { DUE_SHARDS, dueEntity, dueKeys, duePartition, type Key } from './keys.ts';
import type { Table } from './table.ts';

/** Something that the sweeper must look at: an invoice in flight, or the promise to erase an invoice's objects. */
export interface DueEntry {
  readonly kind: 'invoice' | 'erasure';
  readonly invoiceId: string;
  readonly key: Key;
  readonly dueSk: string;
}

/**
 * What is due at a time (ISO), the longest overdue first. The index is eventually consistent, so whoever acts on an
 * entry reads its item first.
 * @param limit per shard, so that one sweep has an end; the next one goes on.
 */
export async function dueEntries(table: Table, now: string, limit: number): Promise<DueEntry[]> {
  const shards = await Promise.all(DUE_SHARDS.map((shard) => dueInShard(table, duePartition(shard), now, limit)));
  return shards.flat().sort((a, b) => (a.dueSk < b.dueSk ? -1 : 1));
}

async function dueInShard(table: Table, partition: string, now: string, limit: number): Promise<DueEntry[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'due',
      KeyConditionExpression: 'duePk = :partition AND dueSk < :now',
      // The due time of a sort key is followed by "#", which sorts before every character of a time.
      ExpressionAttributeValues: { ':partition': partition, ':now': now },
      Limit: limit,
    }),
  );
  return Items.flatMap((item) => {
    const key = { pk: String(item.pk), sk: String(item.sk) };
    const entity = dueEntity(key);
    return entity === null ? [] : [{ ...entity, key, dueSk: String(item.dueSk) }];
  });
}

/** What the item of an entry says. */
interface DueItem {
  readonly accountId: string;
  /** An erasure's: the events of the invoice that was deleted. */
  readonly eventIds: readonly string[];
}

/** The item of an entry that is still there and still due as found (strongly consistent); else null. */
export async function itemOfDue(table: Table, entry: DueEntry): Promise<DueItem | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: entry.key, ConsistentRead: true }),
  );
  return Item?.dueSk === entry.dueSk ? { accountId: Item.accountId, eventIds: Item.eventIds ?? [] } : null;
}

/** Puts an entry off, unless it was moved or ended since it was found. */
export async function putOff(table: Table, entry: DueEntry, until: string): Promise<void> {
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: entry.key,
        UpdateExpression: 'SET dueSk = :next',
        ConditionExpression: 'dueSk = :found',
        ExpressionAttributeValues: {
          ':next': dueKeys(entry.invoiceId, entry.key, until).dueSk,
          ':found': entry.dueSk,
        },
      }),
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error;
  }
}
