import type { Assembly, Resource } from '../ports.ts';
import type { MethodResponse } from './declared-headers.ts';
import type { GatewayAnswer } from './gateway-response.ts';
import { mockAnswer } from './mock-integration.ts';
import { type AwsIntegration, type ObjectPutDefinition, readObjectPut } from './object-put-definition.ts';
import { type Route, RouteTable } from './route-table.ts';

/** Milliseconds; the longest that an integration may take unless the account's quota is raised. */
const INTEGRATION_TIMEOUT_MS = 29_000;

export interface AuthorizerDefinition {
  readonly id: string;
  readonly functionArn: string;
  /** Headers, lower case, without which the request is refused before the function is asked. */
  readonly requiredHeaders: readonly string[];
}

export interface MethodDefinition {
  readonly authorizer: AuthorizerDefinition | null;
  readonly apiKeyRequired: boolean;
  readonly integration:
    | { readonly type: 'mock'; readonly answer: GatewayAnswer }
    | { readonly type: 'object'; readonly put: ObjectPutDefinition; readonly timeoutMs: number }
    | { readonly type: 'function'; readonly functionArn: string; readonly timeoutMs: number };
}

export interface RestApiDefinition {
  readonly id: string;
  readonly accountId: string;
  readonly region: string;
  readonly stageName: string;
  readonly stageVariables: Readonly<Record<string, string>> | null;
  readonly deploymentId: string;
  readonly apiKeySource: 'HEADER' | 'AUTHORIZER';
  readonly binaryMediaTypes: readonly string[];
  readonly routes: RouteTable<MethodDefinition>;
  readonly gatewayResponses: readonly Resource[];
}

/**
 * Reads the REST API of the assembly: exactly one, with one stage.
 * @throws TypeError naming the resource and what in it is not hosted.
 */
export function readRestApi(assembly: Assembly): RestApiDefinition {
  const api = only(assembly, 'AWS::ApiGateway::RestApi');
  const stage = only(assembly, 'AWS::ApiGateway::Stage');
  const source = String(api.properties.ApiKeySourceType ?? 'HEADER');
  if (source !== 'HEADER' && source !== 'AUTHORIZER')
    throw new TypeError(`${api.logicalId}: ApiKeySourceType is ${source}`);
  return {
    id: api.physicalId,
    accountId: assembly.accountId,
    region: assembly.region,
    stageName: stage.physicalId,
    stageVariables: (stage.properties.Variables as Record<string, string> | undefined) ?? null,
    deploymentId: String(stage.properties.DeploymentId),
    apiKeySource: source,
    binaryMediaTypes: (api.properties.BinaryMediaTypes as string[] | undefined) ?? [],
    routes: new RouteTable(routesOf(assembly, api)),
    gatewayResponses: assembly.ofType('AWS::ApiGateway::GatewayResponse'),
  };
}

function only(assembly: Assembly, type: string): Resource {
  const [resource, ...more] = assembly.ofType(type);
  if (resource && more.length === 0) return resource;
  throw new TypeError(`the template has ${more.length + (resource ? 1 : 0)} resources of type ${type}; one is hosted`);
}

function routesOf(assembly: Assembly, api: Resource): Route<MethodDefinition>[] {
  const authorizers = new Map(
    assembly.ofType('AWS::ApiGateway::Authorizer').map((each) => [each.physicalId, authorizer(each)]),
  );
  const resources = new Map(assembly.ofType('AWS::ApiGateway::Resource').map((each) => [each.physicalId, each]));
  const pathOf = (resourceId: string): string => {
    const resource = resources.get(resourceId);
    return resource ? `${pathOf(String(resource.properties.ParentId))}/${resource.properties.PathPart}` : '';
  };
  return assembly.ofType('AWS::ApiGateway::Method').map((resource) => {
    const resourceId = String(resource.properties.ResourceId);
    if (!resources.has(resourceId) && resourceId !== `${api.physicalId}-root`) {
      throw new TypeError(`${resource.logicalId}: ResourceId ${resourceId} is no resource of the API`);
    }
    return {
      resourcePath: pathOf(resourceId) || '/',
      resourceId,
      httpMethod: String(resource.properties.HttpMethod),
      method: methodOf(resource, authorizers),
    };
  });
}

interface IntegrationProperties extends AwsIntegration {
  readonly Type: string;
  readonly TimeoutInMillis?: number;
}

function methodOf(resource: Resource, authorizers: ReadonlyMap<string, AuthorizerDefinition>): MethodDefinition {
  const { AuthorizationType, AuthorizerId, ApiKeyRequired, Integration, MethodResponses, RequestParameters } =
    resource.properties;
  const custom = AuthorizationType === 'CUSTOM' ? authorizers.get(String(AuthorizerId)) : null;
  if (custom === undefined) throw new TypeError(`${resource.logicalId}: AuthorizerId ${AuthorizerId} is no authorizer`);
  const properties = Integration as IntegrationProperties;
  const authorization = { authorizer: custom, apiKeyRequired: ApiKeyRequired === true };
  const responses = (MethodResponses as MethodResponse[] | undefined) ?? [];
  const timeoutMs = Number(properties.TimeoutInMillis ?? INTEGRATION_TIMEOUT_MS);
  try {
    if (properties.Type === 'MOCK') {
      return { ...authorization, integration: { type: 'mock', answer: mockAnswer(properties, responses) } };
    }
    if (properties.Type === 'AWS') {
      const request = (RequestParameters as Record<string, boolean> | undefined) ?? {};
      const put = readObjectPut(properties, { request, responses });
      return { ...authorization, integration: { type: 'object', put, timeoutMs } };
    }
  } catch (error) {
    throw new TypeError(`${resource.logicalId} (${resource.type}): ${(error as Error).message}`);
  }
  const functionArn = functionOf(resource, String(properties.Uri));
  return { ...authorization, integration: { type: 'function', functionArn, timeoutMs } };
}

function authorizer(resource: Resource): AuthorizerDefinition {
  const sources = String(resource.properties.IdentitySource ?? '')
    .split(',')
    .filter((source) => source.trim() !== '');
  const requiredHeaders = sources.map((source) => {
    const header = /^method\.request\.header\.([\w-]+)$/.exec(source.trim())?.[1];
    if (header) return header.toLowerCase();
    throw new TypeError(`${resource.logicalId}: IdentitySource ${source} is not hosted; only headers are`);
  });
  const functionArn = functionOf(resource, String(resource.properties.AuthorizerUri));
  return { id: resource.physicalId, functionArn, requiredHeaders };
}

function functionOf(resource: Resource, uri: string): string {
  const functionArn = /:lambda:path\/2015-03-31\/functions\/(arn:aws:lambda:[^/]+)\/invocations$/.exec(uri)?.[1];
  if (functionArn) return functionArn;
  throw new TypeError(`${resource.logicalId}: ${uri} is no function's invocation`);
}
