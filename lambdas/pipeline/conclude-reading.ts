import { bucket } from '../adapters/bucket.ts';
import { failInvoice } from '../adapters/invoices/fail-invoice.ts';
import { type Progress, recordProgress } from '../adapters/invoices/record-progress.ts';
import { storeDocument } from '../adapters/read-documents.ts';
import { table } from '../adapters/table.ts';
import type { Document } from '../domain/document/document.ts';
import { hasReadableText } from '../domain/document/has-readable-text.ts';
import { type Recognition, withRecognition } from '../domain/document/recognition.ts';
import type { InvoiceRecord } from '../domain/invoice/invoice-record.ts';
import { log } from '../kit/log.ts';

/** The step that reads the file, whoever records it. */
export const READING_STEP = 2;

/**
 * Ends step 2 with what was read: keeps the document for the next steps and records the step, or ends the invoice FAILED
 * where nothing can be read. A document of which only some pages are readable goes on with those.
 */
export async function concludeReading(
  invoice: InvoiceRecord,
  document: Document,
  recognition?: Recognition,
): Promise<Progress> {
  const read = recognition === undefined ? document : withRecognition(document, recognition);
  if (recognition?.status === 'failed') {
    log('warn', 'the scanned pages could not be read', { invoiceId: invoice.invoiceId, reason: recognition.detail });
  }
  if (!hasReadableText(read)) {
    await failInvoice(table(), invoice, recognition?.status === 'failed' ? 'RECOGNITION_FAILED' : 'NO_TEXT');
    return 'ended';
  }
  await storeDocument(bucket(), invoice, read);
  return recordProgress(table(), invoice, READING_STEP);
}
