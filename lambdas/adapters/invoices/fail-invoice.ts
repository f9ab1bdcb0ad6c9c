import type { FailureCode } from '../../contracts/failure-codes.ts';
import { isInFlight } from '../../domain/invoice/in-flight.ts';
import type { InvoiceIds } from '../../domain/invoice/invoice-record.ts';
import { occur } from '../../domain/invoice/occurrence.ts';
import { releaseWrites } from '../fingerprints.ts';
import type { Table } from '../table.ts';
import { changeInvoice } from './change-invoice.ts';
import { occurrenceWrites } from './occurrence-writes.ts';
import { thisMoment } from './this-moment.ts';

/**
 * Ends an invoice in flight as FAILED, with its event, and gives its fingerprints back. One that is not in flight, or
 * is gone, stays as it is.
 */
export async function failInvoice(
  table: Table,
  ids: InvoiceIds,
  code: FailureCode,
): Promise<'failed' | 'not-in-flight'> {
  const outcome = await changeInvoice<'failed' | 'not-in-flight'>(table, ids, async (current) => {
    if (!isInFlight(current.status)) return { outcome: 'not-in-flight', writes: [] };
    const moment = thisMoment();
    const occurrence = occur(current, { status: 'FAILED', fingerprints: [] }, { kind: 'failed', code }, moment);
    const writes = [...occurrenceWrites(current, occurrence), ...(await releaseWrites(table, current))];
    return { outcome: 'failed', writes, eventId: moment.eventId };
  });
  return outcome ?? 'not-in-flight';
}
