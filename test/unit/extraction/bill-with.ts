import { extractInvoice } from './extract-invoice.ts';
import { plainDocument } from './printed-page.ts';

/** What is read of a bill of one service with further lines in its head. */
export function billWith(lines: string) {
  return extractInvoice(
    plainDocument(
      `Harbour Street Clinic\n${lines}\nPatient: Ann Smith\nConsultation                          90.00\nTotal                                 90.00`,
    ),
  );
}
