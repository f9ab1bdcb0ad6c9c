import { setTimeout as sleep } from 'node:timers/promises';
import { LONGEST_REQUEST_BYTES } from '../lambda/function-host.ts';
import { LONGEST_WAIT_S, type QueueMessage, type QueueMessages } from './queue-messages.ts';

/** How a mapping makes batches of its queue's messages. */
export interface QueueBatching {
  readonly queueArn: string;
  readonly batchSize: number;
  /** For how long a batch waits for more, from its first message. */
  readonly windowMs: number;
}

/**
 * Waits for a batch: what comes within the window of its first message, up to its size. Unlike Lambda it waits the window
 * out when the batch is full before (https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventsourcemapping.html).
 * @returns none after a long poll without any.
 */
export async function receiveBatch(
  queues: QueueMessages,
  { queueArn, batchSize, windowMs }: QueueBatching,
  signal: AbortSignal,
): Promise<readonly QueueMessage[]> {
  const batch = [...(await queues.receive(queueArn, { most: batchSize, waitS: LONGEST_WAIT_S }, signal))];
  if (batch.length === 0 || windowMs === 0) return batch;
  await sleep(windowMs, undefined, { signal });
  while (batch.length < batchSize && fitsMore(batch)) {
    const most = batchSize - batch.length;
    const more = await queues.receive(queueArn, { most, waitS: 0 }, signal);
    if (more.length === 0) break;
    batch.push(...more);
  }
  return batch;
}

/** Ten more messages of 256 KB fit beside half a call. */
function fitsMore(batch: readonly QueueMessage[]): boolean {
  return batch.reduce((bytes, { Body }) => bytes + Buffer.byteLength(Body), 0) < LONGEST_REQUEST_BYTES / 2;
}
