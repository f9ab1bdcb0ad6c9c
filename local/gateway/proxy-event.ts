import { commonLogTime } from './common-log-time.ts';
import type { GatewayRequest } from './gateway-request.ts';
import { matchesMediaType } from './media-type.ts';
import type { MethodDefinition, RestApiDefinition } from './rest-api-definition.ts';
import type { RouteMatch } from './route-table.ts';

/** What the authorizer said, as it stands in `requestContext.authorizer`. */
export interface AuthorizerContext {
  readonly [name: string]: string | number;
}

export interface ApiKeyIdentity {
  readonly apiKey: string;
  readonly apiKeyId: string;
}

type Match = RouteMatch<MethodDefinition>;

/** The parts that the authorizer's event and the integration's have in common: https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-lambda-proxy-integrations.html#api-gateway-simple-proxy-for-lambda-input-format */
function sharedParts(api: RestApiDefinition, request: GatewayRequest, match: Match) {
  const { multiValueQuery } = request;
  const query =
    multiValueQuery &&
    Object.fromEntries(Object.entries(multiValueQuery).map(([name, values]) => [name, values.at(-1)]));
  const { pathParameters } = match;
  return {
    resource: match.route.resourcePath,
    path: request.path,
    httpMethod: request.httpMethod,
    headers: request.headers,
    multiValueHeaders: request.multiValueHeaders,
    queryStringParameters: query,
    multiValueQueryStringParameters: multiValueQuery,
    pathParameters: Object.keys(pathParameters).length === 0 ? null : pathParameters,
    stageVariables: api.stageVariables,
  };
}

function requestContext(api: RestApiDefinition, request: GatewayRequest, match: Match, key: ApiKeyIdentity | null) {
  const host = request.header('host') ?? `${api.id}.localhost`;
  return {
    resourceId: match.route.resourceId,
    resourcePath: match.route.resourcePath,
    httpMethod: request.httpMethod,
    extendedRequestId: request.extendedRequestId,
    requestTime: commonLogTime(request.receivedAt),
    path: request.pathWithStage,
    accountId: api.accountId,
    protocol: 'HTTP/1.1',
    stage: api.stageName,
    domainPrefix: host.split('.')[0],
    requestTimeEpoch: request.receivedAt,
    requestId: request.requestId,
    identity: {
      accessKey: null,
      accountId: null,
      apiKey: key?.apiKey ?? null,
      apiKeyId: key?.apiKeyId ?? null,
      caller: null,
      clientCert: null,
      cognitoAuthenticationProvider: null,
      cognitoAuthenticationType: null,
      cognitoIdentityId: null,
      cognitoIdentityPoolId: null,
      principalOrgId: null,
      sourceIp: request.sourceIp,
      user: null,
      userAgent: request.header('user-agent') ?? null,
      userArn: null,
    },
    domainName: host,
    deploymentId: api.deploymentId,
    apiId: api.id,
  };
}

export function proxyEvent(
  api: RestApiDefinition,
  request: GatewayRequest,
  match: Match,
  body: Buffer,
  authorizer: AuthorizerContext | null,
  key: ApiKeyIdentity | null,
): string {
  const binary = matchesMediaType(request.header('content-type'), api.binaryMediaTypes);
  const context = requestContext(api, request, match, key);
  return JSON.stringify({
    ...sharedParts(api, request, match),
    requestContext: authorizer ? { ...context, authorizer } : context,
    body: body.length === 0 ? null : body.toString(binary ? 'base64' : 'utf8'),
    isBase64Encoded: binary && body.length > 0,
  });
}

/** A REQUEST authorizer is shown all but the body: https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-lambda-authorizer-input.html */
export function authorizerEvent(
  api: RestApiDefinition,
  request: GatewayRequest,
  match: Match,
  methodArn: string,
): string {
  return JSON.stringify({
    type: 'REQUEST',
    methodArn,
    ...sharedParts(api, request, match),
    requestContext: requestContext(api, request, match, null),
  });
}
