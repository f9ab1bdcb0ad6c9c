import { gunzipSync, gzipSync } from 'node:zlib';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import type { Document } from '../domain/document/document.ts';
import type { InvoiceIds } from '../domain/invoice/invoice-record.ts';
import type { Bucket } from './bucket.ts';
import { documentObjectKey } from './invoice-files.ts';

/** Keeps what was read from an invoice's file for the steps that follow; gzip makes words with boxes about 10 times smaller. */
export async function storeDocument({ client, name }: Bucket, ids: InvoiceIds, document: Document): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: name,
      Key: documentObjectKey(ids),
      Body: gzipSync(JSON.stringify(document), { level: 1 }),
      ContentType: 'application/json',
      ContentEncoding: 'gzip',
    }),
  );
}

/** @throws Error when the document is not there: the step before stores it, and a deletion ends the pipeline first. */
export async function fetchDocument({ client, name }: Bucket, ids: InvoiceIds): Promise<Document> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: documentObjectKey(ids) }));
  if (Body === undefined) throw new Error('The read document is empty');
  return JSON.parse(gunzipSync(await Body.transformToByteArray()).toString('utf8')) as Document;
}
