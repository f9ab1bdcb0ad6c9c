/** `inv_` and a lower-case ULID: sorts by time, and its first character is at most 7 (128 bits in 26 base-32 digits). */
const INVOICE_ID = /^inv_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** Whether a text could be an id of ours at all; what could not is answered as an unknown id without asking the table. */
export function isInvoiceId(text: string): boolean {
  return INVOICE_ID.test(text);
}
