/** The envelope of every JSON answer (contract section 1). */
export interface Envelope<Data = unknown> {
  readonly success: boolean;
  /** Equals the HTTP status. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly data?: Data;
}

/** Every refusal of contract section 9 with its HTTP status. */
export const PROBLEM_STATUS = {
  INVALID_REQUEST: 400,
  MISSING_FILE: 400,
  MISSING_API_KEY: 401,
  INVALID_API_KEY: 403,
  INVOICE_NOT_FOUND: 404,
  WEBHOOK_NOT_FOUND: 404,
  DELIVERY_NOT_FOUND: 404,
  ROUTE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  INVALID_STATUS_TRANSITION: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  REQUEST_IN_PROGRESS: 409,
  WEBHOOK_LIMIT_REACHED: 409,
  WEBHOOK_INACTIVE: 409,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_FILE_TYPE: 415,
  RATE_LIMIT_EXCEEDED: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

/** Entries of INVALID_REQUEST's `data.errors` at the most: enough to mend a request by, which may be wrong in a million places. */
export const MOST_ERRORS = 100;

export type ProblemCode = keyof typeof PROBLEM_STATUS;

export const PROBLEM_CODES = Object.keys(PROBLEM_STATUS) as readonly ProblemCode[];
