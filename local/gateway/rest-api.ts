import type { Meter } from '../metering/meter.ts';
import { meterRequest } from '../metering/meter-request.ts';
import { AccessDeniedError, type Assembly, type Functions, ServiceError } from '../ports.ts';
import type { ApiKeys } from './api-keys.ts';
import type { GatewayRequest } from './gateway-request.ts';
import { type GatewayAnswer, GatewayResponses, type GatewayResponseType } from './gateway-response.ts';
import { matchesMediaType } from './media-type.ts';
import { answerToPut, objectToPut } from './object-put.ts';
import type { ObjectPutDefinition } from './object-put-definition.ts';
import type { PutObject } from './object-writer.ts';
import { type ApiKeyIdentity, type AuthorizerContext, proxyEvent } from './proxy-event.ts';
import { type ProxyResponse, readProxyResponse } from './proxy-response.ts';
import { authorizeRequest } from './request-authorizer.ts';
import { type MethodDefinition, type RestApiDefinition, readRestApi } from './rest-api-definition.ts';
import type { RouteMatch } from './route-table.ts';
import { readUsagePlans, UsagePlans } from './usage-plans.ts';

export type RestApiAnswer = GatewayAnswer | ProxyResponse;

/** One request's way through the REST API: route, authorizer, API key, throttle, integration. */
export class RestApi {
  readonly definition: RestApiDefinition;
  readonly #functions: Functions;
  readonly #gatewayResponses: GatewayResponses;
  readonly #usagePlans: UsagePlans;
  readonly #meter: Meter | undefined;
  readonly #putObject: PutObject;

  /** @throws TypeError naming what in the template's API is not hosted. */
  constructor(assembly: Assembly, functions: Functions, keys: ApiKeys, putObject: PutObject, meter?: Meter) {
    this.definition = readRestApi(assembly);
    this.#functions = functions;
    this.#putObject = putObject;
    this.#meter = meter;
    this.#gatewayResponses = new GatewayResponses(this.definition.gatewayResponses);
    const plans = readUsagePlans(assembly, this.definition.id, this.definition.stageName);
    this.#usagePlans = new UsagePlans(plans, keys);
  }

  /** An answer of the gateway's own. */
  refuse(type: GatewayResponseType, request: Pick<GatewayRequest, 'requestId' | 'httpMethod' | 'path'>): GatewayAnswer {
    return this.#gatewayResponses.answer(type, request);
  }

  async answer(request: GatewayRequest, body: Buffer): Promise<RestApiAnswer> {
    const match = this.definition.routes.match(request.httpMethod, request.path);
    if (this.#meter) meterRequest(this.#meter, this.definition.id, match?.route);
    if (!match) return this.refuse('MISSING_AUTHENTICATION_TOKEN', request);
    const { authorizer, apiKeyRequired, integration } = match.route.method;
    let context: AuthorizerContext | null = null;
    let usageIdentifierKey: string | null = null;
    if (authorizer) {
      const authorization = await authorizeRequest(this.#functions, this.definition, authorizer, request, match);
      if (!authorization.allowed) return this.refuse(authorization.response, request);
      ({ context, usageIdentifierKey } = authorization);
    }
    let key: ApiKeyIdentity | null = null;
    if (apiKeyRequired) {
      const value =
        this.definition.apiKeySource === 'AUTHORIZER' ? usageIdentifierKey : (request.header('x-api-key') ?? null);
      const metering = this.#usagePlans.meter(
        value,
        match.route.resourcePath,
        match.route.httpMethod,
        performance.now(),
      );
      if (!metering.passed) return this.refuse(metering.response, request);
      key = metering.key;
    }
    if (integration.type === 'mock') return integration.answer;
    if (integration.type === 'object') return this.#put(integration, request, context, body);
    const event = proxyEvent(this.definition, request, match, body, context, key);
    return this.#invoke(integration, event, request, match);
  }

  async #put(
    { put, timeoutMs }: { readonly put: ObjectPutDefinition; readonly timeoutMs: number },
    request: GatewayRequest,
    authorizer: AuthorizerContext | null,
    body: Buffer,
  ): Promise<RestApiAnswer> {
    const binary = matchesMediaType(request.header('content-type'), this.definition.binaryMediaTypes);
    const object = objectToPut(put, request, authorizer, body, binary);
    if (!object) return this.refuse('API_CONFIGURATION_ERROR', request);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const status = await this.#putObject(put.roleArn, object, signal);
      return (
        answerToPut(put, status, { requestId: request.requestId, authorizer }) ??
        this.refuse('API_CONFIGURATION_ERROR', request)
      );
    } catch (error) {
      if (!signal.aborted) throw error;
      return this.refuse('INTEGRATION_TIMEOUT', request);
    }
  }

  async #invoke(
    integration: { readonly functionArn: string; readonly timeoutMs: number },
    event: string,
    request: GatewayRequest,
    match: RouteMatch<MethodDefinition>,
  ): Promise<RestApiAnswer> {
    const { id, accountId, region, stageName } = this.definition;
    const sourceArn = `arn:aws:execute-api:${region}:${accountId}:${id}/${stageName}/${request.httpMethod}${match.route.resourcePath}`;
    const caller = { kind: 'service', principal: 'apigateway.amazonaws.com', sourceArn } as const;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), integration.timeoutMs);
    });
    try {
      const invocation = await Promise.race([this.#functions.invoke(integration.functionArn, event, caller), timeout]);
      if (!invocation) return this.refuse('INTEGRATION_TIMEOUT', request);
      if (invocation.functionError) return this.refuse('DEFAULT_5XX', request);
      const response = readProxyResponse(
        invocation.payload,
        request.header('accept'),
        this.definition.binaryMediaTypes,
      );
      return response ?? this.refuse('DEFAULT_5XX', request);
    } catch (error) {
      if (error instanceof ServiceError && error.status === 413) return this.refuse('REQUEST_TOO_LARGE', request);
      if (!(error instanceof AccessDeniedError) && !(error instanceof ServiceError)) throw error;
      console.error(`the gateway could not call ${integration.functionArn}: ${error.message}`);
      return this.refuse('API_CONFIGURATION_ERROR', request);
    } finally {
      clearTimeout(timer);
    }
  }
}
