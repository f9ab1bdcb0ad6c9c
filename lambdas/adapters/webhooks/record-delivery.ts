import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { replayed } from '../../domain/webhooks/attempt.ts';
import type { Delivery } from '../../domain/webhooks/delivery.ts';
import { ERASED_AFTER_MS } from '../invoices/erasures.ts';
import { isConditionFailed } from '../is-condition-failed.ts';
import type { Table } from '../table.ts';
import { transact, type Write } from '../transact.ts';
import { eventTime } from './delivery-id.ts';
import { deliveryCountWrite, deliveryItem } from './delivery-item.ts';
import { loadDelivery } from './load-delivery.ts';
import { isOfDeletedInvoice } from './of-deleted-invoice.ts';

/** What ends this soon after its event has ended when a deletion's erasure comes; the minute is for two machines' clocks. */
const SOON_MS = ERASED_AFTER_MS - 60_000;

const PASSING = new Set([
  'TransactionConflictException',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
]);

/**
 * Writes a delivery as it stands after a claimed attempt, which ends the claim. One that was replayed meanwhile
 * (replay-delivery.ts) is due again instead, unless it has arrived: the attempt was the replay then. One that ends after
 * its invoice was deleted ends without its body.
 * @returns the delivery as it now stands; null when the claim was not ours any more: it ran out, and whoever has it now
 * writes what is true.
 */
export async function recordDelivery(
  table: Table,
  before: Delivery,
  after: Delivery,
  claim: string,
): Promise<Delivery | null> {
  if (await write(table, before, after, claim, 'claim = :claim AND attribute_not_exists(replayAsked)')) return after;
  const hasArrived = after.status === 'DELIVERED' && after.attempts > before.attempts;
  const again = hasArrived ? after : replayed(after, Date.now());
  return (await write(table, before, again, claim, 'claim = :claim')) ? again : null;
}

async function write(
  table: Table,
  before: Delivery,
  after: Delivery,
  claim: string,
  ConditionExpression: string,
): Promise<boolean> {
  const kept = (await mustBeEmptied(table, after)) ? { ...after, body: '' } : after;
  const put = {
    Item: deliveryItem(kept, Date.now()),
    ConditionExpression,
    ExpressionAttributeValues: { ':claim': claim },
  };
  if (after.status === before.status) return recordAlone(table, put, after);
  const { ok } = await transact(table, [{ Put: put }, deliveryCountWrite(after, before.status)]);
  return ok;
}

/**
 * Records an attempt after which another is due, as all but the last of a failing receiver's are. Nothing is counted then,
 * and a write by itself costs half of what it does in a transaction: with six answers of a kilobyte, 14 units of 72.
 */
async function recordAlone(
  table: Table,
  put: Extract<Write, { readonly Put: unknown }>['Put'],
  after: Delivery,
): Promise<boolean> {
  try {
    await table.client.send(new PutCommand({ TableName: table.name, ...put }));
    return true;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // The receiver has been called: what passes by itself is waited out for longer than the SDK does.
    if (PASSING.has(name)) return (await transact(table, [{ Put: put }])).ok;
    if (!isConditionFailed(error)) throw error;
    return isOnRecord(await loadDelivery(table, after), after);
  }
}

/** The claim ends with the record, so it is missing as well when this write was done and its answer lost. */
function isOnRecord(standing: Delivery | null, after: Delivery): boolean {
  const [there, ours] = [standing?.attemptLog.at(-1), after.attemptLog.at(-1)];
  return there !== undefined && there.attempt === ours?.attempt && there.at === ours.at;
}

/** The erasure empties what it finds ended, so that only those that end late need to look for their invoice. */
async function mustBeEmptied(table: Table, delivery: Delivery): Promise<boolean> {
  if (delivery.status === 'PENDING' || Date.now() - eventTime(delivery.deliveryId) < SOON_MS) return false;
  return isOfDeletedInvoice(table, delivery);
}
