import { bucket } from '../adapters/bucket.ts';
import { eraseObjects } from '../adapters/invoice-files.ts';
import { endErasure } from '../adapters/invoices/erasures.ts';
import { removeInvoice } from '../adapters/invoices/remove-invoice.ts';
import { table } from '../adapters/table.ts';
import { invoiceNotFound } from '../kit/invoice-not-found.ts';
import { errorFields, log } from '../kit/log.ts';
import { route } from '../kit/route.ts';
import { invoiceIds } from './invoice-ids.ts';

/** DELETE /api/v1/invoices/{id} */
export const handler = route(async (request) => {
  const ids = invoiceIds(request);
  const removed = await removeInvoice(table(), ids);
  if (removed === null) throw invoiceNotFound();
  try {
    await eraseObjects(bucket(), ids);
    if (removed === 'objects-settled') await endErasure(table(), ids.invoiceId);
  } catch (error) {
    // The invoice is deleted and the erasure entry stands: the sweeper erases what could not be erased now.
    log('warn', 'the erasure is left to the sweeper', { invoiceId: ids.invoiceId, ...errorFields(error) });
  }
  return { status: 200, code: 'INVOICE_DELETED', message: 'Invoice deleted' };
});
