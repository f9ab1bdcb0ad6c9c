import { isOutage } from './is-outage.ts';
import { errorFields, log } from './log.ts';
import { Problem } from './problem.ts';

/** Seconds after which a call that met an outage may try again: throttling and fail-overs take about that. */
const RETRY_AFTER_SECONDS = 5;

/** What the client is told of an error: a problem as it is, 503 for a dependency's outage, else an opaque 500. Both are logged. */
export function problemOf(error: unknown, requestId: string): Problem {
  if (error instanceof Problem) return error;
  const outage = isOutage(error);
  log('error', outage ? 'a dependency is unavailable' : 'the call failed', { requestId, ...errorFields(error) });
  return outage
    ? new Problem('SERVICE_UNAVAILABLE', 'The service is temporarily unavailable; try again shortly', {
        headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
      })
    : new Problem('INTERNAL_ERROR', 'Something went wrong on our side', { data: { request_id: requestId } });
}
