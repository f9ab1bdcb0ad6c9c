import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { Environment } from '../contracts/environment.ts';
import type { SlowFanOutMessage } from '../contracts/slow-fan-out-message.ts';
import { clientSettings } from './client-settings.ts';
import { DependencyUnavailable } from './dependency-unavailable.ts';
import { readEnvironment } from './read-environment.ts';

/** The queue of events that slow receivers are to be told of. */
export interface SlowFanOutQueue {
  readonly client: SQSClient;
  readonly url: string;
}

/** What SQS takes in one call: 10 messages, of 1 MiB together; an event in both shapes has some 5 KB. */
const BATCH = 10;

let shared: SlowFanOutQueue | undefined;

/** The deployed queue; its client is made on the first call and kept warm. */
export function slowFanOutQueue(): SlowFanOutQueue {
  shared ??= { client: new SQSClient(clientSettings), url: readEnvironment(Environment.slowFanOutQueueUrl) };
  return shared;
}

/**
 * Leaves events for whoever tells the slow receivers of them. Accounts are served fairly.
 * @throws DependencyUnavailable when SQS took only some; sending again what it took does no harm.
 */
export async function sendToSlowFanOut(queue: SlowFanOutQueue, messages: readonly SlowFanOutMessage[]): Promise<void> {
  const firsts = Array.from({ length: Math.ceil(messages.length / BATCH) }, (_, n) => n * BATCH);
  await Promise.all(firsts.map((first) => sendBatch(queue, messages.slice(first, first + BATCH))));
}

async function sendBatch({ client, url }: SlowFanOutQueue, batch: readonly SlowFanOutMessage[]): Promise<void> {
  const Entries = batch.map((message, index) => ({
    Id: String(index),
    MessageBody: JSON.stringify(message),
    MessageGroupId: message.account_id,
  }));
  const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));
  if (Failed.length > 0) throw new DependencyUnavailable(`SQS refused ${Failed.length} of ${batch.length} messages`);
}
