import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { givenUpQueue, putAside } from '../adapters/given-up-queue.ts';
import { isOutage } from '../kit/is-outage.ts';
import { errorFields, log } from '../kit/log.ts';
import { queueWebhooks } from './queue-webhooks.ts';
import { startPipeline } from './start-pipeline.ts';
import { isNews, isStoredEvent, storedEvent } from './stored-event.ts';

/**
 * Acts on every event that the table's stream brings: an uploaded invoice's pipeline starts, and webhooks are queued, for
 * all of an account's events in the batch at once. Both are idempotent: Lambda goes on from the lowest failure and brings
 * what came after it again (docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html). Only an outage,
 * which would be everybody's, is waited for that way: what fails for a reason of its own would hold up those behind it for
 * as long as the stream tries it, and is put aside, or left to the queue where its account waits for itself (ADR 26).
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const news = Records.filter(isNews);
  const byAccount = Map.groupBy(news.filter(isStoredEvent), (record) => storedEvent(record).accountId);
  const failures = await Promise.all([
    ...news.map((record) => failuresOf([record], startPipelines)),
    ...[...byAccount].map(([accountId, records]) =>
      failuresOf(records, (some) => queueWebhooks(accountId, some.map(storedEvent))),
    ),
  ]);
  return { batchItemFailures: [...new Set(failures.flat())].map((itemIdentifier) => ({ itemIdentifier })) };
}

async function startPipelines(records: readonly DynamoDBRecord[]): Promise<void> {
  for (const record of records) await startPipeline(storedEvent(record), ageMs(record));
}

type Work = (records: readonly DynamoDBRecord[]) => Promise<void>;

/** @returns the sequence numbers of the records that are to come again. */
async function failuresOf(records: readonly DynamoDBRecord[], work: Work): Promise<readonly string[]> {
  try {
    await work(records);
    return [];
  } catch (error) {
    if (isOutage(error)) return toComeAgain(records, error);
    return records.length > 1 ? failuresOneByOne(records, work) : putAsideFor(error, records);
  }
}

/** Which of them it is that fails; one after the other, for one account's writes get in each other's way. */
async function failuresOneByOne(records: readonly DynamoDBRecord[], work: Work): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const record of records) failures.push(...(await failuresOf([record], work)));
  return failures;
}

async function putAsideFor(error: unknown, records: readonly DynamoDBRecord[]): Promise<readonly string[]> {
  try {
    const calls = records.map((record) => ({ Records: [record] }));
    await putAside(givenUpQueue(), calls);
    log('error', 'events were put aside', { from: numbersOf(records)[0], ...errorFields(error) });
    return [];
  } catch (cause) {
    return toComeAgain(records, cause);
  }
}

function toComeAgain(records: readonly DynamoDBRecord[], error: unknown): readonly string[] {
  const numbers = numbersOf(records);
  log('error', 'events were not passed on', { from: numbers[0], count: records.length, ...errorFields(error) });
  return numbers;
}

function numbersOf(records: readonly DynamoDBRecord[]): readonly string[] {
  return records.map((record) => record.dynamodb?.SequenceNumber ?? '');
}

/** As the stream says, which tells seconds. */
function ageMs({ dynamodb }: DynamoDBRecord): number {
  const writtenAt = dynamodb?.ApproximateCreationDateTime;
  return writtenAt === undefined ? 0 : Date.now() - writtenAt * 1000;
}
