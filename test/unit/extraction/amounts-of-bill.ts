import { extractInvoice } from './extract-invoice.ts';
import { plainDocument } from './printed-page.ts';

/** The three amounts that are read of a bill with these lines. */
export function amountsOfBill(lines: string) {
  const { values } = extractInvoice(
    plainDocument(`
Alder Row Clinic
Invoice Number: A-3071           Patient Name: Ida Moss
${lines}`),
  );
  const { total_amount: total, insurance_amount: insurance, out_of_pocket: patient } = values;
  return { total, insurance, patient };
}
