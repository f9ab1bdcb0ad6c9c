import { connect } from '../../operator/connection.ts';
import { type OpenedAccount as Opened, openAccount as openAccountAt } from '../../operator/open-account.ts';
import { ServiceClient } from './service-client.ts';

/** Where a service lives and answers. */
export interface ServicePlace {
  readonly dataDirectory: string;
  readonly baseUrl: string;
}

export interface OpenedAccount extends Opened {
  readonly client: ServiceClient;
}

const LIMITS = { requestsPerMinute: 1_000_000, uploadsPerHour: 1_000_000 };

/** Opens an account of its own for a test file, with limits that tests don't reach, and a first key. */
export async function openAccount({ dataDirectory, baseUrl }: ServicePlace, name: string): Promise<OpenedAccount> {
  const connection = await connect(undefined, dataDirectory);
  const opened = await openAccountAt(connection, { account: name, key: name }, LIMITS);
  connection.table.client.destroy();
  connection.gateway.destroy();
  return { ...opened, client: new ServiceClient(baseUrl, opened.key) };
}
