import { AccessDeniedError, type Functions, ServiceError } from '../ports.ts';
import type { WebSocketApiDefinition, WebSocketRoute } from './web-socket-api-definition.ts';

/** What a route's function returned: a proxy response, as far as a WebSocket API looks at it. */
export interface RouteAnswer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/**
 * Calls a route's function. What it does wrong is the gateway's 502, too late is 504, and a gateway that may not call it
 * answers 500, as over HTTP.
 */
export async function callRoute(
  functions: Functions,
  api: WebSocketApiDefinition,
  route: WebSocketRoute,
  event: string,
): Promise<RouteAnswer> {
  const sourceArn = `arn:aws:execute-api:${api.region}:${api.accountId}:${api.id}/${api.stageName}/${route.routeKey}`;
  const caller = { kind: 'service', principal: 'apigateway.amazonaws.com', sourceArn } as const;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), route.timeoutMs);
  });
  try {
    const invocation = await Promise.race([functions.invoke(route.functionArn, event, caller), timeout]);
    if (invocation === null) return failed(504);
    return invocation.functionError ? failed(502) : readAnswer(JSON.parse(invocation.payload));
  } catch (error) {
    if (!(error instanceof AccessDeniedError) && !(error instanceof ServiceError)) throw error;
    console.error(`the gateway could not call ${route.functionArn}: ${error.message}`);
    return failed(500);
  } finally {
    clearTimeout(timer);
  }
}

function readAnswer(value: unknown): RouteAnswer {
  if (typeof value !== 'object' || value === null || !('statusCode' in value)) return failed(502);
  const { statusCode, headers = {}, body = null } = value as { statusCode: unknown; headers?: object; body?: unknown };
  const status = Number(statusCode);
  if (!Number.isInteger(status) || status < 100 || status > 599) return failed(502);
  if (body !== null && typeof body !== 'string') return failed(502);
  const named = Object.entries(headers).map(([name, text]) => [name.toLowerCase(), String(text)] as const);
  return { status, headers: Object.fromEntries(named), body };
}

function failed(status: number): RouteAnswer {
  return { status, headers: {}, body: null };
}
