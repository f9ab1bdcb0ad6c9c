import { randomBytes, randomUUID } from 'node:crypto';
import { commonLogTime } from '../gateway/common-log-time.ts';
import type { GatewayRequest } from '../gateway/gateway-request.ts';
import type { Connection } from './connection.ts';
import type { WebSocketApiDefinition } from './web-socket-api-definition.ts';

type EventType = 'CONNECT' | 'MESSAGE' | 'DISCONNECT';

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-websocket-api-mapping-template-reference.html */
function requestContext(api: WebSocketApiDefinition, connection: Connection, eventType: EventType, routeKey: string) {
  const now = Date.now();
  return {
    routeKey,
    eventType,
    extendedRequestId: randomBytes(11).toString('base64'),
    requestTime: commonLogTime(now),
    messageDirection: 'IN',
    stage: api.stageName,
    connectedAt: connection.connectedAt,
    requestTimeEpoch: now,
    identity: {
      sourceIp: connection.sourceIp,
      ...(connection.userAgent === null ? {} : { userAgent: connection.userAgent }),
    },
    requestId: randomUUID(),
    domainName: connection.domainName,
    connectionId: connection.id,
    apiId: api.id,
  };
}

export function connectEvent(api: WebSocketApiDefinition, connection: Connection, request: GatewayRequest): string {
  const { multiValueQuery: query } = request;
  const lastOfEach = query && Object.fromEntries(Object.entries(query).map(([name, values]) => [name, values.at(-1)]));
  return JSON.stringify({
    headers: request.headers,
    multiValueHeaders: request.multiValueHeaders,
    ...(query === null ? {} : { queryStringParameters: lastOfEach, multiValueQueryStringParameters: query }),
    requestContext: requestContext(api, connection, 'CONNECT', '$connect'),
    isBase64Encoded: false,
  });
}

export function messageEvent(
  api: WebSocketApiDefinition,
  connection: Connection,
  routeKey: string,
  body: string,
): string {
  const context = requestContext(api, connection, 'MESSAGE', routeKey);
  return JSON.stringify({ requestContext: { ...context, messageId: context.requestId }, body, isBase64Encoded: false });
}

export function disconnectEvent(api: WebSocketApiDefinition, connection: Connection): string {
  return JSON.stringify({
    headers: { Host: connection.domainName, 'X-Forwarded-For': connection.sourceIp },
    requestContext: requestContext(api, connection, 'DISCONNECT', '$disconnect'),
    isBase64Encoded: false,
  });
}
