import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { STAGED_FOR_MINUTES, STAGING_PREFIX } from '../contracts/large-uploads.ts';
import type { Bucket } from './bucket.ts';

/** A body that the gateway put into the bucket for one account, under the id of the request that brought it. */
export interface StagedUpload {
  readonly accountId: string;
  readonly requestId: string;
}

export interface StagedBody {
  /** Not read yet. */
  readonly body: Readable;
  /** As the upload's own request declared it, boundary included. */
  readonly contentType: string | undefined;
}

const STAGED_FOR_MS = STAGED_FOR_MINUTES * 60_000;

const stagedObjectKey = ({ accountId, requestId }: StagedUpload) => `${STAGING_PREFIX}/${accountId}/${requestId}`;

/** The staged body, or null when there is none (any more): of another account, completed, or over its time. */
export async function openStagedBody({ client, name }: Bucket, staged: StagedUpload): Promise<StagedBody | null> {
  try {
    const command = new GetObjectCommand({ Bucket: name, Key: stagedObjectKey(staged) });
    const { Body, ContentType, LastModified } = await client.send(command);
    if (Body === undefined) return null;
    // In Node.js the SDK's body is a Readable; its type also covers browsers.
    const body = Body as Readable;
    if (LastModified === undefined || LastModified.getTime() + STAGED_FOR_MS < Date.now()) {
      body.destroy();
      return null;
    }
    return { body, contentType: ContentType };
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return null;
    throw error;
  }
}

/** Deletes a staged body; one that is not there is fine. */
export async function discardStagedBody({ client, name }: Bucket, staged: StagedUpload): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: name, Key: stagedObjectKey(staged) }));
}

/**
 * Deletes staged bodies that nobody may complete any more. S3's own expiry is late by a day or more.
 * @param now milliseconds since 1970.
 * @param pages of 1,000 that are looked at, so that a sweep has an end; the oldest are not first, so the next one goes on.
 * @returns how many were deleted.
 */
export async function sweepStagedBodies({ client, name }: Bucket, now: number, pages: number): Promise<number> {
  let swept = 0;
  let next: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const { Contents = [], NextContinuationToken } = await client.send(
      new ListObjectsV2Command({ Bucket: name, Prefix: `${STAGING_PREFIX}/`, ContinuationToken: next }),
    );
    const over = Contents.filter(({ LastModified }) => (LastModified?.getTime() ?? 0) + STAGED_FOR_MS < now);
    for (const { Key } of over) await client.send(new DeleteObjectCommand({ Bucket: name, Key }));
    swept += over.length;
    next = NextContinuationToken;
    if (next === undefined) break;
  }
  return swept;
}
