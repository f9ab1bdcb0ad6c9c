import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DUE_SHARDS, deliveryKey, replayKey } from '../../../lambdas/adapters/keys.ts';
import { newId } from '../../../lambdas/adapters/new-id.ts';
import { claimDelivery } from '../../../lambdas/adapters/webhooks/claim-delivery.ts';
import { createDeliveries } from '../../../lambdas/adapters/webhooks/create-deliveries.ts';
import { deliveryIdOf } from '../../../lambdas/adapters/webhooks/delivery-id.ts';
import {
  type DueDelivery,
  dueDeliveryKeys,
  lookAgain,
  stillDue,
} from '../../../lambdas/adapters/webhooks/due-deliveries.ts';
import { dueReplays } from '../../../lambdas/adapters/webhooks/due-replays.ts';
import { listDeliveries } from '../../../lambdas/adapters/webhooks/list-deliveries.ts';
import { loadDelivery } from '../../../lambdas/adapters/webhooks/load-delivery.ts';
import { recordDelivery } from '../../../lambdas/adapters/webhooks/record-delivery.ts';
import { replayDelivery } from '../../../lambdas/adapters/webhooks/replay-delivery.ts';
import { advanceReplay, endReplay, putReplay, type Replay } from '../../../lambdas/adapters/webhooks/replays.ts';
import type { DeliveryStatus } from '../../../lambdas/contracts/delivery-status.ts';
import { afterAttempt } from '../../../lambdas/domain/webhooks/attempt.ts';
import { type Delivery, newDelivery } from '../../../lambdas/domain/webhooks/delivery.ts';
import { type DynamoDbEngine, startDynamoDb } from '../../engines/dynamodb.ts';
import { later } from '../../support/clock.ts';
import { overtakenAt } from '../../support/racing.ts';

/** As long as a worker's claim holds. */
const CLAIM_MS = 40_000;
const LATER = '9999-01-01T00:00:00.000Z';

let engine: DynamoDbEngine;
beforeAll(async () => {
  engine = await startDynamoDb();
});
afterAll(() => engine.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** A delivery that is due now. */
async function due(): Promise<Delivery> {
  const webhookId = newId('wh');
  const ids = { accountId: 'acc_1', webhookId, deliveryId: deliveryIdOf(newId('evt'), webhookId) };
  const fresh = { ...ids, event: 'webhook.test', invoiceId: null, body: '{}' };
  const delivery = newDelivery(fresh, new Date().toISOString());
  await createDeliveries(engine.table, [delivery]);
  return delivery;
}

const current = async (ids: Delivery): Promise<Delivery> => {
  const delivery = await loadDelivery(engine.table, ids);
  if (delivery === null) throw new Error('There is no such delivery');
  return delivery;
};

async function item(ids: Delivery): Promise<Record<string, unknown> | undefined> {
  const { client, name } = engine.table;
  return (await client.send(new GetCommand({ TableName: name, Key: deliveryKey(ids) }))).Item;
}

/** An attempt that is ours, or an error. */
async function claimed(ids: Delivery, attempt = 1) {
  const claim = await claimDelivery(engine.table, ids, attempt);
  if (claim === null || 'dueAt' in claim) throw new Error('There is no attempt to make');
  return claim;
}

/** The delivery after an attempt that ends now. */
function attempted(delivery: Delivery, error: 'TIMEOUT' | null, wait = 60): Delivery {
  const [startedAt, endedAt] = [Date.now(), Date.now()];
  const attempt = { startedAt, endedAt, statusCode: 200, error, responseExcerpt: null, retryAfter: null };
  return afterAttempt(delivery, attempt, [wait], 0);
}

async function attempt(ids: Delivery, error: 'TIMEOUT' | null, wait?: number): Promise<void> {
  const { delivery, claim } = await claimed(ids, (await current(ids)).attempts + 1);
  expect(await recordDelivery(engine.table, delivery, attempted(delivery, error, wait), claim)).not.toBeNull();
}

async function totals(ids: Delivery): Promise<Record<DeliveryStatus, number>> {
  const of = async (status: DeliveryStatus) =>
    (await listDeliveries(engine.table, ids, { status, page: 1, page_size: 20 })).total;
  return { PENDING: await of('PENDING'), DELIVERED: await of('DELIVERED'), FAILED: await of('FAILED') };
}

test("a claim is one worker's until it ends, and not a moment longer", async () => {
  later(0);
  const delivery = await due();
  await claimed(delivery);
  later(CLAIM_MS - 1);
  expect(await claimDelivery(engine.table, delivery, 1)).toBeNull();
  later(1);
  expect(await claimDelivery(engine.table, delivery, 1)).toMatchObject({ delivery: { attempts: 0 } });
});

test('a worker whose claim has ended and is another one’s records nothing', async () => {
  const delivery = await due();
  const slow = await claimed(delivery);
  later(CLAIM_MS + 1);
  const other = await claimed(delivery);
  expect(await recordDelivery(engine.table, slow.delivery, attempted(slow.delivery, 'TIMEOUT'), slow.claim)).toBeNull();
  expect(
    await recordDelivery(engine.table, other.delivery, attempted(other.delivery, null), other.claim),
  ).toMatchObject({ status: 'DELIVERED' });
  expect(await current(delivery)).toMatchObject({ status: 'DELIVERED', attempts: 1 });
  expect(await totals(delivery)).toEqual({ PENDING: 0, DELIVERED: 1, FAILED: 0 });
});

test('nothing of a delivery that has ended or expired can be claimed', async () => {
  const ended = await due();
  await attempt(ended, null);
  expect(await claimDelivery(engine.table, ended, 2)).toBeNull();

  const expired = await due();
  const { client, name } = engine.table;
  const ExpressionAttributeValues = { ':past': Math.floor(Date.now() / 1_000) - 1 };
  const UpdateExpression = 'SET expiresAt = :past';
  const Key = deliveryKey(expired);
  await client.send(new UpdateCommand({ TableName: name, Key, UpdateExpression, ExpressionAttributeValues }));
  expect(await claimDelivery(engine.table, expired, 1)).toBeNull();
  expect(await loadDelivery(engine.table, expired)).toBeNull();
});

test('two replays of one delivery at once make it due once, and count it once', async () => {
  const delivery = await due();
  await attempt(delivery, null);
  const replay = () => replayDelivery(engine.table, delivery);
  expect(await overtakenAt(engine.table, 'TransactWriteItemsCommand', replay, replay)).toMatchObject({ attempts: 1 });
  expect(await totals(delivery)).toEqual({ PENDING: 1, DELIVERED: 0, FAILED: 0 });
});

test('an attempt that is made while its delivery is being replayed is not forgotten', async () => {
  const delivery = await due();
  await overtakenAt(
    engine.table,
    'TransactWriteItemsCommand',
    () => replayDelivery(engine.table, delivery),
    () => attempt(delivery, 'TIMEOUT'),
  );
  expect(await current(delivery)).toMatchObject({ status: 'PENDING', attempts: 1, retries: 0 });
  expect((await current(delivery)).attemptLog).toHaveLength(1);
});

test('an attempt that is under way when its delivery is replayed is its own replay, and is recorded', async () => {
  const delivery = await due();
  const { claim } = await claimed(delivery);
  expect(await replayDelivery(engine.table, delivery)).toMatchObject({ status: 'PENDING', attempts: 0 });
  expect(await recordDelivery(engine.table, delivery, attempted(delivery, null), claim)).toMatchObject({
    status: 'DELIVERED',
  });
});

test('a delivery that is replayed after its worker died is due at once', async () => {
  const delivery = await due();
  await claimed(delivery);
  later(CLAIM_MS + 1);
  await replayDelivery(engine.table, delivery);
  expect(await claimDelivery(engine.table, delivery, 1)).toMatchObject({ delivery: { attempts: 0 } });
});

test('a replay by filter is about what had ended as it says when it was accepted, and about nothing else', async () => {
  later(0);
  const delivery = await due();
  await attempt(delivery, null);
  const acceptedAt = new Date().toISOString();
  expect(await replayDelivery(engine.table, delivery, { statuses: ['FAILED'], acceptedAt })).toBe('no-delivery');
  expect(await replayDelivery(engine.table, delivery, { statuses: ['DELIVERED'], acceptedAt })).toMatchObject({
    attempts: 1,
  });
  later(1_000);
  await attempt(delivery, null);
  expect(await replayDelivery(engine.table, delivery, { statuses: ['DELIVERED'], acceptedAt })).toBe('no-delivery');
});

/** What the sweeper would look at at a time (ISO), by its id. */
async function dueAt(time: string): Promise<Map<string, DueDelivery>> {
  const found: DueDelivery[] = [];
  for (const waiting of ['parked', 'queued'] as const) {
    for (const shard of DUE_SHARDS) {
      for await (const keys of dueDeliveryKeys(engine.table, waiting, shard, time)) {
        found.push(...(await stillDue(engine.table, keys, time)));
      }
    }
  }
  return new Map(found.map((each) => [each.delivery.deliveryId, each]));
}

const isLookedAt = async ({ deliveryId }: Delivery, inMinutes: number) =>
  (await dueAt(new Date(Date.now() + inMinutes * 60_000).toISOString())).has(deliveryId);

test('the sweeper looks at an attempt three minutes after its time, and while it is claimed three after the claim', async () => {
  later(0);
  const delivery = await due();
  expect(await isLookedAt(delivery, 2.9)).toBe(false);
  expect(await isLookedAt(delivery, 3.1)).toBe(true);
  await claimed(delivery);
  expect(await isLookedAt(delivery, 3.6)).toBe(false);
  expect(await isLookedAt(delivery, 3.8)).toBe(true);
});

test.each([
  [900, 17.9, 18.1],
  [901, 12.9, 13.1],
])(
  'a retry in %i seconds is looked at when it was lost, or before its time where no queue waits so long',
  async (wait, before, then) => {
    later(0);
    const delivery = await due();
    await attempt(delivery, 'TIMEOUT', wait);
    expect(await isLookedAt(delivery, before)).toBe(false);
    expect(await isLookedAt(delivery, then)).toBe(true);
  },
);

test('what happened to a delivery after the sweeper found it stays as it is', async () => {
  const [retried, gone] = [await due(), await due()];
  const found = await dueAt(LATER);
  await attempt(retried, 'TIMEOUT');
  const { client, name } = engine.table;
  await client.send(new DeleteCommand({ TableName: name, Key: deliveryKey(gone) }));
  const before = await item(retried);
  for (const { deliveryId } of [retried, gone]) {
    const entry = found.get(deliveryId);
    if (entry === undefined) throw new Error('The sweeper did not find it');
    await lookAgain(engine.table, entry, LATER);
  }
  expect(await item(retried)).toEqual(before);
  expect(await item(gone)).toBeUndefined();
});

test('a delivery that ended since the index told of it is not queued again', async () => {
  const delivery = await due();
  const told = [deliveryKey(delivery)];
  expect(await stillDue(engine.table, told, LATER)).toMatchObject([{ delivery }]);
  await attempt(delivery, null);
  expect(await stillDue(engine.table, told, LATER)).toEqual([]);
});

test('a promised replay that has ended is not taken up again by a worker that was slower', async () => {
  later(0);
  const replay: Replay = {
    replayId: newId('rpl'),
    accountId: 'acc_1',
    webhookId: newId('wh'),
    statuses: ['FAILED'],
    from: 'dlv_a',
    to: 'dlv_b',
    acceptedAt: new Date().toISOString(),
  };
  await putReplay(engine.table, replay);
  expect(await advanceReplay(engine.table, replay, 'dlv_a1')).toMatchObject({ from: 'dlv_a1' });
  // Somebody works on it for a minute and a half; then the sweeper goes on where that one stopped.
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  const dueIn = async (seconds: number) => {
    const found: Replay[] = [];
    for await (const each of dueReplays(engine.table, 'acc_1', inSeconds(seconds))) found.push(each);
    return found;
  };
  expect(await dueIn(80)).toEqual([]);
  expect(await dueIn(100)).toEqual([{ ...replay, from: 'dlv_a1' }]);
  // The index is read first, and the items after it.
  const look = () => dueIn(100);
  const goOn = async () => {
    later(30_000);
    await advanceReplay(engine.table, replay, 'dlv_a2');
  };
  expect(await overtakenAt(engine.table, 'GetItemCommand', look, goOn)).toEqual([]);

  await endReplay(engine.table, replay);
  expect(await advanceReplay(engine.table, replay, 'dlv_a2')).toBeNull();
  const { client, name } = engine.table;
  expect(
    (await client.send(new GetCommand({ TableName: name, Key: replayKey(replay.accountId, replay.replayId) }))).Item,
  ).toBeUndefined();
});
