import type { InvoiceIds } from '../../domain/invoice/invoice-record.ts';
import { auditWrite } from '../accounts/audit-trail.ts';
import { claimWrite } from '../fingerprints.ts';
import { EVENT_PREFIX, erasureKey, invoiceKey } from '../keys.ts';
import { queryAll } from '../query-all.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { invoiceItem } from './invoice-item.ts';
import { loadInvoice } from './load-invoice.ts';
import { countWrites, isNew } from './occurrence-writes.ts';

/**
 * Puts an invoice back as another table has it, a restored backup: its record and events, its count and its fingerprints,
 * and an audit entry, in one transaction (at most 16 events + record + counter + 5 fingerprints + erasure + audit entry =
 * 25 writes; DynamoDB takes 100). Its erasure entry ends: no invoice has one. Its events bear `restoredAt`, by which they
 * are told nobody again. The objects that a deletion erased stay erased.
 * @throws Error when the backup has no such invoice, or the table has one.
 */
export async function restoreInvoice(table: Table, backup: Table, actor: string, ids: InvoiceIds): Promise<void> {
  const { accountId, invoiceId } = ids;
  const record = await loadInvoice(backup, accountId, invoiceId);
  if (record === null) throw new Error(`The table ${backup.name} has no invoice ${invoiceId} of ${accountId}`);
  const events = await queryAll(backup, invoiceKey(accountId, invoiceId).pk, EVENT_PREFIX);
  const restoredAt = new Date().toISOString();
  const { ok } = await transact(table, [
    { Put: { Item: invoiceItem(record), ...isNew } },
    ...events.map((event) => ({ Put: { Item: { ...event, restoredAt } } })),
    ...countWrites(record, null, record.status),
    ...record.fingerprints.map((held) => claimWrite(record, held, 'anyone')),
    { Delete: { Key: erasureKey(invoiceId) } },
    auditWrite(accountId, { actor, action: 'invoice.restored', subject: invoiceId }),
  ]);
  if (!ok) throw new Error(`The invoice ${invoiceId} is there already`);
}
