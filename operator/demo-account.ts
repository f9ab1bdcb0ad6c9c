import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from './connection.ts';
import { openAccount } from './open-account.ts';

export interface DemoAccount {
  readonly account_id: string;
  readonly api_key: string;
}

/** Wide enough that nobody who tries the service out on a laptop is throttled. */
const LIMITS = { requestsPerMinute: 60_000, uploadsPerHour: 100_000 };

/**
 * The demo account of the local service and its key, made at the first start and kept in a file of its data
 * directory that only its owner may read: a key can't be had from the service a second time.
 */
export async function demoAccount(dataDirectory: string): Promise<DemoAccount> {
  const file = join(dataDirectory, 'demo-account.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as DemoAccount;
  const names = { account: 'Demo', key: 'Demo key' };
  const { accountId, key } = await openAccount(await connect(undefined, dataDirectory), names, LIMITS);
  const account = { account_id: accountId, api_key: key };
  writeFileSync(`${file}.draft`, JSON.stringify(account), { mode: 0o600 });
  renameSync(`${file}.draft`, file);
  return account;
}
