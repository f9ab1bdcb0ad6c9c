import { type HostedService, type ServiceAnswer, type ServiceCall, ServiceError } from '../ports.ts';
import { CONNECTION_QUOTAS, type OpenConnection } from './open-connection.ts';
import type { WebSocketApiDefinition } from './web-socket-api-definition.ts';

const OPERATIONS: Readonly<Record<string, string>> = {
  POST: 'PostToConnection',
  GET: 'GetConnection',
  DELETE: 'DeleteConnection',
};

const DONE: ServiceAnswer = { status: 200, headers: {}, body: '' };

/**
 * The API by which a WebSocket API's connections are written to, looked at and ended:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-how-to-call-websocket-api-connections.html
 */
export function connectionsService(
  api: WebSocketApiDefinition,
  find: (connectionId: string) => OpenConnection | undefined,
): HostedService {
  return {
    signingName: 'execute-api',
    accessDeniedStatus: 403,
    operation(call) {
      const name = OPERATIONS[call.method];
      if (name === undefined) throw new ServiceError('ForbiddenException', `${call.method} is not hosted locally`, 403);
      const resource = `${api.stageName}/${call.method}/@connections/${connectionIdOf(api, call)}`;
      const resourceArn = `arn:aws:execute-api:${api.region}:${api.accountId}:${api.id}/${resource}`;
      return { name, permissions: [{ action: 'execute-api:ManageConnections', resourceArn }] };
    },
    async answer(call, { name }) {
      if (call.body.length > CONNECTION_QUOTAS.messageBytes) {
        throw new ServiceError('PayloadTooLargeException', 'the message exceeds 128 KB', 413);
      }
      const open = find(connectionIdOf(api, call));
      if (open === undefined) throw new ServiceError('GoneException', 'the connection is not open', 410);
      if (name === 'GetConnection') return described(open);
      if (name === 'DeleteConnection') {
        open.end();
        return { ...DONE, status: 204 };
      }
      if (open.send(call.body.toString('utf8'))) return DONE;
      throw new ServiceError('LimitExceededException', "the client's buffer is full", 429);
    },
  };
}

function connectionIdOf({ stageName }: WebSocketApiDefinition, { path }: ServiceCall): string {
  const prefix = `/${stageName}/@connections/`;
  const plain = decodeURIComponent(path);
  if (plain.startsWith(prefix)) return plain.slice(prefix.length);
  throw new ServiceError('ForbiddenException', `${path} is no connection of the API`, 403);
}

function described({ connection, lastActiveAt }: OpenConnection): ServiceAnswer {
  const { connectedAt, sourceIp, userAgent } = connection;
  const body = {
    connectedAt: new Date(connectedAt).toISOString(),
    identity: { sourceIp, userAgent },
    lastActiveAt: new Date(lastActiveAt).toISOString(),
  };
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
