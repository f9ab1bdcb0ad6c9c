import { operate } from './running-service.ts';
import { ServiceClient } from './service-client.ts';

/** Where a service lives and answers. */
export interface ServicePlace {
  readonly dataDirectory: string;
  readonly baseUrl: string;
}

export interface OpenedAccount {
  readonly accountId: string;
  readonly keyId: string;
  readonly key: string;
  readonly client: ServiceClient;
}

/** Opens an account of its own for a test file, with limits that tests don't reach, and a first key. */
export async function openAccount(place: ServicePlace, name: string): Promise<OpenedAccount> {
  const admin = <Result>(...parameters: readonly string[]) => operate<Result>(place.dataDirectory, parameters);
  const { account_id: accountId } = await admin<{ account_id: string }>('accounts', 'create', '--name', name);
  const limits = ['--requests-per-minute', '1000000', '--uploads-per-hour', '1000000'];
  await admin('accounts', 'limits', '--account', accountId, ...limits);
  const created = await admin<{ id: string; key: string }>('keys', 'create', '--account', accountId, '--name', name);
  return { accountId, keyId: created.id, key: created.key, client: new ServiceClient(place.baseUrl, created.key) };
}
