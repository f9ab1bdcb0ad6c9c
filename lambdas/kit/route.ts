import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { meterCall } from '../adapters/metering/meter-call.ts';
import type { Envelope } from '../contracts/envelope.ts';
import { EXPOSED_HEADERS, SECURITY_HEADERS } from '../contracts/response-headers.ts';
import { rateLimitHeaders } from '../domain/access/rate-limit-headers.ts';
import { type ApiRequest, apiRequest, type CountedRequest } from './api-request.ts';
import type { Problem } from './problem.ts';
import { problemOf } from './problem-of.ts';
import { rateLimitExceeded } from './rate-limit-exceeded.ts';

/** What a handler answers when all went well. */
export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Absent on a delete. */
  readonly data?: unknown;
  readonly headers?: Headers;
}

/** The answer that is no envelope: a document that tools read as it is. */
export interface DocumentAnswer {
  readonly mediaType: string;
  readonly document: unknown;
}

type Headers = Readonly<Record<string, string>>;

export interface RouteOptions {
  /** The call is an upload, and so is refused beforehand where its key has no upload left. */
  readonly uploads?: boolean;
  /** Whether an upload repeats one that was taken: it takes no place, and so is not refused for want of one. */
  readonly repeats?: (request: ApiRequest) => Promise<boolean>;
  readonly meter?: typeof meterCall;
}

/**
 * Makes a handler of an endpoint: counts the call against its key's limits before anything else is looked at, puts the
 * envelope around what the endpoint answers, and answers the contract's problems for what it throws as such, 503 for a
 * dependency's outage, and an opaque 500 for everything else.
 */
export function route(
  endpoint: (request: CountedRequest) => Promise<Answer | DocumentAnswer>,
  { uploads = false, repeats = async () => false, meter = meterCall }: RouteOptions = {},
) {
  return async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    let metered: Headers = {};
    try {
      const request = apiRequest(event);
      const counted = await meter(request, uploads);
      const needsNoPlace = !counted.passed && uploads && (await repeats(request));
      const { passed, standings, usage } = needsNoPlace ? await meter(request, false) : counted;
      metered = rateLimitHeaders(standings);
      if (!passed) throw rateLimitExceeded(standings);
      return success(await endpoint({ ...request, usage }), metered);
    } catch (error) {
      return failure(problemOf(error, event.requestContext.requestId), metered);
    }
  };
}

function success(answer: Answer | DocumentAnswer, metered: Headers): APIGatewayProxyResult {
  if ('document' in answer) return respond(200, answer.document, { ...metered, 'Content-Type': answer.mediaType });
  const { status, code, message, data, headers } = answer;
  const envelope: Envelope = { success: true, status, code, message, ...(data === undefined ? {} : { data }) };
  return respond(status, envelope, { ...metered, ...headers });
}

function failure({ status, code, message, data, headers }: Problem, metered: Headers): APIGatewayProxyResult {
  const envelope: Envelope = { success: false, status, code, message, ...(data === undefined ? {} : { data }) };
  return respond(status, envelope, { ...metered, ...headers });
}

function respond(statusCode: number, body: unknown, headers: Headers): APIGatewayProxyResult {
  return {
    statusCode,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', '),
      ...SECURITY_HEADERS,
      ...headers,
    },
    body: JSON.stringify(body),
  };
}
