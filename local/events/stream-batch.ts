import { randomUUID } from 'node:crypto';
import type { Functions } from '../ports.ts';
import type { DeadLetters } from './dead-letters.ts';
import type { MappingSettings } from './mapping-settings.ts';
import type { StreamRecord } from './table-stream.ts';

export interface BatchContext {
  readonly settings: MappingSettings;
  readonly functions: Functions;
  readonly deadLetters: DeadLetters;
  /** Epoch milliseconds from which the age of a record counts: time in which no stack ran is nobody's failure. */
  readonly startedAt: number;
  /** Milliseconds before the first retry; doubled for each further one. */
  readonly firstRetryDelayMs: number;
  readonly shardId: () => string;
  readonly closed: () => boolean;
}

interface Work {
  readonly records: readonly StreamRecord[];
  /** Failed attempts that count. */
  readonly failures: number;
  /** All failed attempts, by which the next one waits. */
  readonly delays: number;
}

/** No retry waits longer. */
const LONGEST_RETRY_DELAY_MS = 10_000;
const DEAD_LETTER_RETRY_MS = 5_000;

/**
 * Hands a batch to the function until all of it is handled or given up, as Lambda does for streams:
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 * @param handled told of each record that needs not be handed over again.
 */
export async function handleBatch(
  context: BatchContext,
  batch: readonly StreamRecord[],
  handled: (records: readonly StreamRecord[]) => void,
): Promise<void> {
  const { settings } = context;
  const work: Work[] = [{ records: batch, failures: 0, delays: 0 }];
  for (let next = work.shift(); next && !context.closed(); next = work.shift()) {
    const { records, failures, delays } = next;
    const condition = givenUpBecause(context, next);
    if (condition) {
      await giveUp(context, next, condition);
      handled(records);
      continue;
    }
    if (delays > 0) await pause(Math.min(context.firstRetryDelayMs * 2 ** (delays - 1), LONGEST_RETRY_DELAY_MS));
    const firstFailed = await invoke(context, records);
    if (context.closed()) return;
    if (firstFailed === null) {
      handled(records);
      continue;
    }
    handled(records.slice(0, firstFailed));
    const rest = records.slice(firstFailed);
    // A batch that failed from its beginning is halved to find what it fails on; order stays.
    const middle = settings.bisect && firstFailed === 0 && rest.length > 1 ? Math.ceil(rest.length / 2) : rest.length;
    const parts = [rest.slice(0, middle), rest.slice(middle)].filter((part) => part.length > 0);
    // Splitting a batch, also at the record that is reported, uses up no retry.
    const counted = settings.bisect && records.length > 1 ? failures : failures + 1;
    work.unshift(...parts.map((part) => ({ records: part, failures: counted, delays: delays + 1 })));
  }
}

/** @returns the index of the first record that failed; null when none did. */
async function invoke({ settings, functions }: BatchContext, records: readonly StreamRecord[]): Promise<number | null> {
  const { functionArn, region, streamArn, reportsItemFailures } = settings;
  const Records = records.map((record) => ({ ...record, awsRegion: region, eventSourceARN: streamArn }));
  try {
    // Lambda's poller is Lambda itself: it asks no policy before it calls the function of a mapping.
    const { payload, functionError } = await functions.invoke(functionArn, JSON.stringify({ Records }), {
      kind: 'operator',
    });
    if (functionError) return 0;
    return reportsItemFailures ? firstFailure(JSON.parse(payload), records) : null;
  } catch (error) {
    console.error(`${functionArn} could not be called with records of ${streamArn}:`, error);
    return 0;
  }
}

/** A report that names no record of the batch fails all of it: https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html */
function firstFailure(answer: unknown, records: readonly StreamRecord[]): number | null {
  const failures = (answer as { readonly batchItemFailures?: readonly { readonly itemIdentifier?: unknown }[] } | null)
    ?.batchItemFailures;
  if (!failures || failures.length === 0) return null;
  const indexes = failures.map(({ itemIdentifier }) =>
    records.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
  );
  return Math.max(0, Math.min(...indexes));
}

function givenUpBecause(context: BatchContext, { records, failures }: Work): string | null {
  const { maximumRetryAttempts, maximumRecordAgeMs } = context.settings;
  const [first] = records;
  const createdAt = (first?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000;
  const age = Date.now() - Math.max(createdAt, context.startedAt);
  if (maximumRecordAgeMs !== null && age > maximumRecordAgeMs) return 'RecordAgeExceeded';
  if (maximumRetryAttempts !== null && failures > maximumRetryAttempts) return 'RetryAttemptsExhausted';
  return null;
}

/** The message names the records, it does not hold them. */
async function giveUp(context: BatchContext, { records, failures }: Work, condition: string): Promise<void> {
  const { settings, deadLetters } = context;
  const iso = (record: StreamRecord | undefined) =>
    new Date((record?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000).toISOString();
  const message = {
    requestContext: {
      requestId: randomUUID(),
      functionArn: settings.functionArn,
      condition,
      approximateInvokeCount: failures,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: new Date().toISOString(),
    DDBStreamBatchInfo: {
      shardId: context.shardId(),
      startSequenceNumber: records[0]?.dynamodb.SequenceNumber,
      endSequenceNumber: records.at(-1)?.dynamodb.SequenceNumber,
      approximateArrivalOfFirstRecord: iso(records[0]),
      approximateArrivalOfLastRecord: iso(records.at(-1)),
      batchSize: records.length,
      streamArn: settings.streamArn,
    },
  };
  console.error(`${settings.functionArn} was given up on ${records.length} records: ${condition}`);
  if (settings.onFailureQueueArn === null) return;
  while (!context.closed()) {
    try {
      await deadLetters.send(
        settings.onFailureQueueArn,
        { kind: 'role', roleArn: settings.roleArn },
        JSON.stringify(message),
      );
      return;
    } catch (error) {
      console.error('a record of the stream is not on its dead-letter queue yet:', error);
      await pause(DEAD_LETTER_RETRY_MS);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
