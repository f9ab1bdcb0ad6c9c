import { reviewInvoice } from '../adapters/invoices/review-invoice.ts';
import { table } from '../adapters/table.ts';
import type { StatusUpdatedAnswer } from '../contracts/invoice-answers.ts';
import { updateStatusSchema } from '../contracts/invoice-requests.ts';
import { parseJson } from '../kit/api-request.ts';
import { invoiceNotFound } from '../kit/invoice-not-found.ts';
import { Problem } from '../kit/problem.ts';
import { route } from '../kit/route.ts';
import { invoiceIds } from './invoice-ids.ts';

/** PATCH /api/v1/invoices/{id}/status */
export const handler = route(async (request) => {
  const { status } = parseJson(request, updateStatusSchema);
  const ids = invoiceIds(request);
  const reviewed = await reviewInvoice(table(), ids, status);
  if (reviewed === null) throw invoiceNotFound();
  if (!reviewed.ok) {
    const { from, to, allowed } = reviewed;
    const message = `An invoice that is ${from} can't become ${to}`;
    throw new Problem('INVALID_STATUS_TRANSITION', message, { data: { from, to, allowed } });
  }
  const data: StatusUpdatedAnswer = { id: ids.invoiceId, status, updated_at: reviewed.updatedAt };
  return { status: 200, code: 'STATUS_UPDATED', message: 'Status updated', data };
});
