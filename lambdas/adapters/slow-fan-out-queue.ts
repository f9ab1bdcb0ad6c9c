import { SQSClient } from '@aws-sdk/client-sqs';
import { Environment } from '../contracts/environment.ts';
import type { SlowFanOutMessage } from '../contracts/slow-fan-out-message.ts';
import { clientSettings } from './client-settings.ts';
import { readEnvironment } from './read-environment.ts';
import { sendMessages } from './send-messages.ts';

/** The queue of events that slow receivers are to be told of. */
export interface SlowFanOutQueue {
  readonly client: SQSClient;
  readonly url: string;
}

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
export async function sendToSlowFanOut(
  { client, url }: SlowFanOutQueue,
  messages: readonly SlowFanOutMessage[],
): Promise<void> {
  const outgoing = messages.map((message) => ({
    body: message,
    MessageGroupId: message.account_id,
  }));
  await sendMessages(client, url, outgoing);
}
