/**
 * Settings of every AWS client. API Gateway gives up after 29 s: 4 attempts of at most 1 s + 4 s, with the SDK's
 * back-off between them (at most 0.1 + 0.2 + 0.4 s), end after 21 s at the latest, in time to answer 503 ourselves.
 * A request that timed out must fail: without `throwOnRequestTimeout` the SDK only warns.
 */
export const clientSettings = {
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 4_000, throwOnRequestTimeout: true },
} as const;
