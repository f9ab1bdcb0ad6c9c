import type { AccountLimits } from './account.ts';
import { RATE_LIMITS, type RateLimitName, type Standing } from './rate-limit.ts';

/** What a key has used of its latest windows, as it is kept; times in milliseconds since 1970. */
export interface Usage {
  readonly requests?: number;
  readonly requestsUntil?: number;
  readonly uploads?: number;
  readonly uploadsUntil?: number;
  /** When it last opened a WebSocket connection. */
  readonly connectedAt?: number;
}

/** How a key stands at a time. A window that has closed counts for nothing: the next call opens another. */
export function standingOf(usage: Usage, limit: RateLimitName, limits: AccountLimits, now: number): Standing {
  const { windowSeconds, quota: quotaOf } = RATE_LIMITS[limit];
  const quota = quotaOf(limits);
  const until = usage[`${limit}Until`] ?? 0;
  if (until <= now) return { limit, quota, remaining: quota, resetSeconds: windowSeconds };
  return {
    limit,
    quota,
    remaining: Math.max(0, quota - (usage[limit] ?? 0)),
    resetSeconds: Math.ceil((until - now) / 1_000),
  };
}

/**
 * When the key was last used: the opening of its latest window of requests, so up to a minute early, or of its latest
 * connection.
 */
export function lastUsedAt({ requestsUntil = 0, connectedAt = 0 }: Usage): string | null {
  const at = Math.max(requestsUntil - RATE_LIMITS.requests.windowSeconds * 1_000, connectedAt);
  return at <= 0 ? null : new Date(at).toISOString();
}
