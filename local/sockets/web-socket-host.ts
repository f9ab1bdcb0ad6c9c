import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { HostedSocketApi } from '../gateway/gateway-port.ts';
import { type GatewayRequest, readGatewayRequest } from '../gateway/gateway-request.ts';
import { TokenBucket } from '../gateway/token-bucket.ts';
import type { Closable, Functions } from '../ports.ts';
import type { Connection } from './connection.ts';
import type { ConnectionJournal } from './connection-journal.ts';
import { CONNECTION_QUOTAS, type ConnectionQuotas, OpenConnection } from './open-connection.ts';
import { callRoute, type RouteAnswer } from './route-integration.ts';
import type { WebSocketApiDefinition, WebSocketRoute } from './web-socket-api-definition.ts';
import { connectEvent, disconnectEvent, messageEvent } from './web-socket-event.ts';

export interface WebSocketHostOptions {
  readonly definition: WebSocketApiDefinition;
  readonly functions: Functions;
  readonly journal: ConnectionJournal;
  /** Serves the signed calls of the API's connections, which come over HTTP. */
  readonly manage: (message: IncomingMessage, response: ServerResponse) => void;
  readonly quotas?: ConnectionQuotas;
}

const LONGEST_URL = 4096;
/** As for a REST API; AWS names none for handshakes. */
const LONGEST_HEADERS_BYTES = 10_240;

/** Hosts a WebSocket API: handshakes, messages, and the connections that are open. */
export class WebSocketHost implements HostedSocketApi, Closable {
  readonly #definition: WebSocketApiDefinition;
  readonly #functions: Functions;
  readonly #journal: ConnectionJournal;
  readonly #manage: WebSocketHostOptions['manage'];
  readonly #quotas: ConnectionQuotas;
  readonly #open = new Map<string, OpenConnection>();
  readonly #buckets = new Map<string, TokenBucket>();
  readonly #chosenProtocols = new WeakMap<IncomingMessage, string>();
  readonly #server: WebSocketServer;
  #closed = false;

  constructor({ definition, functions, journal, manage, quotas = CONNECTION_QUOTAS }: WebSocketHostOptions) {
    this.#definition = definition;
    this.#functions = functions;
    this.#journal = journal;
    this.#manage = manage;
    this.#quotas = quotas;
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      maxPayload: quotas.messageBytes,
      handleProtocols: (_, message) => this.#chosenProtocols.get(message) ?? false,
    });
  }

  /** Tells of the end of connections that an earlier process left open. Call it once everything functions talk to is up. */
  resume(): void {
    for (const connection of this.#journal.connections) void this.#ended(connection);
  }

  /** A connection that can be written to: its handshake is done, and it is not about to end. */
  find(connectionId: string): OpenConnection | undefined {
    const found = this.#open.get(connectionId);
    return found?.isOpen ? found : undefined;
  }

  owns({ url = '/' }: IncomingMessage): boolean {
    const [path = '/'] = url.split('?');
    const root = `/${this.#definition.stageName}`;
    return path === root || path.startsWith(`${root}/`);
  }

  serve(message: IncomingMessage, response: ServerResponse): void {
    if (message.url?.startsWith(`/${this.#definition.stageName}/@connections/`)) this.#manage(message, response);
    else response.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"Forbidden"}');
  }

  accept(message: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    this.#shake(message, socket, head).catch((error: unknown) => {
      console.error('the gateway failed on a handshake:', error);
      socket.destroy();
    });
  }

  /** Ends what is open; of its end, the next process tells. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const open of this.#open.values()) open.terminate();
  }

  async #shake(message: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const request = readGatewayRequest(message, this.#definition);
    const refusal = request === null ? 403 : this.#refusal(message, request);
    if (request === null || refusal !== null) return refuse(socket, refusal ?? 403);
    const connection: Connection = {
      id: randomBytes(11).toString('base64'),
      connectedAt: request.receivedAt,
      sourceIp: request.sourceIp,
      userAgent: request.header('user-agent') ?? null,
      domainName: request.header('host') ?? '',
    };
    const { status, headers } = await this.#connect(connection, request);
    if (status < 200 || status > 299) return refuse(socket, status);
    this.#journal.add(connection);
    // Whoever went away meanwhile was connected all the same, as far as the functions know.
    if (socket.destroyed || this.#closed) return this.#ended(connection);
    const protocol = headers['sec-websocket-protocol'];
    if (protocol !== undefined) this.#chosenProtocols.set(message, protocol);
    let accepted = false;
    this.#server.handleUpgrade(message, socket, head, (opened) => {
      accepted = true;
      this.#opened(connection, opened, socket);
    });
    if (!accepted) await this.#ended(connection);
  }

  /** Why a handshake is none, before any function is asked. */
  #refusal(message: IncomingMessage, request: GatewayRequest): number | null {
    const headerBytes = message.rawHeaders.reduce((sum, text) => sum + text.length, 0);
    if (request.path !== '/') return 403;
    if ((message.url ?? '').length > LONGEST_URL || headerBytes > LONGEST_HEADERS_BYTES) return 400;
    const isHandshake =
      request.httpMethod === 'GET' &&
      request.header('sec-websocket-version') === '13' &&
      /^[\w+/]{22}==$/.test(request.header('sec-websocket-key') ?? '');
    if (!isHandshake) return 400;
    return this.#takeToken('$connect') ? null : 429;
  }

  async #connect(connection: Connection, request: GatewayRequest): Promise<RouteAnswer> {
    const route = this.#definition.routes.get('$connect');
    if (!route) return { status: 200, headers: {}, body: null };
    return callRoute(this.#functions, this.#definition, route, connectEvent(this.#definition, connection, request));
  }

  #opened(connection: Connection, socket: WebSocket, stream: Duplex): void {
    const open = new OpenConnection(connection, socket, stream, this.#quotas);
    this.#open.set(connection.id, open);
    open.listen(
      (text) => void this.#heard(open, text),
      () => {
        this.#open.delete(connection.id);
        if (!this.#closed) void this.#ended(connection);
      },
    );
  }

  async #heard(open: OpenConnection, text: string): Promise<void> {
    const route = this.#routeOf(text);
    if (!route) return this.#complain(open, 'Forbidden');
    if (!this.#takeToken(route.routeKey)) return this.#complain(open, 'Too Many Requests');
    try {
      const event = messageEvent(this.#definition, open.connection, route.routeKey, text);
      const { status, body } = await callRoute(this.#functions, this.#definition, route, event);
      if (!route.responds) return;
      if (body !== null) open.send(body);
      else if (status >= 500) this.#complain(open, 'Internal server error');
    } catch (error) {
      console.error('the gateway failed on a message:', error);
    }
  }

  #routeOf(text: string): WebSocketRoute | undefined {
    const { routes, routeField } = this.#definition;
    const named = fieldOf(text, routeField);
    return (typeof named === 'string' && !named.startsWith('$') && routes.get(named)) || routes.get('$default');
  }

  #complain(open: OpenConnection, message: string): void {
    open.send(JSON.stringify({ message, connectionId: open.connection.id, requestId: randomBytes(9).toString('hex') }));
  }

  /** As best it can, like API Gateway: the function is called once. */
  async #ended(connection: Connection): Promise<void> {
    const route = this.#definition.routes.get('$disconnect');
    try {
      if (route) {
        await callRoute(this.#functions, this.#definition, route, disconnectEvent(this.#definition, connection));
      }
      this.#journal.remove(connection.id);
    } catch (error) {
      console.error('the end of a connection was not told:', error);
    }
  }

  #takeToken(routeKey: string): boolean {
    const { throttle } = this.#definition;
    if (throttle === null) return true;
    const now = performance.now();
    const bucket = this.#buckets.get(routeKey) ?? new TokenBucket(throttle.rate, throttle.burst, now);
    this.#buckets.set(routeKey, bucket);
    return bucket.take(now);
  }
}

function fieldOf(text: string, field: string): unknown {
  try {
    return (JSON.parse(text) as Readonly<Record<string, unknown>> | null)?.[field];
  } catch {
    return undefined;
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
