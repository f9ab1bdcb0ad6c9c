import { changeAccount, createAccount } from '../lambdas/adapters/accounts/accounts.ts';
import { createApiKey } from '../lambdas/adapters/accounts/api-keys.ts';
import type { AccountLimits } from '../lambdas/domain/access/account.ts';
import { INSURERS } from '../lambdas/domain/insurers/registry.ts';
import type { Connection } from './connection.ts';
import { addGatewayKey } from './gateway-keys.ts';

export interface OpenedAccount {
  readonly accountId: string;
  readonly keyId: string;
  /** Can't be had a second time. */
  readonly key: string;
}

/** An account with every insurer approved and limits of its own, and a first key: three of the tool's commands at once. */
export async function openAccount(
  connection: Connection,
  names: { readonly account: string; readonly key: string },
  limits: AccountLimits,
): Promise<OpenedAccount> {
  const { table, actor } = connection;
  const insurers = INSURERS.map(({ name }) => name);
  const { accountId } = await createAccount(table, actor, names.account, insurers);
  const raised = await changeAccount(table, actor, accountId, () => ({ limits }));
  const { record, key } = await createApiKey(table, actor, raised, names.key, null);
  await addGatewayKey(connection, record, limits);
  return { accountId, keyId: record.keyId, key };
}
