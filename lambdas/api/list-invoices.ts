import { listInvoices } from '../adapters/invoices/list-invoices.ts';
import { table } from '../adapters/table.ts';
import type { InvoiceListAnswer } from '../contracts/invoice-answers.ts';
import { listInvoicesQuerySchema } from '../contracts/invoice-requests.ts';
import { parseQuery } from '../kit/api-request.ts';
import { route } from '../kit/route.ts';

/** GET /api/v1/invoices */
export const handler = route(async (request) => {
  const query = parseQuery(request, listInvoicesQuerySchema);
  const { invoices, total } = await listInvoices(table(), request.accountId, query);
  const data: InvoiceListAnswer = {
    invoices: invoices.map(({ invoiceId, originalName, status, uploadedAt, processedAt }) => ({
      id: invoiceId,
      file_name: originalName,
      status,
      uploaded_at: uploadedAt,
      processed_at: processedAt,
    })),
    total,
    page: query.page,
    page_size: query.page_size,
  };
  return { status: 200, code: 'INVOICES_FETCHED', message: 'Invoices fetched', data };
});
