import { replayed } from '../../domain/webhooks/attempt.ts';
import type { Delivery } from '../../domain/webhooks/delivery.ts';
import { ERASED_AFTER_MS } from '../invoices/erasures.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { eventTime } from './delivery-id.ts';
import { deliveryCountWrite, deliveryItem } from './delivery-item.ts';
import { isOfDeletedInvoice } from './of-deleted-invoice.ts';

/** What ends this soon after its event has ended when a deletion's erasure comes; the minute is for two machines' clocks. */
const SOON_MS = ERASED_AFTER_MS - 60_000;

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
  const again = after.status === 'DELIVERED' ? after : replayed(after, Date.now());
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
  const { ok } = await transact(table, [
    {
      Put: {
        Item: deliveryItem(kept, Date.now()),
        ConditionExpression,
        ExpressionAttributeValues: { ':claim': claim },
      },
    },
    ...(after.status === before.status ? [] : [deliveryCountWrite(after, before.status)]),
  ]);
  return ok;
}

/** The erasure empties what it finds ended, so that only those that end late need to look for their invoice. */
async function mustBeEmptied(table: Table, delivery: Delivery): Promise<boolean> {
  if (delivery.status === 'PENDING' || Date.now() - eventTime(delivery.deliveryId) < SOON_MS) return false;
  return isOfDeletedInvoice(table, delivery);
}
