import { isDeepStrictEqual } from 'node:util';
import { GetCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import {
  type Account,
  type AccountLimits,
  type AccountPolicy,
  STANDARD_LIMITS,
  STANDARD_POLICY,
} from '../../domain/access/account.ts';
import { ACCOUNT_SORT_KEY, accountKey, partnerKey, withoutKeys } from '../keys.ts';
import { newId } from '../new-id.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { auditWrite } from './audit-trail.ts';

/** @throws Error when there is no such account: ids of accounts come from our own records. */
export async function loadAccount(table: Table, accountId: string): Promise<Account> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: accountKey(accountId), ConsistentRead: true }),
  );
  if (Item === undefined) throw new Error(`There is no account ${accountId}`);
  return withLaterSettings(withoutKeys(Item) as unknown as Account);
}

/**
 * All accounts, oldest first. No index has them, since only an operator who has lost an id asks: this reads the whole table,
 * at half a read unit for 4 KB.
 */
export async function listAccounts(table: Table): Promise<Pick<Account, 'accountId' | 'name' | 'createdAt'>[]> {
  const accounts: Account[] = [];
  const pages = paginateScan(
    { client: table.client },
    {
      TableName: table.name,
      FilterExpression: 'sk = :account',
      ExpressionAttributeValues: { ':account': ACCOUNT_SORT_KEY },
    },
  );
  for await (const { Items = [] } of pages) accounts.push(...(Items as unknown as Account[]));
  return accounts.sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

/** What was added after an account was stored it has as a new one does: a check passes whatever it is not told of. */
function withLaterSettings({ policy, limits, ...account }: Account): Account {
  return { ...account, policy: { ...STANDARD_POLICY, ...policy }, limits: { ...STANDARD_LIMITS, ...limits } };
}

/**
 * A new account with the standard limits and policy, and these insurers approved, in one transaction (60 insurers, the
 * account and its audit entry: 62 of the 100 writes that DynamoDB takes).
 */
export async function createAccount(
  table: Table,
  actor: string,
  name: string,
  insurers: readonly string[],
): Promise<Account> {
  const account: Account = {
    accountId: newId('acc'),
    name,
    createdAt: new Date().toISOString(),
    policy: STANDARD_POLICY,
    limits: STANDARD_LIMITS,
    revision: 1,
  };
  await transact(table, [
    { Put: { Item: { ...accountKey(account.accountId), ...account } } },
    auditWrite(account.accountId, { actor, action: 'account.created', after: { name, partners: insurers } }),
    ...insurers.map((insurer) => ({ Put: { Item: { ...partnerKey(account.accountId, insurer), insurer } } })),
  ]);
  return account;
}

type Change = { readonly limits: AccountLimits } | { readonly policy: AccountPolicy };

/** Two people who change one account within a second are rare, and three rarer. */
const ATTEMPTS = 3;

/**
 * Changes an account's limits or policy, and says so in its audit trail; what changes nothing is not written.
 * @param change gives the new limits or policy, as a whole, from the account as it stands.
 * @returns the account as it then stands.
 * @throws Error when there is no such account, or others keep changing it.
 */
export async function changeAccount(
  table: Table,
  actor: string,
  accountId: string,
  change: (account: Account) => Change,
): Promise<Account> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const account = await loadAccount(table, accountId);
    const wanted = change(account);
    if (isDeepStrictEqual({ ...account, ...wanted }, account)) return account;
    const changed = { ...account, ...wanted, revision: account.revision + 1 };
    const { action, before, after } =
      changed.limits === account.limits
        ? ({ action: 'policy.changed', before: account.policy, after: changed.policy } as const)
        : ({ action: 'limits.changed', before: account.limits, after: changed.limits } as const);
    const { ok } = await transact(table, [
      {
        Put: {
          Item: { ...accountKey(accountId), ...changed },
          ConditionExpression: 'revision = :seen',
          ExpressionAttributeValues: { ':seen': account.revision },
        },
      },
      auditWrite(accountId, { actor, action, before, after }),
    ]);
    if (ok) return changed;
  }
  throw new Error(`The account ${accountId} is being changed by others; try again`);
}
