import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { FauxqsServer } from 'fauxqs';
import type { Bucket } from '../../lambdas/adapters/bucket.ts';

const BUCKET_NAME = 'invoice-files';

/** The service's bucket, without an object in it. */
export async function emptyBucket(engine: FauxqsServer): Promise<Bucket> {
  const client = new S3Client({
    endpoint: engine.address,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    forcePathStyle: true,
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET_NAME }));
  return { client, name: BUCKET_NAME };
}
