import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Key, REPLAYS_DUE_PARTITION } from '../keys.ts';
import type { Table } from '../table.ts';
import { type Replay, replayOf } from './replays.ts';

/**
 * The accounts to which replays are promised. Each costs one query, however many it has: a key may ask for a hundred a
 * minute, and whoever asked for one waits behind none of them.
 */
export async function accountsWithReplays(table: Table): Promise<string[]> {
  const accounts: string[] = [];
  let entry = await entryAfter(table, '#');
  while (entry !== null) {
    accounts.push(entry.accountId);
    // The character after "#": behind all entries of the account.
    entry = await entryAfter(table, `${entry.accountId}$`);
  }
  return accounts;
}

/**
 * An account's replays that nobody is working on at a time (ISO), the oldest first, but those after it whose handler
 * died or failed. None is met twice, also when it is put off: that is after the time. The index is eventually
 * consistent: those that have moved or ended meanwhile are left out.
 */
export async function* dueReplays(table: Table, accountId: string, now: string): AsyncGenerator<Replay> {
  let entry = await entryAfter(table, `${accountId}#`);
  while (entry !== null && entry.accountId === accountId && entry.dueAt < now) {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: entry.key, ConsistentRead: true }),
    );
    if (Item?.dueSk === entry.dueSk) yield replayOf(Item);
    entry = await entryAfter(table, entry.dueSk);
  }
}

interface Entry {
  readonly key: Key;
  readonly dueSk: string;
  readonly accountId: string;
  readonly dueAt: string;
}

/** The first entry after a place in the order of accounts, and of an account in the order of time. */
async function entryAfter(table: Table, place: string): Promise<Entry | null> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'due',
      KeyConditionExpression: 'duePk = :partition AND dueSk > :place',
      ExpressionAttributeValues: { ':partition': REPLAYS_DUE_PARTITION, ':place': place },
      Limit: 1,
    }),
  );
  const [item] = Items;
  if (item === undefined) return null;
  const dueSk = String(item.dueSk);
  const parts = dueSk.split('#');
  return { key: { pk: item.pk, sk: item.sk }, dueSk, accountId: parts[0] ?? '', dueAt: parts.at(-2) ?? '' };
}
