import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAccount } from '../../../lambdas/adapters/accounts/accounts.ts';
import { findApiKey, hashApiKey } from '../../../lambdas/adapters/accounts/api-keys.ts';
import { apiKeyKey } from '../../../lambdas/adapters/keys.ts';
import { isWellFormedApiKey } from '../../../lambdas/domain/access/api-key.ts';
import { CATEGORIES } from '../../../lambdas/domain/extraction/reading.ts';
import { demoAccount } from '../../../operator/demo-account.ts';
import { current, finished } from '../../fixtures/invoices.ts';
import { type OperatorsTool, runIn, startIn, startOperatorsTool } from '../../support/operators-tool.ts';

let tool: OperatorsTool;
beforeAll(async () => {
  tool = await startOperatorsTool();
});
afterAll(() => tool.stop());

const admin = (...args: string[]) => tool.run(...args);
const adminJson = (...args: string[]) => tool.json(...args);

test('creates an account whose every insurer is approved, and takes one out and back by an alias', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Example Clinic');
  const before = await adminJson('partners', 'list', '--account', account);
  expect(before.partners).toContain('Aetna');
  await adminJson('partners', 'remove', '--account', account, '--insurer', 'Aetna Inc.');
  expect((await adminJson('partners', 'list', '--account', account)).partners).not.toContain('Aetna');
  await adminJson('partners', 'approve', '--account', account, '--insurer', 'aetna');
  expect(await adminJson('partners', 'list', '--account', account)).toEqual(before);
});

test('shows a key once, makes API Gateway know its hash, and revokes it there too', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Keys');
  tool.gateway.calls.length = 0;
  const created = await adminJson('keys', 'create', '--account', account, '--name', 'backend');
  expect(isWellFormedApiKey(created.key)).toBe(true);
  expect(tool.gateway.calls).toEqual(['POST /apikeys', 'POST /usageplans/standard/keys']);
  const listed = await admin('keys', 'list', '--account', account);
  expect(listed.stdout).not.toContain(created.key);
  expect(JSON.parse(listed.stdout).keys).toMatchObject([
    { id: created.id, last_four: created.key.slice(-4), revoked_at: null },
  ]);

  await adminJson('accounts', 'limits', '--account', account, '--requests-per-minute', '5000');
  expect(tool.gateway.calls.slice(-2)).toEqual([
    expect.stringMatching(/^DELETE \/usageplans\/standard\/keys\/gateway-\d+$/),
    'POST /usageplans/raised/keys',
  ]);
  expect((await adminJson('keys', 'revoke', '--id', created.id)).revoked_at).toEqual(expect.any(String));
  expect(tool.gateway.calls.at(-1)).toMatch(/^DELETE \/apikeys\/gateway-\d+$/);
  expect((await findApiKey(tool.engine.table, hashApiKey(created.key)))?.revokedAt).toEqual(expect.any(String));
});

test('makes those keys again that API Gateway has lost, but none that open nothing any more', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Moved');
  const create = (name: string, ...more: string[]) =>
    adminJson('keys', 'create', '--account', account, '--name', name, ...more);
  const kept = await create('kept');
  const revoked = await create('revoked');
  await adminJson('keys', 'revoke', '--id', revoked.id);
  const expired = await create('expired', '--expires-at', new Date(Date.now() + 3_600_000).toISOString());
  await tool.engine.table.client.send(
    new UpdateCommand({
      TableName: tool.engine.table.name,
      Key: apiKeyKey(hashApiKey(expired.key)),
      UpdateExpression: 'SET expiresAt = :past',
      ExpressionAttributeValues: { ':past': '2020-01-01T00:00:00.000Z' },
    }),
  );
  tool.gateway.keys.clear();
  tool.gateway.calls.length = 0;
  await adminJson('accounts', 'limits', '--account', account);
  expect([...tool.gateway.keys.values()]).toEqual([kept.id]);
  expect(tool.gateway.calls).toEqual(['GET /apikeys', 'POST /apikeys', 'POST /usageplans/standard/keys']);
});

test('takes a new key back whole when API Gateway knows it and puts it on no plan', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Refused');
  const known = [...tool.gateway.keys];
  tool.gateway.refused = 'POST /usageplans/';
  const { code, stderr } = await admin('keys', 'create', '--account', account, '--name', 'backend');
  tool.gateway.refused = undefined;
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'Too many keys on the plan\n' });
  expect([...tool.gateway.keys]).toEqual(known);
  const { keys } = await adminJson('keys', 'list', '--account', account);
  expect(keys).toMatchObject([{ revoked_at: expect.any(String) }]);
});

test('puts the keys of an account whose limits stay on the plan for them, as a new stack needs it', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Moved');
  await adminJson('keys', 'create', '--account', account, '--name', 'backend');
  const { limits } = await loadAccount(tool.engine.table, account);
  tool.gateway.calls.length = 0;
  await adminJson('accounts', 'limits', '--account', account);
  expect(tool.gateway.calls.at(-1)).toBe('POST /usageplans/standard/keys');
  expect((await loadAccount(tool.engine.table, account)).limits).toEqual(limits);
});

test('of two changes of limits at once all keys get those that the account then has', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Limits');
  const first = await adminJson('keys', 'create', '--account', account, '--name', 'first');
  const second = await adminJson('keys', 'create', '--account', account, '--name', 'second');
  const change = (limit: string) =>
    adminJson('accounts', 'limits', '--account', account, '--requests-per-minute', limit);
  tool.gateway.meanwhile = () => change('7000');
  await change('5000');
  const { limits } = await loadAccount(tool.engine.table, account);
  expect(limits.requestsPerMinute).toBe(7_000);
  for (const { key } of [first, second]) {
    expect((await findApiKey(tool.engine.table, hashApiKey(key)))?.limits).toEqual(limits);
  }
});

test('sets a policy in parts', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Policy');
  await adminJson('accounts', 'policy', '--account', account, '--submission-window-days', '30');
  const policy = await adminJson('accounts', 'policy', '--account', account, '--covered-categories', 'dental,optical');
  expect(policy).toMatchObject({ submission_window_days: 30, covered_categories: ['dental', 'optical'] });
  const widened = await adminJson('accounts', 'policy', '--account', account, '--covered-categories', 'all');
  expect(widened).toMatchObject({ submission_window_days: 30, covered_categories: CATEGORIES });
});

test('lists all accounts, oldest first, however many pages of the table they lie in', async () => {
  const before = (await adminJson('accounts', 'list')).accounts.length;
  const { account_id: first } = await adminJson('accounts', 'create', '--name', 'First');
  // An answer of DynamoDB ends at 1 MB, so accounts on either side of this lie in two.
  for (let item = 0; item < 4; item += 1) {
    const filler = { pk: `FILLER#${item}`, sk: 'FILLER', text: 'x'.repeat(390_000) };
    await tool.engine.table.client.send(new PutCommand({ TableName: tool.engine.table.name, Item: filler }));
  }
  const { account_id: second } = await adminJson('accounts', 'create', '--name', 'Second');
  const { accounts } = await adminJson('accounts', 'list');
  expect(accounts).toHaveLength(before + 2);
  expect(accounts.slice(-2)).toEqual([
    { account_id: first, name: 'First', created_at: expect.any(String) },
    { account_id: second, name: 'Second', created_at: expect.any(String) },
  ]);
});

test('an alias is told apart by neither case nor spaces, and taken away from no insurer unsaid', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Aliases');
  const alias = (insurer: string, name: string) =>
    admin('partners', 'alias', '--account', account, '--insurer', insurer, '--alias', name);
  await alias('Aetna', 'Our  Insurer');
  expect(await alias('Bupa', 'our insurer')).toMatchObject({
    code: 1,
    stderr: '"our insurer" is an alias of Aetna already; end that first, by partners unalias\n',
  });
  const { stdout } = await alias('Aetna', 'our insurer');
  expect(JSON.parse(stdout).aliases).toEqual([{ insurer: 'Aetna', alias: 'our insurer' }]);
  const unknown = await admin('partners', 'unalias', '--account', account, '--alias', 'another');
  expect(unknown).toMatchObject({ code: 1, stderr: 'The account has no alias "another"\n' });
});

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
});

test("the demo account's key lies in a file that only its owner may read, and is the same at the next start", async () => {
  const account = await demoAccount(tool.dataDirectory);
  expect(statSync(join(tool.dataDirectory, 'demo-account.json')).mode & 0o777).toBe(0o600);
  expect(await demoAccount(tool.dataDirectory)).toEqual(account);
});

test('puts a deleted invoice back from a backup, once', async () => {
  const { account_id: account } = await adminJson('accounts', 'create', '--name', 'Restored');
  const invoice = await finished(await tool.engine.makeTable('backup'), account);
  const restore = ['invoices', 'restore', '--account', account, '--invoice', invoice.invoiceId];
  expect(await adminJson(...restore, '--from-table', 'backup')).toEqual({
    account_id: account,
    invoice_id: invoice.invoiceId,
    restored: true,
  });
  expect(await current(tool.engine.table, invoice)).toEqual(invoice);
  const elsewhere = await admin(...restore, '--from-table', 'nope');
  expect(elsewhere).toMatchObject({ code: 1, stderr: 'There is no table nope (--from-table)\n' });
  const again = await admin(...restore, '--from-table', 'backup');
  expect(again).toMatchObject({ code: 1, stderr: `The invoice ${invoice.invoiceId} is there already\n` });
});

test('started by hand it prints its result on stdout, why it failed on stderr, and ends with the exit code', async () => {
  const started = (...args: string[]) => startIn(tool.dataDirectory, ...args);
  const created = await started('accounts', 'create', '--name', 'Started');
  expect(created).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/^{"account_id":"acc_\w+"}\n$/) });
  expect(await started('accounts', 'audit', '--account', 'acc_none')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is no account acc_none\n',
  });
  expect(await started('accounts', 'create')).toMatchObject({ code: 2, stdout: '', stderr: '--name is needed\n' });
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
  const operator = JSON.parse(readFileSync(join(tool.dataDirectory, 'operator.json'), 'utf8'));
  writeFileSync(join(left, 'operator.json'), JSON.stringify({ ...operator, endpoint: `http://127.0.0.1:${port}` }));
  const { code, stderr } = await runIn(left, 'accounts', 'create', '--name', 'x');
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'The local service does not run any more. Start it first.\n' });
});

test('says where else a local service may be that left no file here', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  const { code, stderr } = await runIn(empty, 'accounts', 'create', '--name', 'x');
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^No local service: .+ is not there\. Start the service first, set IVS_DATA_DIR to .+, or name .+ by --stack\.\n$/,
  );
});

test.each(['{}', '{"endpoint":'])(
  'says in one line that what another version left behind is of no use: %s',
  async (content) => {
    const left = mkdtempSync(join(tmpdir(), 'foreign-'));
    writeFileSync(join(left, 'operator.json'), content);
    const { code, stderr } = await runIn(left, 'accounts', 'create', '--name', 'x');
    const file = join(left, 'operator.json');
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${file} is not this version's; start the service again\n` });
  },
);

test.each([
  [['accounts', 'create'], 2, '--name is needed'],
  [[], 2, 'No command; commands: accounts create'],
  [['accounts', 'destroy'], 2, 'Unknown command "accounts destroy"; commands: accounts create'],
  [
    ['accounts'],
    2,
    'Unknown command "accounts"; commands: accounts create, accounts list, accounts limits, accounts policy, accounts audit. --help',
  ],
  [['invoice'], 2, 'Unknown command "invoice"; commands: accounts create'],
  [['keys', 'create', '--name', 'x'], 2, '--account is needed'],
  [['accounts', 'create', '--name', 'x'.repeat(201)], 2, 'at most 200 characters'],
  [['accounts', 'policy', '--account', 'a', '--amount-ceilings', 'EUR=5,EUR=6'], 2, 'EUR twice'],
  [
    ['accounts', 'policy', '--account', 'a', '--amount-ceilings', 'eur=5'],
    2,
    'in upper case, e.g. EUR=5000,USD=6000.50; not "eur=5"',
  ],
  [
    ['accounts', 'limits', '--account', 'a', '--uploads-per-hour', 'abc'],
    2,
    'takes a whole number from 1 to 1000000, not abc',
  ],
  [['accounts', 'limits', '--account', 'a', '--requests-per-minute', '-1'], 2, 'Usage: accounts limits'],
  [['accounts', 'create', '--nmae', 'x'], 2, 'Usage: accounts create'],
  [['accounts', 'policy', '--account', 'a', '--covered-categories', 'magic'], 2, 'not "magic"'],
  [['keys', 'create', '--account', 'a', '--name', 'n', '--expires-at', 'tomorrow'], 2, 'tomorrow'],
  [
    ['keys', 'create', '--account', 'a', '--name', 'n', '--expires-at', '2020-01-31T00:00:00+02:00'],
    2,
    '--expires-at is over already: 2020-01-30T22:00:00.000Z',
  ],
  [['keys', 'create', '--account', 'acc_none', '--name', 'n'], 1, 'There is no account acc_none'],
  [['keys', 'revoke', '--id', 'key_none'], 1, 'There is no key key_none'],
  [['partners', 'approve', '--account', 'a', '--insurer', 'Nobody Ltd'], 2, 'no insurer "Nobody Ltd"'],
])('tells %j apart in one line with exit code %i', async (args, expected, message) => {
  const { code, stdout, stderr } = await admin(...args);
  expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({ code: expected, stdout: '', lines: 1 });
  expect(stderr).toContain(message);
});
