import { setTimeout as sleep } from 'node:timers/promises';
import type { AccessControl, Assembly, Closable, Functions, Resource } from '../ports.ts';
import { isQueue } from '../resources/lambda-event-source-mapping.ts';
import { type QueueBatching, receiveBatch } from './queue-batch.ts';
import { type QueueMessage, QueueMessages } from './queue-messages.ts';

export interface QueueMappingsOptions {
  readonly assembly: Assembly;
  readonly access: AccessControl;
  readonly functions: Functions;
  /** The SQS engine, which believes every caller: the policies are judged here. */
  readonly engineOrigin: string;
}

interface MappingProperties {
  readonly EventSourceArn: string;
  readonly FunctionName: string;
  readonly BatchSize?: number;
  readonly MaximumBatchingWindowInSeconds?: number;
  readonly FunctionResponseTypes?: readonly string[];
  readonly ScalingConfig?: { readonly MaximumConcurrency?: number };
}

interface QueueSettings extends QueueBatching {
  readonly functionArn: string;
  readonly concurrency: number;
  readonly reportsItemFailures: boolean;
}

/** What a role must be allowed before Lambda makes a mapping: https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html */
const ACTIONS = ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes'];

/**
 * Of the batches that the template lets run side by side, a laptop runs a tenth and at most ten. A share and not a bound
 * alone: mappings that the template gives little must not take as many workers here as those that it gives much.
 */
const SHARE = 1 / 10;
const MOST_AT_A_TIME = 10;
const ERROR_PAUSE_MS = 500;

/**
 * Starts every mapping of a queue. What was received when a process ended is received again once its visibility timeout
 * is over, as on AWS.
 * @throws AccessDeniedError when the function's role may not read the queue.
 */
export function startQueueMappings(options: QueueMappingsOptions): Closable {
  const { assembly, access } = options;
  const settings = assembly
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => properties.Enabled !== false && isQueue(String(properties.EventSourceArn)))
    .map((resource) => readSettings(assembly, access, resource));
  const closing = new AbortController();
  const queues = new QueueMessages(options.engineOrigin);
  for (const mapping of settings) {
    for (let poller = 0; poller < mapping.concurrency; poller += 1) void poll(mapping, options, queues, closing.signal);
  }
  return {
    // What functions are still at is not waited for: its messages come again.
    async close() {
      closing.abort();
      queues.close();
    },
  };
}

function readSettings(assembly: Assembly, access: AccessControl, resource: Resource): QueueSettings {
  const properties = resource.properties as unknown as MappingProperties;
  const target = assembly
    .ofType('AWS::Lambda::Function')
    .find(({ arn, physicalId }) => [arn, physicalId].includes(properties.FunctionName));
  if (!target) throw new TypeError(`${resource.logicalId}: the template has no such function`);
  const roleArn = String(target.properties.Role);
  for (const action of ACTIONS) access.authorize({ kind: 'role', roleArn }, `sqs:${action}`, properties.EventSourceArn);
  return {
    queueArn: properties.EventSourceArn,
    functionArn: target.arn,
    batchSize: Number(properties.BatchSize ?? 10),
    windowMs: Number(properties.MaximumBatchingWindowInSeconds ?? 0) * 1_000,
    concurrency: localConcurrency(properties.ScalingConfig?.MaximumConcurrency),
    reportsItemFailures: properties.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
  };
}

/** @param allowed by the template; undefined: as many as the account has. */
export function localConcurrency(allowed: number | undefined): number {
  return Math.min(MOST_AT_A_TIME, Math.ceil(Number(allowed ?? Number.POSITIVE_INFINITY) * SHARE));
}

/** One of the mapping's pollers: receives, calls the function, deletes what it dealt with, and again. */
async function poll(
  settings: QueueSettings,
  options: QueueMappingsOptions,
  queues: QueueMessages,
  closing: AbortSignal,
): Promise<void> {
  while (!closing.aborted) {
    try {
      const messages = await receiveBatch(queues, settings, closing);
      if (messages.length === 0) continue;
      const done = await invoke(settings, options, messages);
      // A worker that the closing itself ended has dealt with nothing for certain: the messages come again.
      if (!closing.aborted) await queues.delete(settings.queueArn, done);
    } catch (error) {
      if (closing.aborted) return;
      console.error(`messages of ${settings.queueArn} could not be handed over:`, error);
      await sleep(ERROR_PAUSE_MS);
    }
  }
}

/** @returns the messages that need not come again. */
async function invoke(
  { functionArn, queueArn, reportsItemFailures }: QueueSettings,
  { assembly, functions }: QueueMappingsOptions,
  messages: readonly QueueMessage[],
): Promise<readonly QueueMessage[]> {
  const Records = messages.map((message) => ({
    messageId: message.MessageId,
    receiptHandle: message.ReceiptHandle,
    body: message.Body,
    attributes: message.Attributes ?? {},
    messageAttributes: {},
    md5OfBody: message.MD5OfBody,
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: assembly.region,
  }));
  // Lambda's poller is Lambda itself: it asks no policy before it calls the function of a mapping.
  const { payload, functionError } = await functions.invoke(functionArn, JSON.stringify({ Records }), {
    kind: 'operator',
  });
  if (functionError) return [];
  return reportsItemFailures ? withoutFailures(messages, JSON.parse(payload)) : messages;
}

/** A report that names no message of the batch fails all of it: https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html */
function withoutFailures(messages: readonly QueueMessage[], answer: unknown): readonly QueueMessage[] {
  const { batchItemFailures = [] } = (answer ?? {}) as {
    readonly batchItemFailures?: readonly { readonly itemIdentifier?: unknown }[];
  };
  const failed = new Set((batchItemFailures ?? []).map(({ itemIdentifier }) => itemIdentifier));
  const isReadable = [...failed].every((id) => messages.some(({ MessageId }) => MessageId === id));
  return isReadable ? messages.filter(({ MessageId }) => !failed.has(MessageId)) : [];
}
