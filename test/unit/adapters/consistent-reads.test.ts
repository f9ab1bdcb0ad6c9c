import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, loadAccount } from '../../../lambdas/adapters/accounts/accounts.ts';
import { createApiKey, findApiKey, findApiKeyById } from '../../../lambdas/adapters/accounts/api-keys.ts';
import { isApprovedPartner } from '../../../lambdas/adapters/accounts/partners.ts';
import { loadInvoice } from '../../../lambdas/adapters/invoices/load-invoice.ts';
import { newId } from '../../../lambdas/adapters/new-id.ts';
import { findPlace, takePlace } from '../../../lambdas/adapters/realtime/places.ts';
import { createDeliveries } from '../../../lambdas/adapters/webhooks/create-deliveries.ts';
import { loadDelivery } from '../../../lambdas/adapters/webhooks/load-delivery.ts';
import {
  createSubscription,
  listSubscriptions,
  loadSubscription,
} from '../../../lambdas/adapters/webhooks/subscriptions.ts';
import { newDelivery } from '../../../lambdas/domain/webhooks/delivery.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';
import { uploaded } from '../../fixtures/invoices.ts';

let engine: DynamoDbEngine;
let made: Awaited<ReturnType<typeof makeOfEach>>;
beforeAll(async () => {
  engine = await startDynamoDb();
  made = await makeOfEach();
});
afterAll(() => engine.stop());

/** One of everything that a call decides by. */
async function makeOfEach() {
  const { table } = engine;
  const account = await createAccount(table, 'test', 'Example Clinic', ['Aetna']);
  const { accountId } = account;
  const { record } = await createApiKey(table, 'test', account, 'test', null);
  await takePlace(table, record, 'connection-1');
  const { invoiceId } = await uploaded(table, accountId);
  const [webhookId, now] = [newId('wh'), new Date().toISOString()];
  await createSubscription(table, {
    webhookId,
    accountId,
    url: 'https://example.com/hook',
    events: ['*'],
    payloadFormat: 'standard',
    isActive: true,
    createdAt: now,
    secret: 'secret',
    previousSecret: null,
    previousSecretUntil: null,
    slowSince: null,
  });
  const delivery = newDelivery(
    { accountId, webhookId, deliveryId: newId('dlv'), event: 'webhook.test', invoiceId: null, body: '{}' },
    now,
  );
  await createDeliveries(table, [delivery]);
  return { accountId, key: record, invoiceId, webhookId, delivery };
}

/** What something reads, and whether it asked for each item as it stands. */
async function asItStands<Found>(read: () => Promise<Found>) {
  const consistent: unknown[] = [];
  const stack = engine.table.client.middlewareStack;
  stack.add(
    (next) => (request) => {
      consistent.push('ConsistentRead' in request.input && request.input.ConsistentRead);
      return next(request);
    },
    { step: 'initialize', name: 'noting' },
  );
  const found = await read().finally(() => stack.remove('noting'));
  return { found, consistent };
}

// The engine always reads so; DynamoDB itself may otherwise answer with what was there a moment ago.
test.each<[string, () => Promise<unknown>, number]>([
  ['a key, which may just have been revoked', () => findApiKey(engine.table, made.key.sha256), 1],
  ['a key by its id', () => findApiKeyById(engine.table, made.key.keyId), 2],
  ['an account, whose policy may just have changed', () => loadAccount(engine.table, made.accountId), 1],
  ['a partner, who may just have been removed', () => isApprovedPartner(engine.table, made.accountId, 'Aetna'), 1],
  ['an invoice', () => loadInvoice(engine.table, made.accountId, made.invoiceId), 1],
  ['a webhook', () => loadSubscription(engine.table, made.accountId, made.webhookId), 1],
  ['the webhooks of an account', () => listSubscriptions(engine.table, made.accountId), 1],
  ['a delivery', () => loadDelivery(engine.table, made.delivery), 1],
  ['a connection’s place, which may just have been taken away', () => findPlace(engine.table, 'connection-1'), 2],
])('%s is read as it stands', async (_, read, reads) => {
  const { found, consistent } = await asItStands(read);
  expect(found).toBeTruthy();
  expect(consistent).toEqual(Array(reads).fill(true));
});
