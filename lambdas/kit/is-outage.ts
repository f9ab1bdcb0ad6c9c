import { DEPENDENCY_UNAVAILABLE } from '../contracts/pipeline-steps.ts';

/**
 * What the SDK takes for a throttle or for passing, whatever its status: SQS' own throttle is a 403. Its lists
 * (`THROTTLING_ERROR_CODES`, `TRANSIENT_ERROR_CODES`) are no part of what its clients export:
 * https://github.com/smithy-lang/smithy-typescript/tree/main/packages/core/src/submodules/retry/service-error-classification
 */
const PASSING_FOR_THE_SDK = [
  'BandwidthLimitExceeded',
  'EC2ThrottledException',
  'LimitExceededException',
  'PriorRequestNotComplete',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'SlowDown',
  'ThrottledException',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionInProgressException',
  'TimeoutError',
  'RequestTimeout',
  'RequestTimeoutException',
];

const PASSING = new Set([
  DEPENDENCY_UNAVAILABLE,
  ...PASSING_FOR_THE_SDK,
  'TransactionConflictException',
  // As many executions are open as Step Functions allows an account.
  'ExecutionLimitExceeded',
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

/** What errors of the SDK and of Node.js say of themselves. */
interface Told {
  readonly code?: unknown;
  /** There where the service's model says that the call may be made again. */
  readonly $retryable?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/**
 * Whether an error says that a service which we need is out or throttles us (after the SDK's own retries), so that the
 * same call may succeed later. A refusal on its merits (AccessDenied, ValidationException) is not that.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $retryable, $metadata } = error as Told;
  if (PASSING.has(error.name) || $retryable !== undefined) return true;
  if (typeof code === 'string' && NETWORK_FAILURES.has(code)) return true;
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 500 || status === 429;
}
