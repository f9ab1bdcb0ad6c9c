import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { Envelope } from '../contracts/envelope.ts';
import { type ApiRequest, apiRequest } from './api-request.ts';
import { problemOf } from './problem-of.ts';

/** What a handler answers when all went well. */
export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Absent on a delete. */
  readonly data?: unknown;
}

/**
 * Makes a handler of an endpoint: the envelope around what it answers, the contract's problems for what it throws as
 * such, 503 for a dependency's outage, and an opaque 500 for everything else.
 */
export function route(endpoint: (request: ApiRequest) => Promise<Answer>) {
  return async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    try {
      const { status, code, message, data } = await endpoint(apiRequest(event));
      return respond({ success: true, status, code, message, ...(data === undefined ? {} : { data }) });
    } catch (error) {
      const problem = problemOf(error, event.requestContext.requestId);
      const { status, code, message, data } = problem;
      return respond(
        { success: false, status, code, message, ...(data === undefined ? {} : { data }) },
        problem.headers,
      );
    }
  };
}

function respond(envelope: Envelope, headers: Readonly<Record<string, string>> = {}): APIGatewayProxyResult {
  return {
    statusCode: envelope.status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Allow, Retry-After',
      ...headers,
    },
    body: JSON.stringify(envelope),
  };
}
