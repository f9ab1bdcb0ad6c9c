import { CreateQueueCommand, PurgeQueueCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { buildApp } from 'fauxqs';
import type { DeliveryMessage } from '../../lambdas/contracts/delivery-message.ts';
import { mendMessageCharacters } from '../../local/engines/mend-message-characters.ts';

/** An SQS engine of a test's own, in memory, with the queues on the way of webhooks. */
export interface SqsEngine {
  readonly endpoint: string;
  readonly url: string;
  readonly slowUrl: string;
  readonly slowFanOutUrl: string;
  readonly givenUpUrl: string;
  /** Takes all the messages that are visible now: those of due attempts, unless it is said. */
  take<Message = DeliveryMessage>(queueUrl: string): Promise<Message[]>;
  /** Forgets all messages, also those that wait. */
  purge(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSqs(): Promise<SqsEngine> {
  await mendMessageCharacters();
  const app = buildApp({ logger: false });
  const endpoint = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new SQSClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const create = async (QueueName: string) => {
    await client.send(new CreateQueueCommand({ QueueName }));
    // The engine names its own host in URLs; the SDK would send there.
    return `${endpoint}/000000000000/${QueueName}`;
  };
  const url = await create('due');
  const slowUrl = await create('due-slow');
  const slowFanOutUrl = await create('slow-fan-out');
  const givenUpUrl = await create('given-up');
  return {
    endpoint,
    url,
    slowUrl,
    slowFanOutUrl,
    givenUpUrl,
    async take<Message = DeliveryMessage>(QueueUrl: string) {
      const taken: Message[] = [];
      for (;;) {
        const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
        if (Messages.length === 0) return taken;
        taken.push(...Messages.map(({ Body = '' }) => JSON.parse(Body) as Message));
      }
    },
    async purge() {
      for (const QueueUrl of [url, slowUrl, slowFanOutUrl, givenUpUrl])
        await client.send(new PurgeQueueCommand({ QueueUrl }));
    },
    async stop() {
      client.destroy();
      await app.close();
    },
  };
}
