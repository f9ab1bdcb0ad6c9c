import type { AttemptError, Withdrawal } from '../../contracts/delivery-errors.ts';
import type { DeliveryStatus } from '../../contracts/delivery-status.ts';
import type { DeliveryAnswer } from '../../contracts/webhook-answers.ts';
import { shownExcerpt } from './shown-excerpt.ts';

/** Which delivery of which subscription of whom. */
export interface DeliveryIds {
  readonly accountId: string;
  readonly webhookId: string;
  readonly deliveryId: string;
}

/** One attempt, as it is kept. */
interface LoggedAttempt {
  /** From 1, over all replays. */
  readonly attempt: number;
  /** When it began (ISO, UTC; so are all times here). */
  readonly at: string;
  readonly durationMs: number;
  readonly statusCode: number | null;
  readonly error: AttemptError | null;
  readonly responseExcerpt: string | null;
}

/** One event on its way to one subscription: the ledger of its attempts. */
export interface Delivery extends DeliveryIds {
  readonly event: string;
  /** null for a test event. */
  readonly invoiceId: string | null;
  /** The bytes to send, as text; the same on every attempt and replay. Empty once it has ended and its invoice is deleted. */
  readonly body: string;
  readonly status: DeliveryStatus;
  /** Attempts made, over all replays. */
  readonly attempts: number;
  /** Retries used up since the last replay, 0 to 5. */
  readonly retries: number;
  readonly nextAttemptAt: string | null;
  /** When the event happened: the time in the delivery's id. */
  readonly createdAt: string;
  readonly completedAt: string | null;
  readonly lastStatusCode: number | null;
  readonly lastError: AttemptError | Withdrawal | null;
  /** The latest attempts, oldest first. */
  readonly attemptLog: readonly LoggedAttempt[];
}

/** As many as an answer of 100 deliveries has room for (shown-excerpt.ts). */
export const LOGGED_ATTEMPTS = 20;

/**
 * A fresh delivery, due at once.
 * @param dueAt when that is, if the delivery is made later than what it tells of: no message about it is lost yet.
 */
export function newDelivery(
  fresh: DeliveryIds & Pick<Delivery, 'event' | 'invoiceId' | 'body'>,
  createdAt: string,
  dueAt: string = createdAt,
): Delivery {
  return {
    ...fresh,
    status: 'PENDING',
    attempts: 0,
    retries: 0,
    nextAttemptAt: dueAt,
    createdAt,
    completedAt: null,
    lastStatusCode: null,
    lastError: null,
    attemptLog: [],
  };
}

/** As every answer shows it; its body is what the receiver got. */
export function deliveryAnswer(delivery: Delivery): DeliveryAnswer {
  return {
    id: delivery.deliveryId,
    webhook_id: delivery.webhookId,
    event: delivery.event,
    ...(delivery.invoiceId === null ? {} : { invoice_id: delivery.invoiceId }),
    status: delivery.status,
    attempts: delivery.attempts,
    next_attempt_at: delivery.nextAttemptAt,
    created_at: delivery.createdAt,
    completed_at: delivery.completedAt,
    last_status_code: delivery.lastStatusCode,
    last_error: delivery.lastError,
    attempt_log: delivery.attemptLog.map(({ attempt, at, durationMs, statusCode, error, responseExcerpt }) => ({
      attempt,
      at,
      duration_ms: durationMs,
      status_code: statusCode,
      error,
      response_excerpt: shownExcerpt(responseExcerpt),
    })),
  };
}
