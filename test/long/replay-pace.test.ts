import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../../lambdas/adapters/new-id.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { takeReplayTurn } from '../../lambdas/adapters/webhooks/replay-turns.ts';
import { openReplays } from '../../lambdas/adapters/webhooks/replays.ts';
import { handler as sweep } from '../../lambdas/webhooks/sweep-deliveries.ts';
import { later } from '../support/clock.ts';
import { overtakenAt } from '../support/racing.ts';
import { replayScene } from '../support/replay-scene.ts';
import { receiver, startDeliveries, workOff } from '../support/webhook-deliveries.ts';

const MINUTE_MS = 60_000;
/** Pages of 50 that the replays of an account send in a minute. */
const TURNS = 20;

startDeliveries();
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:30:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Scene = Awaited<ReturnType<typeof replayScene>>;
const replay = ({ calls, webhookId, since }: Scene, filter: object = {}) =>
  calls.replay(webhookId, { since, ...filter });

async function useUp(accountId: string, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) expect(await takeReplayTurn(table(), accountId)).toBe(true);
}

/** How many replays of an account are not done, and how much was sent since this was asked last. */
async function standing(accountId: string) {
  await workOff();
  return { open: (await openReplays(table(), accountId)).length, sent: receiver.received.splice(0).length };
}

async function sweepOfNextMinute(): Promise<void> {
  later(MINUTE_MS);
  await sweep();
}

test('the replays of an account share 20 pages a minute, the oldest replay first', async () => {
  const accountId = newId('acc');
  const [first, second] = [await replayScene(accountId), await replayScene(accountId)];
  await useUp(accountId, TURNS - 1);
  expect(await replay(first)).toMatchObject({ status: 202, body: { data: { queued: 120 } } });
  expect(await standing(accountId)).toEqual({ open: 1, sent: 50 });
  later(1);
  expect(await replay(second)).toMatchObject({ status: 202, body: { data: { queued: 120 } } });
  expect(await standing(accountId)).toEqual({ open: 2, sent: 0 });

  later(MINUTE_MS);
  await useUp(accountId, TURNS - 1);
  await sweep();
  expect([await first.pending(), await second.pending()].map(({ length }) => length)).toEqual([50, 0]);
  expect(await standing(accountId)).toEqual({ open: 2, sent: 50 });
  await sweepOfNextMinute();
  expect(await standing(accountId)).toEqual({ open: 0, sent: 140 });
});

test('the pace of an account is no other one’s', async () => {
  const [busy, other] = [await replayScene(), await replayScene()];
  await useUp(busy.accountId, TURNS);
  await replay(busy);
  await replay(other);
  expect(await standing(busy.accountId)).toEqual({ open: 1, sent: 120 });
  expect(await standing(other.accountId)).toEqual({ open: 0, sent: 0 });
  await sweepOfNextMinute();
  expect(await standing(busy.accountId)).toEqual({ open: 0, sent: 120 });
});

test('of two replays at once none runs ahead: both go on with the next sweep', async () => {
  const accountId = newId('acc');
  const [first, second] = [await replayScene(accountId), await replayScene(accountId)];
  // After two queries for its number of deliveries, one for the other replays of the account.
  await overtakenAt(
    table(),
    'QueryCommand',
    () => replay(first),
    () => replay(second),
    3,
  );
  expect(await standing(accountId)).toEqual({ open: 2, sent: 0 });
  await sweepOfNextMinute();
  expect(await standing(accountId)).toEqual({ open: 0, sent: 240 });
});

test('a replay that is asked for again before it begins is made once, and means what has ended meanwhile as well', async () => {
  const scene = await replayScene();
  const { accountId } = scene;
  await useUp(accountId, TURNS);
  const [arrived] = await scene.withStatus('DELIVERED');
  for (let times = 0; times < 3; times += 1) {
    later(1);
    expect(await replay(scene)).toMatchObject({ status: 202, body: { data: { queued: 120 } } });
    await scene.calls.replayOne(scene.webhookId, arrived?.id ?? '');
    expect(await standing(accountId)).toEqual({ open: 1, sent: 1 });
  }
  later(1);
  await replay(scene);
  await sweepOfNextMinute();
  expect(await standing(accountId)).toEqual({ open: 0, sent: 120 });
});

test('a replay that is asked for again after it began is made once more', async () => {
  const scene = await replayScene();
  const { accountId } = scene;
  await useUp(accountId, TURNS - 1);
  await replay(scene);
  expect(await standing(accountId)).toEqual({ open: 1, sent: 50 });
  later(1);
  await replay(scene);
  expect(await standing(accountId)).toEqual({ open: 2, sent: 0 });
  await sweepOfNextMinute();
  expect(await standing(accountId)).toEqual({ open: 0, sent: 120 });
});

test('a later replay that means less, or another webhook, does not take the place of an earlier one', async () => {
  const accountId = newId('acc');
  const [scene, other] = [await replayScene(accountId), await replayScene(accountId)];
  await useUp(accountId, TURNS);
  await replay(scene);
  later(1);
  const until = new Date(Date.parse(scene.since) + 70).toISOString();
  await replay(scene, { status: 'FAILED' });
  await replay(scene, { until });
  await replay(other, { since: scene.since });
  expect(await standing(accountId)).toEqual({ open: 4, sent: 0 });
});
