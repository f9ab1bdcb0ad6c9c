import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type OpenedAccount, openAccount } from './open-account.ts';
import { operate } from './running-service.ts';
import { ServiceClient } from './service-client.ts';

const place = inject('service');
const withKey = (key: string | undefined) => new ServiceClient(place.baseUrl, key);
const admin = <Result>(...parameters: string[]) => operate<Result>(place.dataDirectory, parameters);

let account: OpenedAccount;

beforeAll(async () => {
  account = await openAccount(place, 'Authentication');
});

const ENDPOINTS: readonly (readonly [string, string])[] = [
  ['POST', '/api/v1/invoices/upload'],
  ['GET', '/api/v1/invoices'],
  ['GET', '/api/v1/invoices/inv_x'],
  ['DELETE', '/api/v1/invoices/inv_x'],
  ['PATCH', '/api/v1/invoices/inv_x/status'],
  ['GET', '/api/v1/invoices/inv_x/events'],
];

describe.each(ENDPOINTS)('%s %s', (method, path) => {
  test('without a key answers 401 and says which header to send', async () => {
    const answer = await withKey(undefined).call(method, path);

    expect(answer).toMatchObject({ status: 401, code: 'MISSING_API_KEY' });
    expect(answer.message).toContain('X-API-Key');
  });

  test('with an unknown key answers 403', async () => {
    const answer = await withKey(`ivs_${'A'.repeat(38)}`).call(method, path);

    expect(answer).toMatchObject({ status: 403, code: 'INVALID_API_KEY' });
  });
});

test('a key that differs in one character, its case, its length or its place is refused', async () => {
  const { key } = account;
  const last = key.at(-1) === 'a' ? 'b' : 'a';
  const wrong = [
    key.slice(0, -1) + last,
    key.slice(0, 10) + (key[10] === 'a' ? 'b' : 'a') + key.slice(11),
    key.slice(0, -1),
    `${key}a`,
    key.toUpperCase(),
    key.slice(4),
    'x',
    `${key},${key}`,
    'undefined',
    'k'.repeat(4000),
  ];
  for (const candidate of wrong) {
    expect(await withKey(candidate).list(), candidate).toMatchObject({ status: 403, code: 'INVALID_API_KEY' });
  }
  const elsewhere = [
    await withKey(undefined).call('GET', `/api/v1/invoices?api_key=${key}`),
    await withKey(undefined).call('GET', `/api/v1/invoices?X-API-Key=${key}`),
    await withKey(undefined).call('GET', '/api/v1/invoices', { headers: { Authorization: `Bearer ${key}` } }),
    await withKey(undefined).call('GET', '/api/v1/invoices', { headers: { Cookie: `X-API-Key=${key}` } }),
  ];
  for (const answer of elsewhere) expect(answer).toMatchObject({ status: 401, code: 'MISSING_API_KEY' });
});

test('the header is found in any case, and an empty one is no key', async () => {
  const bare = withKey(undefined);

  expect((await bare.call('GET', '/api/v1/invoices', { headers: { 'x-api-KEY': account.key } })).status).toBe(200);
  expect([401, 403]).toContain((await bare.call('GET', '/api/v1/invoices', { headers: { 'X-API-Key': '' } })).status);
});

test('a revoked key is refused from the next call on, while the other keys of the account stay good', async () => {
  const created = await admin<{ id: string; key: string }>(
    'keys',
    'create',
    '--account',
    account.accountId,
    '--name',
    'leaving',
  );
  expect((await withKey(created.key).list()).status).toBe(200);

  await admin('keys', 'revoke', '--id', created.id);

  expect(await withKey(created.key).list()).toMatchObject({ status: 403, code: 'INVALID_API_KEY' });
  expect((await account.client.list()).status).toBe(200);
});

test('a key is refused once it has expired', async () => {
  const expiresAt = Date.now() + 5_000;
  const created = await admin<{ id: string; key: string }>(
    ...['keys', 'create', '--account', account.accountId, '--name', 'short'],
    ...['--expires-at', new Date(expiresAt).toISOString()],
  );

  expect((await withKey(created.key).list()).status).toBe(200);
  await sleep(expiresAt - Date.now() + 10);
  expect(await withKey(created.key).list()).toMatchObject({ status: 403, code: 'INVALID_API_KEY' });
});

test('a key reads as the contract says and is never shown again', async () => {
  expect(account.key).toMatch(/^ivs_[0-9A-Za-z]{38}$/);
  const listed = JSON.stringify(await admin('keys', 'list', '--account', account.accountId));

  expect(listed).toContain(account.keyId);
  expect(listed).not.toContain(account.key);
  expect(listed).not.toContain(account.key.slice(4, 36));
});

describe('the order of refusal', () => {
  test('an unknown route asks for the key first, then judges it, then answers 404', async () => {
    for (const path of ['/api/v1/nowhere', '/api/v1', '/api/v1/invoices/a/b/c', '/api/v2/invoices']) {
      expect(await withKey(undefined).call('GET', path), path).toMatchObject({ status: 401, code: 'MISSING_API_KEY' });
      expect(await withKey('ivs_wrong').call('GET', path), path).toMatchObject({
        status: 403,
        code: 'INVALID_API_KEY',
      });
      expect(await account.client.call('GET', path), path).toMatchObject({ status: 404, code: 'ROUTE_NOT_FOUND' });
    }
  });

  test.each([
    ['GET', '/api/v1/invoices/upload', 'POST'],
    ['POST', '/api/v1/invoices', 'GET'],
    ['DELETE', '/api/v1/invoices/', 'GET'],
    ['POST', '/api/v1/invoices/inv_x/', 'GET, DELETE'],
    ['PUT', '/api/v1/invoices/inv_x', 'GET'],
    ['POST', '/api/v1/invoices/inv_x/status', 'PATCH'],
    ['DELETE', '/api/v1/invoices/inv_x/events', 'GET'],
  ])('%s %s asks for the key first, then answers 405 with Allow', async (method, path, allowed) => {
    expect(await withKey(undefined).call(method, path)).toMatchObject({ status: 401 });
    const answer = await account.client.call(method, path);

    // GET …/upload is also GET …/{id} of an invoice named so; both answers are true.
    if (path.endsWith('/upload') && answer.code === 'INVOICE_NOT_FOUND') return;
    expect(answer).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    expect(answer.headers.get('allow')).toContain(allowed);
  });

  test('a bad body is judged only after the key', async () => {
    const body = { headers: { 'Content-Type': 'application/json' }, body: '{' };

    expect(await withKey(undefined).call('PATCH', '/api/v1/invoices/inv_x/status', body)).toMatchObject({
      status: 401,
    });
    expect(await withKey('ivs_no').call('POST', '/api/v1/invoices/upload', body)).toMatchObject({ status: 403 });
    expect(await account.client.call('PATCH', '/api/v1/invoices/inv_x/status', body)).toMatchObject({ status: 400 });
  });
});

test('a browser may ask beforehand, without a key, what it may send', async () => {
  const response = await fetch(`${place.baseUrl}/api/v1/invoices`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://example.com',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'x-api-key',
    },
  });

  expect(response.ok).toBe(true);
  expect(response.headers.get('access-control-allow-origin')).toBeTruthy();
  expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('x-api-key');
});

test('refusals carry the headers that let a browser read them', async () => {
  for (const client of [withKey(undefined), withKey('ivs_wrong')]) {
    expect((await client.list()).headers.get('access-control-allow-origin')).toBeTruthy();
  }
  expect((await account.client.call('GET', '/api/v1/nowhere')).headers.get('access-control-allow-origin')).toBeTruthy();
});
