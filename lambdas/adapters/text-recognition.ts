import {
  GetDocumentTextDetectionCommand,
  type GetDocumentTextDetectionCommandOutput,
  StartDocumentTextDetectionCommand,
  TextractClient,
} from '@aws-sdk/client-textract';
import { Environment } from '../contracts/environment.ts';
import { RECOGNITION_BUSY } from '../contracts/pipeline-steps.ts';
import type { Recognition } from '../domain/document/recognition.ts';
import type { InvoiceIds } from '../domain/invoice/invoice-record.ts';
import type { Bucket } from './bucket.ts';
import { clientSettings } from './client-settings.ts';
import { fileObjectKey } from './invoice-files.ts';
import { readEnvironment } from './read-environment.ts';
import { linesOfPages } from './textract-blocks.ts';

/** A thousand blocks a page are some 500 KB; a slow answer must not count as none. 3 attempts, connecting included, end after 3 × 10 + 1.5 = 31.5 s at most. */
const settings = { ...clientSettings, requestHandler: { ...clientSettings.requestHandler, requestTimeout: 10_000 } };

let shared: TextractClient | undefined;

const textract = (): TextractClient => {
  shared ??= new TextractClient(settings);
  return shared;
};

/** Textract takes no further job for now: its quota of calls or of running jobs is used up. */
class RecognitionBusy extends Error {
  override readonly name = RECOGNITION_BUSY;
}

const BUSY = new Set(['LimitExceededException', 'ProvisionedThroughputExceededException', 'ThrottlingException']);
/** The file is none that Textract reads, whatever our own reader made of it. */
const REFUSED = new Set(['UnsupportedDocumentException', 'BadDocumentException', 'DocumentTooLargeException']);

/**
 * Has Textract recognise an invoice's file, once: the same invoice gives the same job, however often it is asked for.
 * Textract reads the object with our own permissions, and tells the topic when it is done.
 * @returns the job's id, or why Textract refuses the file.
 * @throws RecognitionBusy
 */
export async function startRecognition(
  bucket: Bucket,
  ids: InvoiceIds,
): Promise<{ readonly jobId: string } | { readonly refused: string }> {
  try {
    const { JobId } = await textract().send(
      new StartDocumentTextDetectionCommand({
        DocumentLocation: { S3Object: { Bucket: bucket.name, Name: fileObjectKey(ids) } },
        ClientRequestToken: ids.invoiceId,
        JobTag: ids.invoiceId,
        NotificationChannel: {
          SNSTopicArn: readEnvironment(Environment.recognitionTopicArn),
          RoleArn: readEnvironment(Environment.recognitionRoleArn),
        },
      }),
    );
    if (JobId === undefined) throw new Error('Textract gave its job no id');
    return { jobId: JobId };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (BUSY.has(name)) throw new RecognitionBusy('Textract takes no further job for now', { cause: error });
    if (REFUSED.has(name)) return { refused: name };
    throw error;
  }
}

/**
 * What came of a job, all parts of its answer read; null while it runs.
 * @throws Error when the answer breaks off after its first part.
 */
export async function fetchRecognition(jobId: string): Promise<Recognition | null> {
  const first = await fetchPart(jobId, undefined);
  if (first.JobStatus === 'IN_PROGRESS') return null;
  if (!hasResult(first)) return { status: 'failed', detail: first.StatusMessage ?? 'Textract gave no reason' };
  const parts = [first];
  for (let token = first.NextToken; token !== undefined; ) {
    const part = await fetchPart(jobId, token);
    if (!hasResult(part)) throw new Error(`Textract's answer breaks off with ${part.JobStatus}`);
    parts.push(part);
    token = part.NextToken;
  }
  const pages = linesOfPages(parts.flatMap(({ Blocks = [] }) => Blocks));
  // Warnings need not name their pages: those without a block of their own are left out anyway.
  const unread = parts.flatMap(({ Warnings = [] }) => Warnings).flatMap(({ Pages = [] }) => Pages);
  for (const number of unread) pages.delete(number);
  return { status: 'done', pages };
}

function fetchPart(JobId: string, NextToken: string | undefined): Promise<GetDocumentTextDetectionCommandOutput> {
  return textract().send(new GetDocumentTextDetectionCommand({ JobId, MaxResults: 1000, NextToken }));
}

function hasResult({ JobStatus }: GetDocumentTextDetectionCommandOutput): boolean {
  return JobStatus === 'SUCCEEDED' || JobStatus === 'PARTIAL_SUCCESS';
}
