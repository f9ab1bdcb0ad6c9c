/** Jitter is added, never taken away: at most a tenth of the wait. */
const MOST_JITTER = 0.1;

/** A receiver may ask for more patience than the schedule has, up to this. */
const LONGEST_RETRY_AFTER_MS = 6 * 60 * 60_000;

/**
 * When the next attempt is due (milliseconds since 1970): after the schedule's wait with jitter, or when the receiver
 * asked for, whichever is later.
 * @param waitSeconds the schedule's wait.
 * @param chance from 0 to below 1.
 */
export function retryAt(
  { endedAt, retryAfter }: { readonly endedAt: number; readonly retryAfter: number | null },
  waitSeconds: number,
  chance: number,
): number {
  const scheduled = endedAt + Math.ceil(waitSeconds * 1_000 * (1 + MOST_JITTER * chance));
  const asked = Math.min(retryAfter ?? 0, endedAt + LONGEST_RETRY_AFTER_MS);
  return Math.max(scheduled, asked);
}

/**
 * The instant (milliseconds since 1970) that a Retry-After header names (RFC 9110, 10.2.3: seconds or an HTTP date);
 * null where there is none that can be read.
 */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return now + Number(text) * 1_000;
  const date = /^[A-Z][a-z]{2,8}, .*GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : date;
}
