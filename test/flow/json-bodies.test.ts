import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type OpenedAccount, openAccount } from './open-account.ts';
import { webhooksOf } from './webhook-calls.ts';

let account: OpenedAccount;
beforeAll(async () => {
  account = await openAccount(inject('service'), 'JSON bodies');
});

const WEBHOOK = { url: 'https://93.184.215.14/hook', secret: 'correct horse' };
const manyKeys = Object.fromEntries(Array.from({ length: 270_000 }, (_, index) => [`k${index}`, 1]));

describe('a body of megabytes that the gateway lets through is refused with 400, in few words', () => {
  test.each<[string, string, string, object, string]>([
    ['71,000 events that are numbers', 'POST', '/api/v1/webhooks', { events: Array(71_000).fill(1) }, 'events'],
    ['two million of them', 'POST', '/api/v1/webhooks', { ...WEBHOOK, events: Array(2_000_000).fill(1) }, 'events'],
    ['an event of 4 MB', 'POST', '/api/v1/webhooks', { ...WEBHOOK, events: ['x'.repeat(4_000_000)] }, 'events'],
    ['270,000 unknown keys', 'PATCH', '/api/v1/invoices/inv_x/status', { status: 'APPROVED', ...manyKeys }, 'k0'],
  ])('%s', async (_, method, path, body, where) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await account.client.call(method, path, { headers, body: JSON.stringify(body) });

    expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect(answer.data.errors).toContainEqual({ path: where, message: expect.any(String) });
    expect(JSON.stringify(answer.body).length).toBeLessThan(10_000);
  });
});

test('a secret in bytes that are no UTF-8 is refused with 400', async () => {
  const id = await webhooksOf(account.client).create({ ...WEBHOOK, events: ['*'] });
  const headers = { 'Content-Type': 'application/json' };
  const body = Uint8Array.from(Buffer.from('{"secret":"gehört-uns"}', 'latin1'));
  const answer = await account.client.call('PUT', `/api/v1/webhooks/${id}`, { headers, body });

  expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST', data: { errors: [{ path: 'body' }] } });
  expect(answer.message).toContain('UTF-8');
});
