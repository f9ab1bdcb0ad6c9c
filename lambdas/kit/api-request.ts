import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { ZodObject, ZodType, z } from 'zod';
import type { Caller } from '../domain/access/caller.ts';
import type { Usage } from '../domain/access/usage.ts';
import { invalidRequest } from './invalid-request.ts';
import { parseSent } from './parse-sent.ts';
import { Problem } from './problem.ts';

/** A call as handlers see it. */
export interface ApiRequest extends Caller {
  readonly requestId: string;
  readonly method: string;
  /** The path as the API defines it, below the stage: `/v1/invoices/{id}`. */
  readonly resource: string;
  /**
   * Without percent-encoding, which REST APIs leave to the function (https://github.com/serverless/serverless/issues/5037);
   * undefined where that is malformed, as `pathParameter` tells the client.
   */
  readonly pathParameters: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Names of query parameters that are given more than once; `query` has the last of each. */
  readonly repeated: readonly string[];
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
}

/** A call that was counted against its key's limits. */
export interface CountedRequest extends ApiRequest {
  /** The key's usage with this call counted. */
  readonly usage: Usage;
}

/** @throws Error when the gateway let a call through without its authorizer: never the client's fault. */
export function apiRequest(event: APIGatewayProxyEvent): ApiRequest {
  return {
    ...callerOf(event),
    requestId: event.requestContext.requestId,
    method: event.httpMethod,
    resource: event.resource,
    pathParameters: Object.fromEntries(
      Object.entries(event.pathParameters ?? {}).map(([name, value = '']) => [name, decoded(value)] as const),
    ),
    query: event.queryStringParameters ?? {},
    repeated: Object.entries(event.multiValueQueryStringParameters ?? {}).flatMap(([name, values = []]) =>
      values.length > 1 ? [name] : [],
    ),
    headers: Object.fromEntries(
      Object.entries(event.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const),
    ),
    body: Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8'),
  };
}

/** `inv%5F01…` is the same path as `inv_01…` (RFC 3986, 6.2.2.2). */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The authorizer's context, whose values API Gateway hands on as text. */
function callerOf(event: APIGatewayProxyEvent): Caller {
  const { accountId, keyId, requestsPerMinute, uploadsPerHour } = event.requestContext.authorizer ?? {};
  const limits = { requestsPerMinute: Number(requestsPerMinute), uploadsPerHour: Number(uploadsPerHour) };
  const known = [accountId, keyId].every((id) => typeof id === 'string' && id !== '');
  if (!known || !Object.values(limits).every((limit) => limit > 0)) {
    throw new Error('The call carries no authorised caller');
  }
  return { accountId, keyId, limits };
}

/**
 * A parameter of the path. Asked for when it is needed: before a malformed one is refused, the call has been counted, and its
 * route found.
 * @throws Problem 400 when it can't be decoded, and so names nothing.
 */
export function pathParameter({ pathParameters }: ApiRequest, name: string): string {
  const value = pathParameters[name];
  if (value === undefined) throw invalidRequest([{ path: name, message: 'is not percent-encoded UTF-8' }]);
  return value;
}

/**
 * The query by a schema.
 * @throws Problem 400 naming each parameter that is not as the schema says, or that is given twice: no one would know which counts.
 */
export function parseQuery<Schema extends ZodObject>(request: ApiRequest, schema: Schema): z.output<Schema> {
  const ambiguous = request.repeated.filter((name) => Object.hasOwn(schema.shape, name));
  if (ambiguous.length > 0) {
    throw invalidRequest(ambiguous.map((path) => ({ path, message: 'is given more than once' })));
  }
  return parseSent(schema, request.query, 'query');
}

/**
 * The JSON body by a schema. A body without a declared type is taken for JSON.
 * @throws Problem 415 for another media type, 400 for what is no UTF-8, malformed JSON or another shape.
 */
export function parseJson<Schema extends ZodType>(request: ApiRequest, schema: Schema): z.output<Schema> {
  const mediaType = (request.headers['content-type'] ?? 'application/json').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    throw new Problem('UNSUPPORTED_FILE_TYPE', 'Send the body as application/json');
  }
  return parseSent(schema, jsonOf(request.body), 'body');
}

/**
 * JSON comes through the gateway as text, in which what was no UTF-8 has become U+FFFD: a secret would be kept that its owner
 * does not have.
 */
function jsonOf(body: Uint8Array): unknown {
  if (body.length === 0) throw invalidRequest([{ path: 'body', message: 'is required, as JSON' }]);
  const text = new TextDecoder().decode(body);
  if (text.includes('\uFFFD')) {
    throw invalidRequest([{ path: 'body', message: 'is not UTF-8, or has a U+FFFD that is not escaped' }]);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest([{ path: 'body', message: 'is not valid JSON' }]);
  }
}
