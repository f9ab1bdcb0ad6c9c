import { SQSClient } from '@aws-sdk/client-sqs';
import { Environment } from '../contracts/environment.ts';
import { clientSettings } from './client-settings.ts';
import { readEnvironment } from './read-environment.ts';
import { sendMessages } from './send-messages.ts';

/** The queue of last resort of the fan-out. */
export interface GivenUpQueue {
  readonly client: SQSClient;
  readonly url: string;
}

let shared: GivenUpQueue | undefined;

/** The deployed queue; its client is made on the first call and kept warm. */
export function givenUpQueue(): GivenUpQueue {
  shared ??= { client: new SQSClient(clientSettings), url: readEnvironment(Environment.givenUpQueueUrl) };
  return shared;
}

/**
 * Puts what the fan-out was called with aside, whole, for a person to look at and to hand to it again.
 * @throws DependencyUnavailable when SQS took only some; sending again what it took does no harm.
 */
export async function putAside({ client, url }: GivenUpQueue, calls: readonly object[]): Promise<void> {
  const outgoing = calls.map((body) => ({ body }));
  await sendMessages(client, url, outgoing);
}
