import { bucket } from '../adapters/bucket.ts';
import { fetchDocument } from '../adapters/read-documents.ts';
import type { Document } from '../domain/document/document.ts';
import type { Outline } from '../domain/extraction/reading.ts';
import type { InvoiceRecord } from '../domain/invoice/invoice-record.ts';

/** The outline that step 3 recorded. */
export function outlineOf({ outline }: InvoiceRecord): Outline {
  if (outline === null) throw new Error('The document has not been outlined');
  return outline;
}

/** The read document of an invoice with its outline: what steps 4, 5 and 7 read from. */
export async function outlinedDocument(
  invoice: InvoiceRecord,
): Promise<{ readonly document: Document; readonly outline: Outline }> {
  return { document: await fetchDocument(bucket(), invoice), outline: outlineOf(invoice) };
}
