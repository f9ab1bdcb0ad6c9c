import * as z from 'zod';
import { loadAccount } from '../lambdas/adapters/accounts/accounts.ts';
import { createApiKey, type ListedApiKey, listApiKeys, revokeApiKey } from '../lambdas/adapters/accounts/api-keys.ts';
import type { Command } from './command.ts';
import { addGatewayKey, removeGatewayKey } from './gateway-keys.ts';
import { UsageError } from './usage-error.ts';

const expirySchema = z.iso.datetime({ offset: true });

export const KEY_COMMANDS: Readonly<Record<string, Command>> = {
  'keys create': {
    usage: '--account ACCOUNT --name NAME [--expires-at ISO-TIME]',
    options: ['account', 'name', 'expires-at'],
    prepare(options) {
      const name = options.requiredName('name');
      const account = options.required('account');
      const expiresAt = expiry(options.optional('expires-at'));
      return async (connection) => {
        const { table, actor } = connection;
        const holder = await loadAccount(table, account);
        const { record, key } = await createApiKey(table, actor, holder, name, expiresAt);
        try {
          await addGatewayKey(connection, record, holder.limits);
        } catch (error) {
          // Nobody has seen the key, and without API Gateway's it opens nothing: the list must not show it as usable, and
          // API Gateway, where there may be half of it, must not keep its place. Where either fails, the
          // operator is told why there is no key all the same.
          await Promise.allSettled([revokeApiKey(table, actor, record.keyId), removeGatewayKey(connection, record)]);
          throw error;
        }
        return { id: record.keyId, key };
      };
    },
  },
  'keys list': {
    usage: '--account ACCOUNT',
    options: ['account'],
    prepare(options) {
      const account = options.required('account');
      return async ({ table }) => {
        const { accountId } = await loadAccount(table, account);
        return { keys: (await listApiKeys(table, accountId)).map(listedKey) };
      };
    },
  },
  'keys revoke': {
    usage: '--id KEY-ID',
    options: ['id'],
    prepare(options) {
      const id = options.required('id');
      return async (connection) => {
        const record = await revokeApiKey(connection.table, connection.actor, id);
        if (record === null) throw new Error(`There is no key ${id}`);
        await removeGatewayKey(connection, record);
        return { id, revoked_at: record.revokedAt };
      };
    },
  },
};

function listedKey(key: ListedApiKey) {
  return {
    id: key.keyId,
    name: key.name,
    last_four: key.lastFour,
    created_at: key.createdAt,
    last_used_at: key.lastUsedAt,
    expires_at: key.expiresAt,
    revoked_at: key.revokedAt,
  };
}

function expiry(text: string | undefined): string | null {
  if (text === undefined) return null;
  const parsed = expirySchema.safeParse(text);
  if (!parsed.success) throw new UsageError(`--expires-at takes a time such as 2027-01-31T00:00:00Z, not ${text}`);
  const expiresAt = new Date(parsed.data);
  // The key could never be used, but would take one of API Gateway's places.
  if (expiresAt.getTime() <= Date.now()) {
    throw new UsageError(`--expires-at is over already: ${expiresAt.toISOString()}`);
  }
  return expiresAt.toISOString();
}
