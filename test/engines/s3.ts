import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { buildApp } from 'fauxqs';
import type { Bucket } from '../../lambdas/adapters/bucket.ts';

/** An S3 engine of a test's own, in memory, with the service's bucket. */
export interface S3Engine {
  readonly endpoint: string;
  readonly bucket: Bucket;
  stop(): Promise<void>;
}

const BUCKET_NAME = 'invoice-files';

export async function startS3(): Promise<S3Engine> {
  const app = buildApp({ logger: false });
  const endpoint = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    forcePathStyle: true,
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET_NAME }));
  return {
    endpoint,
    bucket: { client, name: BUCKET_NAME },
    stop: async () => {
      client.destroy();
      await app.close();
    },
  };
}
