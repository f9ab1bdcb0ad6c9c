import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TemplateResource } from '../../local/assembly/template.ts';
import { type RunningCloud, startRunningCloud } from '../support/running-cloud.ts';
import { temporaryFolder } from '../support/storage-cloud.ts';
import { arnOf, lambda, role } from '../support/template-resources.ts';

/** Keeps what it was given; fails on the body `poison` alone, and on `crash` as a whole. */
const CONSUMER = `import { appendFileSync } from 'node:fs';
export const handler = async ({ Records }) => {
  if (Records.some(({ body }) => body === 'crash')) throw new Error('no');
  for (const record of Records) appendFileSync(process.env.FILE, JSON.stringify({ ...record, together: Records.length }) + '\\n');
  return { batchItemFailures: Records.filter(({ body }) => body === 'poison').map(({ messageId }) => ({ itemIdentifier: messageId })) };
};`;

const template = (
  folder: string,
  actions: readonly string[],
  batching: { readonly MaximumBatchingWindowInSeconds?: number },
): Record<string, TemplateResource> => ({
  Dead: { Type: 'AWS::SQS::Queue' },
  Queue: {
    Type: 'AWS::SQS::Queue',
    // What a batch has gathered must stay hidden while it waits for more.
    Properties: {
      VisibilityTimeout: 1 + 30 * (batching.MaximumBatchingWindowInSeconds ?? 0),
      RedrivePolicy: { deadLetterTargetArn: arnOf('Dead'), maxReceiveCount: 2 },
    },
  },
  Worker: role('lambda.amazonaws.com', { Effect: 'Allow', Action: actions, Resource: arnOf('Queue') }),
  Consumer: lambda('consumer', join(folder, 'consumed')),
  Mapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: arnOf('Queue'),
      FunctionName: { Ref: 'Consumer' },
      BatchSize: 10,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 2 },
      ...batching,
    },
  },
});
const CONSUMES = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let cloud: RunningCloud | undefined;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  await cloud?.close();
  cloud = undefined;
  await folder.remove();
});

const start = async (actions: readonly string[] = CONSUMES, batching: object = {}) => {
  cloud = await startRunningCloud(folder.path, template(folder.path, actions, batching), { consumer: CONSUMER });
  const { endpointOrigin: endpoint, credentials } = cloud.foundation;
  const client = new SQSClient({ endpoint, region: 'us-east-1', credentials: credentials.operator() });
  return { client, queue: cloud.resource('Queue'), dead: cloud.resource('Dead') };
};

interface Consumed {
  readonly body: string;
  readonly attributes: { readonly ApproximateReceiveCount: string };
  /** How many messages its call brought. */
  readonly together: number;
}

function consumed(): Consumed[] {
  const file = join(folder.path, 'consumed');
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
}

const send = (client: SQSClient, QueueUrl: string, ...bodies: string[]) =>
  client.send(
    new SendMessageBatchCommand({
      QueueUrl,
      // Fair queues: a standard queue takes a group as well.
      Entries: bodies.map((MessageBody, index) => ({ Id: String(index), MessageBody, MessageGroupId: 'a' })),
    }),
  );

async function leftIn(client: SQSClient, QueueUrl: string): Promise<number> {
  const names = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const;
  const { Attributes = {} } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...names] }),
  );
  return names.reduce((sum, name) => sum + Number(Attributes[name]), 0);
}

test('a queue’s messages reach the function as Lambda’s records, and are gone then', async () => {
  const { client, queue } = await start();
  await send(client, queue.physicalId, 'one', 'two', 'three 💩');
  await expect
    .poll(
      () =>
        consumed()
          .map(({ body }) => body)
          .sort(),
      { timeout: 10_000 },
    )
    .toEqual(['one', 'three 💩', 'two']);
  expect(consumed()[0]).toMatchObject({
    messageId: expect.any(String),
    receiptHandle: expect.any(String),
    attributes: { ApproximateReceiveCount: '1' },
    eventSource: 'aws:sqs',
    eventSourceARN: queue.arn,
    awsRegion: 'us-east-1',
  });
  await expect.poll(() => leftIn(client, queue.physicalId), { timeout: 10_000 }).toBe(0);
});

test('a mapping with a window hands over together what comes within it, up to its size', async () => {
  const { client, queue } = await start(CONSUMES, { BatchSize: 25, MaximumBatchingWindowInSeconds: 1 });
  const bodies = Array.from({ length: 30 }, (_, index) => `message ${index}`);
  for (const first of [0, 10, 20]) await send(client, queue.physicalId, ...bodies.slice(first, first + 10));
  await expect.poll(() => consumed().length, { timeout: 10_000 }).toBe(30);
  expect(consumed().map(({ together }) => together)).toEqual([...Array(25).fill(25), ...Array(5).fill(5)]);
  expect(new Set(consumed().map(({ body }) => body))).toEqual(new Set(bodies));
});

test.each([
  [{ BatchSize: 11 }, 'over 10 Lambda asks for a window'],
  [{ BatchSize: 10_001, MaximumBatchingWindowInSeconds: 1 }, 'Lambda takes up to 10000'],
  [{ MaximumBatchingWindowInSeconds: 301 }, 'Lambda takes up to 300'],
])('a mapping with %o is refused, as Lambda refuses it', async (batching, why) => {
  await expect(start(CONSUMES, batching)).rejects.toThrow(why);
});

test('of a batch only what was reported comes again, and ends on the dead-letter queue', async () => {
  const { client, queue, dead } = await start();
  await send(client, queue.physicalId, 'one', 'poison', 'two');
  const { Messages: [message] = [] } = await client.send(
    new ReceiveMessageCommand({ QueueUrl: dead.physicalId, WaitTimeSeconds: 20 }),
  );
  expect(message?.Body).toBe('poison');
  expect(consumed().filter(({ body }) => body !== 'poison')).toHaveLength(2);
  const times = consumed().filter(({ body }) => body === 'poison');
  expect(times.map(({ attributes }) => attributes.ApproximateReceiveCount)).toEqual(['1', '2']);
});

test('a function that fails has dealt with nothing: the whole batch comes again', async () => {
  const { client, queue, dead } = await start();
  await send(client, queue.physicalId, 'crash');
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({ QueueUrl: dead.physicalId, WaitTimeSeconds: 20 }),
  );
  expect(Messages.map(({ Body }) => Body)).toEqual(['crash']);
  expect(consumed()).toEqual([]);
});

test('messages outlive a restart', async () => {
  const { client, queue } = await start();
  await send(client, queue.physicalId, 'before');
  await expect.poll(() => consumed().length, { timeout: 10_000 }).toBe(1);
  await cloud?.close();
  const again = await start();
  await send(again.client, again.queue.physicalId, 'after');
  await expect.poll(() => consumed().map(({ body }) => body), { timeout: 10_000 }).toEqual(['before', 'after']);
});

test('a mapping whose role may not receive from the queue is refused, as on AWS', async () => {
  await expect(start(['sqs:DeleteMessage', 'sqs:GetQueueAttributes'])).rejects.toThrow('sqs:ReceiveMessage');
});
