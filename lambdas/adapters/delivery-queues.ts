import { SQSClient } from '@aws-sdk/client-sqs';
import type { DeliveryMessage } from '../contracts/delivery-message.ts';
import { Environment } from '../contracts/environment.ts';
import { clientSettings } from './client-settings.ts';
import { readEnvironment } from './read-environment.ts';
import { sendMessages } from './send-messages.ts';

/** The two queues of due attempts: receivers that keep us waiting have one to themselves. */
export interface DeliveryQueues {
  readonly client: SQSClient;
  readonly fastUrl: string;
  readonly slowUrl: string;
}

/** A message, the queue it belongs on, and how long it must wait there. */
export interface QueuedAttempt {
  readonly message: DeliveryMessage;
  readonly lane: Lane;
  /** Whole seconds, 0 to `LONGEST_DELAY_S`. */
  readonly delaySeconds: number;
}

export type Lane = 'fast' | 'slow';

/** SQS delays a message for 15 minutes at the most. */
export const LONGEST_DELAY_S = 900;

let shared: DeliveryQueues | undefined;

/** The deployed queues; their client is made on the first call and kept warm. */
export function deliveryQueues(): DeliveryQueues {
  shared ??= {
    client: new SQSClient(clientSettings),
    fastUrl: readEnvironment(Environment.deliveryQueueUrl),
    slowUrl: readEnvironment(Environment.slowDeliveryQueueUrl),
  };
  return shared;
}

/**
 * Puts attempts on their queues. The group is the subscription: among messages that wait, SQS serves the groups fairly
 * (https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-fair-queues.html).
 * @throws DependencyUnavailable when SQS took only some; sending again what it took does no harm.
 */
export async function sendAttempts(queues: DeliveryQueues, attempts: readonly QueuedAttempt[]): Promise<void> {
  const on = (of: Lane) =>
    attempts
      .filter(({ lane }) => lane === of)
      .map(({ message, delaySeconds }) => ({
        body: message,
        DelaySeconds: delaySeconds,
        MessageGroupId: message.webhook_id,
      }));
  // Side by side: attempts are in no order, and those of prompt receivers must not wait for those of slow ones.
  await Promise.all([
    sendMessages(queues.client, queues.fastUrl, on('fast')),
    sendMessages(queues.client, queues.slowUrl, on('slow')),
  ]);
}
