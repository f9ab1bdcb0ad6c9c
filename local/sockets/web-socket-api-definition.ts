import type { Assembly, Resource } from '../ports.ts';

/** Milliseconds; the longest that an integration may take. */
const INTEGRATION_TIMEOUT_MS = 29_000;

export interface WebSocketRoute {
  readonly routeKey: string;
  readonly functionArn: string;
  readonly timeoutMs: number;
  /** Whether what the function returns is sent to the client. */
  readonly responds: boolean;
}

export interface WebSocketApiDefinition {
  readonly id: string;
  readonly accountId: string;
  readonly region: string;
  readonly stageName: string;
  /** The field of a message's JSON body that names its route. */
  readonly routeField: string;
  readonly routes: ReadonlyMap<string, WebSocketRoute>;
  /** Per route; null where the stage sets none. */
  readonly throttle: { readonly rate: number; readonly burst: number } | null;
}

interface RouteSettings {
  readonly ThrottlingBurstLimit?: number;
  readonly ThrottlingRateLimit?: number;
}

/**
 * Reads the WebSocket API of the assembly.
 * @returns null when the template has none.
 * @throws TypeError naming what is not hosted.
 */
export function readWebSocketApi(assembly: Assembly): WebSocketApiDefinition | null {
  const [api, ...others] = assembly.ofType('AWS::ApiGatewayV2::Api');
  if (!api) return null;
  const [stage, ...otherStages] = assembly.ofType('AWS::ApiGatewayV2::Stage');
  if (!stage || others.length + otherStages.length > 0) {
    throw new TypeError('one WebSocket API with one stage is hosted; the template has more, or an API without a stage');
  }
  if (assembly.ofType('AWS::ApiGateway::Stage').some(({ physicalId }) => physicalId === stage.physicalId)) {
    throw new TypeError(`two APIs have the stage ${stage.physicalId}; here they share one address`);
  }
  const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } = (stage.properties.DefaultRouteSettings ??
    {}) as RouteSettings;
  return {
    id: api.physicalId,
    accountId: assembly.accountId,
    region: assembly.region,
    stageName: stage.physicalId,
    routeField: String(api.properties.RouteSelectionExpression).replace('$request.body.', ''),
    routes: new Map(assembly.ofType('AWS::ApiGatewayV2::Route').map((each) => routeOf(assembly, each))),
    throttle: rate === undefined || burst === undefined ? null : { rate: Number(rate), burst: Number(burst) },
  };
}

function routeOf(assembly: Assembly, route: Resource): [string, WebSocketRoute] {
  const routeKey = String(route.properties.RouteKey);
  const target = String(route.properties.Target);
  const integration = assembly
    .ofType('AWS::ApiGatewayV2::Integration')
    .find(({ physicalId }) => target === `integrations/${physicalId}`);
  const uri = String(integration?.properties.IntegrationUri);
  const functionArn = /:lambda:path\/2015-03-31\/functions\/(arn:aws:lambda:[^/]+)\/invocations$/.exec(uri)?.[1];
  if (functionArn === undefined) throw new TypeError(`${route.logicalId}: ${target} is no integration with a function`);
  const selects = route.properties.RouteResponseSelectionExpression !== undefined;
  const responds = assembly
    .ofType('AWS::ApiGatewayV2::RouteResponse')
    .some(({ properties }) => properties.RouteId === route.physicalId);
  const timeoutMs = Number(integration?.properties.TimeoutInMillis ?? INTEGRATION_TIMEOUT_MS);
  return [routeKey, { routeKey, functionArn, timeoutMs, responds: selects && responds }];
}
