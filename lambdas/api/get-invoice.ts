import { bucket } from '../adapters/bucket.ts';
import { downloadUrl } from '../adapters/invoice-files.ts';
import { loadInvoice } from '../adapters/invoices/load-invoice.ts';
import { table } from '../adapters/table.ts';
import { invoiceAnswer } from '../domain/invoice/invoice-answer.ts';
import { invoiceNotFound } from '../kit/invoice-not-found.ts';
import { route } from '../kit/route.ts';
import { invoiceIds } from './invoice-ids.ts';

/** GET /api/v1/invoices/{id} */
export const handler = route(async (request) => {
  const { accountId, invoiceId } = invoiceIds(request);
  const invoice = await loadInvoice(table(), accountId, invoiceId);
  if (invoice === null) throw invoiceNotFound();
  const url = await downloadUrl(bucket(), invoice, invoice.originalName);
  const data = { invoice: invoiceAnswer(invoice, url) };
  return { status: 200, code: 'INVOICE_FETCHED', message: 'Invoice fetched', data };
});
