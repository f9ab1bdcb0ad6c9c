import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Closable } from '../ports.ts';
import { type GatewayRequest, readGatewayRequest } from './gateway-request.ts';
import type { GatewayAnswer } from './gateway-response.ts';
import { drain, LONGEST_BODY_BYTES, readBody } from './request-body.ts';
import type { RestApi, RestApiAnswer } from './rest-api.ts';

/** Request line and headers together: https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-execution-service-limits-table.html */
const LONGEST_HEADERS_BYTES = 10_240;
/** What is still parsed, so that a refusal can be answered in the API's own shape. */
const LONGEST_PARSED_HEADERS_BYTES = 65_536;
/** API Gateway keeps an idle connection for 350 s. */
const KEEP_ALIVE_MS = 350_000;

/** What answers where no API is deployed, in AWS's own words. */
const NO_API: GatewayAnswer = {
  status: 403,
  headers: { 'content-type': 'application/json', 'x-amzn-ErrorType': 'ForbiddenException' },
  body: '{"message":"Forbidden"}',
};

/** Serves a REST API over HTTP on the loopback interface. */
export class RestApiServer implements Closable {
  readonly #api: RestApi;
  readonly #server: Server;

  private constructor(api: RestApi) {
    this.#api = api;
    this.#server = createServer({ maxHeaderSize: LONGEST_PARSED_HEADERS_BYTES, keepAliveTimeout: KEEP_ALIVE_MS });
    this.#server.on('request', (message, response) => this.#serve(message, response));
    this.#server.on('checkContinue', (message, response) => {
      // A client that asks first need not send what will be refused.
      const refusable = Number(message.headers['content-length'] ?? 0) > LONGEST_BODY_BYTES;
      if (refusable) response.shouldKeepAlive = false;
      else response.writeContinue();
      this.#serve(message, response, refusable);
    });
    this.#server.on('clientError', (error, socket) => this.#refuseMalformed(error, socket));
  }

  /** @param port 0 takes any free one. */
  static async listen(api: RestApi, port: number): Promise<RestApiServer> {
    const server = new RestApiServer(api);
    await new Promise<void>((resolve, reject) => {
      server.#server.once('error', reject);
      server.#server.listen(port, '127.0.0.1', resolve);
    });
    return server;
  }

  /** `http://127.0.0.1:port`; the API's paths begin with its stage. */
  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeIdleConnections();
    });
  }

  #serve(message: IncomingMessage, response: ServerResponse, bodyWithheld = false): void {
    // A client that goes away under an answer is no concern of the API's.
    response.on('error', () => {});
    this.#answer(message, response, bodyWithheld).catch((error: unknown) => {
      console.error('the gateway failed on a request:', error);
      response.destroy();
    });
  }

  async #answer(message: IncomingMessage, response: ServerResponse, bodyWithheld: boolean): Promise<void> {
    const request = readGatewayRequest(message, this.#api.definition);
    const tooLarge = headerBytes(message) > LONGEST_HEADERS_BYTES;
    const body = tooLarge ? 'too large' : await readBody(message);
    if (body === 'aborted') return;
    if (body === 'too large') {
      const answer = request ? this.#api.refuse('REQUEST_TOO_LARGE', request) : NO_API;
      writeAnswer(response, answer, request);
      if (!bodyWithheld) await drain(message);
      response.end();
      if (!message.complete) message.destroy();
      return;
    }
    const answer = request ? await this.#api.answer(request, body) : NO_API;
    try {
      writeAnswer(response, answer, request);
    } catch (error) {
      // A header that HTTP cannot carry came from the function: its answer is malformed.
      if (!request || response.headersSent) throw error;
      writeAnswer(response, this.#api.refuse('DEFAULT_5XX', request), request);
    }
    response.end();
  }

  #refuseMalformed(error: Error & { code?: string }, socket: Duplex): void {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const type = error.code === 'HPE_HEADER_OVERFLOW' ? 'REQUEST_TOO_LARGE' : 'DEFAULT_4XX';
    const { status, headers, body } = this.#api.refuse(type, { requestId: randomUUID(), httpMethod: '', path: '' });
    const lines = Object.entries({
      ...headers,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${body}`);
  }
}

function headerBytes(message: IncomingMessage): number {
  const line = (message.method ?? '').length + (message.url ?? '').length;
  return message.rawHeaders.reduce((sum, text) => sum + text.length, line);
}

/** Writes all of the answer; `end` is the caller's, who may have to hear the client out first. */
function writeAnswer(response: ServerResponse, answer: RestApiAnswer, request: GatewayRequest | null): void {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    headers[name] = typeof value === 'string' ? value : [...value];
  }
  const named = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  if (!named.has('content-type')) headers['content-type'] = 'application/json';
  if (request) {
    headers['x-amzn-RequestId'] = request.requestId;
    headers['x-amz-apigw-id'] = request.extendedRequestId;
  }
  const body = Buffer.from(answer.body);
  const bodiless = answer.status < 200 || answer.status === 204 || answer.status === 304;
  if (!bodiless) headers['content-length'] = String(body.length);
  response.writeHead(answer.status, headers);
  if (!bodiless && body.length > 0) response.write(body);
}
