import { retryAfter, type Standing } from '../domain/access/rate-limit.ts';
import { rateLimitHeaders } from '../domain/access/rate-limit-headers.ts';
import { Problem } from './problem.ts';

/** 429 with the seconds until a call can succeed, in the body and in `Retry-After`. */
export function rateLimitExceeded(standings: readonly Standing[]): Problem {
  const seconds = retryAfter(standings);
  const exhausted = standings.filter(({ remaining }) => remaining === 0).map(({ limit }) => limit);
  return new Problem(
    'RATE_LIMIT_EXCEEDED',
    `The key's limit of ${exhausted.join(' and ') || 'calls'} is reached; try again in ${seconds} s`,
    { data: { retry_after: seconds }, headers: { ...rateLimitHeaders(standings), 'Retry-After': String(seconds) } },
  );
}
