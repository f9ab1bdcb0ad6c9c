import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { Environment } from '../../contracts/environment.ts';
import { readEnvironment } from '../read-environment.ts';

/** The open connections of the WebSocket API. */
export interface Connections {
  readonly client: ApiGatewayManagementApiClient;
}

/**
 * Posts at once, of the 1,024 files that a function may have open. With the SDK's 50 the connections of one account that hang
 * keep others' from a socket, and `connectionTimeout` counts that wait too.
 */
const SOCKETS = { maxSockets: 500 };

let shared: Connections | undefined;

/** The deployed API's connections; the client is made on the first call and kept warm. */
export function connections(): Connections {
  shared ??= openConnections(readEnvironment(Environment.realtimeUrl));
  return shared;
}

/**
 * @param realtimeUrl as clients know it; connections are managed at the same address over HTTP
 *   (https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-how-to-call-websocket-api-connections.html).
 */
export function openConnections(realtimeUrl: string): Connections {
  return {
    client: new ApiGatewayManagementApiClient({
      endpoint: realtimeUrl.replace(/^ws/, 'http'),
      // A post is done in milliseconds. 2 × 2.5 s and a pause of at most 0.1 s: 5.1 s at the most, and less where the
      // batch's patience ends before.
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: 500,
        requestTimeout: 2_000,
        throwOnRequestTimeout: true,
        httpAgent: SOCKETS,
        httpsAgent: SOCKETS,
      },
    }),
  };
}

/**
 * Hands one message to a connection. A message whose answer was lost may arrive twice.
 * @param patience until when the gateway may take it.
 * @returns `gone` for a connection that has ended, or is not open yet.
 * @throws the SDK's error when the gateway can't take it, after the retries, or when the patience ends.
 */
export async function postToConnection(
  { client }: Connections,
  connectionId: string,
  message: string,
  patience: AbortSignal,
): Promise<'posted' | 'gone'> {
  const command = new PostToConnectionCommand({ ConnectionId: connectionId, Data: Buffer.from(message) });
  return unlessGone(
    client.send(command, { abortSignal: patience }).then(() => 'posted'),
    'gone',
  );
}

/** Ends a connection; one that has ended is as good. */
export async function closeConnection({ client }: Connections, connectionId: string): Promise<void> {
  await unlessGone(client.send(new DeleteConnectionCommand({ ConnectionId: connectionId })), undefined);
}

async function unlessGone<Result, Gone>(call: Promise<Result>, gone: Gone): Promise<Result | Gone> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && error.name === 'GoneException') return gone;
    throw error;
  }
}
