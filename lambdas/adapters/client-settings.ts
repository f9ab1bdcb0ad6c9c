/**
 * Settings of every AWS client. API functions end after 28 s and the gateway after 29 s: 3 attempts of at most 3 s,
 * connecting included, with the SDK's back-off between them (at most 0.1 + 0.2 s, for a throttle 0.5 + 1 s), end after 10.5 s,
 * in time to answer 503 ourselves. A request that timed out must fail: without `throwOnRequestTimeout` the SDK only warns.
 */
export const clientSettings = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 500, requestTimeout: 3_000, throwOnRequestTimeout: true },
} as const;

const CLEARING_UP_MS = 1_500;

/**
 * Options of a call that clears up after a failure: the service that failed may be the same, and the answer has to go out in
 * time (time-limits.ts). It may come too late, and so may only do what can be left undone.
 */
export const clearingUp = () => ({ abortSignal: AbortSignal.timeout(CLEARING_UP_MS) });
