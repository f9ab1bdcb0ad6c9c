import type { AccountLimits } from './account.ts';

/** Who calls, as the authorizer found out: a key, its account, and how often it may. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
  readonly limits: AccountLimits;
}
