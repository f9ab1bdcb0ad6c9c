import { ULID } from '../ulid.ts';

const INVOICE_ID = new RegExp(`^inv_${ULID}$`);

/** Whether a text could be an id of ours at all; what could not is answered as an unknown id without asking the table. */
export function isInvoiceId(text: string): boolean {
  return INVOICE_ID.test(text);
}
