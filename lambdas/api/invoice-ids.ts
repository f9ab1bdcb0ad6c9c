import { isInvoiceId } from '../domain/invoice/invoice-id.ts';
import type { InvoiceIds } from '../domain/invoice/invoice-record.ts';
import { type ApiRequest, pathParameter } from '../kit/api-request.ts';
import { invoiceNotFound } from '../kit/invoice-not-found.ts';

/**
 * The invoice that a path names, within the caller's account.
 * @throws Problem 404 when the path's id can't be one of ours, 400 when it can't be decoded.
 */
export function invoiceIds(request: ApiRequest): InvoiceIds {
  const invoiceId = pathParameter(request, 'id');
  if (!isInvoiceId(invoiceId)) throw invoiceNotFound();
  return { accountId: request.accountId, invoiceId };
}
