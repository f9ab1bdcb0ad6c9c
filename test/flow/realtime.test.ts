import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { ApiDescription } from '../description/api-description.ts';
import { type OpenedAccount, openAccount } from './open-account.ts';
import { RealtimeClient } from './realtime-client.ts';
import { operate } from './running-service.ts';
import { uniqueInvoice } from './unique-invoice.ts';

const service = inject('service');
const url = service.websocketUrl;
let account: OpenedAccount;
const clients: RealtimeClient[] = [];
const description = new ApiDescription(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));

beforeAll(async () => {
  account = await openAccount(service, 'Realtime Clinic');
});
afterEach(() => {
  for (const { socket, heard } of clients.splice(0)) {
    socket.terminate();
    // What the gateway itself says to a flood is no event.
    for (const message of heard.filter(({ event }) => event !== undefined))
      expect(description.complaintAt(['components', 'schemas', 'RealtimeMessage'], message)).toBeNull();
  }
});

/** Opens a connection as soon as the key has a place: those of an earlier test are free only when their end was told. */
async function open(offer: Parameters<typeof RealtimeClient.connect>[1]): Promise<RealtimeClient> {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = await RealtimeClient.connect(url, offer);
    if (typeof client !== 'number') {
      clients.push(client);
      return client;
    }
    expect(client).toBe(429);
    await sleep(100);
  }
  throw new Error('no place is free again');
}

async function newKey(name: string): Promise<{ readonly id: string; readonly key: string }> {
  return operate(service.dataDirectory, ['keys', 'create', '--account', account.accountId, '--name', name]);
}

const ticketOf = async ({ client }: OpenedAccount) => {
  const answer = await client.call<{ ticket: string; expires_at: string; url: string }>(
    'POST',
    '/api/v1/realtime/tickets',
  );
  expect(answer).toMatchObject({ status: 201, code: 'TICKET_CREATED' });
  return answer.data;
};

const upload = ({ client }: OpenedAccount) => client.submit(composeInvoice(uniqueInvoice()));
const isEnd = ({ event }: { readonly event: string }) => /^invoice\.(processed|flagged|failed)$/.test(event);

test("tells a server's connection of every event in the order of the timeline, each with its id", async () => {
  const client = await open({ key: account.key });
  const invoiceId = await upload(account);
  await client.until((message) => message.invoice_id === invoiceId && isEnd(message));
  expect(client.eventsOf(invoiceId)).toEqual(await account.client.events(invoiceId));
});

test('tells each of many invoices at once in the order of its timeline', async () => {
  const client = await open({ key: account.key });
  const invoiceIds = await Promise.all(Array.from({ length: 12 }, () => upload(account)));
  for (const invoiceId of invoiceIds) {
    await account.client.followToEnd(invoiceId);
    const timeline = await account.client.events(invoiceId);
    await client.until(() => client.eventsOf(invoiceId).length >= timeline.length);
    expect(client.eventsOf(invoiceId)).toEqual(timeline);
  }
});

test('tells a browser that comes with a ticket, and echoes the marker and never the ticket', async () => {
  const { ticket, expires_at, url: told } = await ticketOf(account);
  expect(told).toBe(url);
  const lifetime = Date.parse(expires_at) - Date.now();
  expect(lifetime).toBeGreaterThan(0);
  expect(lifetime).toBeLessThanOrEqual(60_000);

  const client = await open({ protocols: ['ivs.v1', ticket] });
  expect(client.socket.protocol).toBe('ivs.v1');
  const invoiceId = await upload(account);
  await client.until((message) => message.invoice_id === invoiceId && isEnd(message));
});

test('lets one of many handshakes with the same ticket in', async () => {
  const { ticket } = await ticketOf(account);
  const tried = await Promise.all(
    Array.from({ length: 8 }, () => RealtimeClient.connect(url, { protocols: ['ivs.v1', ticket] })),
  );
  clients.push(...tried.filter((each) => typeof each !== 'number'));
  expect(clients).toHaveLength(1);
  expect(tried.filter((each) => typeof each === 'number')).toEqual(Array(7).fill(403));
});

test.each([
  ['no credential', {}, 401],
  ['the marker alone', { protocols: ['ivs.v1'] }, 401],
  ['an unknown key', { key: 'ivs_unknown' }, 403],
  ['an unknown ticket', { protocols: ['ivs.v1', 'x'.repeat(43)] }, 403],
])('refuses a handshake with %s', async (_, offer, status) => {
  expect(await RealtimeClient.connect(url, offer)).toBe(status);
});

test('refuses all but five of 50 handshakes at once with 429, and lets five in again after those were killed', async () => {
  const { key } = await newKey('crowd');
  const tried = await Promise.all(Array.from({ length: 50 }, () => RealtimeClient.connect(url, { key })));
  const accepted = tried.filter((each) => typeof each !== 'number');
  expect(accepted).toHaveLength(5);
  expect(tried.filter((each) => each === 429)).toHaveLength(45);

  for (const { socket } of accepted) socket.terminate();
  await Promise.all(accepted.map(() => open({ key })));
  expect(await RealtimeClient.connect(url, { key })).toBe(429);
});

test("counts each key's connections by themselves", async () => {
  const [full, empty] = [await newKey('full'), await newKey('empty')];
  for (let place = 0; place < 5; place += 1)
    await RealtimeClient.open(url, full).then((client) => clients.push(client));
  expect(await RealtimeClient.connect(url, full)).toBe(429);
  clients.push(await RealtimeClient.open(url, empty));
});

test('narrows a connection to one invoice, and widens it again', async () => {
  const [narrow, wide] = [await open({ key: account.key }), await open({ key: account.key })];
  const first = await upload(account);
  await account.client.followToEnd(first);
  await wide.until((message) => message.invoice_id === first && isEnd(message));
  expect(await narrow.ask({ action: 'subscribe', invoice_id: first }, 'subscribed')).toMatchObject({
    invoice_id: first,
  });

  const second = await upload(account);
  await wide.until((message) => message.invoice_id === second && isEnd(message));
  await account.client.review(first, 'APPROVED');
  await narrow.until(({ event }) => event === 'invoice.approved');
  expect(narrow.eventsOf(second)).toEqual([]);

  await narrow.ask({ action: 'unsubscribe' }, 'unsubscribed');
  const third = await upload(account);
  await narrow.until((message) => message.invoice_id === third && isEnd(message));
});

test("hears nothing of another account's invoices, and can not subscribe to one", async () => {
  const stranger = await openAccount(service, 'Another Clinic');
  const [mine, theirs] = [await open({ key: account.key }), await open({ key: stranger.key })];
  const invoiceId = await upload(account);
  await mine.until((message) => message.invoice_id === invoiceId && isEnd(message));

  const unknown = await theirs.ask({ action: 'subscribe', invoice_id: 'inv_unknown' }, 'error');
  expect(unknown).toMatchObject({ code: 'INVOICE_NOT_FOUND' });
  expect(await theirs.ask({ action: 'subscribe', invoice_id: invoiceId }, 'error')).toEqual(unknown);
  expect(theirs.eventsOf(invoiceId)).toEqual([]);
});

test.each([
  ['nonsense'],
  ['{"action":"shout"}'],
  ['{"action":"$connect"}'],
  ['{"action":"subscribe"}'],
  ['null'],
  [''],
])('answers %j with an error, and the connection stays open', async (message) => {
  const client = await open({ key: account.key });
  const howToAsk = expect.stringContaining('"invoice_id"');
  expect(await client.ask(message, 'error')).toEqual({ event: 'error', code: 'INVALID_REQUEST', message: howToAsk });
  expect(await client.ask({ action: 'ping' }, 'pong')).toEqual({ event: 'pong' });
});

test('whoever floods the channel keeps nobody else from being answered', async () => {
  const [flooding, other] = [await open(await newKey('flood')), await open({ key: account.key })];
  for (let ping = 0; ping < 300; ping += 1) flooding.socket.send('{"action":"ping"}');
  // Heard of a flood that is refused or answered: it has reached the gateway.
  await flooding.until(() => true);
  other.socket.send('{"action":"ping"}');
  expect(await other.until(({ event_id }) => event_id === undefined)).toEqual({ event: 'pong' });
});

test("a revoked key's connection hears of nothing more, and is ended when it speaks", async () => {
  const created = await newKey('leaked');
  const [leaked, other] = [await open({ key: created.key }), await open({ key: account.key })];
  await operate(service.dataDirectory, ['keys', 'revoke', '--id', created.id]);
  const invoiceId = await upload(account);
  await other.until((message) => message.invoice_id === invoiceId && isEnd(message));
  expect(leaked.heard).toEqual([]);

  const closed = leaked.closed();
  leaked.socket.send('{"action":"ping"}');
  await closed;
  expect(await RealtimeClient.connect(url, { key: created.key })).toBe(403);
});

test('ends a connection that sends too much at once, or binary', async () => {
  const [large, frame, binary] = [
    await open({ key: account.key }),
    await open({ key: account.key }),
    await open({ key: account.key }),
  ];
  for (let part = 0; part < 5; part += 1) large.socket.send('x'.repeat(32 * 1024), { fin: part === 4 });
  frame.socket.send('x'.repeat(32 * 1024 + 1));
  binary.socket.send(Buffer.from('{}'));
  expect(await Promise.all([large, frame, binary].map((client) => client.closed()))).toEqual([1009, 1009, 1003]);
});
