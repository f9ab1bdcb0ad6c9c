import { Problem } from './problem.ts';

/** One answer for what never was, what was deleted, what is another account's, and what is no id at all. */
export function invoiceNotFound(): Problem {
  return new Problem('INVOICE_NOT_FOUND', 'There is no invoice with this id');
}
