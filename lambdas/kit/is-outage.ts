import { DEPENDENCY_UNAVAILABLE } from '../contracts/pipeline-steps.ts';

const THROTTLES = new Set([
  'ThrottlingException',
  'Throttling',
  'ThrottledException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TooManyRequestsException',
  'LimitExceededException',
  'SlowDown',
  'TransactionConflictException',
]);

const NETWORK_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * Whether an error says that a service which we need is out or throttles us (after the SDK's own retries), so that the
 * same call may succeed later. A refusal on its merits (AccessDenied, ValidationException) is not that.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === DEPENDENCY_UNAVAILABLE || error.name === 'TimeoutError' || THROTTLES.has(error.name)) return true;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  if (typeof code === 'string' && NETWORK_FAILURES.has(code)) return true;
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 500 || status === 429;
}
