import * as z from 'zod';
import { INVOICE_STATUSES, REVIEW_STATUSES } from './invoice-status.ts';

/** A whole number as a query string spells it, at most 15 digits (an exact double); signs and fractions are refused. */
const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a whole number')
  .transform(Number);

/** Query of GET /api/v1/invoices. */
export const listInvoicesQuerySchema = z.object({
  page: wholeNumber.pipe(z.int().min(1)).default(1),
  page_size: wholeNumber.pipe(z.int().min(1).max(100)).default(20),
  status_filter: z.enum(INVOICE_STATUSES).optional(),
});

export type ListInvoicesQuery = z.infer<typeof listInvoicesQuerySchema>;

/** Header Idempotency-Key of an upload, as others take it. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters');

/** Body of PATCH /api/v1/invoices/{id}/status. */
export const updateStatusSchema = z.strictObject({ status: z.enum(REVIEW_STATUSES) });
