import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { InvoiceIds } from '../../domain/invoice/invoice-record.ts';
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

/**
 * The entry for one invoice's objects, due at a time (ISO) from which nobody can be writing them any more.
 * @param eventIds of its events, by which its deliveries are found; none before there is an invoice.
 */
function erasureItem({ accountId, invoiceId }: InvoiceIds, dueAt: string, eventIds: readonly string[]) {
  const key = erasureKey(invoiceId);
  return { ...key, ...dueKeys('erasure', invoiceId, key, dueAt), accountId, invoiceId, eventIds };
}

export async function putErasure(table: Table, ids: InvoiceIds, dueAt: string): Promise<void> {
  await table.client.send(new PutCommand({ TableName: table.name, Item: erasureItem(ids, dueAt, []) }));
}

export const erasureWrite = (ids: InvoiceIds, dueAt: string, eventIds: readonly string[]): Write => ({
  Put: { Item: erasureItem(ids, dueAt, eventIds) },
});

/** Ends an entry whose objects are gone; without one it does nothing. */
export async function endErasure(table: Table, invoiceId: string): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: erasureKey(invoiceId) }));
}
