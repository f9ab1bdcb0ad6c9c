import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { operate } from '../flow/running-service.ts';
import { type Answer, ServiceClient } from '../flow/service-client.ts';
import { uniqueInvoice } from '../flow/unique-invoice.ts';

const place = inject('service');
const admin = <Result>(...parameters: string[]) => operate<Result>(place.dataDirectory, parameters);

/** A key of an account with the contract's own limits, or with others. */
async function newKey(...limits: string[]): Promise<{ readonly accountId: string; readonly client: ServiceClient }> {
  const { account_id: accountId } = await admin<{ account_id: string }>('accounts', 'create', '--name', 'Metered');
  if (limits.length > 0) await admin('accounts', 'limits', '--account', accountId, ...limits);
  const { key } = await admin<{ key: string }>('keys', 'create', '--account', accountId, '--name', 'metered');
  return { accountId, client: new ServiceClient(place.baseUrl, key) };
}

const atOnce = (count: number, make: () => Promise<Answer<unknown>>) =>
  Promise.all(Array.from({ length: count }, make));
const passed = (answers: readonly Answer<unknown>[]) => answers.filter(({ status }) => status < 300).length;
const retryAfter = ({ body }: Answer<unknown>) => (body.data as { retry_after: number }).retry_after;

let standard: Awaited<ReturnType<typeof newKey>>;
beforeAll(async () => {
  standard = await newKey();
});

test('of 300 calls at once exactly 100 pass, the others say when, and then the next 100 pass', async () => {
  const { client } = standard;
  const answers = await atOnce(300, () => client.list());
  const refused = answers.filter(({ status }) => status !== 200);

  expect(passed(answers)).toBe(100);
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 429, code: 'RATE_LIMIT_EXCEEDED' });
    expect(answer.headers.get('retry-after')).toBe(String(retryAfter(answer)));
    expect(answer.headers.get('ratelimit-policy')).toBe('"requests";q=100;w=60');
    expect(answer.headers.get('ratelimit')).toBe(`"requests";r=0;t=${retryAfter(answer)}`);
  }

  const last = await client.list();
  await sleep(retryAfter(last) * 1_000);
  expect(passed(await atOnce(101, () => client.list()))).toBe(100);
});

test('another key has its own window, and every answer says how it stands', async () => {
  const { client } = await newKey();
  const first = await client.list();
  const nowhere = await client.call('GET', '/api/v1/nowhere');

  expect(first.headers.get('ratelimit')).toMatch(/^"requests";r=99;t=60$/);
  expect(nowhere.headers.get('ratelimit')).toMatch(/^"requests";r=98;t=\d+$/);
});

test('a raised limit counts from the next call on, and a lowered one too', async () => {
  const { accountId, client } = await newKey('--requests-per-minute', '2');
  const limit = (count: string) => admin('accounts', 'limits', '--account', accountId, '--requests-per-minute', count);
  const statuses = async (count: number) => {
    const all = [];
    for (let made = 0; made < count; made += 1) all.push((await client.list()).status);
    return all;
  };

  expect(await statuses(3)).toEqual([200, 200, 429]);
  await limit('4');
  expect(await statuses(3)).toEqual([200, 200, 429]);
  await limit('1');
  expect(await statuses(1)).toEqual([429]);
});

test('uploads run out by invoices taken, not by files refused', async () => {
  const { client } = await newKey('--uploads-per-hour', '3');
  const invoice = () => client.upload(composeInvoice(uniqueInvoice()));
  const broken = await atOnce(10, () => client.upload(Buffer.from('no pdf')));
  const taken = await atOnce(6, invoice);
  const refused = await client.upload(Buffer.from('no pdf'));

  expect(new Set(broken.map(({ status }) => status))).toEqual(new Set([415]));
  expect(passed(taken)).toBe(3);
  expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMIT_EXCEEDED' });
  expect(retryAfter(refused)).toBeGreaterThan(3_500);
  expect((await client.list()).data).toMatchObject({ total: 3 });
});

test("the operator's list says when a key was last used, and the audit trail who changed what", async () => {
  const { accountId, client } = await newKey('--requests-per-minute', '50');
  type Keys = { readonly keys: readonly { readonly last_used_at: string | null }[] };
  const before = await admin<Keys>('keys', 'list', '--account', accountId);
  const calledAt = Date.now();
  await client.list();
  const after = await admin<Keys>('keys', 'list', '--account', accountId);
  const { entries } = await admin<{ readonly entries: readonly Record<string, unknown>[] }>(
    'accounts',
    'audit',
    '--account',
    accountId,
  );

  expect(before.keys[0]?.last_used_at).toBeNull();
  expect(Math.abs(Date.parse(after.keys[0]?.last_used_at ?? '') - calledAt)).toBeLessThan(60_000);
  expect(entries.map(({ action }) => action)).toEqual(['key.created', 'limits.changed', 'account.created']);
  expect(entries[1]).toMatchObject({
    actor: expect.stringContaining("operator's tool"),
    before: { requests_per_minute: 100, uploads_per_hour: 100 },
    after: { requests_per_minute: 50, uploads_per_hour: 100 },
  });
});
