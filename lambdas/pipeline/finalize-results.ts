import { finishInvoice } from '../adapters/invoices/finish-invoice.ts';
import { loadInvoice } from '../adapters/invoices/load-invoice.ts';
import { recordProgress } from '../adapters/invoices/record-progress.ts';
import { table } from '../adapters/table.ts';
import type { ExtractionData } from '../contracts/extraction-data.ts';
import { allFindings } from '../domain/checks/all-findings.ts';
import { countCompleteness } from '../domain/extraction/count-completeness.ts';
import { summarizeInvoice } from '../domain/extraction/summarize-invoice.ts';
import { composeExtractionData } from '../domain/invoice/extraction-data.ts';
import type { InvoiceRecord } from '../domain/invoice/invoice-record.ts';
import { lastStep } from '../kit/step.ts';
import { outlineOf } from './outlined-document.ts';

/**
 * Step 12, Finalizing results. Two transactions: the step's event, then the end and its event; two events of one
 * transaction would have no order in the table's stream. For an invoice that has ended it does nothing.
 */
export const handler = lastStep<InvoiceRecord>({
  load: ({ account_id, invoice_id }) => loadInvoice(table(), account_id, invoice_id),
  perform: async (invoice) => {
    const extractionData = resultsOf(invoice);
    const progress = await recordProgress(table(), invoice, 12);
    if (progress === 'recorded') await finishInvoice(table(), invoice, extractionData);
    return progress;
  },
});

function resultsOf(invoice: InvoiceRecord): ExtractionData {
  if (invoice.risk === null) throw new Error('The risk has not been assessed');
  return composeExtractionData({
    readings: invoice.readings,
    findings: allFindings(invoice.findings),
    risk: invoice.risk,
    completeness: countCompleteness(invoice.readings),
    summaryText: summarizeInvoice(invoice.readings, outlineOf(invoice)),
  });
}
