import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HostedHttpApi } from './gateway-port.ts';
import { type GatewayRequest, readGatewayRequest } from './gateway-request.ts';
import type { GatewayAnswer } from './gateway-response.ts';
import { drain, readBody } from './request-body.ts';
import type { RestApi, RestApiAnswer } from './rest-api.ts';

/** Request line and headers together: https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-execution-service-limits-table.html */
const LONGEST_HEADERS_BYTES = 10_240;
/** What answers where no API is deployed, in AWS's own words. */
const NO_API: GatewayAnswer = {
  status: 403,
  headers: { 'content-type': 'application/json', 'x-amzn-ErrorType': 'ForbiddenException' },
  body: '{"message":"Forbidden"}',
};

/** Answers a REST API's calls over HTTP. */
export class RestApiServer implements HostedHttpApi {
  readonly #api: RestApi;

  constructor(api: RestApi) {
    this.#api = api;
  }

  serve(message: IncomingMessage, response: ServerResponse, bodyWithheld: boolean): void {
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

  refuseMalformed(error: Error & { code?: string }, socket: Duplex): void {
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
