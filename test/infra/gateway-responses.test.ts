import { ResponseType } from 'aws-cdk-lib/aws-apigateway';
import { describe, expect, test } from 'vitest';
import { LARGE_UPLOAD_PATH } from '../../lambdas/contracts/large-uploads.ts';
import { readStack } from './synthesized.ts';

const REQUEST_ID = '5f2c9a3e-6f0d-4a57-9c38-2f6f0c9d7a11';

/** HTTP status, code and Retry-After of every answer that the gateway gives by itself (contract section 9). */
const EXPECTED: Record<string, readonly [number, string, string?]> = {
  UNAUTHORIZED: [401, 'MISSING_API_KEY'],
  ACCESS_DENIED: [403, 'INVALID_API_KEY'],
  INVALID_API_KEY: [403, 'INVALID_API_KEY'],
  EXPIRED_TOKEN: [403, 'INVALID_API_KEY'],
  INVALID_SIGNATURE: [403, 'INVALID_API_KEY'],
  MISSING_AUTHENTICATION_TOKEN: [404, 'ROUTE_NOT_FOUND'],
  RESOURCE_NOT_FOUND: [404, 'ROUTE_NOT_FOUND'],
  THROTTLED: [429, 'RATE_LIMIT_EXCEEDED', "'1'"],
  QUOTA_EXCEEDED: [429, 'RATE_LIMIT_EXCEEDED', "'1'"],
  REQUEST_TOO_LARGE: [413, 'FILE_TOO_LARGE'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'UNSUPPORTED_FILE_TYPE'],
  BAD_REQUEST_BODY: [400, 'INVALID_REQUEST'],
  BAD_REQUEST_PARAMETERS: [400, 'INVALID_REQUEST'],
  WAF_FILTERED: [400, 'INVALID_REQUEST'],
  DEFAULT_4XX: [400, 'INVALID_REQUEST'],
  AUTHORIZER_FAILURE: [503, 'SERVICE_UNAVAILABLE', "'1'"],
  AUTHORIZER_CONFIGURATION_ERROR: [503, 'SERVICE_UNAVAILABLE', "'1'"],
  API_CONFIGURATION_ERROR: [500, 'INTERNAL_ERROR'],
  DEFAULT_5XX: [500, 'INTERNAL_ERROR'],
  INTEGRATION_FAILURE: [503, 'SERVICE_UNAVAILABLE', "'1'"],
  INTEGRATION_TIMEOUT: [503, 'SERVICE_UNAVAILABLE', "'1'"],
};

const EXPECTED_DATA: Record<string, unknown> = {
  RATE_LIMIT_EXCEEDED: { retry_after: 1 },
  INVALID_REQUEST: { errors: [{ path: '', message: expect.any(String) }] },
  INTERNAL_ERROR: { request_id: REQUEST_ID },
};

const responses = new Map(
  readStack()
    .ofType('AWS::ApiGateway::GatewayResponse')
    .map(([, { Properties }]) => [Properties.ResponseType, Properties]),
);

test('every type of answer that the gateway gives by itself is covered', () => {
  const known = Object.values(ResponseType).map(({ responseType }) => responseType);
  expect([...responses.keys()].sort()).toEqual(known.sort());
});

describe.each(Object.entries(EXPECTED))('%s', (type, [status, code, retryAfter]) => {
  const properties = responses.get(type);

  test('answers with the envelope, its status a number and equal to the HTTP status', () => {
    expect(Object.keys(properties?.ResponseTemplates)).toEqual(['application/json']);
    const body = properties?.ResponseTemplates['application/json'].replace('$context.requestId', REQUEST_ID);

    expect(properties?.StatusCode).toBe(`${status}`);
    expect(body).not.toContain('$');
    expect(JSON.parse(body)).toEqual({
      success: false,
      status,
      code,
      message: expect.stringMatching(/^[A-Z].+[a-z0-9]$/),
      ...(code in EXPECTED_DATA ? { data: EXPECTED_DATA[code] } : {}),
    });
  });

  test('lets any page read it and no cache keep it, and says when to come back', () => {
    expect(properties?.ResponseParameters).toEqual({
      'gatewayresponse.header.Access-Control-Allow-Origin': "'*'",
      'gatewayresponse.header.Access-Control-Expose-Headers': "'Allow,RateLimit,RateLimit-Policy,Retry-After'",
      'gatewayresponse.header.Cache-Control': "'no-store'",
      'gatewayresponse.header.Strict-Transport-Security': "'max-age=31536000'",
      'gatewayresponse.header.X-Content-Type-Options': "'nosniff'",
      ...(retryAfter === undefined ? {} : { 'gatewayresponse.header.Retry-After': retryAfter }),
    });
  });
});

test('what is too large is told every limit that it may be over, and where a larger upload goes', () => {
  const said = responses.get('REQUEST_TOO_LARGE')?.ResponseTemplates['application/json'];
  for (const limit of ['headers', '10,240', '10,485,760', '4,400,000', LARGE_UPLOAD_PATH, '1,000,000', '6,000,000']) {
    expect(said).toContain(limit);
  }
});

test('a missing key is answered with the name of the header to send', () => {
  expect(responses.get('UNAUTHORIZED')?.ResponseTemplates['application/json']).toContain('X-API-Key');
});
