import { createHash } from 'node:crypto';
import { bucket } from '../adapters/bucket.ts';
import { fetchFile } from '../adapters/invoice-files.ts';
import { failInvoice } from '../adapters/invoices/fail-invoice.ts';
import { loadInvoice } from '../adapters/invoices/load-invoice.ts';
import { createPdfReader } from '../adapters/pdf-reader/pdf-reader.ts';
import { storeDraft } from '../adapters/read-documents.ts';
import { endWait, putWait } from '../adapters/recognition-waits.ts';
import { table } from '../adapters/table.ts';
import { succeedTask } from '../adapters/task-tokens.ts';
import { fetchRecognition, startRecognition } from '../adapters/text-recognition.ts';
import { PAGES_TO_TEXTRACT } from '../contracts/pipeline-steps.ts';
import type { Document } from '../domain/document/document.ts';
import { mayBeRecognized, needsRecognition } from '../domain/document/recognition.ts';
import type { InvoiceRecord } from '../domain/invoice/invoice-record.ts';
import { logFigure } from '../kit/log.ts';
import { waitingStep } from '../kit/waiting-step.ts';
import { concludeReading, READING_STEP } from './conclude-reading.ts';
import { openReading } from './open-reading.ts';

/** Its worker starts with the first file and stays warm for the next ones. */
const reader = createPdfReader();

/**
 * Step 2, Downloading from storage: reads the PDF and keeps what it says for the next steps, or ends the invoice FAILED.
 * A file with scanned pages goes to Textract, and the step is recorded by `complete-recognition`.
 */
export const handler = waitingStep<InvoiceRecord>(READING_STEP, {
  load: ({ account_id, invoice_id }) => loadInvoice(table(), account_id, invoice_id),
  succeed: succeedTask,
  async perform(invoice, taskToken) {
    const result = await reader.read(await storedFile(invoice));
    if (!result.ok) {
      await failInvoice(table(), invoice, result.reason);
      return 'ended';
    }
    const { document } = result;
    if (!needsRecognition(document)) return concludeReading(invoice, document);
    if (mayBeRecognized(document)) return recognize(invoice, document, taskToken);
    return concludeReading(invoice, document, { status: 'failed', detail: `it has ${document.pageCount} pages` });
  },
});

/**
 * Hands the file to Textract and waits, or takes up what it has done for an earlier wait (one that was cut short, or
 * whose notification was lost). The token is kept before the job begins: the job may end before this function does.
 */
async function recognize(invoice: InvoiceRecord, document: Document, taskToken: string) {
  const wait = { accountId: invoice.accountId, invoiceId: invoice.invoiceId, taskToken };
  const waitedBefore = await putWait(table(), wait);
  // The step may have been recorded while the file was read. Who records it looks for the wait afterwards: either they
  // find this token, or the step is found on record here.
  const standing = await openReading(invoice);
  if (typeof standing === 'string') {
    await endWait(table(), wait);
    return standing;
  }
  await storeDraft(bucket(), invoice, document);
  const job = await startRecognition(bucket(), invoice);
  // Counted once more where a wait was cut short and asks for the same job again, for which nothing is billed.
  if ('jobId' in job) logFigure(PAGES_TO_TEXTRACT, document.pageCount);
  const recognition =
    'refused' in job
      ? ({ status: 'failed', detail: job.refused } as const)
      : waitedBefore
        ? await fetchRecognition(job.jobId)
        : null;
  if (recognition === null) return 'waiting';
  const progress = await concludeReading(invoice, document, recognition);
  await endWait(table(), wait);
  return progress;
}

/** @throws Error when the stored file is not what was uploaded: whatever it says, it is not this invoice. */
async function storedFile(invoice: InvoiceRecord): Promise<Uint8Array> {
  const file = await fetchFile(bucket(), invoice);
  if (file === null) throw new Error('The stored file is not there');
  const sha256 = createHash('sha256').update(file).digest('hex');
  if (sha256 !== invoice.fileSha256) throw new Error('The stored file is not the one that was uploaded');
  return file;
}
