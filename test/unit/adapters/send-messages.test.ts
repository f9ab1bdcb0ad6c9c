import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { sendMessages } from '../../../lambdas/adapters/send-messages.ts';

const client = new SQSClient({ region: 'us-east-1' });
const sqs = mockClient(client);
beforeEach(() => sqs.reset());

const messages = Array.from({ length: 11 }, (_, index) => ({ MessageBody: `${index}`, MessageGroupId: 'group' }));

test('sends each message once, ten a call', async () => {
  sqs.on(SendMessageBatchCommand).resolves({});
  await sendMessages(client, 'url', messages);
  const batches = sqs.commandCalls(SendMessageBatchCommand).map(({ args }) => args[0].input.Entries ?? []);
  expect(batches.map(({ length }) => length).sort()).toEqual([1, 10]);
  expect(batches.flat().map(({ MessageBody }) => MessageBody)).toEqual(messages.map(({ MessageBody }) => MessageBody));
});

test('fails when SQS answers that it took only some, so that they are sent again', async () => {
  const Failed = [{ Id: '3', SenderFault: false, Code: 'InternalError' }];
  sqs.on(SendMessageBatchCommand).resolvesOnce({}).resolves({ Failed });
  await expect(sendMessages(client, 'url', messages)).rejects.toMatchObject({ name: 'DependencyUnavailable' });
});
