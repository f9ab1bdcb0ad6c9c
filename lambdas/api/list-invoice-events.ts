import { listEvents } from '../adapters/invoices/list-events.ts';
import { table } from '../adapters/table.ts';
import type { InvoiceEventsAnswer } from '../contracts/invoice-answers.ts';
import { invoiceNotFound } from '../kit/invoice-not-found.ts';
import { route } from '../kit/route.ts';
import { invoiceIds } from './invoice-ids.ts';

/** GET /api/v1/invoices/{id}/events */
export const handler = route(async (request) => {
  const { accountId, invoiceId } = invoiceIds(request);
  const events = await listEvents(table(), accountId, invoiceId);
  // Every invoice has at least the event of its upload.
  if (events.length === 0) throw invoiceNotFound();
  const data: InvoiceEventsAnswer = { events };
  return { status: 200, code: 'INVOICE_EVENTS_FETCHED', message: 'Invoice events fetched', data };
});
