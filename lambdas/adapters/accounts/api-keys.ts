import { createHash, randomInt } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Account, type AccountLimits, STANDARD_LIMITS } from '../../domain/access/account.ts';
import { BASE62, composeApiKey, KEY_RANDOM_LENGTH } from '../../domain/access/api-key.ts';
import type { ApiKeyRecord } from '../../domain/access/api-key-record.ts';
import { lastUsedAt } from '../../domain/access/usage.ts';
import {
  ACCOUNT_KEY_PREFIX,
  accountApiKeyKey,
  accountKey,
  apiKeyIdKey,
  apiKeyKey,
  usageKey,
  withoutKeys,
} from '../keys.ts';
import { newId } from '../new-id.ts';
import { queryAll } from '../query-all.ts';
import { freePlacesOf } from '../realtime/places.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { auditWrite } from './audit-trail.ts';

export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The record of a key by its hash as it stands now (strongly consistent: a revocation takes effect on the next call). */
export async function findApiKey(table: Table, sha256: string): Promise<ApiKeyRecord | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: apiKeyKey(sha256), ConsistentRead: true }),
  );
  return Item === undefined ? null : apiKeyRecord(Item);
}

/**
 * Makes a key of an account. The key itself is in this answer and nowhere else.
 * @param account as it was just loaded: the key takes its limits, and is refused when they have changed since.
 * @throws Error when the account is gone or was changed.
 */
export async function createApiKey(
  table: Table,
  actor: string,
  { accountId, limits, revision }: Account,
  name: string,
  expiresAt: string | null,
): Promise<{ readonly record: ApiKeyRecord; readonly key: string }> {
  // randomInt draws evenly (it rejects what would favour the first characters).
  const key = composeApiKey(Array.from({ length: KEY_RANDOM_LENGTH }, () => BASE62.charAt(randomInt(62))).join(''));
  const record: ApiKeyRecord = {
    keyId: newId('key'),
    accountId,
    name,
    sha256: hashApiKey(key),
    lastFour: key.slice(-4),
    createdAt: new Date().toISOString(),
    expiresAt,
    revokedAt: null,
    limits,
  };
  const { ok } = await transact(table, [
    {
      ConditionCheck: {
        Key: accountKey(accountId),
        ConditionExpression: 'revision = :seen',
        ExpressionAttributeValues: { ':seen': revision },
      },
    },
    { Put: { Item: { ...apiKeyKey(record.sha256), ...record } } },
    { Put: { Item: { ...apiKeyIdKey(record.keyId), sha256: record.sha256, accountId } } },
    { Put: { Item: { ...accountApiKeyKey(accountId, record.keyId), sha256: record.sha256 } } },
    auditWrite(accountId, { actor, action: 'key.created', subject: record.keyId, after: { name, expiresAt } }),
  ]);
  if (!ok) throw new Error(`The account ${accountId} was changed by somebody else; try again`);
  return { record, key };
}

/** A key as its account's holder sees it. */
export type ListedApiKey = ApiKeyRecord & {
  /** ISO, coarse: up to a minute early. Null for a key that never called and never opened a connection. */
  readonly lastUsedAt: string | null;
};

/** All keys of an account, oldest first; revoked and expired ones too. */
export async function listApiKeys(table: Table, accountId: string): Promise<ListedApiKey[]> {
  const items = await queryAll(table, accountKey(accountId).pk, ACCOUNT_KEY_PREFIX);
  const records = await Promise.all(items.map((item) => findApiKey(table, String(item.sha256))));
  const found = records.filter((record) => record !== null);
  return Promise.all(found.map(async (record) => ({ ...record, lastUsedAt: await lastUse(table, record.keyId) })));
}

async function lastUse(table: Table, keyId: string): Promise<string | null> {
  const { Item = {} } = await table.client.send(new GetCommand({ TableName: table.name, Key: usageKey(keyId) }));
  return lastUsedAt(Item);
}

/** Gives a key its account's new limits, from its next call on. Records of keys are never deleted. */
export async function setKeyLimits(table: Table, { sha256 }: ApiKeyRecord, limits: AccountLimits): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: apiKeyKey(sha256),
      UpdateExpression: 'SET limits = :limits',
      ExpressionAttributeValues: { ':limits': limits },
    }),
  );
}

/** The record of a key by its id, or null when there is no key of this id. */
export async function findApiKeyById(table: Table, keyId: string): Promise<ApiKeyRecord | null> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: apiKeyIdKey(keyId), ConsistentRead: true }),
  );
  return Item === undefined ? null : findApiKey(table, String(Item.sha256));
}

/**
 * Revokes a key from the next call on; a revoked one stays revoked. Then its open connections lose their places, in this
 * order, so that a handshake at the same time either sees the revocation or has its place taken away.
 * @returns its record, or null when there is no key of this id.
 */
export async function revokeApiKey(table: Table, actor: string, keyId: string): Promise<ApiKeyRecord | null> {
  const record = await findApiKeyById(table, keyId);
  if (record === null) return null;
  const { sha256, accountId } = record;
  await transact(table, [
    {
      Update: {
        Key: apiKeyKey(sha256),
        UpdateExpression: 'SET revokedAt = :now',
        ConditionExpression: 'revokedAt = :never',
        ExpressionAttributeValues: { ':now': new Date().toISOString(), ':never': null },
      },
    },
    auditWrite(accountId, { actor, action: 'key.revoked', subject: keyId }),
  ]);
  await freePlacesOf(table, accountId, keyId);
  return findApiKey(table, sha256);
}

/** A limit that was added after the key was stored is the standard one, as its account's is. */
function apiKeyRecord(item: Record<string, unknown>): ApiKeyRecord {
  const record = withoutKeys(item) as unknown as ApiKeyRecord;
  return { ...record, limits: { ...STANDARD_LIMITS, ...record.limits } };
}
