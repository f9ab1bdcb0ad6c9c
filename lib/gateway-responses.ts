import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import { PROBLEM_STATUS } from '../lambdas/contracts/envelope.ts';
import { ANSWER_HEADERS, envelopeTemplate, type GatewayAnswer, OUR_FAULT, UNAVAILABLE } from './gateway-answer.ts';

const INVALID_KEY: GatewayAnswer = { code: 'INVALID_API_KEY', message: 'The API key is unknown, revoked or expired' };
const NO_ROUTE: GatewayAnswer = { code: 'ROUTE_NOT_FOUND', message: 'There is no such route' };
const TOO_FAST: GatewayAnswer = {
  code: 'RATE_LIMIT_EXCEEDED',
  message: 'Too many requests. Try again after the stated number of seconds',
  data: '{"retry_after":1}',
  retryAfter: 1,
};
const MALFORMED: GatewayAnswer = {
  code: 'INVALID_REQUEST',
  message: 'The request is malformed',
  data: '{"errors":[{"path":"","message":"The request is malformed"}]}',
};

/**
 * What the gateway answers by itself, for every type that it knows
 * (https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html). The types of
 * other ways to authenticate are here too: a client must never meet a body that is not the contract's envelope.
 */
const ANSWERS: readonly (readonly [apigateway.ResponseType, GatewayAnswer])[] = [
  [
    apigateway.ResponseType.UNAUTHORIZED,
    { code: 'MISSING_API_KEY', message: 'Send your API key in the X-API-Key header' },
  ],
  [apigateway.ResponseType.ACCESS_DENIED, INVALID_KEY],
  [apigateway.ResponseType.INVALID_API_KEY, INVALID_KEY],
  [apigateway.ResponseType.EXPIRED_TOKEN, INVALID_KEY],
  [apigateway.ResponseType.INVALID_SIGNATURE, INVALID_KEY],
  [apigateway.ResponseType.MISSING_AUTHENTICATION_TOKEN, NO_ROUTE],
  [apigateway.ResponseType.RESOURCE_NOT_FOUND, NO_ROUTE],
  [apigateway.ResponseType.THROTTLED, TOO_FAST],
  [apigateway.ResponseType.QUOTA_EXCEEDED, TOO_FAST],
  [
    apigateway.ResponseType.REQUEST_TOO_LARGE,
    {
      code: 'FILE_TOO_LARGE',
      // Which limit it was is not told; what is no form is counted as JSON's text, in which a byte is up to six.
      message:
        'The request is too large: its headers may have 10,240 bytes, an upload 10,485,760 (past CloudFront 4,400,000: send a larger one to /api/v1/invoices/upload/large), another body 1,000,000 or, by its characters, up to 6,000,000',
    },
  ],
  [
    apigateway.ResponseType.UNSUPPORTED_MEDIA_TYPE,
    { code: 'UNSUPPORTED_FILE_TYPE', message: 'The body is not of a media type that this route takes' },
  ],
  [apigateway.ResponseType.BAD_REQUEST_BODY, MALFORMED],
  [apigateway.ResponseType.BAD_REQUEST_PARAMETERS, MALFORMED],
  [apigateway.ResponseType.WAF_FILTERED, MALFORMED],
  [apigateway.ResponseType.DEFAULT_4XX, MALFORMED],
  // The authorizer does nothing but one read, so what fails it is an outage, of the table or of Lambda.
  [apigateway.ResponseType.AUTHORIZER_FAILURE, UNAVAILABLE],
  [apigateway.ResponseType.AUTHORIZER_CONFIGURATION_ERROR, UNAVAILABLE],
  [apigateway.ResponseType.API_CONFIGURATION_ERROR, OUR_FAULT],
  [apigateway.ResponseType.DEFAULT_5XX, OUR_FAULT],
  [apigateway.ResponseType.INTEGRATION_FAILURE, UNAVAILABLE],
  [apigateway.ResponseType.INTEGRATION_TIMEOUT, UNAVAILABLE],
];

/** Gives every answer of the gateway itself the contract's envelope (section 1) and codes (section 9). */
export function addGatewayResponses(api: apigateway.RestApi): void {
  for (const [type, answer] of ANSWERS) {
    api.addGatewayResponse(`Answer${type.responseType}`, {
      type,
      statusCode: `${PROBLEM_STATUS[answer.code]}`,
      responseHeaders: {
        ...ANSWER_HEADERS,
        ...(answer.retryAfter === undefined ? {} : { 'Retry-After': `'${answer.retryAfter}'` }),
      },
      templates: { 'application/json': envelopeTemplate(answer) },
    });
  }
}
