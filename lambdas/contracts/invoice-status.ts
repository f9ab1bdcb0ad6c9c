/** Every status of an invoice (contract section 4), in the order of its life. */
export const INVOICE_STATUSES = [
  'PENDING',
  'PROCESSING',
  'PROCESSED',
  'FLAGGED',
  'FAILED',
  'APPROVED',
  'REJECTED',
  'PAID',
] as const;

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What a reviewer may set with PATCH; every other status belongs to the pipeline. */
export const REVIEW_STATUSES = ['APPROVED', 'REJECTED', 'PAID'] as const;

export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
