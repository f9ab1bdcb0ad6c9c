import { PROBLEM_STATUS, type ProblemCode } from '../lambdas/contracts/envelope.ts';
import { SECURITY_HEADERS } from '../lambdas/contracts/response-headers.ts';
import { CORS_RESPONSE_HEADERS } from './cors.ts';

/** A refusal that the gateway puts into words itself, without a function. */
export interface GatewayAnswer {
  readonly code: ProblemCode;
  readonly message: string;
  /** JSON text of `data`, which may name variables of the gateway's context. */
  readonly data?: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** On everything that the gateway answers itself; a static value stands in quotes. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  ...CORS_RESPONSE_HEADERS,
  'Cache-Control': "'no-store'",
  ...Object.fromEntries(Object.entries(SECURITY_HEADERS).map(([name, value]) => [name, `'${value}'`])),
};

export const OUR_FAULT: GatewayAnswer = {
  code: 'INTERNAL_ERROR',
  message: 'Something went wrong on our side. Quote the request id if you report it',
  data: '{"request_id":"$context.requestId"}',
};

export const UNAVAILABLE: GatewayAnswer = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The service is not available right now. Try again shortly',
  retryAfter: 1,
};

/** The contract's envelope (section 1) as a mapping template. */
export function envelopeTemplate({ code, message, data }: GatewayAnswer): string {
  const envelope = JSON.stringify({ success: false, status: PROBLEM_STATUS[code], code, message });
  // `data` is spliced in as text, because a context variable must stand in it as it is.
  return data === undefined ? envelope : `${envelope.slice(0, -1)},"data":${data}}`;
}
