import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { AccessControl } from '../ports.ts';

export interface ObjectToPut {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string | undefined;
  readonly body: Buffer;
}

/** Puts an object as a role and tells S3's status. */
export type PutObject = (roleArn: string, object: ObjectToPut, abortSignal: AbortSignal) => Promise<number>;

/** The local S3 takes 11 MiB in one request, AWS's 5 GB; a text body of 10 MiB that is no UTF-8 becomes three times as large. */
const PART_BYTES = 10 * 1024 * 1024;

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
  return async (roleArn, object, abortSignal) => {
    try {
      const put = object.body.length > PART_BYTES ? putInParts : putAtOnce;
      await put(clientOf(roleArn), object, abortSignal);
      return 200;
    } catch (error) {
      if (!(error instanceof S3ServiceException)) throw error;
      console.error(`the gateway could not put ${object.bucket}/${object.key}: ${error.message}`);
      return error.$metadata.httpStatusCode ?? 500;
    }
  };
}

async function putAtOnce(client: S3Client, { bucket, key, contentType, body }: ObjectToPut, abortSignal: AbortSignal) {
  const command = new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: contentType });
  await client.send(command, { abortSignal });
}

async function putInParts(client: S3Client, { bucket, key, contentType, body }: ObjectToPut, abortSignal: AbortSignal) {
  const target = { Bucket: bucket, Key: key };
  const create = new CreateMultipartUploadCommand({ ...target, ContentType: contentType });
  const { UploadId } = await client.send(create, { abortSignal });
  const Parts: { readonly ETag: string | undefined; readonly PartNumber: number }[] = [];
  for (let start = 0; start < body.length; start += PART_BYTES) {
    const PartNumber = Parts.length + 1;
    const Body = body.subarray(start, start + PART_BYTES);
    const part = new UploadPartCommand({ ...target, UploadId, PartNumber, Body });
    const { ETag } = await client.send(part, { abortSignal });
    Parts.push({ ETag, PartNumber });
  }
  const complete = new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } });
  await client.send(complete, { abortSignal });
}
