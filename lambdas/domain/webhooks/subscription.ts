import type { SubscriptionAnswer } from '../../contracts/webhook-answers.ts';
import { EVERY_EVENT, type PayloadFormat, SUBSCRIBABLE_EVENTS } from '../../contracts/webhook-events.ts';

/** Who wants to be told of what, and where. */
export interface Subscription {
  /** `wh_…` */
  readonly webhookId: string;
  readonly accountId: string;
  readonly url: string;
  /** Names, or the single entry `*`. */
  readonly events: readonly string[];
  readonly payloadFormat: PayloadFormat;
  readonly isActive: boolean;
  /** ISO, UTC; so are all times here. */
  readonly createdAt: string;
  readonly secret: string;
  /** The secret before the last change, and until when it signs beside the new one. */
  readonly previousSecret: string | null;
  readonly previousSecretUntil: string | null;
  /** Since when the receiver has kept us waiting; null for one that answers. */
  readonly slowSince: string | null;
}

/** For how long a replaced secret still signs. */
const SECRET_OVERLAP_MS = 24 * 60 * 60_000;

/** Whether a subscription is to be told of an event. */
export function wants({ isActive, events }: Pick<Subscription, 'isActive' | 'events'>, event: string): boolean {
  return isActive && (events.includes(EVERY_EVENT) || events.includes(event));
}

/** The secrets that sign now (milliseconds since 1970), the current one first. */
export function signingSecrets(subscription: Subscription, now: number): readonly string[] {
  const { secret, previousSecret } = subscription;
  return previousSecret === null || isReplacedSecretOver(subscription, now) ? [secret] : [secret, previousSecret];
}

/** Whether there is a replaced secret that signs no more (at milliseconds since 1970). */
export function isReplacedSecretOver({ previousSecretUntil }: Subscription, now: number): boolean {
  return previousSecretUntil !== null && Date.parse(previousSecretUntil) <= now;
}

/** What a new secret (at milliseconds since 1970) changes; the same one again is no new one, and changes nothing. */
export function secretChange(
  before: Pick<Subscription, 'secret'>,
  secret: string,
  now: number,
): Partial<Pick<Subscription, 'secret' | 'previousSecret' | 'previousSecretUntil'>> {
  if (secret === before.secret) return {};
  const previousSecretUntil = new Date(now + SECRET_OVERLAP_MS).toISOString();
  return { secret, previousSecret: before.secret, previousSecretUntil };
}

/** Those of the events that the shape does not have. */
export function unavailableEvents(events: readonly string[], format: PayloadFormat): string[] {
  const available: readonly string[] = SUBSCRIBABLE_EVENTS[format];
  return events.filter((name) => name !== EVERY_EVENT && !available.includes(name));
}

/** As every answer shows it: without its secrets. */
export function subscriptionAnswer(subscription: Subscription): SubscriptionAnswer {
  const { webhookId, url, events, isActive, payloadFormat, createdAt } = subscription;
  return {
    id: webhookId,
    url,
    events: [...events],
    is_active: isActive,
    payload_format: payloadFormat,
    created_at: createdAt,
  };
}
