import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DeliveryStatus } from '../../contracts/delivery-status.ts';
import { unlessRefused } from '../is-condition-failed.ts';
import { REPLAY_PREFIX, replayDueKeys, replayKey, replaysPartition, withoutKeys } from '../keys.ts';
import type { Table } from '../table.ts';
import { lastExpiry, leastDeliveryId, oldestKept, wholeDays } from './delivery-id.ts';
import { countDays, deliveriesBetween, type OfSubscription } from './list-deliveries.ts';

/** A replay of many: what it is about, and how far it has come. It is there from its acceptance until its last delivery. */
export interface Replay extends OfSubscription {
  readonly replayId: string;
  readonly statuses: readonly DeliveryStatus[];
  /** The first delivery id that it is about, and the first that it is not about any more. */
  readonly from: string;
  readonly to: string;
  /** ISO. */
  readonly acceptedAt: string;
}

/** While somebody works on a replay, the sweeper leaves it alone for this long; then it goes on where that one stopped. */
const WORKED_ON_MS = 90_000;

/** The ids of deliveries from one time to another (milliseconds since 1970, both included), as far as they are kept. */
export function deliveryIdsBetween(since: number, until: number): Pick<Replay, 'from' | 'to'> {
  const oldest = Date.parse(oldestKept(Date.now()).day);
  return { from: leastDeliveryId(Math.max(since, oldest)), to: leastDeliveryId(until + 1) };
}

/** Promises a replay, on which nobody works yet. It is gone with the last delivery that it can be about. */
export async function putReplay(table: Table, replay: Replay): Promise<void> {
  const { accountId, replayId, acceptedAt } = replay;
  const due = replayDueKeys(accountId, replayId, acceptedAt);
  const Item = {
    ...replay,
    ...replayKey(accountId, replayId),
    ...due,
    expiresAt: lastExpiry(Date.parse(acceptedAt)),
  };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

/** The latest of an account's replays that are not done (at most 100), strongly consistent. */
export async function openReplays(table: Table, accountId: string): Promise<Replay[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': replaysPartition(accountId), ':prefix': REPLAY_PREFIX },
      ScanIndexForward: false,
      Limit: 100,
      ConsistentRead: true,
    }),
  );
  return Items.map(replayOf);
}

/** Whether a replay that has not begun is for nothing, since a later one means all that it means. */
export function isReplacedBy(earlier: Replay, later: Replay): boolean {
  return (
    earlier.replayId < later.replayId &&
    earlier.webhookId === later.webhookId &&
    // One that has begun starts behind its last delivery by now, where no other begins.
    earlier.from === later.from &&
    earlier.to <= later.to &&
    earlier.statuses.every((status) => later.statuses.includes(status))
  );
}

/**
 * How many deliveries the replay is about now. Whole days have counters; what is before and after them is counted by the
 * index, which takes some 6,000 entries a call: a month of a busy subscription would be 167 calls.
 */
export async function countReplay(table: Table, replay: Replay): Promise<number> {
  // A time that is not there yet, or none of whose deliveries is kept any more; DynamoDB refuses such bounds.
  if (replay.from > replay.to) return 0;
  const days = wholeDays(replay.from, replay.to);
  if (days === null) return countEntries(table, replay, replay.from, replay.to);
  const counts = await Promise.all([
    countEntries(table, replay, replay.from, leastDeliveryId(Date.parse(days.from))),
    countDays(table, replay, replay.statuses, days.from, days.to),
    countEntries(table, replay, leastDeliveryId(Date.parse(days.to)), replay.to),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

async function countEntries(table: Table, replay: Replay, from: string, to: string): Promise<number> {
  let count = 0;
  for (const status of replay.statuses) {
    const query = deliveriesBetween(table, replay.webhookId, status, from, to);
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await table.client.send(new QueryCommand({ ...query, Select: 'COUNT', ExclusiveStartKey }));
      count += page.Count ?? 0;
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey !== undefined);
  }
  return count;
}

/** The next deliveries of a replay, oldest first: at most `limit` of each status; empty when it is done. */
export async function nextOfReplay(table: Table, replay: Replay, limit: number): Promise<string[]> {
  const pages = await Promise.all(
    replay.statuses.map(async (status) => {
      const query = deliveriesBetween(table, replay.webhookId, status, replay.from, replay.to);
      const { Items = [] } = await table.client.send(new QueryCommand({ ...query, Limit: limit }));
      return Items.map((item) => String(item.byStatusSk));
    }),
  );
  // A delivery beyond the page of any status must wait for its turn, or the cursor would pass the others by.
  return pages.flat().sort().slice(0, limit);
}

/**
 * Notes that everything before a delivery is done, and that it goes on.
 * @returns null when it is done: somebody else worked on it as well, and was faster; or it was replaced.
 */
export function advanceReplay(table: Table, replay: Replay, from: string): Promise<Replay | null> {
  return moveReplay(table, replay, from, new Date(Date.now() + WORKED_ON_MS).toISOString());
}

/** Nobody works on it any more: the sweeper goes on, with the oldest of the account's first. */
export async function leaveReplay(table: Table, replay: Replay): Promise<void> {
  await moveReplay(table, replay, replay.from, replay.acceptedAt);
}

async function moveReplay(table: Table, replay: Replay, from: string, dueAt: string): Promise<Replay | null> {
  const { accountId, replayId } = replay;
  const update = new UpdateCommand({
    TableName: table.name,
    Key: replayKey(accountId, replayId),
    UpdateExpression: 'SET #from = :from, dueSk = :due',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#from': 'from' },
    ExpressionAttributeValues: { ':from': from, ':due': replayDueKeys(accountId, replayId, dueAt).dueSk },
  });
  return (await unlessRefused(table.client.send(update))) ? { ...replay, from } : null;
}

export async function endReplay(table: Table, { accountId, replayId }: Replay): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: replayKey(accountId, replayId) }));
}

export function replayOf(item: Record<string, unknown>): Replay {
  const { expiresAt, ...replay } = withoutKeys(item);
  return replay as unknown as Replay;
}
