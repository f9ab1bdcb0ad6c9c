import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import {
  type Account,
  type AccountLimits,
  type AccountPolicy,
  STANDARD_LIMITS,
  STANDARD_POLICY,
} from '../../domain/access/account.ts';
import { accountKey, partnerKey } from '../keys.ts';
import { newId } from '../new-id.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';

/** @throws Error when there is no such account: ids of accounts come from our own records. */
export async function loadAccount(table: Table, accountId: string): Promise<Account> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: accountKey(accountId), ConsistentRead: true }),
  );
  if (Item === undefined) throw new Error(`There is no account ${accountId}`);
  const { pk, sk, ...account } = Item;
  return account as Account;
}

/**
 * A new account with the standard limits and policy, and these insurers approved, in one transaction (60 insurers and
 * the account: 61 of the 100 writes that DynamoDB takes).
 */
export async function createAccount(table: Table, name: string, insurers: readonly string[]): Promise<Account> {
  const account: Account = {
    accountId: newId('acc'),
    name,
    createdAt: new Date().toISOString(),
    policy: STANDARD_POLICY,
    limits: STANDARD_LIMITS,
  };
  const { ok } = await transact(table, [
    {
      Put: { Item: { ...accountKey(account.accountId), ...account }, ConditionExpression: 'attribute_not_exists(pk)' },
    },
    ...insurers.map((insurer) => ({ Put: { Item: { ...partnerKey(account.accountId, insurer), insurer } } })),
  ]);
  if (!ok) throw new Error(`The account ${account.accountId} exists already`);
  return account;
}

/**
 * Sets an account's limits or policy as a whole.
 * @throws Error when there is no such account.
 */
export async function updateAccount(
  table: Table,
  accountId: string,
  change: { readonly limits: AccountLimits } | { readonly policy: AccountPolicy },
): Promise<void> {
  const [attribute, value] = 'limits' in change ? ['limits', change.limits] : ['policy', change.policy];
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: accountKey(accountId),
        UpdateExpression: 'SET #attribute = :value',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#attribute': attribute },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') {
      throw new Error(`There is no account ${accountId}`);
    }
    throw error;
  }
}
