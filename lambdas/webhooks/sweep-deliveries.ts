import { DUE_SHARDS } from '../adapters/keys.ts';
import { errorFields, log } from '../kit/log.ts';
import { queueDue } from './queue-due.ts';
import { workOffReplays } from './work-off-replays.ts';

/** The next sweep begins a minute after this one did. */
const TIME_MS = 45_000;

/**
 * Every minute: queues what falls due soon and what seems lost, and goes on with replays that nobody works on. All side by
 * side: each has all the time, so that no backlog of one keeps the others waiting.
 * @throws Error when something could not be done, after all the rest was.
 */
export async function handler(): Promise<void> {
  const until = Date.now() + TIME_MS;
  const now = new Date().toISOString();
  const parts = await Promise.allSettled([
    ...DUE_SHARDS.map((shard) => queueDue('parked', shard, now, until)),
    ...DUE_SHARDS.map((shard) => queueDue('queued', shard, now, until)),
    workOffReplays(now, until),
  ]);
  const failed = parts.filter((part) => part.status === 'rejected');
  for (const { reason } of failed) log('error', 'a part of the sweep failed', errorFields(reason));
  log('info', 'swept deliveries', { parts: parts.length, failures: failed.length });
  if (failed.length > 0) throw new Error(`${failed.length} of ${parts.length} parts of the sweep failed`);
}
