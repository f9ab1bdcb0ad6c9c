import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { givenUpQueue, putAside } from '../adapters/given-up-queue.ts';
import { isOutage } from '../kit/is-outage.ts';
import { errorFields, log } from '../kit/log.ts';
import { queueWebhooks } from './queue-webhooks.ts';
import { startPipeline } from './start-pipeline.ts';
import { isNews, readEvent, type StoredEvent } from './stored-event.ts';

/** An event, and the record that brought it. */
interface News {
  readonly record: DynamoDBRecord;
  readonly event: StoredEvent;
}

/**
 * Acts on every event that the table's stream brings: an uploaded invoice's pipeline starts, and webhooks are queued, for
 * all of an account's events in the batch at once. Both are idempotent: Lambda goes on from the lowest failure and brings
 * what came after it again (docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html). Only an outage,
 * which would be everybody's, is waited for that way: what fails for a reason of its own would hold up those behind it for
 * as long as the stream tries it, and is put aside, or left to the queue where its account waits for itself (ADR 26).
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const read = Records.filter(isNews).map((record) => ({ record, parsed: readEvent(record) }));
  const news = read.flatMap(({ record, parsed }) => (parsed.success ? [{ record, event: parsed.data }] : []));
  const byAccount = Map.groupBy(news, ({ event }) => event.accountId);
  const failures = await Promise.all([
    ...read.map(({ record, parsed }) => (parsed.success ? [] : putAsideFor(parsed.error, [record]))),
    ...news.map((one) => failuresOf([one], () => startPipeline(one.event, ageMs(one.record)))),
    ...[...byAccount].map(([accountId, theirs]) => failuresOf(theirs, (events) => queueWebhooks(accountId, events))),
  ]);
  return { batchItemFailures: [...new Set(failures.flat())].map((itemIdentifier) => ({ itemIdentifier })) };
}

type Work = (events: readonly StoredEvent[]) => Promise<void>;

/** @returns the sequence numbers of the records that are to come again. */
async function failuresOf(news: readonly News[], work: Work): Promise<readonly string[]> {
  try {
    await work(news.map(({ event }) => event));
    return [];
  } catch (error) {
    const records = news.map(({ record }) => record);
    if (isOutage(error)) return toComeAgain(records, error);
    return news.length > 1 ? failuresOneByOne(news, work) : putAsideFor(error, records);
  }
}

/** Which of them it is that fails; one after the other, for one account's writes get in each other's way. */
async function failuresOneByOne(news: readonly News[], work: Work): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const one of news) failures.push(...(await failuresOf([one], work)));
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
