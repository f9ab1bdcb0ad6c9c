import type { SQSEvent } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { MESSAGE_FAILED } from '../../../lambdas/contracts/message-failed.ts';
import { queueConsumer } from '../../../lambdas/kit/queue-consumer.ts';

const schema = z.object({ number: z.number() });
const batch = (...bodies: readonly string[]) =>
  ({ Records: bodies.map((body, index) => ({ messageId: `message-${index}`, body })) }) as unknown as SQSEvent;
const reported = (...indexes: readonly number[]) => ({
  batchItemFailures: indexes.map((index) => ({ itemIdentifier: `message-${index}` })),
});

test('reports the messages that failed or can not be read, and deals with all the others', async () => {
  const dealtWith: number[] = [];
  const handler = queueConsumer(schema, async () => async ({ number }) => {
    if (number === 2) throw new Error('This one can not be dealt with');
    dealtWith.push(number);
  });
  const answer = await handler(batch('{"number":1}', 'no JSON', '{"number":2}', '{"number":"3"}', '{"number":4}'));
  expect(answer).toEqual(reported(1, 3, 2));
  expect(dealtWith).toEqual([1, 4]);
});

test('reports every message of a batch that could not be begun', async () => {
  const handler = queueConsumer(schema, async () => {
    throw new Error('Nothing can be read');
  });
  expect(await handler(batch('{"number":1}', '{"number":2}'))).toEqual(reported(0, 1));
});

test('logs a line for each message that failed, by which alarms know of it, and none for the others', async () => {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const handler = queueConsumer(schema, async () => async ({ number }) => {
    if (number === 2) throw new Error('This one can not be dealt with');
  });
  await handler(batch('{"number":1}', 'no JSON', '{"number":2}'));
  const lines = logged.mock.calls.map(([line]) => JSON.parse(line));
  logged.mockRestore();
  expect(lines).toMatchObject([1, 2].map((index) => ({ message: MESSAGE_FAILED, messageId: `message-${index}` })));
});
