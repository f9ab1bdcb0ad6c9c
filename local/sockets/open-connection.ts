import type { Duplex } from 'node:stream';
import { type RawData, WebSocket } from 'ws';
import type { Connection } from './connection.ts';
import { FrameLengths } from './frame-lengths.ts';

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-execution-service-websocket-limits-table.html */
export const CONNECTION_QUOTAS = {
  lifetimeMs: 2 * 60 * 60_000,
  idleMs: 10 * 60_000,
  messageBytes: 128 * 1024,
  frameBytes: 32 * 1024,
} as const;

export type ConnectionQuotas = { readonly [Quota in keyof typeof CONNECTION_QUOTAS]: number };

/** AWS names no figure for the buffer of a client that does not read; eight of the largest messages. */
const MOST_BUFFERED_BYTES = 8 * CONNECTION_QUOTAS.messageBytes;

/** Close codes of RFC 6455, section 7.4.1. */
const GOING_AWAY = 1001;
const UNSUPPORTED_DATA = 1003;
const TOO_BIG = 1009;

/** How long a client may take to answer that it is closed. */
const CLOSING_MS = 2_000;

/** A connection after its handshake: what comes in, what goes out, and when it must end. */
export class OpenConnection {
  readonly connection: Connection;
  readonly #socket: WebSocket;
  readonly #quotas: ConnectionQuotas;
  readonly #lifetime: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;
  #lastActiveAt = Date.now();

  constructor(connection: Connection, socket: WebSocket, stream: Duplex, quotas: ConnectionQuotas) {
    this.connection = connection;
    this.#socket = socket;
    this.#quotas = quotas;
    this.#lifetime = setTimeout(() => this.end(GOING_AWAY, 'Going away'), quotas.lifetimeMs);
    // Its own failures (a frame against the protocol, a broken connection) end it; there is nobody else to tell.
    socket.on('error', () => {});
    socket.on('ping', () => this.#active());
    const lengths = new FrameLengths();
    stream.on('data', (chunk: Buffer) => {
      if (lengths.longestIn(chunk) > quotas.frameBytes) this.end(TOO_BIG, 'Message too long');
    });
    this.#active();
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  get lastActiveAt(): number {
    return this.#lastActiveAt;
  }

  /** @param heard given each text message; binary ones are refused, as API Gateway refuses them. */
  listen(heard: (message: string) => void, ended: () => void): void {
    this.#socket.on('message', (data: RawData, isBinary: boolean) => {
      this.#active();
      if (isBinary) this.end(UNSUPPORTED_DATA, 'Binary messages are not supported');
      else if (this.isOpen) heard(data.toString());
    });
    this.#socket.once('close', () => {
      clearTimeout(this.#lifetime);
      clearTimeout(this.#idle);
      ended();
    });
  }

  /** @returns false when the client has not read what it was sent before. */
  send(message: string): boolean {
    if (this.#socket.bufferedAmount > MOST_BUFFERED_BYTES) return false;
    this.#active();
    this.#socket.send(message, () => {});
    return true;
  }

  end(code: number = GOING_AWAY, reason = ''): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSING_MS).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #active(): void {
    this.#lastActiveAt = Date.now();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.end(GOING_AWAY, 'Going away'), this.#quotas.idleMs);
  }
}
