import { randomBytes } from 'node:crypto';
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Meter } from '../metering/meter.ts';
import { meterEdgeRequest } from '../metering/meter-edge-request.ts';
import type { Closable, Functions } from '../ports.ts';
import type { CacheBehaviour, DistributionDefinition } from './distribution-definition.ts';
import { edgeHeaders, hiddenHeaders } from './edge-headers.ts';
import { decideOnOriginResponse, type ForwardedRequest, type ViewerAnswer } from './origin-response.ts';
import { refusedRequest } from './refused-request.ts';

export interface DistributionServerOptions {
  readonly definition: DistributionDefinition;
  /** Where each origin's host name really listens. */
  readonly origins: ReadonlyMap<string, string>;
  readonly functions: Functions;
  /** 0 takes any free one. */
  readonly port: number;
  /** Counts what AWS would bill. */
  readonly meter?: Meter;
}

/** Of one connection (RFC 9110, 7.6.1); CloudFront makes its own to the origin. */
const OF_THE_CONNECTION = ['connection', 'expect', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'];
/** More than CloudFront takes, so that it answers what is too long, and Node.js does not. */
const MAX_HEADER_SIZE = 131_072;
/** Longer than a client pauses between calls: a connection closed just as it is used again would lose the call. */
const KEEP_ALIVE_MS = 350_000;
const VIA = '1.1 cloudfront.local (CloudFront)';

/** Serves a CloudFront distribution on the loopback interface: functions at the edge, then the origin; bodies stream through. */
export class DistributionServer implements Closable {
  readonly #options: DistributionServerOptions;
  readonly #server: Server;
  readonly #agent = new Agent({ keepAlive: true });

  private constructor(options: DistributionServerOptions) {
    this.#options = options;
    this.#server = createServer(
      { maxHeaderSize: MAX_HEADER_SIZE, keepAliveTimeout: KEEP_ALIVE_MS },
      (message, response) => {
        // A viewer that goes away is no concern of the distribution's.
        response.on('error', () => {});
        this.#serve(message, response).catch((error: unknown) => {
          console.error('the distribution failed on a request:', error);
          if (response.headersSent) response.destroy();
          else refuse(response, 502);
          message.resume();
        });
      },
    );
  }

  /** @throws TypeError when a behaviour's origin is nothing that runs here. */
  static async listen(options: DistributionServerOptions): Promise<DistributionServer> {
    for (const { origin } of options.definition.behaviours) {
      if (!options.origins.has(origin.host)) throw new TypeError(`the origin ${origin.host} is not hosted locally`);
    }
    const server = new DistributionServer(options);
    await new Promise<void>((resolve, reject) => {
      server.#server.once('error', reject);
      server.#server.listen(options.port, '127.0.0.1', resolve);
    });
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeIdleConnections();
    });
    this.#agent.destroy();
  }

  async #serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { definition, functions, meter } = this.#options;
    const [path = '/', ...query] = (message.url ?? '/').split('?');
    // The viewer's path chooses the behaviour; a function that changes the path does not change the choice.
    const behaviour = definition.behaviours.find(({ pattern }) => pattern.test(path));
    const refused = refusedRequest(message, definition.domainName);
    if (refused !== null || !behaviour?.allowedMethods.has(message.method ?? '')) {
      refuse(response, refused ?? 403);
      message.resume();
      return;
    }
    const requestId = randomBytes(40).toString('base64url');
    const uri = await this.#uri(behaviour, message, path, requestId);
    const forwarded = this.#forwarded(behaviour, message, uri, query.join('?'), requestId);
    const answer = await this.#send(forwarded, message);
    if (answer === 'gone') return;
    if (answer === 'timeout') {
      refuse(response, 504);
      message.resume();
      return;
    }
    if (meter) {
      const runsFunction = behaviour.onViewerRequest !== null;
      const { method = '', headers: sent } = message;
      meterEdgeRequest(meter, { distributionId: definition.id, method, sent, answered: answer.headers, runsFunction });
    }
    const edge = behaviour.onOriginResponse;
    const decided = edge === null ? passedOn(answer) : await decideOnOriginResponse(functions, edge, forwarded, answer);
    write(response, decided, answer, requestId);
  }

  async #uri({ onViewerRequest }: CacheBehaviour, message: IncomingMessage, uri: string, requestId: string) {
    if (!onViewerRequest) return uri;
    const { id: distributionId, domainName: distributionDomainName } = this.#options.definition;
    const headers = Object.entries(message.headers).map(([name, value]) => [name, { value: String(value) }] as const);
    return onViewerRequest(
      { method: message.method ?? '', uri, headers: Object.fromEntries(headers) },
      { distributionId, distributionDomainName, requestId, ip: ipOf(message) },
    );
  }

  #forwarded(
    { origin }: CacheBehaviour,
    message: IncomingMessage,
    uri: string,
    querystring: string,
    requestId: string,
  ): ForwardedRequest {
    const { id: distributionId, domainName: distributionDomainName } = this.#options.definition;
    return {
      clientIp: ipOf(message),
      method: message.method ?? '',
      uri,
      querystring,
      headers: edgeHeaders(originHeaders(message)),
      origin: new URL(this.#options.origins.get(origin.host) ?? ''),
      readTimeoutMs: origin.readTimeoutMs,
      config: { distributionId, distributionDomainName, requestId },
    };
  }

  /** The origin's answer, its body still to be read. It may come before the viewer has sent all. */
  #send({ origin, uri, querystring, method, readTimeoutMs, config }: ForwardedRequest, message: IncomingMessage) {
    return new Promise<IncomingMessage | 'timeout' | 'gone'>((resolve, reject) => {
      const headers = { ...originHeaders(message), via: VIA, 'x-amz-cf-id': config.requestId };
      const path = querystring === '' ? uri : `${uri}?${querystring}`;
      const outgoing = httpRequest({
        host: origin.hostname,
        port: origin.port,
        agent: this.#agent,
        method,
        path,
        headers,
      });
      outgoing.setTimeout(readTimeoutMs, () => {
        resolve('timeout');
        outgoing.destroy();
      });
      outgoing.on('response', (answer) => {
        // Node.js tells a request that has its whole answer no more when to go on sending: the rest would stand still, and
        // with it the viewer's next call. It is given up; `close` below hears the viewer out.
        answer.on('end', () => {
          if (!outgoing.writableFinished) outgoing.destroy();
        });
        resolve(answer);
      });
      outgoing.on('error', reject);
      // An origin that has answered may hang up on a body that it doesn't want. The viewer is heard out all the same: what
      // stayed unread would stand before the next request of its connection.
      outgoing.on('close', () => message.unpipe(outgoing).resume());
      message.on('close', () => {
        if (message.complete) return;
        resolve('gone');
        outgoing.destroy();
      });
      message.pipe(outgoing);
    });
  }
}

function ipOf(message: IncomingMessage): string {
  return (message.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
}

/** What the origin is sent: everything of the viewer's but Host, and who the viewer is. */
function originHeaders(message: IncomingMessage): IncomingHttpHeaders {
  const chunked = message.headers['transfer-encoding'] !== undefined;
  const forwardedFor = message.headers['x-forwarded-for'];
  const dropped = new Set([...OF_THE_CONNECTION, 'host']);
  return {
    ...Object.fromEntries(Object.entries(message.headers).filter(([name]) => !dropped.has(name))),
    'x-forwarded-for': forwardedFor === undefined ? ipOf(message) : `${forwardedFor}, ${ipOf(message)}`,
    ...(chunked ? { 'transfer-encoding': 'chunked' } : {}),
  };
}

function passedOn(answer: IncomingMessage): ViewerAnswer {
  return {
    status: answer.statusCode ?? 502,
    headers: { ...hiddenHeaders(answer.headers), ...edgeHeaders(answer.headers) },
    body: null,
  };
}

function write(response: ServerResponse, decided: ViewerAnswer, answer: IncomingMessage, requestId: string): void {
  const headers: Record<string, string | string[]> = { via: VIA, 'x-amz-cf-id': requestId };
  for (const [name, values] of Object.entries(decided.headers)) {
    if (OF_THE_CONNECTION.includes(name)) continue;
    const [only, ...more] = values.map(({ value }) => value);
    if (only !== undefined) headers[name] = more.length === 0 ? only : [only, ...more];
  }
  if (decided.body === null) {
    response.writeHead(decided.status, headers);
    answer.on('error', () => response.destroy());
    answer.pipe(response);
    return;
  }
  answer.resume();
  headers['content-length'] = String(decided.body.length);
  response.writeHead(decided.status, headers).end(decided.body);
}

/** CloudFront's own errors are pages for people, outside of any API's contract. */
function refuse(response: ServerResponse, status: number): void {
  const headers = {
    'content-type': 'text/html',
    server: 'CloudFront',
    ...(status === 413 ? { connection: 'close' } : {}),
  };
  response.writeHead(status, headers).end(`<h1>${status} ERROR</h1>\n`);
}
