import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { InvoiceIds } from '../../domain/invoice/invoice-record.ts';
import { clearingUp } from '../client-settings.ts';
import { unlessRefused } from '../is-condition-failed.ts';
import { dueKeys, erasureKey } from '../keys.ts';
import type { Table } from '../table.ts';
import type { Write } from '../transact.ts';

/*
 * An erasure entry is the promise that an invoice's objects, and what its deliveries told, will be deleted. It is made before an upload stores its
 * file and ends with the transaction that makes the invoice; a deletion makes it again. So every object in the bucket
 * has an invoice or an entry, whatever crashes in between, and the sweeper keeps the promise.
 */

/**
 * Longer than a step can run (15 min is Lambda's limit). A step that loaded the record before a deletion, whatever the
 * record's status was by then, may still store what it read for so long, and nobody does afterwards.
 */
export const ERASED_AFTER_MS = 16 * 60_000;

/** Of what and whom an invoice was told: the ids of its deliveries follow from these. */
export interface ToldOfInvoice {
  readonly eventIds: readonly string[];
  /** Those that the account had when the invoice was deleted. */
  readonly webhookIds: readonly string[];
}

/** The entry for one invoice's objects, due at a time (ISO) from which nobody can be writing them any more. */
function erasureItem({ accountId, invoiceId }: InvoiceIds, dueAt: string, { eventIds, webhookIds }: ToldOfInvoice) {
  const key = erasureKey(invoiceId);
  return { ...key, ...dueKeys('erasure', invoiceId, key, dueAt), accountId, invoiceId, eventIds, webhookIds };
}

/** The entry before there is an invoice, of which nobody was told yet. */
export async function putErasure(table: Table, ids: InvoiceIds, dueAt: string): Promise<void> {
  const Item = erasureItem(ids, dueAt, { eventIds: [], webhookIds: [] });
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

/** Ends the entry in the transaction that makes the invoice: the entry must still be there, and the invoice not prevented. */
export const keptFileWrite = (invoiceId: string): Write => ({
  Delete: {
    Key: erasureKey(invoiceId),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(isPrevented)',
  },
});

/**
 * Sees to it that an invoice is not made any more, also not by a transaction that is still on its way.
 * @returns whether it is prevented; if not, the entry is gone: the invoice was made, or its file erased.
 */
export function preventInvoice(table: Table, invoiceId: string): Promise<boolean> {
  return unlessRefused(
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: erasureKey(invoiceId),
        UpdateExpression: 'SET isPrevented = :true',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':true': true },
      }),
      clearingUp(),
    ),
  );
}

export const erasureWrite = (ids: InvoiceIds, dueAt: string, told: ToldOfInvoice): Write => ({
  Put: { Item: erasureItem(ids, dueAt, told) },
});

/** Ends an entry whose objects are gone; without one it does nothing. */
export async function endErasure(table: Table, invoiceId: string): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: erasureKey(invoiceId) }));
}
