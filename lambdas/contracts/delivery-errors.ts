/** Why an attempt is no success. */
export const ATTEMPT_ERRORS = [
  'STATUS_NOT_200',
  'TIMEOUT',
  'ADDRESS_NOT_PUBLIC',
  'NAME_NOT_RESOLVED',
  'TLS_FAILED',
  'CONNECTION_FAILED',
] as const;

export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

/** Why a delivery ends without a further attempt. */
export const WITHDRAWALS = ['SUBSCRIPTION_INACTIVE', 'SUBSCRIPTION_DELETED'] as const;

export type Withdrawal = (typeof WITHDRAWALS)[number];
