import { bucket } from '../adapters/bucket.ts';
import { eraseObjects } from '../adapters/invoice-files.ts';
import { removeInvoice } from '../adapters/invoices/remove-invoice.ts';
import { table } from '../adapters/table.ts';
import { invoiceNotFound } from '../kit/invoice-not-found.ts';
import { errorFields, log } from '../kit/log.ts';
import { route } from '../kit/route.ts';
import { invoiceIds } from './invoice-ids.ts';

/** DELETE /api/v1/invoices/{id} */
export const handler = route(async (request) => {
  const ids = invoiceIds(request);
  if ((await removeInvoice(table(), ids)) === null) throw invoiceNotFound();
  try {
    await eraseObjects(bucket(), ids);
  } catch (error) {
    // The erasure entry stands: the sweeper erases what could not be erased now, and what a running step still stores.
    log('warn', 'the erasure is left to the sweeper', { invoiceId: ids.invoiceId, ...errorFields(error) });
  }
  return { status: 200, code: 'INVOICE_DELETED', message: 'Invoice deleted' };
});
