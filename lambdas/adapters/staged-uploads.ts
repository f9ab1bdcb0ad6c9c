import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { STAGED_FOR_MINUTES, STAGING_PREFIX } from '../contracts/large-uploads.ts';
import type { Bucket } from './bucket.ts';

/** A body that the gateway put into the bucket for one account, under the id that the authorizer gave the upload. */
export interface StagedUpload {
  readonly accountId: string;
  readonly uploadId: string;
}

export interface StagedBody {
  /** Not read yet. */
  readonly body: Readable;
  /** As the upload's own request declared it, boundary included. */
  readonly contentType: string | undefined;
}

const STAGED_FOR_MS = STAGED_FOR_MINUTES * 60_000;

const stagedObjectKey = ({ accountId, uploadId }: StagedUpload) => `${STAGING_PREFIX}/${accountId}/${uploadId}`;

/** The staged body, or null when there is none (any more): of another account, completed, or over its time. */
export async function openStagedBody({ client, name }: Bucket, staged: StagedUpload): Promise<StagedBody | null> {
  try {
    const command = new GetObjectCommand({ Bucket: name, Key: stagedObjectKey(staged) });
    const { Body, ContentLength, ContentType, LastModified } = await client.send(command);
    if (Body === undefined) return null;
    // In Node.js the SDK's body is a Readable; its type also covers browsers.
    const body = Body as Readable;
    if (LastModified === undefined || LastModified.getTime() + STAGED_FOR_MS < Date.now()) {
      body.destroy();
      return null;
    }
    // Every object has a type in S3, one that came without a body and a type too (a chunked body that is empty).
    return { body, contentType: ContentLength === 0 ? undefined : ContentType };
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return null;
    throw error;
  }
}

/** Deletes a staged body; one that is not there is fine. */
export async function discardStagedBody({ client, name }: Bucket, staged: StagedUpload): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: name, Key: stagedObjectKey(staged) }));
}

/** Of one account: looked at, and deleted at once where their time is over; as many as the client has sockets. */
const PAGE = 50;

/** How far the bodies of one account have been looked at. */
interface Turn {
  readonly prefix: string;
  readonly after?: string;
}

/**
 * Deletes staged bodies that nobody may complete any more. S3's own expiry is late by a day or more. Accounts take turns,
 * a page each, so that the many bodies of one do not keep another's lying.
 * @param until milliseconds since 1970, as all times here; what is left by then is for the next sweep.
 * @returns how many were deleted.
 */
export async function sweepStagedBodies(bucket: Bucket, now: number, until: number): Promise<number> {
  let swept = 0;
  const turns: Turn[] = await firstTurns(bucket);
  // An account that has more takes its next turn behind all others.
  for (let turn = turns.shift(); turn !== undefined && Date.now() < until; turn = turns.shift()) {
    const { over, next } = await pageOf(bucket, turn, now);
    await Promise.all(over.map((Key) => bucket.client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key }))));
    swept += over.length;
    if (next !== undefined) turns.push({ ...turn, after: next });
  }
  return swept;
}

/** One for each account that has staged bodies. */
async function firstTurns({ client, name }: Bucket): Promise<Turn[]> {
  const pages = paginateListObjectsV2({ client }, { Bucket: name, Prefix: `${STAGING_PREFIX}/`, Delimiter: '/' });
  const turns: Turn[] = [];
  for await (const { CommonPrefixes = [] } of pages) {
    turns.push(...CommonPrefixes.map(({ Prefix = '' }) => ({ prefix: Prefix })));
  }
  return turns;
}

/** The keys of a page whose time is over. */
async function pageOf({ client, name }: Bucket, { prefix, after }: Turn, now: number) {
  const { Contents = [], NextContinuationToken } = await client.send(
    new ListObjectsV2Command({ Bucket: name, Prefix: prefix, MaxKeys: PAGE, ContinuationToken: after }),
  );
  const over = Contents.filter(({ LastModified }) => (LastModified?.getTime() ?? 0) + STAGED_FOR_MS < now);
  return { over: over.map(({ Key }) => Key), next: NextContinuationToken };
}
