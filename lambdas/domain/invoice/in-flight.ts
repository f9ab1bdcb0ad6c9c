import type { InvoiceStatus } from '../../contracts/invoice-status.ts';

/** Whether the pipeline still has work to do on an invoice of this status. */
export function isInFlight(status: InvoiceStatus): boolean {
  return status === 'PENDING' || status === 'PROCESSING';
}
