import type { Delivery } from '../../domain/webhooks/delivery.ts';
import { loadInvoice } from '../invoices/load-invoice.ts';
import type { Table } from '../table.ts';

/** Whether a delivery tells of an invoice that is deleted. A test event tells of none. */
export async function isOfDeletedInvoice(
  table: Table,
  { accountId, invoiceId }: Pick<Delivery, 'accountId' | 'invoiceId'>,
): Promise<boolean> {
  return invoiceId !== null && (await loadInvoice(table, accountId, invoiceId)) === null;
}
