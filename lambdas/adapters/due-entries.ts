import { GetCommand, QueryCommand, type QueryCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ToldOfInvoice } from './invoices/erasures.ts';
import { unlessRefused } from './is-condition-failed.ts';
import { DUE_SHARDS, type DueKind, dueEntity, dueKeys, duePartition, type Key } from './keys.ts';
import type { Table } from './table.ts';

/** One thing that the sweeper must look at. */
export interface DueEntry {
  readonly kind: DueKind;
  readonly invoiceId: string;
  readonly key: Key;
  readonly dueSk: string;
}

/** Of one shard. */
const PAGE = 100;

/**
 * What is due of a kind at a time (ISO), page by page, of all four shards at once and the longest overdue first. None is
 * met twice, also when it is put off: that is after the time. The index is eventually consistent, so whoever acts on an
 * entry reads its item first.
 */
export async function* dueEntries(table: Table, kind: DueKind, now: string): AsyncGenerator<readonly DueEntry[]> {
  let rest: readonly Cursor[] = DUE_SHARDS.map((shard) => ({ partition: duePartition(kind, shard) }));
  while (rest.length > 0) {
    const pages = await Promise.all(rest.map((cursor) => pageFrom(table, cursor, now)));
    yield pages.flatMap(({ entries }) => entries).sort((a, b) => (a.dueSk < b.dueSk ? -1 : 1));
    rest = pages.flatMap(({ next }) => next ?? []);
  }
}

/** How far a shard has been read. */
interface Cursor {
  readonly partition: string;
  readonly after?: QueryCommandInput['ExclusiveStartKey'];
}

async function pageFrom(table: Table, { partition, after }: Cursor, now: string) {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'due',
      KeyConditionExpression: 'duePk = :partition AND dueSk < :now',
      // The due time of a sort key is followed by "#", which sorts before every character of a time.
      ExpressionAttributeValues: { ':partition': partition, ':now': now },
      Limit: PAGE,
      ExclusiveStartKey: after,
    }),
  );
  const entries = Items.flatMap((item): DueEntry[] => {
    const key = { pk: String(item.pk), sk: String(item.sk) };
    const entity = dueEntity(key);
    return entity === null ? [] : [{ ...entity, key, dueSk: String(item.dueSk) }];
  });
  const next: Cursor | null = LastEvaluatedKey === undefined ? null : { partition, after: LastEvaluatedKey };
  return { entries, next };
}

/** What the item of an entry says. */
interface DueItem {
  readonly accountId: string;
  /** An erasure's: of what and whom the deleted invoice was told. */
  readonly told: ToldOfInvoice;
}

/** The item of an entry that is still there and still due as found (strongly consistent); else null. */
export async function itemOfDue(table: Table, entry: DueEntry): Promise<DueItem | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: entry.key, ConsistentRead: true }),
  );
  if (Item?.dueSk !== entry.dueSk) return null;
  // Older releases kept no ids of webhooks.
  return { accountId: Item.accountId, told: { eventIds: Item.eventIds ?? [], webhookIds: Item.webhookIds ?? [] } };
}

/** Puts an entry off, unless it was moved or ended since it was found. */
export async function putOff(table: Table, entry: DueEntry, until: string): Promise<void> {
  await unlessRefused(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: entry.key,
        UpdateExpression: 'SET dueSk = :next',
        ConditionExpression: 'dueSk = :found',
        ExpressionAttributeValues: {
          ':next': dueKeys(entry.kind, entry.invoiceId, entry.key, until).dueSk,
          ':found': entry.dueSk,
        },
      }),
    ),
  );
}
