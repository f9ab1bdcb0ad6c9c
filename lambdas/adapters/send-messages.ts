import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { DependencyUnavailable } from './dependency-unavailable.ts';

/** One message; its group, where its queue has a consumer, is who is served fairly beside others. */
export interface OutgoingMessage {
  readonly MessageBody: string;
  readonly MessageGroupId?: string;
  /** Whole seconds. */
  readonly DelaySeconds?: number;
}

/** What SQS takes in one call. */
const BATCH = 10;

/**
 * Puts messages on a queue, in as few calls as can be, all side by side.
 * @throws DependencyUnavailable when SQS took only some; sending again what it took must do no harm.
 */
export async function sendMessages(
  client: SQSClient,
  QueueUrl: string,
  messages: readonly OutgoingMessage[],
): Promise<void> {
  const firsts = Array.from({ length: Math.ceil(messages.length / BATCH) }, (_, n) => n * BATCH);
  await Promise.all(firsts.map((first) => sendBatch(client, QueueUrl, messages.slice(first, first + BATCH))));
}

async function sendBatch(client: SQSClient, QueueUrl: string, batch: readonly OutgoingMessage[]): Promise<void> {
  const Entries = batch.map((message, index) => ({ Id: String(index), ...message }));
  const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  if (Failed.length > 0) throw new DependencyUnavailable(`SQS refused ${Failed.length} of ${batch.length} messages`);
}
