import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Delivery, DeliveryIds } from '../../domain/webhooks/delivery.ts';
import { isConditionFailed } from '../is-condition-failed.ts';
import { deliveryDueKeys, deliveryKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { deliveryOf, LOST_AFTER_MS } from './delivery-item.ts';
import { loadDelivery } from './load-delivery.ts';

/** Longer than the worker's function can run (30 s): while a claim holds, nobody else makes the attempt. */
const CLAIM_MS = 40_000;

/** An attempt that is ours to make. */
export interface ClaimedDelivery {
  readonly delivery: Delivery;
  readonly claim: string;
}

/** What became of claiming an attempt: it is ours, it is not due yet (milliseconds since 1970), or there is none to make. */
export type Claimed = ClaimedDelivery | { readonly dueAt: number } | null;

/**
 * Claims one attempt: of all messages that tell of it, one worker makes it. A claim that was not answered for (its
 * worker died) ends by itself; the attempt is then made again, since nobody knows whether the receiver got it.
 */
export async function claimDelivery(table: Table, ids: DeliveryIds, attempt: number): Promise<Claimed> {
  const claim = randomUUID();
  const now = Date.now();
  const claimedUntil = now + CLAIM_MS;
  const { duePk, dueSk } = deliveryDueKeys('queued', ids, new Date(claimedUntil + LOST_AFTER_MS).toISOString());
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: deliveryKey(ids),
        UpdateExpression: 'SET claim = :claim, claimedUntil = :until, duePk = :duePk, dueSk = :dueSk',
        // The first line is the attempt as the message tells of it (one that has ended is due at no time); the last, a
        // claim of ours whose answer was lost.
        ConditionExpression: [
          '(attempts = :attempts AND nextAttemptAt <= :now',
          'AND (attribute_not_exists(claimedUntil) OR claimedUntil <= :nowMs))',
          'OR claim = :claim',
        ].join(' '),
        ExpressionAttributeValues: {
          ':claim': claim,
          ':until': claimedUntil,
          ':duePk': duePk,
          ':dueSk': dueSk,
          ':attempts': attempt - 1,
          ':now': new Date(now).toISOString(),
          ':nowMs': now,
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    const delivery = Attributes === undefined ? null : deliveryOf(Attributes, now);
    return delivery === null ? null : { delivery, claim };
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
    return whenDue(await loadDelivery(table, ids), attempt, now);
  }
}

function whenDue(delivery: Delivery | null, attempt: number, now: number): Claimed {
  const isThisAttempt = delivery?.status === 'PENDING' && delivery.attempts === attempt - 1;
  const dueAt = isThisAttempt ? Date.parse(delivery.nextAttemptAt ?? '') : Number.NaN;
  return dueAt > now ? { dueAt } : null;
}
