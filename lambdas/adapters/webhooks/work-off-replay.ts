import { type DeliveryQueues, sendAttempts } from '../delivery-queues.ts';
import type { Table } from '../table.ts';
import { nextAttempt } from './next-attempt.ts';
import { replayDelivery } from './replay-delivery.ts';
import { advanceReplay, endReplay, nextOfReplay, type Replay } from './replays.ts';

/** Between two notes of how far it has come; what is done again after a crash is found done. */
const PAGE = 50;
const AT_A_TIME = 10;

/**
 * Replays what a promised replay is still about, until it is done or the time is over (milliseconds since 1970); the
 * sweeper goes on from there.
 */
export async function workOffReplay(
  table: Table,
  queues: DeliveryQueues,
  promised: Replay,
  until: number,
): Promise<void> {
  let replay: Replay | null = promised;
  while (replay !== null && Date.now() < until) {
    const page = await nextOfReplay(table, replay, PAGE);
    const last = page.at(-1);
    if (last === undefined) {
      await endReplay(table, replay.replayId);
      return;
    }
    for (let first = 0; first < page.length; first += AT_A_TIME) {
      await replayAll(table, queues, replay, page.slice(first, first + AT_A_TIME));
    }
    // Ids have one length, so this is after the last and before whatever follows.
    replay = await advanceReplay(table, replay, `${last}0`);
  }
}

async function replayAll(
  table: Table,
  queues: DeliveryQueues,
  replay: Replay,
  deliveryIds: readonly string[],
): Promise<void> {
  const { accountId, webhookId } = replay;
  const replayed = await Promise.all(
    deliveryIds.map((deliveryId) => replayDelivery(table, { accountId, webhookId, deliveryId }, replay)),
  );
  const due = replayed.filter((delivery) => typeof delivery !== 'string');
  // To the fast queue: the worker knows the receiver and passes it on.
  await sendAttempts(
    queues,
    due.map((delivery) => ({ message: nextAttempt(delivery), lane: 'fast', delaySeconds: 0 })),
  );
}
