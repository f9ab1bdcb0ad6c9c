import { RATE_LIMITS, type Standing } from './rate-limit.ts';

/**
 * The fields `RateLimit-Policy` and `RateLimit` as the IETF draft has them
 * (https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-11): lists of named policies, `q` the quota
 * and `w` the window, `r` what remains and `t` the time until there is more; all times in seconds.
 */
export function rateLimitHeaders(standings: readonly Standing[]): Record<'RateLimit-Policy' | 'RateLimit', string> {
  return {
    'RateLimit-Policy': standings
      .map(({ limit, quota }) => `"${limit}";q=${quota};w=${RATE_LIMITS[limit].windowSeconds}`)
      .join(', '),
    RateLimit: standings
      .map(({ limit, remaining, resetSeconds }) => `"${limit}";r=${remaining};t=${resetSeconds}`)
      .join(', '),
  };
}
