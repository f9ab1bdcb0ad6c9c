import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cloud, startCloud } from '../../local/cloud.ts';
import type { Fault } from '../../local/endpoint/intercept.ts';
import { ASSEMBLY_FOLDER, ensureAssembly } from '../../scripts/assembly.ts';
import { type OpenedAccount, openAccount } from '../flow/open-account.ts';
import { RealtimeClient } from '../flow/realtime-client.ts';

const OUT: Fault = { kind: 'refuse', status: 500, code: 'InternalServerError', message: 'Try again' };

let folder: string;
let cloud: Cloud;
let account: OpenedAccount;
/** DynamoDB is out for the functions whose role's name holds this. */
let outFor: string | null = null;

beforeAll(async () => {
  await ensureAssembly();
  folder = await mkdtemp(join(tmpdir(), 'ivs-outage-'));
  cloud = await startCloud({
    assemblyFolder: ASSEMBLY_FOLDER,
    dataDirectory: folder,
    apiPort: 0,
    intercept: ({ service, caller }) =>
      service === 'dynamodb' && outFor !== null && caller.kind === 'role' && caller.roleArn.includes(outFor)
        ? OUT
        : undefined,
    onFatal: (error) => {
      throw error;
    },
  });
  const { endpointOrigin: endpoint, assembly, operator: credentials, apiOrigin: baseUrl } = cloud;
  const operator = { endpoint, region: assembly.region, credentials, outputs: assembly.outputs };
  await writeFile(join(folder, 'operator.json'), JSON.stringify(operator));
  account = await openAccount({ dataDirectory: folder, baseUrl }, 'Outage');
});

afterAll(async () => {
  await cloud?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A handshake by the account's key: the connection, or the status that refuses it. */
const connect = () => RealtimeClient.connect(cloud.webSocketUrl ?? '', { key: account.key });

test.each([
  ['as it looks the key up', 'AuthorizeRequest'],
  ['as it counts the call', 'ListInvoices'],
])('a call that meets an outage %s is answered 503 and told when to come back', async (_, role) => {
  outFor = role;
  const answer = await account.client.list();
  outFor = null;

  expect(answer).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  expect(answer.body).toMatchObject({ success: false, status: 503 });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await account.client.list()).status).toBe(200);
});

test('a handshake that meets an outage is refused with 503, and taken when it is over', async () => {
  outFor = 'AcceptConnection';
  expect(await connect()).toBe(503);
  outFor = null;

  const connected = await connect();
  if (typeof connected === 'number') throw new Error(`the handshake was refused with ${connected}`);
  connected.socket.terminate();
});
