import * as z from 'zod';
import { MOST_ERRORS, PROBLEM_CODES, PROBLEM_STATUS, type ProblemCode } from '../envelope.ts';
import { INVOICE_STATUSES } from '../invoice-status.ts';

const status = z.enum(INVOICE_STATUSES);

/** `data` of the refusals that carry any (contract section 9). */
const PROBLEM_DATA: Partial<Record<ProblemCode, z.ZodType>> = {
  INVALID_REQUEST: z.strictObject({
    errors: z
      .array(z.strictObject({ path: z.string(), message: z.string() }))
      .min(1)
      .max(MOST_ERRORS),
  }),
  INVALID_STATUS_TRANSITION: z.strictObject({ from: status, to: status, allowed: z.array(status) }),
  /** Seconds until a call can succeed. */
  RATE_LIMIT_EXCEEDED: z.strictObject({ retry_after: z.int().min(1) }),
  INTERNAL_ERROR: z.strictObject({ request_id: z.string() }),
};

/** What every operation can be refused with; the gateway says some of it before a handler is asked. */
export const COMMON_PROBLEMS: readonly ProblemCode[] = [
  'INVALID_REQUEST',
  'MISSING_API_KEY',
  'INVALID_API_KEY',
  'FILE_TOO_LARGE',
  'RATE_LIMIT_EXCEEDED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
];

/** The envelope of each refusal, with its code. */
export const PROBLEM_SCHEMAS: readonly (readonly [ProblemCode, z.ZodType])[] = PROBLEM_CODES.map((code) => {
  const data = PROBLEM_DATA[code];
  const envelope = {
    success: z.literal(false),
    status: z.literal(PROBLEM_STATUS[code]),
    code: z.literal(code),
    message: z.string(),
  };
  return [code, z.strictObject(data === undefined ? envelope : { ...envelope, data })];
});
