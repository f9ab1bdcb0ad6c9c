import { DeleteConnectionCommand, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listPlaces, narrowPlace, takePlace, withholdPlace } from '../../lambdas/adapters/realtime/places.ts';
import { table as tableOfHandlers } from '../../lambdas/adapters/table.ts';
import type { Place } from '../../lambdas/domain/realtime/place.ts';
import { handler } from '../../lambdas/events/post-to-connections.ts';
import { overtakenAt } from '../support/racing.ts';
import { gateway, startRealtime, table } from '../support/realtime.ts';

let accounts = 0;
let accountId: string;

startRealtime();
afterEach(() => {
  vi.restoreAllMocks();
});
beforeEach(() => {
  gateway.on(PostToConnectionCommand).resolves({});
  accounts += 1;
  accountId = `acc_${accounts}`;
});

async function connect(connectionId: string): Promise<Place> {
  const place = await takePlace(table, { accountId, keyId: 'key_1', expiresAt: null }, connectionId);
  if (place === null) throw new Error('no place is free');
  return place;
}

function event(invoiceId: string, step: number): DynamoDBRecord {
  const payload = { event: 'invoice.processing', invoice_id: invoiceId, step, message: 'Zoë' };
  return {
    eventName: 'INSERT',
    dynamodb: {
      SequenceNumber: String(step),
      NewImage: {
        accountId: { S: accountId },
        invoiceId: { S: invoiceId },
        eventId: { S: `evt_${invoiceId}_${step}` },
        event: { S: payload.event },
        payload: { S: JSON.stringify(payload) },
      },
    },
  };
}

const tell = (...Records: DynamoDBRecord[]) => handler({ Records });

/** What a connection was posted, in order, as `invoice step`. */
function heardBy(connectionId: string): string[] {
  return gateway
    .commandCalls(PostToConnectionCommand)
    .map(({ args }) => args[0].input)
    .filter(({ ConnectionId }) => ConnectionId === connectionId)
    .map(({ Data }) => JSON.parse(Buffer.from(Data as Uint8Array).toString()))
    .map(({ invoice_id, step }) => `${invoice_id} ${step}`);
}

function named(name: string): Error {
  const error = new Error(name);
  error.name = name;
  return error;
}

const held = async () => (await listPlaces(table, accountId)).map(({ connectionId }) => connectionId).sort();
const longAfterTheHandshake = () => vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });

test("posts each event to all of the account's connections in order, with its id", async () => {
  await Promise.all([connect('a'), connect('b')]);
  await tell(event('inv_1', 1), event('inv_2', 1), event('inv_1', 2));
  expect(heardBy('a')).toEqual(['inv_1 1', 'inv_2 1', 'inv_1 2']);
  expect(heardBy('b')).toEqual(['inv_1 1', 'inv_2 1', 'inv_1 2']);
  const [first] = gateway.commandCalls(PostToConnectionCommand);
  expect(JSON.parse(Buffer.from(first?.args[0].input.Data as Uint8Array).toString())).toEqual({
    event: 'invoice.processing',
    invoice_id: 'inv_1',
    step: 1,
    message: 'Zoë',
    event_id: 'evt_inv_1_1',
  });
});

test('posts to a narrowed connection what is of its invoice, and nothing to other accounts', async () => {
  await narrowPlace(table, await connect('narrow'), 'inv_2');
  accountId = 'acc_other';
  await connect('other');
  accountId = `acc_${accounts}`;
  await tell(event('inv_1', 1), event('inv_2', 1));
  expect(heardBy('narrow')).toEqual(['inv_2 1']);
  expect(heardBy('other')).toEqual([]);
});

test('frees the place of a connection that is gone, and the others hear everything', async () => {
  await Promise.all([connect('gone'), connect('there')]);
  longAfterTheHandshake();
  gateway.on(PostToConnectionCommand, { ConnectionId: 'gone' }).rejects(named('GoneException'));
  await tell(event('inv_1', 1), event('inv_1', 2));
  expect(heardBy('gone')).toHaveLength(1);
  expect(heardBy('there')).toEqual(['inv_1 1', 'inv_1 2']);
  expect(await held()).toEqual(['there']);
});

test('leaves its place to a connection whose handshake may still go on, of which the gateway says the same', async () => {
  await connect('young');
  gateway.on(PostToConnectionCommand).rejectsOnce(named('GoneException')).resolves({});
  await tell(event('inv_1', 1), event('inv_1', 2));
  expect(heardBy('young')).toEqual(['inv_1 1', 'inv_1 2']);
  expect(await held()).toEqual(['young']);
});

test('ends a connection that can not be told, so that it has no gap that it does not know of', async () => {
  await Promise.all([connect('broken'), connect('there')]);
  gateway.on(PostToConnectionCommand, { ConnectionId: 'broken' }).rejects(named('InternalServerError'));
  await tell(event('inv_1', 1), event('inv_1', 2));
  expect(heardBy('broken')).toEqual(['inv_1 1']);
  expect(heardBy('there')).toEqual(['inv_1 1', 'inv_1 2']);
  expect(gateway.commandCalls(DeleteConnectionCommand).map(({ args }) => args[0].input)).toEqual([
    { ConnectionId: 'broken' },
  ]);
  expect(await held()).toEqual(['there']);
});

/** Time passes only while this connection takes a post, so many milliseconds. @returns what else passes time. */
function slowDown(connectionId: string, postMs: number): (ms: number) => void {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  const waits: { readonly until: number; readonly controller: AbortController }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    waits.push({ until: Date.now() + ms, controller });
    return controller.signal;
  });
  const pass = (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    for (const { until, controller } of waits) if (Date.now() >= until) controller.abort(named('TimeoutError'));
  };
  gateway.on(PostToConnectionCommand, { ConnectionId: connectionId }).callsFake(async () => {
    pass(postMs);
    return {};
  });
  return pass;
}

const fiveEvents = () => [1, 2, 3, 4, 5].map((step) => event('inv_1', step));
const steps = (count: number) => Array.from({ length: count }, (_, index) => `inv_1 ${index + 1}`);

test('ends a connection that takes each event, but too slowly for all of them', async () => {
  await connect('slow');
  slowDown('slow', 2_000);
  await tell(...fiveEvents());
  expect(heardBy('slow')).toEqual(steps(3));
  expect(gateway.commandCalls(DeleteConnectionCommand)).toHaveLength(1);
  expect(await held()).toEqual([]);
});

test('waits for a connection that hangs as long as for one that is slow, and no post of it is tried for longer', async () => {
  await connect('hanging');
  const pass = slowDown('hanging', 0);
  const signals: (AbortSignal | undefined)[] = [];
  gateway.on(PostToConnectionCommand).callsFake(async () => {
    const [, options] = gateway.send.lastCall.args as unknown as [unknown, { abortSignal?: AbortSignal } | undefined];
    signals.push(options?.abortSignal);
    pass(5_000);
    options?.abortSignal?.throwIfAborted();
  });
  await tell(event('inv_1', 1), event('inv_1', 2));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  expect(await held()).toEqual([]);
});

test('has little patience with an account that used it up, for a minute', async () => {
  await connect('slow');
  const pass = slowDown('slow', 5_000);
  await tell(...fiveEvents());
  slowDown('again', 500);
  await connect('again');
  await tell(...fiveEvents());
  expect(heardBy('again')).toEqual(steps(2));

  pass(60_000);
  slowDown('later', 500);
  await connect('later');
  await tell(...fiveEvents());
  expect(heardBy('later')).toEqual(steps(5));
});

test('frees the place of a connection that can neither be told nor ended', async () => {
  await connect('broken');
  gateway.on(PostToConnectionCommand).rejects(named('TimeoutError'));
  gateway.on(DeleteConnectionCommand).rejects(named('TimeoutError'));
  await tell(event('inv_1', 1));
  expect(await held()).toEqual([]);
});

test('fails before anybody was told when it can not be read who is connected, so that the batch comes again', async () => {
  await connect('a');
  const send = vi.spyOn(table.client.constructor.prototype, 'send').mockRejectedValueOnce(named('TimeoutError'));
  await expect(tell(event('inv_1', 1))).rejects.toThrow('TimeoutError');
  expect(heardBy('a')).toEqual([]);
  send.mockRestore();
});

test('posts nothing to a connection out of its lease', async () => {
  await connect('old');
  vi.useFakeTimers({ now: Date.now() + 3 * 3_600_000, toFake: ['Date'] });
  await tell(event('inv_1', 1));
  expect(heardBy('old')).toEqual([]);
});

/** Withholds the place of a connection that the gateway says is gone, as it does once it is ended. */
async function withhold(place: Place): Promise<void> {
  gateway.on(PostToConnectionCommand, { ConnectionId: place.connectionId }).rejects(named('GoneException'));
  await withholdPlace(table, place, Date.now() + 60_000);
}

test('posts nothing to a connection whose place is withheld, and leaves that withheld', async () => {
  const flooding = await connect('flooding');
  longAfterTheHandshake();
  await withhold(flooding);
  await tell(event('inv_1', 1));
  expect(heardBy('flooding')).toEqual([]);
  expect(await held()).toEqual(['flooding']);
});

test('frees no place that is withheld after it was read who is connected', async () => {
  const flooding = await connect('flooding');
  longAfterTheHandshake();
  gateway.on(PostToConnectionCommand).rejects(named('GoneException'));
  const overtake = () => withhold(flooding);
  await overtakenAt(tableOfHandlers(), 'DeleteItemCommand', () => tell(event('inv_1', 1)), overtake);
  expect(heardBy('flooding')).toHaveLength(1);
  expect(await held()).toEqual(['flooding']);
});
