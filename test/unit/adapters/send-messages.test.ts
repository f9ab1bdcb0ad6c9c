import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { sendMessages } from '../../../lambdas/adapters/send-messages.ts';
import { isOutage } from '../../../lambdas/kit/is-outage.ts';

const client = new SQSClient({ region: 'us-east-1' });
const sqs = mockClient(client);
beforeEach(() => sqs.reset());

const messages = Array.from({ length: 11 }, (_, index) => ({ body: { index }, MessageGroupId: 'group' }));

test('sends each message once, ten a call', async () => {
  sqs.on(SendMessageBatchCommand).resolves({});
  await sendMessages(client, 'url', messages);
  const batches = sqs.commandCalls(SendMessageBatchCommand).map(({ args }) => args[0].input.Entries ?? []);
  expect(batches.map(({ length }) => length).sort()).toEqual([1, 10]);
  expect(batches.flat().map(({ MessageBody }) => MessageBody)).toEqual(
    messages.map(({ body }) => JSON.stringify(body)),
  );
});

test('fails when SQS answers that it took only some, so that they are sent again', async () => {
  const Failed = [{ Id: '3', SenderFault: false, Code: 'InternalError' }];
  sqs.on(SendMessageBatchCommand).resolvesOnce({}).resolves({ Failed });
  await expect(sendMessages(client, 'url', messages)).rejects.toMatchObject({ name: 'DependencyUnavailable' });
});

test.each([
  ['for the sender a throttle', [{ SenderFault: true, Code: 'RequestThrottled' }], true],
  ['refused for what it is', [{ SenderFault: true, Code: 'InvalidMessageContents' }], false],
  [
    'refused for what it is, and another not taken for now',
    [
      { SenderFault: true, Code: 'InvalidMessageContents' },
      { SenderFault: false, Code: 'InternalError' },
    ],
    true,
  ],
])('a message that is %s: %j; an outage: %s', async (_, refusals, outage) => {
  const Failed = refusals.map((refusal, index) => ({ Id: String(index), ...refusal }));
  sqs.on(SendMessageBatchCommand).resolves({ Failed });
  const error = await sendMessages(client, 'url', messages.slice(0, 3)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(isOutage(error)).toBe(outage);
});

test('sends JSON in characters that SQS takes, and nothing is lost by that', async () => {
  const anything = String.fromCharCode(...Array.from({ length: 0x10000 }, (_, code) => code));
  const body = { told: JSON.stringify({ name: anything }), 'a\uffff': '\\\ufffe' };
  sqs.on(SendMessageBatchCommand).resolves({});
  await sendMessages(client, 'url', [{ body }]);
  const [call] = sqs.commandCalls(SendMessageBatchCommand);
  const sent = call?.args[0].input.Entries?.[0]?.MessageBody ?? '';
  expect(sent).toMatch(/^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]+$/u);
  expect(JSON.parse(sent)).toEqual(body);
});
