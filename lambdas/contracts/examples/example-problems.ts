import type { ProblemCode } from '../envelope.ts';

/** What is said for people, and what for programs, where that is more than a code. */
export const EXAMPLE_PROBLEMS: {
  readonly [Code in ProblemCode]?: { readonly message: string; readonly data: object };
} = {
  INVALID_REQUEST: {
    message: 'page: must be a whole number from 1 to 999999999999999',
    data: { errors: [{ path: 'page', message: 'must be a whole number from 1 to 999999999999999' }] },
  },
  INVALID_STATUS_TRANSITION: {
    message: "An invoice that is PROCESSING can't become APPROVED",
    data: { from: 'PROCESSING', to: 'APPROVED', allowed: [] },
  },
  RATE_LIMIT_EXCEEDED: {
    message: "The key's limit of requests is reached; try again in 23 s",
    data: { retry_after: 23 },
  },
};
