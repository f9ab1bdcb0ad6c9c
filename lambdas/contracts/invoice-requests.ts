import * as z from 'zod';
import { INVOICE_STATUSES, REVIEW_STATUSES } from './invoice-status.ts';
import { pageQuery } from './page-query.ts';

/** Query of GET /api/v1/invoices. Strict: who misspells the filter would get everything, and might pay it. */
export const listInvoicesQuerySchema = z.strictObject({
  ...pageQuery,
  status_filter: z.enum(INVOICE_STATUSES).optional().describe('Only invoices of this status; `total` counts them'),
});

export type ListInvoicesQuery = z.infer<typeof listInvoicesQuerySchema>;

/** Header Idempotency-Key of an upload, as others take it. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters');

/** Body of PATCH /api/v1/invoices/{id}/status. */
export const updateStatusSchema = z.strictObject({ status: z.enum(REVIEW_STATUSES) });
