import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { DependencyUnavailable } from './dependency-unavailable.ts';

/** One message; its group, where its queue has a consumer, is who is served fairly beside others. */
export interface OutgoingMessage {
  /** Sent as JSON. */
  readonly body: object;
  readonly MessageGroupId?: string;
  /** Whole seconds. */
  readonly DelaySeconds?: number;
}

/** What SQS takes in one call. */
const BATCH = 10;

/**
 * Puts messages on a queue, in as few calls as can be, all side by side.
 * @throws DependencyUnavailable when SQS took only some for now; sending again what it took must do no harm. An error with
 * SQS' own name when it took all but what it refuses for what it is.
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
  const Entries = batch.map(({ body, ...settings }, index) => ({
    Id: String(index),
    MessageBody: messageBody(body),
    ...settings,
  }));
  const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
  const [refused] = Failed;
  if (refused === undefined) return;
  const refusal = `SQS refused ${Failed.length} of ${batch.length} messages`;
  if (Failed.some(({ SenderFault }) => SenderFault !== true)) throw new DependencyUnavailable(refusal);
  // By its name a throttle, which is the sender's fault too, is told from a message that is never taken.
  throw Object.assign(new Error(refusal), { name: refused.Code });
}

/**
 * JSON without the two characters that JSON may hold and SQS refuses
 * (https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_SendMessageBatch.html); a document or the name
 * of a file may hold them too. An event is an item of at most 400 KB, escapes double it at most, and a message has up to
 * 1 MiB: every event can be sent.
 */
function messageBody(body: object): string {
  return JSON.stringify(body).replace(/[\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
}
