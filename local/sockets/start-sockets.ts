import { join } from 'node:path';
import type { Foundation } from '../foundation.ts';
import type { Functions, HostedService } from '../ports.ts';
import { ConnectionJournal } from './connection-journal.ts';
import { connectionsService } from './connections-service.ts';
import type { ConnectionQuotas } from './open-connection.ts';
import { readWebSocketApi, type WebSocketApiDefinition } from './web-socket-api-definition.ts';
import { WebSocketHost } from './web-socket-host.ts';

/** The template's WebSocket API, and the API by which functions reach its connections. */
export interface Sockets {
  readonly definition: WebSocketApiDefinition;
  readonly host: WebSocketHost;
  readonly service: HostedService;
  /** Where clients open connections, stage included. */
  url(gatewayOrigin: string): string;
}

/** @returns null when the template has no WebSocket API. */
export function startSockets(
  { assembly, answerSigned }: Pick<Foundation, 'assembly' | 'answerSigned'>,
  functions: Functions,
  dataDirectory: string,
  quotas?: ConnectionQuotas,
): Sockets | null {
  const definition = readWebSocketApi(assembly);
  if (definition === null) return null;
  const journal = new ConnectionJournal(join(dataDirectory, 'websocket-connections.json'));
  const host = new WebSocketHost({ definition, functions, journal, manage: answerSigned, ...(quotas && { quotas }) });
  return {
    definition,
    host,
    service: connectionsService(definition, (id) => host.find(id)),
    url: (gatewayOrigin) => `${gatewayOrigin.replace(/^http/, 'ws')}/${definition.stageName}`,
  };
}
