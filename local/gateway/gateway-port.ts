import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Closable } from '../ports.ts';
import { LONGEST_BODY_BYTES } from './request-body.ts';

/** An API behind the port. */
export interface HostedHttpApi {
  serve(message: IncomingMessage, response: ServerResponse, bodyWithheld: boolean): void;
  /** What can't be read as HTTP at all. */
  refuseMalformed(error: Error & { code?: string }, socket: Duplex): void;
}

/** An API that clients open connections to; it has the paths below its stage to itself. */
export interface HostedSocketApi {
  owns(message: IncomingMessage): boolean;
  serve(message: IncomingMessage, response: ServerResponse): void;
  accept(message: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** What is still parsed, so that a refusal can be answered in the API's own shape. */
const LONGEST_PARSED_HEADERS_BYTES = 65_536;
/** API Gateway keeps an idle connection for 350 s. */
const KEEP_ALIVE_MS = 350_000;

/** The one port of the gateways' APIs on the loopback interface. */
export class GatewayPort implements Closable {
  readonly #server: Server;
  #rest: HostedHttpApi | undefined;
  #sockets: HostedSocketApi | undefined;

  private constructor() {
    this.#server = createServer({
      maxHeaderSize: LONGEST_PARSED_HEADERS_BYTES,
      keepAliveTimeout: KEEP_ALIVE_MS,
      shouldUpgradeCallback: (message) => this.#sockets?.owns(message) === true,
    });
    this.#server.on('connection', (socket) => {
      if (!this.#rest) socket.destroy();
    });
    this.#server.on('request', (message, response) => this.#serve(message, response, false));
    this.#server.on('checkContinue', (message, response) => {
      // A client that asks first need not send what will be refused.
      const refusable = Number(message.headers['content-length'] ?? 0) > LONGEST_BODY_BYTES;
      if (refusable) response.shouldKeepAlive = false;
      else response.writeContinue();
      this.#serve(message, response, refusable);
    });
    this.#server.on('clientError', (error, socket) => this.#rest?.refuseMalformed(error, socket));
    this.#server.on('upgrade', (message, socket, head) => this.#sockets?.accept(message, socket, head));
  }

  /**
   * Takes the port at once, because URLs in the template are made of it; connections break until it serves.
   * @param port 0 takes any free one.
   */
  static async take(port: number): Promise<GatewayPort> {
    const taken = new GatewayPort();
    await new Promise<void>((resolve, reject) => {
      taken.#server.once('error', reject);
      taken.#server.listen(port, '127.0.0.1', resolve);
    });
    return taken;
  }

  /** `http://127.0.0.1:port`; an API's paths begin with its stage. */
  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  serve(rest: HostedHttpApi, sockets?: HostedSocketApi): void {
    this.#rest = rest;
    this.#sockets = sockets;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeIdleConnections();
    });
  }

  #serve(message: IncomingMessage, response: ServerResponse, bodyWithheld: boolean): void {
    if (this.#sockets?.owns(message)) this.#sockets.serve(message, response);
    else this.#rest?.serve(message, response, bodyWithheld);
  }
}
