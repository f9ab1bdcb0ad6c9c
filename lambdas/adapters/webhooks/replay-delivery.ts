import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DeliveryStatus } from '../../contracts/delivery-status.ts';
import { replayed } from '../../domain/webhooks/attempt.ts';
import type { Delivery, DeliveryIds } from '../../domain/webhooks/delivery.ts';
import { DependencyUnavailable } from '../dependency-unavailable.ts';
import { unlessRefused } from '../is-condition-failed.ts';
import { deliveryKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { deliveryCountWrite, deliveryItem } from './delivery-item.ts';
import { loadDelivery } from './load-delivery.ts';
import { isOfDeletedInvoice } from './of-deleted-invoice.ts';

/** Each lost round is a worker's write in between; there is one writer of a delivery at a time. */
const ROUNDS = 5;

/** Which deliveries a replay by filter is about; a replay of one is about it whatever it is. */
export interface ReplayFilter {
  readonly statuses: readonly DeliveryStatus[];
  /** ISO: what came to an end after this did so because of a replay, this one or another. */
  readonly acceptedAt: string;
}

/** What became of replaying a delivery: as it then stands; or there is none (any more) that the filter is about. */
export type Replayed = Delivery | 'no-delivery' | 'invoice-deleted';

/**
 * Makes a delivery due again, from the beginning of the schedule. Where an attempt is being made right now, it is that
 * attempt that goes out; should it come to nothing, whoever makes it makes the delivery due again (record-delivery.ts).
 * What has ended is not sent again once its invoice was deleted.
 */
export async function replayDelivery(table: Table, ids: DeliveryIds, filter?: ReplayFilter): Promise<Replayed> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await loadDelivery(table, ids);
    if (before === null || (filter !== undefined && !isMeant(before, filter))) return 'no-delivery';
    if (before.status !== 'PENDING' && (await isErased(table, before))) return 'invoice-deleted';
    const now = Date.now();
    const after = replayed(before, now);
    const { ok } = await transact(table, [
      { Put: { Item: deliveryItem(after, now), ...unclaimedAsRead(before, now) } },
      ...(after.status === before.status ? [] : [deliveryCountWrite(after, before.status)]),
    ]);
    if (ok) return after;
    if (before.status === 'PENDING' && (await askAttempt(table, before, now))) return before;
  }
  throw new DependencyUnavailable('A delivery kept changing while it was being replayed');
}

/** Or will be. A restored invoice is there again, what its deliveries told is not. */
async function isErased(table: Table, delivery: Delivery): Promise<boolean> {
  return delivery.body === '' || isOfDeletedInvoice(table, delivery);
}

function isMeant({ status, completedAt }: Delivery, { statuses, acceptedAt }: ReplayFilter): boolean {
  return statuses.includes(status) && (completedAt === null || completedAt <= acceptedAt);
}

function unclaimedAsRead(before: Delivery, now: number) {
  return {
    ConditionExpression: [
      '#status = :status AND attempts = :attempts',
      'AND (attribute_not_exists(claimedUntil) OR claimedUntil <= :now)',
    ].join(' '),
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': before.status, ':attempts': before.attempts, ':now': now },
  };
}

/**
 * Leaves word of the replay with the attempt that is being made. It outlasts a worker that dies: whoever makes the attempt
 * again finds it.
 * @returns false when no such attempt is being made (any more).
 */
async function askAttempt(table: Table, before: Delivery, now: number): Promise<boolean> {
  return unlessRefused(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: deliveryKey(before),
        UpdateExpression: 'SET replayAsked = :now',
        ConditionExpression: 'attempts = :attempts AND claimedUntil > :now',
        ExpressionAttributeValues: { ':attempts': before.attempts, ':now': now },
      }),
    ),
  );
}
