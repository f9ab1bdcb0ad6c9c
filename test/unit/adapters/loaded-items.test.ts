import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { subscriptionKey } from '../../../lambdas/adapters/keys.ts';
import { openTable } from '../../../lambdas/adapters/table.ts';
import { stillDue } from '../../../lambdas/adapters/webhooks/due-deliveries.ts';
import { loadSubscriptions } from '../../../lambdas/adapters/webhooks/subscriptions.ts';

const table = openTable(new DynamoDBClient({ region: 'us-east-1' }), 'invoices');
const client = mockClient(table.client);
beforeEach(() => client.reset());

const ids = ['wh_1', 'wh_2', 'wh_3'];
const messages = ids.map((webhook_id) => ({ account_id: 'acc_1', webhook_id, delivery_id: 'dlv_1', attempt: 1 }));
const keys = ids.map((webhookId) => subscriptionKey('acc_1', webhookId));

/** An answer of some of the webhooks, by their places; DynamoDB leaves the others over. */
const answer = (found: readonly number[], left: readonly number[]) => ({
  Responses: { invoices: found.map((place) => ({ ...keys[place], webhookId: ids[place] })) },
  UnprocessedKeys: left.length === 0 ? {} : { invoices: { Keys: left.map((place) => ({ ...keys[place] })) } },
});
const asked = () => client.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems?.[table.name]);

test('what throttling leaves over of a batch is asked for again, as it stands, until all is there', async () => {
  client
    .on(BatchGetCommand)
    .resolvesOnce(answer([1], [0, 2]))
    .resolvesOnce(answer([], [0, 2]))
    .resolvesOnce(answer([0], [2]))
    .resolves(answer([2], []));
  expect([...(await loadSubscriptions(table, messages)).keys()].toSorted()).toEqual(ids);
  expect(asked().map((request) => request?.Keys)).toEqual([keys, [keys[0], keys[2]], [keys[0], keys[2]], [keys[2]]]);
  expect(asked().map((request) => request?.ConsistentRead)).toEqual([true, true, true, true]);
});

test('a batch of which something is left over again and again is an outage: what is there is never taken for gone', async () => {
  client.on(BatchGetCommand).resolves(answer([0, 1], [2]));
  await expect(loadSubscriptions(table, messages)).rejects.toMatchObject({ name: 'DependencyUnavailable' });
  expect(asked()).toHaveLength(5);
});

test('the due deliveries of a throttled partition are left to the next sweep, and hold up none of the same page', async () => {
  const { UnprocessedKeys } = answer([], [1]);
  const given = { ...keys[0], deliveryId: 'dlv_1', status: 'PENDING', dueSk: '2026-01-01', expiresAt: 9e12 };
  client
    .on(BatchGetCommand)
    .resolvesOnce({ Responses: { invoices: [given] }, UnprocessedKeys })
    .resolves({ UnprocessedKeys });
  const page = await stillDue(table, keys.slice(0, 2), '2026-01-02');
  expect(page).toMatchObject([{ delivery: { deliveryId: 'dlv_1' } }]);
});
