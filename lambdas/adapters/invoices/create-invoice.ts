import type { InvoiceRecord } from '../../domain/invoice/invoice-record.ts';
import { newInvoice, type Upload } from '../../domain/invoice/new-invoice.ts';
import { OutcomeUnknown } from '../outcome-unknown.ts';
import type { Table } from '../table.ts';
import { transact, type Write } from '../transact.ts';
import { keptFileWrite, preventInvoice } from './erasures.ts';
import { loadInvoice } from './load-invoice.ts';
import { occurrenceWrites } from './occurrence-writes.ts';
import { thisMoment } from './this-moment.ts';

/**
 * Keeps an uploaded invoice: record, first event, counter, and the end of the stored file's erasure entry, all at once.
 * The entry must still be there: once the sweeper has erased the file, no record may claim to have it.
 * @param besides further writes that belong into the transaction.
 * @throws Error when the erasure entry is gone, or a condition of the further writes does not hold; OutcomeUnknown when the
 * invoice may be there, or come to be; whatever else, when it will never be there.
 */
export async function createInvoice(
  table: Table,
  upload: Upload,
  besides: (created: InvoiceRecord) => readonly Write[] = () => [],
): Promise<InvoiceRecord> {
  const { accountId, invoiceId } = upload;
  const occurrence = newInvoice(upload, thisMoment());
  const writes = [...occurrenceWrites(null, occurrence), keptFileWrite(invoiceId), ...besides(occurrence.record)];
  try {
    if ((await transact(table, writes)).ok) return occurrence.record;
  } catch (error) {
    // Only its answer may be lost, or it may be made yet.
    if (await preventInvoice(table, invoiceId).catch(throwUnknown)) throw error;
  }
  const kept = await loadInvoice(table, accountId, invoiceId).catch(throwUnknown);
  if (kept?.uploadedAt === occurrence.record.uploadedAt) return kept;
  throw new Error('The file was erased, or its claim was lost, before its invoice could be recorded');
}

function throwUnknown(cause: unknown): never {
  throw new OutcomeUnknown('Whether an upload became an invoice could not be learned', cause);
}
