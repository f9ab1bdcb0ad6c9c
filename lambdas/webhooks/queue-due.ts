import { deliveryQueues, LONGEST_DELAY_S, sendAttempts } from '../adapters/delivery-queues.ts';
import type { Key, WaitingDelivery } from '../adapters/keys.ts';
import { table } from '../adapters/table.ts';
import { type DueDelivery, dueDeliveryKeys, lookAgain, stillDue } from '../adapters/webhooks/due-deliveries.ts';
import { delayUntil, nextAttempt } from '../adapters/webhooks/next-attempt.ts';
import { errorFields, log } from '../kit/log.ts';

/**
 * A delivery that was queued again is looked at again after half an hour, or as long as it is late by then: while the queue
 * is backlogged, messages are late and not lost, and each look adds one. Two hours at most: it may be lost all the same.
 */
const LOOK_AGAIN_MS = 30 * 60_000;
const LONGEST_LOOK_AGAIN_MS = 2 * 60 * 60_000;

/** To put off; of eight shards side by side, which share the client's 50 connections. */
const AT_A_TIME = 25;

/**
 * Queues what is due of a shard at a time (ISO), until the time is over (milliseconds since 1970).
 * @throws Error when a page could not be queued, after all the others were.
 */
export async function queueDue(waiting: WaitingDelivery, shard: number, now: string, until: number): Promise<void> {
  let queued = 0;
  let failures = 0;
  for await (const keys of dueDeliveryKeys(table(), waiting, shard, now)) {
    try {
      queued += await queuePage(keys, now);
    } catch (error) {
      failures += 1;
      log('error', 'due deliveries could not be queued', { waiting, shard, ...errorFields(error) });
    }
    if (Date.now() >= until) break;
  }
  if (queued > 0) log('info', 'queued due deliveries', { waiting, shard, queued });
  if (failures > 0) throw new Error(`${failures} pages of ${waiting} deliveries could not be queued`);
}

/** Sent first, put off then: a crash in between sends again, which does no harm. */
async function queuePage(keys: readonly Key[], now: string): Promise<number> {
  const page = await stillDue(table(), keys, now);
  const soon = page.map((due) => ({ due, delaySeconds: delayUntil(dueTime(due)) }));
  const ready = soon.filter(({ delaySeconds }) => delaySeconds <= LONGEST_DELAY_S);
  await sendAttempts(
    deliveryQueues(),
    // To the fast queue: the worker knows the receiver and passes it on.
    ready.map(({ due, delaySeconds }) => ({ message: nextAttempt(due.delivery), lane: 'fast', delaySeconds })),
  );
  for (let first = 0; first < ready.length; first += AT_A_TIME) {
    await Promise.all(ready.slice(first, first + AT_A_TIME).map(({ due }) => putOff(due)));
  }
  return ready.length;
}

/** One that can't be put off is sent again by the next sweep; the others of its page are not. */
async function putOff(due: DueDelivery): Promise<void> {
  const late = Date.now() - dueTime(due);
  const wait = Math.min(Math.max(late, LOOK_AGAIN_MS), LONGEST_LOOK_AGAIN_MS);
  try {
    await lookAgain(table(), due, new Date(Date.now() + wait).toISOString());
  } catch (error) {
    const { deliveryId } = due.delivery;
    log('error', 'a delivery could not be put off', { deliveryId, ...errorFields(error) });
  }
}

function dueTime({ delivery }: DueDelivery): number {
  return Date.parse(delivery.nextAttemptAt ?? '');
}
