import { S3Client } from '@aws-sdk/client-s3';
import { Environment } from '../contracts/environment.ts';
import { clientSettings } from './client-settings.ts';
import { readEnvironment } from './read-environment.ts';

/** The one bucket: `invoices/` as uploaded, `documents/` as read by the pipeline, `staging/` for large uploads until they are taken. */
export interface Bucket {
  readonly client: S3Client;
  readonly name: string;
}

let shared: Bucket | undefined;

/** The deployed bucket; its client is made on the first call and kept warm. */
export function bucket(): Bucket {
  shared ??= {
    // WHEN_REQUIRED: a presigned GET must neither ask browsers for checksum headers nor carry one of a body that it has not; we
    // compare our own SHA-256 of what we read.
    client: new S3Client({
      ...clientSettings,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
    name: readEnvironment(Environment.bucketName),
  };
  return shared;
}
