import { extractInvoice } from './extract-invoice.ts';
import { plainDocument } from './printed-page.ts';

/** The patient's name that is read of a bill with these lines. */
export function patientOfBill(lines: string): string | undefined {
  return extractInvoice(
    plainDocument(`
Oakridge Internal Medicine
${lines}
Visit           $110.00
Insurance pays  $88.00
You pay         $22.00`),
  ).values.patient_name;
}
