import { createHash } from 'node:crypto';
import { DeleteConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import { GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../lambdas/adapters/accounts/accounts.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../../lambdas/adapters/accounts/api-keys.ts';
import { connectionKey, placeKey, ticketKey } from '../../lambdas/adapters/keys.ts';
import { findPlace, freePlace, listPlaces, narrowPlace, takePlace } from '../../lambdas/adapters/realtime/places.ts';
import { issueTicket, redeemTicket } from '../../lambdas/adapters/realtime/tickets.ts';
import { table as tableOfHandlers } from '../../lambdas/adapters/table.ts';
import type { Account } from '../../lambdas/domain/access/account.ts';
import type { ApiKeyRecord } from '../../lambdas/domain/access/api-key-record.ts';
import type { Place } from '../../lambdas/domain/realtime/place.ts';
import { handler as accept } from '../../lambdas/realtime/accept-connection.ts';
import { handler as answer } from '../../lambdas/realtime/answer-message.ts';
import { handler as end } from '../../lambdas/realtime/end-connection.ts';
import { later } from '../support/clock.ts';
import { losingAnswersTo } from '../support/racing.ts';
import { gateway, startRealtime, table } from '../support/realtime.ts';
import { refusing } from '../support/refusing.ts';

const HOUR = 3_600_000;
let account: Account;
let key: ApiKeyRecord;
let connections = 0;

startRealtime();
beforeEach(async () => {
  account = await createAccount(table, 'test', 'Example Clinic', []);
  key = (await createApiKey(table, 'test', account, 'test', null)).record;
});

function take(of: ApiKeyRecord = key): Promise<Place | null> {
  connections += 1;
  return takePlace(table, of, `connection-${connections}`);
}

async function taken(of?: ApiKeyRecord): Promise<Place> {
  const place = await take(of);
  if (place === null) throw new Error('no place is free');
  return place;
}

/** All that the table has. */
async function stored(): Promise<string> {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
  return JSON.stringify(Items);
}

test('gives five places to any number that want one at once', async () => {
  const places = (await Promise.all(Array.from({ length: 50 }, () => take()))).filter((place) => place !== null);
  expect(places.map(({ number }) => number).sort()).toEqual([0, 1, 2, 3, 4]);
  expect(new Set((await listPlaces(table, key.accountId)).map(({ connectionId }) => connectionId))).toEqual(
    new Set(places.map(({ connectionId }) => connectionId)),
  );
});

test('gives a place that was given back to another, who keeps it when the first gives it back once more', async () => {
  const places = await Promise.all([0, 1, 2, 3, 4].map(() => taken()));
  expect(await take()).toBeNull();
  const [first] = places;
  if (first === undefined) throw new Error('there is no first');
  await freePlace(table, first);
  const next = await taken();
  expect(next.number).toBe(first.number);

  await freePlace(table, first);
  expect(await findPlace(table, next.connectionId)).toEqual(next);
  expect(await findPlace(table, first.connectionId)).toBeNull();
});

test('a place whose end nobody told is free again soon after the two hours of a connection', async () => {
  const places = await Promise.all([0, 1, 2, 3, 4].map(() => taken()));
  later(2 * HOUR);
  expect(await take()).toBeNull();
  later(0.1 * HOUR);
  const next = await taken();
  // Whoever held it before has no say in it, should it speak after all.
  const former = places.find(({ number }) => number === next.number);
  expect(await findPlace(table, former?.connectionId ?? '')).toBeNull();
  expect(await findPlace(table, next.connectionId)).toEqual(next);
});

test('narrows the place of a connection, and no longer when another has it', async () => {
  const place = await taken();
  expect(await narrowPlace(table, place, 'inv_1')).toBe(true);
  expect((await findPlace(table, place.connectionId))?.invoiceId).toBe('inv_1');
  await freePlace(table, place);
  expect(await narrowPlace(table, place, null)).toBe(false);
  const others = await Promise.all([0, 1, 2, 3, 4].map(() => taken()));
  expect(await narrowPlace(table, place, 'inv_2')).toBe(false);
  expect(await listPlaces(table, key.accountId)).toEqual(expect.arrayContaining(others));
});

test('a handshake that breaks off leaves no place that is held by a connection which nobody can find', async () => {
  await expect(refusing(table, { command: 'PutItemCommand', words: 'CONNECTION#' }, taken)).rejects.toThrow();
  expect(await listPlaces(table, key.accountId)).toEqual([]);
});

test('nothing is kept of a connection that has ended', async () => {
  const { connectionId } = await taken();
  expect(await stored()).toContain(`"${connectionId}"`);
  await end({ requestContext: { connectionId, requestId: 'request', routeKey: '$disconnect' } });
  expect(await stored()).not.toMatch(new RegExp(`"${connectionId}"|#${connectionId}"`));
});

test('places, the ways to them and tickets stay in the table for as long as they hold, and not for ever', async () => {
  const place = await taken();
  const { ticket, expiresAt } = await issueTicket(table, key.keyId);
  for (const [itsKey, until] of [
    [placeKey(place.accountId, place.keyId, place.number), place.leasedUntil],
    [connectionKey(place.connectionId), place.leasedUntil],
    [ticketKey(createHash('sha256').update(ticket).digest('hex')), Date.parse(expiresAt)],
  ] as const) {
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: itsKey }));
    expect(Item?.expiresAt * 1_000, itsKey.sk).toBeGreaterThanOrEqual(until);
    expect(Item?.expiresAt * 1_000, itsKey.sk).toBeLessThan(until + 24 * HOUR);
  }
});

test('a handshake takes one place, although the answers to its writes were lost', async () => {
  const place = await losingAnswersTo(table, 'PutItemCommand', () => taken());
  expect(await listPlaces(table, key.accountId)).toEqual([place]);
  expect(await findPlace(table, place.connectionId)).toEqual(place);
});

test('a key that has expired since it was read has no place of its own, and its places end with it', async () => {
  const expiresAt = new Date(Date.now() + HOUR).toISOString();
  const { record, key: text } = await createApiKey(table, 'test', account, 'short', expiresAt);
  expect((await taken(record)).leasedUntil).toBe(Date.parse(expiresAt));
  later(HOUR);
  const requestContext = { connectionId: 'late', requestId: 'request', routeKey: '$connect' };
  expect(await accept({ requestContext, multiValueHeaders: { 'X-API-Key': [text] } })).toEqual({ statusCode: 403 });
});

test.each(['{"action":"ping"}', '{"action":"subscribe","invoice_id":"inv_1"}', '{"action":"unsubscribe"}', ''])(
  'a connection whose key has expired is ended, whatever it says: %s',
  async (body) => {
    const { record } = await createApiKey(table, 'test', account, 'short', new Date(Date.now() + HOUR).toISOString());
    const { connectionId } = await taken(record);
    const requestContext = { connectionId, requestId: 'request', routeKey: '$default' };
    expect((await answer({ requestContext, body: '{"action":"ping"}' })).statusCode).toBe(200);
    later(HOUR);
    expect(await answer({ requestContext, body })).toEqual({ statusCode: 410 });
    const ended = gateway.commandCalls(DeleteConnectionCommand).map(({ args }) => args[0].input);
    expect(ended).toEqual([{ ConnectionId: connectionId }]);
  },
);

test('a handshake and a message that meet an outage are answered 5XX, and not thrown: their alarm knows of them so', async () => {
  const { key: text } = await createApiKey(table, 'test', account, 'listener', null);
  const requestContext = { connectionId: 'unlucky', requestId: 'request', routeKey: '$connect' };
  const multiValueHeaders = { 'X-API-Key': [text] };
  const refused = { command: 'GetItemCommand' };
  expect(await refusing(tableOfHandlers(), refused, () => accept({ requestContext, multiValueHeaders }))).toEqual({
    statusCode: 503,
  });
  const ping = () => answer({ requestContext, body: '{"action":"ping"}' });
  expect((await refusing(tableOfHandlers(), refused, ping)).statusCode).toBe(503);
});

test("takes a revoked key's places away, and leaves those of the account's other keys", async () => {
  const other = (await createApiKey(table, 'test', account, 'other', null)).record;
  await Promise.all([taken(), taken(), taken(other)]);
  await revokeApiKey(table, 'test', key.keyId);
  expect((await listPlaces(table, key.accountId)).map(({ keyId }) => keyId)).toEqual([other.keyId]);
});

test('a key that is revoked during its handshakes ends without a place, whichever came first', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < 25; round += 1) {
    const { record, key: text } = await createApiKey(table, 'test', account, `round ${round}`, null);
    const handshakes = [0, 1, 2].map((number) =>
      accept({
        requestContext: { connectionId: `round-${round}-${number}`, requestId: 'request', routeKey: '$connect' },
        multiValueHeaders: { 'X-API-Key': [text] },
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, round % 8));
    await revokeApiKey(table, 'test', record.keyId);
    for (const { statusCode } of await Promise.all(handshakes)) statuses.add(statusCode);
    expect((await listPlaces(table, key.accountId)).map(({ keyId }) => keyId)).not.toContain(record.keyId);
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 403)).toEqual([]);
});

test('a ticket is good once, for a minute, and for the key that it was made of', async () => {
  const { ticket, expiresAt } = await issueTicket(table, key.keyId);
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  const redeemed = await Promise.all(Array.from({ length: 10 }, () => redeemTicket(table, ticket)));
  expect(redeemed.filter((each) => each !== null)).toEqual([key.keyId]);

  const { ticket: late } = await issueTicket(table, key.keyId);
  later(60_001);
  expect(await redeemTicket(table, late)).toBeNull();
});

test('a key that only opens connections is listed as used when it last opened one, also when that has ended', async () => {
  const { record, key: text } = await createApiKey(table, 'test', account, 'listener', null);
  const lastUsed = async () =>
    (await listApiKeys(table, key.accountId)).find(({ keyId }) => keyId === record.keyId)?.lastUsedAt;
  expect(await lastUsed()).toBeNull();
  later(0);
  const requestContext = { connectionId: 'listening', requestId: 'request', routeKey: '$connect' };
  const multiValueHeaders = { 'X-API-Key': [text] };
  expect(await accept({ requestContext, multiValueHeaders })).toMatchObject({ statusCode: 200 });
  for (const place of await listPlaces(table, key.accountId)) await freePlace(table, place);
  expect(await lastUsed()).toBe(new Date().toISOString());
});

test('no ticket is kept as it is', async () => {
  const { ticket } = await issueTicket(table, key.keyId);
  expect(await stored()).not.toContain(ticket);
});
