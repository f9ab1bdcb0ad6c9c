import type { AttemptError, Withdrawal } from '../../contracts/delivery-errors.ts';
import { type Delivery, LOGGED_ATTEMPTS } from './delivery.ts';
import { retryAt } from './retry-at.ts';

/** What came of one POST. */
export interface Attempt {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly statusCode: number | null;
  /** null: it was a success. */
  readonly error: AttemptError | null;
  readonly responseExcerpt: string | null;
  /** Milliseconds since 1970 before which the receiver asked not to be called again. */
  readonly retryAfter: number | null;
}

/**
 * The delivery after an attempt: DELIVERED, waiting for its next retry, or FAILED after the last one.
 * @param schedule seconds before each retry.
 * @param chance from 0 to below 1, drawn by the caller; it spreads the retries of deliveries that failed together.
 */
export function afterAttempt(
  delivery: Delivery,
  attempt: Attempt,
  schedule: readonly number[],
  chance: number,
): Delivery {
  const logged = {
    attempt: delivery.attempts + 1,
    at: new Date(attempt.startedAt).toISOString(),
    durationMs: attempt.endedAt - attempt.startedAt,
    statusCode: attempt.statusCode,
    error: attempt.error,
    responseExcerpt: attempt.responseExcerpt,
  };
  const after: Delivery = {
    ...delivery,
    attempts: logged.attempt,
    lastStatusCode: attempt.statusCode,
    lastError: attempt.error,
    attemptLog: [...delivery.attemptLog, logged].slice(-LOGGED_ATTEMPTS),
  };
  if (attempt.error === null) return ended(after, 'DELIVERED', attempt.endedAt);
  const wait = schedule[delivery.retries];
  if (wait === undefined) return ended(after, 'FAILED', attempt.endedAt);
  const nextAttemptAt = new Date(retryAt(attempt, wait, chance)).toISOString();
  return { ...after, retries: delivery.retries + 1, nextAttemptAt };
}

/**
 * The delivery after its subscription was found gone or inactive: no further attempt, until somebody replays it. One that
 * had arrived, and whose replay comes to nothing by this, has arrived when it did.
 */
export function withdrawn(delivery: Delivery, because: Withdrawal, now: number): Delivery {
  const latest = delivery.attemptLog.at(-1);
  if (latest?.error === null) return ended(delivery, 'DELIVERED', Date.parse(latest.at) + latest.durationMs);
  return { ...ended(delivery, 'FAILED', now), lastError: because };
}

/** The delivery due again, from the beginning of the schedule; its attempts are counted on. */
export function replayed(delivery: Delivery, now: number): Delivery {
  return {
    ...delivery,
    status: 'PENDING',
    retries: 0,
    nextAttemptAt: new Date(now).toISOString(),
    completedAt: null,
  };
}

function ended(delivery: Delivery, status: 'DELIVERED' | 'FAILED', at: number): Delivery {
  return { ...delivery, status, nextAttemptAt: null, completedAt: new Date(at).toISOString() };
}
