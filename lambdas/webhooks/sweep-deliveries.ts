import { deliveryQueues, LONGEST_DELAY_S, sendAttempts } from '../adapters/delivery-queues.ts';
import { table } from '../adapters/table.ts';
import { type DueDelivery, dueDeliveries, lookAgain } from '../adapters/webhooks/due-deliveries.ts';
import { delayUntil, nextAttempt } from '../adapters/webhooks/next-attempt.ts';
import { log } from '../kit/log.ts';
import { workOffReplays } from './work-off-replays.ts';

/** The next sweep begins a minute after this one did. */
const TIME_MS = 45_000;

/**
 * A delivery that was queued again is looked at again after this long: while the queue is backlogged, messages are late
 * and not lost, and each look adds one.
 */
const LOOK_AGAIN_MS = 30 * 60_000;

/** Every minute: queues what falls due soon and what seems lost, and goes on with replays that nobody works on. */
export async function handler(): Promise<void> {
  const until = Date.now() + TIME_MS;
  const now = new Date().toISOString();
  let queued = 0;
  for await (const page of dueDeliveries(table(), now)) {
    queued += await queueAgain(page);
    if (Date.now() >= until) break;
  }
  log('info', 'swept deliveries', { queued });
  await workOffReplays(until);
}

/** Sent first, put off then: a crash in between sends again, which does no harm. */
async function queueAgain(page: readonly DueDelivery[]): Promise<number> {
  const soon = page.map((due) => ({ due, delaySeconds: delayUntil(Date.parse(due.delivery.nextAttemptAt ?? '')) }));
  const ready = soon.filter(({ delaySeconds }) => delaySeconds <= LONGEST_DELAY_S);
  await sendAttempts(
    deliveryQueues(),
    // To the fast queue: the worker knows the receiver and passes it on.
    ready.map(({ due, delaySeconds }) => ({ message: nextAttempt(due.delivery), lane: 'fast', delaySeconds })),
  );
  const again = new Date(Date.now() + LOOK_AGAIN_MS).toISOString();
  await Promise.all(ready.map(({ due }) => lookAgain(table(), due, again)));
  return ready.length;
}
