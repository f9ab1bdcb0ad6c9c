import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { changeAccount, createAccount } from '../lambdas/adapters/accounts/accounts.ts';
import { createApiKey } from '../lambdas/adapters/accounts/api-keys.ts';
import { INSURERS } from '../lambdas/domain/insurers/registry.ts';
import { connect } from './connection.ts';
import { addGatewayKey } from './gateway-keys.ts';

export interface DemoAccount {
  readonly account_id: string;
  readonly api_key: string;
}

/** Wide enough that nobody who tries the service out on a laptop is throttled. */
const LIMITS = { requestsPerMinute: 60_000, uploadsPerHour: 100_000 };

/**
 * The demo account of the local service and its key, made at the first start and kept in a file that only its owner
 * may read: a key can't be had from the service a second time.
 */
export async function demoAccount(file: string): Promise<DemoAccount> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as DemoAccount;
  const connection = await connect(undefined);
  const { table, actor } = connection;
  const insurers = INSURERS.map(({ name }) => name);
  const { accountId } = await createAccount(table, actor, 'Demo', insurers);
  const raised = await changeAccount(table, actor, accountId, () => ({ limits: LIMITS }));
  const { record, key } = await createApiKey(table, actor, raised, 'Demo key', null);
  await addGatewayKey(connection, record, LIMITS);
  const account = { account_id: accountId, api_key: key };
  writeFileSync(`${file}.draft`, JSON.stringify(account), { mode: 0o600 });
  renameSync(`${file}.draft`, file);
  return account;
}
