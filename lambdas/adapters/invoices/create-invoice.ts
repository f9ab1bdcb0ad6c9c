import type { InvoiceRecord } from '../../domain/invoice/invoice-record.ts';
import { newInvoice, type Upload } from '../../domain/invoice/new-invoice.ts';
import { erasureKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { loadInvoice } from './load-invoice.ts';
import { occurrenceWrites } from './occurrence-writes.ts';
import { thisMoment } from './this-moment.ts';

/**
 * Keeps an uploaded invoice: record, first event, counter, and the end of the stored file's erasure entry, all at once.
 * The entry must still be there: once the sweeper has erased the file, no record may claim to have it.
 * @throws Error when the erasure entry is gone.
 */
export async function createInvoice(table: Table, upload: Upload): Promise<InvoiceRecord> {
  const occurrence = newInvoice(upload, thisMoment());
  const { ok } = await transact(table, [
    ...occurrenceWrites(null, occurrence),
    { Delete: { Key: erasureKey(upload.invoiceId), ConditionExpression: 'attribute_exists(pk)' } },
  ]);
  if (ok) return occurrence.record;
  const kept = await loadInvoice(table, upload.accountId, upload.invoiceId);
  if (kept?.uploadedAt === occurrence.record.uploadedAt) return kept;
  throw new Error('The file was erased before its invoice could be recorded');
}
