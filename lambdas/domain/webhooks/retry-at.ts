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

/** As C's `asctime` writes it, `Sun Nov  6 08:49:37 1994`, in UTC without saying so. */
const ASCTIME = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/;

/**
 * The instant (milliseconds since 1970) that a Retry-After header names: seconds (RFC 9110, 10.2.3) or an HTTP date in any
 * of the three forms that a recipient must take (5.6.7); null where there is none that can be read.
 */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return now + Number(text) * 1_000;
  const dated = ASCTIME.test(text) ? `${text} GMT` : text;
  const date = /^[A-Z][a-z]{2,8},? .*GMT$/.test(dated) ? Date.parse(dated) : Number.NaN;
  return Number.isNaN(date) ? null : date;
}
