import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { InvoiceIds } from '../domain/invoice/invoice-record.ts';
import type { Bucket } from './bucket.ts';

/** Seconds that a download link lives; it dies sooner with the session of the role that signed it. */
const LINK_SECONDS = 900;

export const fileObjectKey = ({ accountId, invoiceId }: InvoiceIds) => `invoices/${accountId}/${invoiceId}.pdf`;

export const documentObjectKey = ({ accountId, invoiceId }: InvoiceIds) => `documents/${accountId}/${invoiceId}.json`;

/** What could be read of a file with scanned pages, until these are recognised. */
export const draftObjectKey = ({ accountId, invoiceId }: InvoiceIds) =>
  `documents/${accountId}/${invoiceId}.draft.json`;

/** Stores an uploaded PDF. */
export async function storeFile({ client, name }: Bucket, ids: InvoiceIds, file: Uint8Array): Promise<void> {
  await client.send(
    new PutObjectCommand({ Bucket: name, Key: fileObjectKey(ids), Body: file, ContentType: 'application/pdf' }),
  );
}

/** The stored PDF, or null when it is not there. */
export async function fetchFile({ client, name }: Bucket, ids: InvoiceIds): Promise<Uint8Array | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: fileObjectKey(ids) }));
    return Body === undefined ? null : await Body.transformToByteArray();
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return null;
    throw error;
  }
}

/** Deletes all that the bucket has of an invoice; what is not there is fine. */
export async function eraseObjects({ client, name }: Bucket, ids: InvoiceIds): Promise<void> {
  // Plain deletes: DeleteObjects answers 200 with errors inside, and is another call to grant.
  await Promise.all(
    [fileObjectKey(ids), documentObjectKey(ids), draftObjectKey(ids)].map((Key) =>
      client.send(new DeleteObjectCommand({ Bucket: name, Key })),
    ),
  );
}

/** A link that downloads the PDF under the name it was uploaded with, for at most 15 minutes. */
export function downloadUrl({ client, name }: Bucket, ids: InvoiceIds, originalName: string): Promise<string> {
  return getSignedUrl(
    client,
    new GetObjectCommand({
      Bucket: name,
      Key: fileObjectKey(ids),
      ResponseContentType: 'application/pdf',
      ResponseContentDisposition: contentDisposition(originalName),
    }),
    { expiresIn: LINK_SECONDS },
  );
}

/** RFC 6266: an ASCII name for old clients, and the real one by RFC 8187, whose attr-char leaves out `'()*` as well. */
function contentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
