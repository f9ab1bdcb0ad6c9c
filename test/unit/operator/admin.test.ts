import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { loadAccount } from '../../../lambdas/adapters/accounts/accounts.ts';
import { findApiKey, hashApiKey } from '../../../lambdas/adapters/accounts/api-keys.ts';
import { isWellFormedApiKey } from '../../../lambdas/domain/access/api-key.ts';
import { demoAccount } from '../../../operator/demo-account.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';

let engine: DynamoDbEngine;
let front: Server;
let dataDirectory: string;
/** What API Gateway was asked, in order. */
const gatewayCalls: string[] = [];
/** Keys that API Gateway knows: name by id. */
const gatewayKeys = new Map<string, string>();
/** What happens before API Gateway's next call is answered. */
let meanwhile: (() => Promise<unknown>) | undefined;
/** The call that API Gateway refuses, as its method and path begin. */
let refused: string | undefined;

/** One endpoint for both services, as the local one is: DynamoDB's calls are passed on, API Gateway's answered here. */
beforeAll(async () => {
  engine = await startDynamoDb();
  front = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString();
      if (request.headers['x-amz-target'] === undefined) {
        const happens = meanwhile;
        meanwhile = undefined;
        await happens?.();
        const { status, answer } = gateway(String(request.method), String(request.url), body);
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
        return;
      }
      const names = ['x-amz-target', 'x-amz-date', 'authorization', 'content-type'];
      const headers = names.map((name): [string, string] => [name, String(request.headers[name])]);
      const passed = await fetch(engine.endpoint, { method: 'POST', body, headers });
      response.writeHead(passed.status, { 'content-type': 'application/x-amz-json-1.0' }).end(await passed.text());
    });
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  dataDirectory = mkdtempSync(join(tmpdir(), 'operator-'));
  const operator = {
    endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    outputs: { TableName: engine.table.name, StandardUsagePlanId: 'standard', RaisedUsagePlanId: 'raised' },
  };
  writeFileSync(join(dataDirectory, 'operator.json'), JSON.stringify(operator));
});

afterAll(() => {
  engine.stop();
  front.close();
  rmSync(dataDirectory, { recursive: true });
});

function gateway(method: string, url: string, body: string): { status: number; answer: unknown } {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  gatewayCalls.push(`${method} ${pathname}`);
  if (refused !== undefined && `${method} ${pathname}`.startsWith(refused)) {
    return { status: 400, answer: { message: 'Too many keys on the plan' } };
  }
  const [, removed] = /^\/apikeys\/(.+)$/.exec(pathname) ?? [];
  if (method === 'DELETE' && removed !== undefined) gatewayKeys.delete(removed);
  if (method === 'POST' && pathname === '/apikeys') {
    const id = `gateway-${gatewayCalls.length}`;
    gatewayKeys.set(id, JSON.parse(body).name);
    return { status: 201, answer: { id } };
  }
  if (method === 'GET' && pathname === '/apikeys') {
    const found = [...gatewayKeys].filter(([, name]) => name.startsWith(searchParams.get('name') ?? ''));
    return { status: 200, answer: { item: found.map(([id, name]) => ({ id, name })) } };
  }
  return { status: method === 'DELETE' ? 202 : 201, answer: {} };
}

const admin = (...args: string[]) => adminIn(dataDirectory, ...args);

async function adminIn(folder: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const root = join(import.meta.dirname, '../../..');
  const env = { ...process.env, IVS_DATA_DIR: folder };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['operator/admin.ts', ...args], {
      cwd: root,
      env,
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

async function adminJson(...args: string[]) {
  const { code, stdout, stderr } = await admin(...args);
  expect({ code, stderr, lines: stdout.split('\n').length }).toEqual({ code: 0, stderr: '', lines: 2 });
  return JSON.parse(stdout);
}

test('creates an account whose every insurer is approved, and takes one out and back by an alias', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Example Clinic');
  const before = await adminJson('partners', 'list', '--account', account);
  expect(before.partners).toContain('Aetna');
  await adminJson('partners', 'remove', '--account', account, '--insurer', 'Aetna Inc.');
  expect((await adminJson('partners', 'list', '--account', account)).partners).not.toContain('Aetna');
  await adminJson('partners', 'approve', '--account', account, '--insurer', 'aetna');
  expect(await adminJson('partners', 'list', '--account', account)).toEqual(before);
}, 60_000);

test('shows a key once, makes API Gateway know its hash, and revokes it there too', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Keys');
  gatewayCalls.length = 0;
  const created = await adminJson('keys', 'create', '--account', account, '--name', 'backend');
  expect(isWellFormedApiKey(created.key)).toBe(true);
  expect(gatewayCalls).toEqual(['POST /apikeys', 'POST /usageplans/standard/keys']);
  const listed = await admin('keys', 'list', '--account', account);
  expect(listed.stdout).not.toContain(created.key);
  expect(JSON.parse(listed.stdout).keys).toMatchObject([
    { id: created.id, last_four: created.key.slice(-4), revoked_at: null },
  ]);

  await adminJson('accounts', 'limits', '--account', account, '--requests-per-minute', '5000');
  expect(gatewayCalls.slice(-2)).toEqual([
    expect.stringMatching(/^DELETE \/usageplans\/standard\/keys\/gateway-\d+$/),
    'POST /usageplans/raised/keys',
  ]);
  expect((await adminJson('keys', 'revoke', '--id', created.id)).revoked_at).toEqual(expect.any(String));
  expect(gatewayCalls.at(-1)).toMatch(/^DELETE \/apikeys\/gateway-\d+$/);
  expect((await findApiKey(engine.table, hashApiKey(created.key)))?.revokedAt).toEqual(expect.any(String));
}, 60_000);

test('takes a new key back whole when API Gateway knows it and puts it on no plan', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Refused');
  const known = [...gatewayKeys];
  refused = 'POST /usageplans/';
  const { code, stderr } = await admin('keys', 'create', '--account', account, '--name', 'backend');
  refused = undefined;
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'Too many keys on the plan\n' });
  expect([...gatewayKeys]).toEqual(known);
  const { keys } = await adminJson('keys', 'list', '--account', account);
  expect(keys).toMatchObject([{ revoked_at: expect.any(String) }]);
}, 20_000);

test('puts the keys of an account whose limits stay on the plan for them, as a new stack needs it', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Moved');
  await adminJson('keys', 'create', '--account', account, '--name', 'backend');
  const { limits } = await loadAccount(engine.table, account);
  gatewayCalls.length = 0;
  await adminJson('accounts', 'limits', '--account', account);
  expect(gatewayCalls.at(-1)).toBe('POST /usageplans/standard/keys');
  expect((await loadAccount(engine.table, account)).limits).toEqual(limits);
}, 30_000);

test('of two changes of limits at once all keys get those that the account then has', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Limits');
  const first = await adminJson('keys', 'create', '--account', account, '--name', 'first');
  const second = await adminJson('keys', 'create', '--account', account, '--name', 'second');
  const change = (limit: string) =>
    adminJson('accounts', 'limits', '--account', account, '--requests-per-minute', limit);
  meanwhile = () => change('7000');
  await change('5000');
  const { limits } = await loadAccount(engine.table, account);
  expect(limits.requestsPerMinute).toBe(7_000);
  for (const { key } of [first, second]) {
    expect((await findApiKey(engine.table, hashApiKey(key)))?.limits).toEqual(limits);
  }
}, 30_000);

test('sets a policy in parts', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Policy');
  await adminJson('accounts', 'policy', '--account', account, '--submission-window-days', '30');
  const policy = await adminJson('accounts', 'policy', '--account', account, '--covered-categories', 'dental,optical');
  expect(policy).toMatchObject({ submission_window_days: 30, covered_categories: ['dental', 'optical'] });
}, 60_000);

test('an alias is told apart by neither case nor spaces: given again, it moves to the other insurer', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Aliases');
  const alias = (insurer: string, name: string) =>
    adminJson('partners', 'alias', '--account', account, '--insurer', insurer, '--alias', name);
  await alias('Aetna', 'Our  Insurer');
  const { aliases } = await alias('Bupa', 'our insurer');
  expect(aliases).toEqual([{ insurer: 'Bupa', alias: 'our insurer' }]);
  const unknown = await admin('partners', 'unalias', '--account', account, '--alias', 'another');
  expect(unknown).toMatchObject({ code: 1, stderr: 'The account has no alias "another"\n' });
}, 20_000);

test('the audit trail tells changes only, what was before and after each, spelt like the other answers', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Audited');
  await adminJson('accounts', 'policy', '--account', account);
  await adminJson('accounts', 'limits', '--account', account, '--requests-per-minute', '100');
  await adminJson('accounts', 'policy', '--account', account, '--amount-ceilings', 'EUR=5');
  const { entries } = await adminJson('accounts', 'audit', '--account', account);
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['policy.changed', 'account.created']);
  expect(Object.keys(entries[0])).toEqual(['id', 'at', 'actor', 'action', 'subject', 'before', 'after']);
  expect(entries[0].before).toEqual({ ...entries[0].after, amount_ceilings: {} });
  expect(entries[0].after).toMatchObject({ amount_ceilings: { EUR: '5.00' }, submission_window_days: 90 });
}, 20_000);

test("the demo account's key lies in a file that only its owner may read, and is the same at the next start", async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  vi.stubEnv('IVS_DATA_DIR', dataDirectory);
  const file = join(dataDirectory, 'demo-account.json');
  const account = await demoAccount(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await demoAccount(file)).toEqual(account);
});

test('--help tells every command with its options, and prints no result', async () => {
  const { code, stdout, stderr } = await admin('--help');
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(stderr).toContain('accounts limits --account ACCOUNT [--requests-per-minute N]');
});

test('says in one line that a killed service does not run, from the file that it left behind', async () => {
  const left = mkdtempSync(join(tmpdir(), 'killed-'));
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const operator = JSON.parse(readFileSync(join(dataDirectory, 'operator.json'), 'utf8'));
  writeFileSync(join(left, 'operator.json'), JSON.stringify({ ...operator, endpoint: `http://127.0.0.1:${port}` }));
  const { code, stderr } = await adminIn(left, 'accounts', 'create', '--name', 'x');
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'The local service does not run any more. Start it first.\n' });
}, 20_000);

test.each([
  [['accounts', 'create'], 2, '--name is needed'],
  [[], 2, 'No command; commands: accounts create'],
  [['accounts', 'destroy'], 2, 'Unknown command'],
  [['accounts', 'create', '--name', 'x'.repeat(201)], 2, 'at most 200 characters'],
  [['accounts', 'policy', '--account', 'a', '--amount-ceilings', 'EUR=5,EUR=6'], 2, 'EUR twice'],
  [['accounts', 'limits', '--account', 'a', '--requests-per-minute', '-1'], 2, 'Usage: accounts limits'],
  [['accounts', 'create', '--nmae', 'x'], 2, 'Usage: accounts create'],
  [['accounts', 'policy', '--account', 'a', '--covered-categories', 'magic'], 2, 'not "magic"'],
  [['keys', 'create', '--account', 'a', '--name', 'n', '--expires-at', 'tomorrow'], 2, 'tomorrow'],
  [['keys', 'create', '--account', 'acc_none', '--name', 'n'], 1, 'There is no account acc_none'],
  [['keys', 'revoke', '--id', 'key_none'], 1, 'There is no key key_none'],
  [['partners', 'approve', '--account', 'a', '--insurer', 'Nobody Ltd'], 2, 'no insurer "Nobody Ltd"'],
])('tells %j apart in one line with exit code %i', async (args, expected, message) => {
  const { code, stdout, stderr } = await admin(...args);
  expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({ code: expected, stdout: '', lines: 1 });
  expect(stderr).toContain(message);
});
