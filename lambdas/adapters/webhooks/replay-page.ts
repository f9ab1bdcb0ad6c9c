import { type DeliveryQueues, sendAttempts } from '../delivery-queues.ts';
import type { Table } from '../table.ts';
import { nextAttempt } from './next-attempt.ts';
import { replayDelivery } from './replay-delivery.ts';
import { advanceReplay, endReplay, nextOfReplay, type Replay } from './replays.ts';
import { loadSubscription } from './subscriptions.ts';

/** Between two notes of how far it has come; what is done again after a crash is found done. */
const PAGE = 50;
const AT_A_TIME = 10;

/**
 * Replays the next page of a promised replay. It ends where its subscription is gone or inactive by now: nothing new goes
 * out to that.
 * @returns the replay as it goes on from there; null when it is done.
 */
export async function replayPage(table: Table, queues: DeliveryQueues, replay: Replay): Promise<Replay | null> {
  const subscription = await loadSubscription(table, replay.accountId, replay.webhookId);
  const page = subscription?.isActive ? await nextOfReplay(table, replay, PAGE) : [];
  for (let first = 0; first < page.length; first += AT_A_TIME) {
    await replayAll(table, queues, replay, page.slice(first, first + AT_A_TIME));
  }
  if (page.length < PAGE) {
    await endReplay(table, replay);
    return null;
  }
  // Ids have one length, so this is after the last and before whatever follows.
  return advanceReplay(table, replay, `${page.at(-1)}0`);
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
