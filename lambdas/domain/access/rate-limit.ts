import type { AccountLimits } from './account.ts';

/** What a key may do so often: any call, or an upload that is taken. */
export type RateLimitName = 'requests' | 'uploads';

/** One of the two limits of a key (contract section 3): a window opens with its first call and closes after its length. */
export interface RateLimit {
  readonly name: RateLimitName;
  readonly windowSeconds: number;
  quota(limits: AccountLimits): number;
}

export const RATE_LIMITS: Readonly<Record<RateLimitName, RateLimit>> = {
  requests: { name: 'requests', windowSeconds: 60, quota: ({ requestsPerMinute }) => requestsPerMinute },
  uploads: { name: 'uploads', windowSeconds: 60 * 60, quota: ({ uploadsPerHour }) => uploadsPerHour },
};

/** How a key stands within one of its limits. */
export interface Standing {
  readonly limit: RateLimitName;
  readonly quota: number;
  /** Calls of this kind that still pass before the window closes. */
  readonly remaining: number;
  /** Whole seconds until the window closes, rounded up; its whole length where none is open. */
  readonly resetSeconds: number;
}

/** Seconds after which a refused call can succeed, at least 1: when the last of its exhausted windows has closed. */
export function retryAfter(standings: readonly Standing[]): number {
  return Math.max(1, ...standings.filter(({ remaining }) => remaining === 0).map(({ resetSeconds }) => resetSeconds));
}
