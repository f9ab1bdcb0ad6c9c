import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../lambdas/adapters/new-id.ts';
import {
  createSubscription,
  deleteSubscription,
  listSubscriptions,
  loadSubscription,
  updateSubscription,
} from '../../../lambdas/adapters/webhooks/subscriptions.ts';
import type { Subscription } from '../../../lambdas/domain/webhooks/subscription.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';
import { overtakenAt } from '../../support/racing.ts';

let engine: DynamoDbEngine;
beforeAll(async () => {
  engine = await startDynamoDb();
});
afterAll(() => engine.stop());

async function subscribed(accountId: string): Promise<Subscription> {
  const subscription: Subscription = {
    webhookId: newId('wh'),
    accountId,
    url: 'https://example.com/hook',
    events: ['*'],
    payloadFormat: 'standard',
    isActive: true,
    createdAt: new Date().toISOString(),
    secret: 'secret',
    previousSecret: null,
    previousSecretUntil: null,
    slowSince: null,
  };
  expect(await createSubscription(engine.table, subscription)).toBe(true);
  return subscription;
}

test('a webhook that is deleted while its receiver is found slow does not come back', async () => {
  const { accountId, webhookId } = await subscribed('acc_deleted');
  const update = () => updateSubscription(engine.table, accountId, webhookId, { slowSince: new Date().toISOString() });
  const remove = () => deleteSubscription(engine.table, accountId, webhookId);
  expect(await overtakenAt(engine.table, 'UpdateItemCommand', update, remove)).toBeNull();
  expect(await listSubscriptions(engine.table, accountId)).toEqual([]);
});

test('another account neither reads, changes nor deletes a webhook by its id', async () => {
  const subscription = await subscribed('acc_owner');
  const { webhookId } = subscription;
  expect(await loadSubscription(engine.table, 'acc_stranger', webhookId)).toBeNull();
  expect(await updateSubscription(engine.table, 'acc_stranger', webhookId, { isActive: false })).toBeNull();
  expect(await deleteSubscription(engine.table, 'acc_stranger', webhookId)).toBe(false);
  expect(await listSubscriptions(engine.table, 'acc_owner')).toEqual([subscription]);
});
