import { CATEGORIES, type Category } from '../extraction/reading.ts';

/** A customer: owner of keys and invoices, and of the rules that its invoices are checked by. */
export interface Account {
  readonly accountId: string;
  readonly name: string;
  readonly createdAt: string;
  readonly policy: AccountPolicy;
  readonly limits: AccountLimits;
}

export interface AccountPolicy {
  readonly coveredCategories: readonly Category[];
  /** A submission date may lie this many days back. */
  readonly submissionWindowDays: number;
}

/** Per key (contract section 3). */
export interface AccountLimits {
  readonly requestsPerMinute: number;
  readonly uploadsPerHour: number;
}

/** The contract's figures; an operator can raise them. */
export const STANDARD_LIMITS: AccountLimits = { requestsPerMinute: 100, uploadsPerHour: 100 };

/** What a new account starts with: every category covered, 90 days. */
export const STANDARD_POLICY: AccountPolicy = { coveredCategories: CATEGORIES, submissionWindowDays: 90 };

/** Whether an account needs the wider usage plan: the standard one's wall would refuse calls that it has a right to. */
export function hasRaisedLimits(limits: AccountLimits): boolean {
  return (
    limits.requestsPerMinute > STANDARD_LIMITS.requestsPerMinute ||
    limits.uploadsPerHour > STANDARD_LIMITS.uploadsPerHour
  );
}
