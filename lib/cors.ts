import { Duration } from 'aws-cdk-lib';
import type * as apigateway from 'aws-cdk-lib/aws-apigateway';
import { EXPOSED_HEADERS } from '../lambdas/contracts/response-headers.ts';

/** Any origin: a call is authenticated by a header that a page must send itself, never by a cookie. */
export const CORS_PREFLIGHT: apigateway.CorsOptions = {
  allowOrigins: ['*'],
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowHeaders: ['Content-Type', 'Idempotency-Key', 'X-API-Key'],
  exposeHeaders: [...EXPOSED_HEADERS],
  // Browsers cap it at two hours anyway.
  maxAge: Duration.hours(2),
};

/** For what the gateway answers by itself; a static value stands in quotes. */
export const CORS_RESPONSE_HEADERS = {
  'Access-Control-Allow-Origin': "'*'",
  'Access-Control-Expose-Headers': `'${EXPOSED_HEADERS.join(',')}'`,
};
