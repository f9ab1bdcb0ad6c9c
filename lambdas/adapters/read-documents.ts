import { gunzipSync, gzipSync } from 'node:zlib';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import type { Document } from '../domain/document/document.ts';
import type { InvoiceIds } from '../domain/invoice/invoice-record.ts';
import type { Bucket } from './bucket.ts';
import { documentObjectKey, draftObjectKey } from './invoice-files.ts';

/** Keeps what was read from an invoice's file for the steps that follow. */
export function storeDocument(bucket: Bucket, ids: InvoiceIds, document: Document): Promise<void> {
  return storeAt(bucket, documentObjectKey(ids), document);
}

/** @throws Error when the document is not there: the step before stores it, and a deletion ends the pipeline first. */
export function fetchDocument(bucket: Bucket, ids: InvoiceIds): Promise<Document> {
  return fetchFrom(bucket, documentObjectKey(ids));
}

/**
 * Keeps a document whose scanned pages are still being recognised. It has a key of its own: stored late, by a retry that
 * was overtaken, it must not take the place of the document that was read meanwhile.
 */
export function storeDraft(bucket: Bucket, ids: InvoiceIds, document: Document): Promise<void> {
  return storeAt(bucket, draftObjectKey(ids), document);
}

/** @throws Error when the draft is not there: it is stored before the recognition begins. */
export function fetchDraft(bucket: Bucket, ids: InvoiceIds): Promise<Document> {
  return fetchFrom(bucket, draftObjectKey(ids));
}

/** Gzip makes words with boxes about 10 times smaller. */
async function storeAt({ client, name }: Bucket, key: string, document: Document): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: name,
      Key: key,
      Body: gzipSync(JSON.stringify(document), { level: 1 }),
      ContentType: 'application/json',
      ContentEncoding: 'gzip',
    }),
  );
}

async function fetchFrom({ client, name }: Bucket, key: string): Promise<Document> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: key }));
  if (Body === undefined) throw new Error('The read document is empty');
  return JSON.parse(gunzipSync(await Body.transformToByteArray()).toString('utf8')) as Document;
}
