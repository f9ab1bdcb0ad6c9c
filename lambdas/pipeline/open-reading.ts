import { loadInvoice } from '../adapters/invoices/load-invoice.ts';
import type { Progress } from '../adapters/invoices/record-progress.ts';
import { table } from '../adapters/table.ts';
import { isInFlight } from '../domain/invoice/in-flight.ts';
import type { InvoiceIds, InvoiceRecord } from '../domain/invoice/invoice-record.ts';
import { READING_STEP } from './conclude-reading.ts';

/** The invoice as it stands while its file is still to be read, or what came of the reading meanwhile. */
export async function openReading({ accountId, invoiceId }: InvoiceIds): Promise<InvoiceRecord | Progress> {
  const invoice = await loadInvoice(table(), accountId, invoiceId);
  if (invoice === null || !isInFlight(invoice.status)) return 'ended';
  return invoice.step >= READING_STEP ? 'recorded' : invoice;
}
