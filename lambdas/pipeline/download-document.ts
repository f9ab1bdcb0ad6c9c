import { createHash } from 'node:crypto';
import { bucket } from '../adapters/bucket.ts';
import { fetchFile } from '../adapters/invoice-files.ts';
import { failInvoice } from '../adapters/invoices/fail-invoice.ts';
import { createPdfReader } from '../adapters/pdf-reader/pdf-reader.ts';
import { storeDocument } from '../adapters/read-documents.ts';
import { table } from '../adapters/table.ts';
import type { ReadResult } from '../domain/document/document.ts';
import { hasReadableText } from '../domain/document/has-readable-text.ts';
import type { InvoiceRecord } from '../domain/invoice/invoice-record.ts';
import { pipelineStep } from './pipeline-step.ts';

/** Its worker starts with the first file and stays warm for the next ones. */
const reader = createPdfReader();

/** Step 2, Downloading from storage: reads the PDF and keeps what it says for the next steps, or ends the invoice FAILED. */
export const handler = pipelineStep(2, async (invoice) => {
  const result = await reader.read(await storedFile(invoice));
  const failure = failureOf(result);
  if (failure !== null) {
    await failInvoice(table(), invoice, failure);
    return 'ended';
  }
  if (result.ok) await storeDocument(bucket(), invoice, result.document);
  return {};
});

/** @throws Error when the stored file is not what was uploaded: whatever it says, it is not this invoice. */
async function storedFile(invoice: InvoiceRecord): Promise<Uint8Array> {
  const file = await fetchFile(bucket(), invoice);
  if (file === null) throw new Error('The stored file is not there');
  const sha256 = createHash('sha256').update(file).digest('hex');
  if (sha256 !== invoice.fileSha256) throw new Error('The stored file is not the one that was uploaded');
  return file;
}

function failureOf(result: ReadResult) {
  if (!result.ok) return result.reason;
  return hasReadableText(result.document) ? null : 'NO_TEXT';
}
