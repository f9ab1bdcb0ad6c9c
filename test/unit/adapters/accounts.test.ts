import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeAccount, createAccount, loadAccount } from '../../../lambdas/adapters/accounts/accounts.ts';
import { createApiKey, findApiKey, listApiKeys, revokeApiKey } from '../../../lambdas/adapters/accounts/api-keys.ts';
import { listAuditEntries } from '../../../lambdas/adapters/accounts/audit-trail.ts';
import { approvePartner, isApprovedPartner, removePartner } from '../../../lambdas/adapters/accounts/partners.ts';
import { accountApiKeyKey, accountKey, apiKeyKey, auditKey, type Key } from '../../../lambdas/adapters/keys.ts';
import type { Account } from '../../../lambdas/domain/access/account.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';
import { overtakenAt } from '../../support/racing.ts';

let engine: DynamoDbEngine;
beforeAll(async () => {
  engine = await startDynamoDb();
});
afterAll(() => engine.stop());

const newAccount = (): Promise<Account> => createAccount(engine.table, 'test', 'Example Clinic', []);

/** What was done to an account, oldest first. */
const trail = async ({ accountId }: Account) =>
  (await listAuditEntries(engine.table, accountId, 100)).map(({ action }) => action).reverse();

const changeLimits = ({ accountId }: Account) =>
  changeAccount(engine.table, 'test', accountId, ({ limits }) => ({ limits: { ...limits, requestsPerMinute: 7 } }));
const changePolicy = ({ accountId }: Account) =>
  changeAccount(engine.table, 'test', accountId, ({ policy }) => ({ policy: { ...policy, submissionWindowDays: 7 } }));

test('of two changes of an account at once neither is lost', async () => {
  const account = await newAccount();
  await overtakenAt(
    engine.table,
    'TransactWriteItemsCommand',
    () => changeLimits(account),
    () => changePolicy(account),
  );
  const changed = await loadAccount(engine.table, account.accountId);
  expect(changed).toMatchObject({ limits: { requestsPerMinute: 7 }, policy: { submissionWindowDays: 7 }, revision: 3 });
  expect(await trail(account)).toEqual(['account.created', 'policy.changed', 'limits.changed']);
});

test('what was added after an account and its key were stored they have as new ones do', async () => {
  const account = await newAccount();
  const { record } = await createApiKey(engine.table, 'test', account, 'old', null);
  const { accountId } = account;
  await remove(accountKey(accountId), 'policy.submissionWindowDays', 'limits.uploadsPerHour');
  await remove(apiKeyKey(record.sha256), 'limits.uploadsPerHour');

  expect(await loadAccount(engine.table, accountId)).toEqual(account);
  expect(await findApiKey(engine.table, record.sha256)).toEqual(record);
});

test('a key is not made with limits that its account no longer has', async () => {
  const account = await newAccount();
  await changeLimits(account);
  await expect(createApiKey(engine.table, 'test', account, 'late', null)).rejects.toThrow('changed by somebody else');
  expect(await trail(account)).toEqual(['account.created', 'limits.changed']);
});

test('a key that is revoked again stays revoked since the first time, and that is told once', async () => {
  const account = await newAccount();
  const { record } = await createApiKey(engine.table, 'test', account, 'leaked', null);
  const first = await revokeApiKey(engine.table, 'test', record.keyId);
  vi.useFakeTimers({ now: Date.now() + 1_000, toFake: ['Date'] });
  try {
    expect(await revokeApiKey(engine.table, 'test', record.keyId)).toEqual(first);
  } finally {
    vi.useRealTimers();
  }
  expect((await findApiKey(engine.table, record.sha256))?.revokedAt).toEqual(first?.revokedAt);
  expect(await trail(account)).toEqual(['account.created', 'key.created', 'key.revoked']);
});

test('partners are told of in the audit trail when they change, and only then', async () => {
  const account = await newAccount();
  const { accountId } = account;
  const other = await newAccount();
  await approvePartner(engine.table, 'test', accountId, 'Aetna');
  await approvePartner(engine.table, 'test', accountId, 'Aetna');
  expect(await isApprovedPartner(engine.table, accountId, 'Aetna')).toBe(true);
  expect(await isApprovedPartner(engine.table, other.accountId, 'Aetna')).toBe(false);
  await removePartner(engine.table, 'test', accountId, 'Aetna');
  await removePartner(engine.table, 'test', accountId, 'Aetna');
  expect(await isApprovedPartner(engine.table, accountId, 'Aetna')).toBe(false);
  expect(await trail(account)).toEqual(['account.created', 'partner.approved', 'partner.removed']);
});

test('keys and audit entries of more than one answer of DynamoDB are told whole, and of the latest as many as are asked for', async () => {
  const account = await newAccount();
  const { accountId } = account;
  const created = await Promise.all(
    Array.from({ length: 14 }, (_, number) => createApiKey(engine.table, 'test', account, `key ${number}`, null)),
  );
  const ids = created.map(({ record }) => record.keyId).sort();
  const entries = await listAuditEntries(engine.table, accountId, 100);
  // A megabyte ends an answer, so each item is made a tenth of one.
  const keys = [
    ...entries.map(({ entryId }) => auditKey(accountId, entryId)),
    ...ids.map((keyId) => accountApiKeyKey(accountId, keyId)),
  ];
  for (const Key of keys) await pad(Key);

  expect((await listApiKeys(engine.table, accountId)).map(({ keyId }) => keyId)).toEqual(ids);
  const told = async (limit: number) =>
    (await listAuditEntries(engine.table, accountId, limit)).map(({ entryId }) => entryId);
  expect(await told(100)).toEqual(entries.map(({ entryId }) => entryId));
  expect(await told(12)).toEqual(entries.slice(0, 12).map(({ entryId }) => entryId));
});

const remove = (Key: Key, ...attributes: readonly string[]) =>
  engine.table.client.send(
    new UpdateCommand({ TableName: engine.table.name, Key, UpdateExpression: `REMOVE ${attributes.join(', ')}` }),
  );

const pad = (Key: Key) =>
  engine.table.client.send(
    new UpdateCommand({
      TableName: engine.table.name,
      Key,
      UpdateExpression: 'SET padding = :padding',
      ExpressionAttributeValues: { ':padding': 'x'.repeat(100_000) },
    }),
  );
