import type { AccountLimits } from './account.ts';

/** A key as it is kept: never the key itself, only its SHA-256 and its last four characters. */
export interface ApiKeyRecord {
  /** `key_…` */
  readonly keyId: string;
  readonly accountId: string;
  /** What its holder calls it. */
  readonly name: string;
  /** Lower-case hex; also the value by which API Gateway's usage plan knows the key. */
  readonly sha256: string;
  readonly lastFour: string;
  readonly createdAt: string;
  /** ISO; null for a key that does not expire. */
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  /** A copy of the account's, so that the one read of a call's authentication gives them too. */
  readonly limits: AccountLimits;
}

/** Whether a key opens the door at a time (milliseconds since 1970); at its expiry it no longer does. */
export function isUsable(key: Pick<ApiKeyRecord, 'expiresAt' | 'revokedAt'>, now: number): boolean {
  return key.revokedAt === null && (key.expiresAt === null || now < Date.parse(key.expiresAt));
}
