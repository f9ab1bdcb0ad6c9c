import { beforeAll, describe, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { openAccount } from './open-account.ts';
import { operate } from './running-service.ts';
import { type Answer, type Invoice, ServiceClient } from './service-client.ts';
import { uniqueInvoice } from './unique-invoice.ts';

let owner: ServiceClient;
let stranger: ServiceClient;
let owned: Invoice;
let unknownId: string;

beforeAll(async () => {
  const [first, second] = await Promise.all([
    openAccount(inject('service'), 'Owner'),
    openAccount(inject('service'), 'Stranger'),
  ]);
  owner = first.client;
  stranger = second.client;
  owned = await owner.process(composeInvoice(uniqueInvoice()));
  // Deleted ids are well-formed ids that nobody has any more.
  unknownId = await stranger.submit(composeInvoice(uniqueInvoice()));
  await stranger.remove(unknownId);
});

const calls: readonly (readonly [string, (client: ServiceClient, id: string) => Promise<Answer>])[] = [
  ['reading it', (client, id) => client.call('GET', `/api/v1/invoices/${id}`)],
  ['its timeline', (client, id) => client.call('GET', `/api/v1/invoices/${id}/events`)],
  ['deleting it', (client, id) => client.remove(id)],
  ['approving it', (client, id) => client.review(id, 'APPROVED')],
  ['paying it', (client, id) => client.review(id, 'PAID')],
];

describe("another account's invoice", () => {
  test.each(calls)('answers %s exactly as an unknown id does', async (_, call) => {
    const foreign = await call(stranger, owned.id);
    const unknown = await call(stranger, unknownId);
    const said = ({ body }: Answer, id: string) => JSON.stringify(body).replaceAll(id, '{id}');
    const headerNames = ({ headers }: Answer) => [...headers.keys()].sort();

    expect(foreign).toMatchObject({ status: 404, code: 'INVOICE_NOT_FOUND' });
    expect(said(foreign, owned.id)).toBe(said(unknown, unknownId));
    expect(headerNames(foreign)).toEqual(headerNames(unknown));
  });

  test('is in no list but its own, and nothing that a stranger tried has changed it', async () => {
    expect((await stranger.list()).data).toMatchObject({ invoices: [], total: 0 });
    expect((await owner.list()).data).toMatchObject({ total: 1 });

    const { download_url: _before, ...before } = owned;
    const { download_url: _after, ...after } = (await owner.invoice(owned.id)).data.invoice;
    expect(after).toEqual(before);
    expect(await owner.events(owned.id)).toHaveLength(14);
  });
});

test.each([
  'unknown',
  'inv_',
  'inv_00000000000000000000000000',
  '..%2F..%2Fetc%2Fpasswd',
  'ACCOUNT%23x%23INVOICE%23y',
  '%00',
  '%F0%9F%92%A9',
  'a'.repeat(2000),
  '__proto__',
  '%7B%7D',
])('the id %s is answered as unknown', async (id) => {
  for (const [, call] of calls) expect(await call(owner, id)).toMatchObject({ status: 404, code: 'INVOICE_NOT_FOUND' });
});

test('two keys of one account see the same invoices', async () => {
  const { accountId, client } = await openAccount(inject('service'), 'Two keys');
  const { id } = await client.process(composeInvoice(uniqueInvoice()));
  const place = inject('service');
  const { key } = await operate<{ key: string }>(place.dataDirectory, [
    'keys',
    'create',
    '--account',
    accountId,
    '--name',
    'second',
  ]);

  expect((await new ServiceClient(place.baseUrl, key).invoice(id)).status).toBe(200);
});
