import { PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { AccessControl } from '../ports.ts';

export interface ObjectToPut {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string | undefined;
  readonly body: Buffer;
}

/** Puts an object as a role and tells S3's status. */
export type PutObject = (roleArn: string, object: ObjectToPut, signal: AbortSignal) => Promise<number>;

/** S3 as the gateway calls it for an integration: through the endpoint, by the credentials of the integration's role. */
export function objectWriter(access: AccessControl, endpoint: string, region: string): PutObject {
  const clients = new Map<string, S3Client>();
  const clientOf = (roleArn: string): S3Client => {
    const known = clients.get(roleArn);
    if (known) return known;
    // One attempt: API Gateway tries an integration once.
    const credentials = access.credentialsFor(roleArn);
    const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true, maxAttempts: 1 });
    clients.set(roleArn, client);
    return client;
  };
  return async (roleArn, { bucket, key, contentType, body }, abortSignal) => {
    try {
      const command = new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: contentType });
      const { $metadata } = await clientOf(roleArn).send(command, { abortSignal });
      return $metadata.httpStatusCode ?? 200;
    } catch (error) {
      if (!(error instanceof S3ServiceException)) throw error;
      console.error(`the gateway could not put ${bucket}/${key}: ${error.message}`);
      return error.$metadata.httpStatusCode ?? 500;
    }
  };
}
