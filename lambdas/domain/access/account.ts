import { CATEGORIES, type Category } from '../extraction/reading.ts';

/** A customer: owner of keys and invoices, and of the rules that its invoices are checked by. */
export interface Account {
  readonly accountId: string;
  readonly name: string;
  readonly createdAt: string;
  readonly policy: AccountPolicy;
  readonly limits: AccountLimits;
  /** Counts the changes, so that two people's changes at once can't undo each other unseen. */
  readonly revision: number;
}

export interface AccountPolicy {
  readonly coveredCategories: readonly Category[];
  /** A submission date may lie this many days back. */
  readonly submissionWindowDays: number;
  /** The highest total of an invoice, by ISO 4217 code, as a plain decimal; a currency without one has none. */
  readonly amountCeilings: Readonly<Record<string, string>>;
  /** Further names of insurers that the account's documents use. */
  readonly insurerAliases: readonly InsurerAlias[];
}

export interface InsurerAlias {
  /** The registry's name. */
  readonly insurer: string;
  readonly alias: string;
}

/** Per key (contract section 3). */
export interface AccountLimits {
  readonly requestsPerMinute: number;
  readonly uploadsPerHour: number;
}

/** The contract's figures, also for what is newer than an account; an operator can raise them. */
export const STANDARD_LIMITS: AccountLimits = { requestsPerMinute: 100, uploadsPerHour: 100 };

/** What a new account starts with, and what one has of settings that are newer than it: every category, 90 days, no ceiling. */
export const STANDARD_POLICY: AccountPolicy = {
  coveredCategories: CATEGORIES,
  submissionWindowDays: 90,
  amountCeilings: {},
  insurerAliases: [],
};

/** Whether an account needs the wider usage plan: the standard one's wall would refuse calls that it has a right to. */
export function hasRaisedLimits(limits: AccountLimits): boolean {
  return (
    limits.requestsPerMinute > STANDARD_LIMITS.requestsPerMinute ||
    limits.uploadsPerHour > STANDARD_LIMITS.uploadsPerHour
  );
}
