import { CreateQueueCommand, PurgeQueueCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { FauxqsServer } from 'fauxqs';
import type { DeliveryMessage } from '../../lambdas/contracts/delivery-message.ts';

/** The queues on the way of webhooks. */
export interface Queues {
  readonly url: string;
  readonly slowUrl: string;
  readonly slowFanOutUrl: string;
  readonly givenUpUrl: string;
  /** Takes all the messages that are visible now: those of due attempts, unless it is said. */
  take<Message = DeliveryMessage>(queueUrl: string): Promise<Message[]>;
  /** Forgets all messages, also those that wait. */
  purge(): Promise<void>;
  close(): void;
}

export async function emptyQueues({ address }: FauxqsServer): Promise<Queues> {
  const client = new SQSClient({
    endpoint: address,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const create = async (QueueName: string) => {
    await client.send(new CreateQueueCommand({ QueueName }));
    // The engine names its own host in URLs; the SDK would send there.
    return `${address}/000000000000/${QueueName}`;
  };
  const url = await create('due');
  const slowUrl = await create('due-slow');
  const slowFanOutUrl = await create('slow-fan-out');
  const givenUpUrl = await create('given-up');
  return {
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
    close: () => client.destroy(),
  };
}
