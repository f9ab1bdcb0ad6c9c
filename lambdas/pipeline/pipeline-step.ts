import { loadInvoice } from '../adapters/invoices/load-invoice.ts';
import { recordProgress } from '../adapters/invoices/record-progress.ts';
import { table } from '../adapters/table.ts';
import type { StepNumber } from '../contracts/pipeline-steps.ts';
import type { InvoiceRecord, PipelineWork } from '../domain/invoice/invoice-record.ts';
import { step } from '../kit/step.ts';

/**
 * A state's handler: does a step's work on the invoice as it stands, and records it.
 * @param work gives what the step adds to the record, or records by itself and says what became of it.
 */
export function pipelineStep(
  number: StepNumber,
  work: (invoice: InvoiceRecord) => Promise<Partial<PipelineWork> | 'recorded' | 'ended'>,
) {
  return step<InvoiceRecord>(number, {
    load: ({ account_id, invoice_id }) => loadInvoice(table(), account_id, invoice_id),
    perform: async (invoice) => {
      const result = await work(invoice);
      return typeof result === 'string' ? result : recordProgress(table(), invoice, number, { work: result });
    },
  });
}
