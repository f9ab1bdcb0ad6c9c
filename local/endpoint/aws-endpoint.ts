import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { CredentialBook } from '../iam/credential-book.ts';
import type { Meter } from '../metering/meter.ts';
import { type AnsweredCall, meterCall } from '../metering/meter-call.ts';
import type { AccessControl, Caller, Closable, HostedService, Operation, ServiceAnswer } from '../ports.ts';
import { ServiceError } from '../ports.ts';
import { jsonError, xmlError } from './error-answer.ts';
import type { Intercept } from './intercept.ts';
import { s3Operation } from './s3-operation.ts';
import type { S3Answer, S3Service } from './s3-service.ts';
import { type SignatureClaim, sha256, signatureClaim, verifySignature, type WireRequest } from './signature.ts';

/** What the endpoint serves, once everything behind it runs. */
export interface EndpointServices {
  readonly access: AccessControl;
  readonly credentials: CredentialBook;
  readonly s3: S3Service;
  /** DynamoDB, SQS, Step Functions, API Gateway's control plane… */
  readonly services: readonly HostedService[];
  /** Tests make AWS fail with it. */
  readonly intercept?: Intercept;
  /** Counts what AWS would bill. */
  readonly meter?: Meter;
}

/** Thrown to break the connection after the work is done. */
class LostAnswer extends Error {}

/** The largest body of any hosted JSON API is DynamoDB's 16 MB batch. */
const LARGEST_BODY = 16 * 1024 * 1024;

/** Longer than a warm function pauses between calls, so that it need not connect anew. */
const IDLE_CONNECTION_MS = 60_000;

/** The one address of all AWS APIs on this machine (`AWS_ENDPOINT_URL`): verifies, authorizes, hands on. */
export class AwsEndpoint implements Closable {
  readonly #server: Server;
  #services: EndpointServices | undefined;

  private constructor() {
    this.#server = createServer({ keepAliveTimeout: IDLE_CONNECTION_MS }, (request, response) => {
      this.handle(request, response);
    });
  }

  /** Takes its port at once, because queue URLs in the template are made of it; answers 503 until it serves. */
  static async listen(port = 0): Promise<AwsEndpoint> {
    const endpoint = new AwsEndpoint();
    await new Promise<void>((resolve, reject) => {
      endpoint.#server.once('error', reject);
      endpoint.#server.listen(port, '127.0.0.1', resolve);
    });
    return endpoint;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Answers a signed call, wherever on this machine it arrived. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    this.#handle(request, response).catch(() => response.destroy());
  }

  serve(services: EndpointServices): void {
    this.#services = services;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path, rawQuery] = splitOnce(request.url ?? '/', '?');
    const wire: WireRequest = { method: request.method ?? '', path, rawQuery, headers: request.headers };
    const claim = signatureClaim(wire);
    const hosted = this.#services?.services.find(({ signingName }) => signingName === claim?.service);
    try {
      const services = this.#services;
      if (services === undefined) throw new ServiceError('ServiceUnavailable', 'the local cloud is starting', 503);
      if (claim === undefined) throw new ServiceError('AccessDenied', 'the request carries no AWS signature', 403);
      if (claim.service === 's3') {
        const { status, headers, body } = await answerS3(services, wire, claim, request);
        await pipeline(body, response.writeHead(status, headers));
      } else if (hosted !== undefined) send(response, await answerHosted(services, hosted, wire, claim, request));
      else throw new ServiceError('UnknownService', `the AWS service ${claim.service} is not hosted locally`);
    } catch (error) {
      // A connection that broke, or an answer that has begun: there is nobody to tell, or no way to.
      if (error instanceof LostAnswer || response.headersSent) response.destroy();
      else send(response, hosted === undefined ? xmlError(error) : jsonError(error, hosted.accessDeniedStatus));
      request.resume();
    }
  }
}

async function answerS3(
  services: EndpointServices,
  wire: WireRequest,
  claim: SignatureClaim,
  request: IncomingMessage,
): Promise<S3Answer> {
  const caller = verifySignature(wire, claim, undefined, services.credentials, Date.now());
  const query = new URLSearchParams(wire.rawQuery);
  const call = s3Operation(wire.method, wire.path, query, wire.headers);
  const isLost = admit(services, 's3', caller, call.operation);
  const bodyBytes = Number(wire.headers['content-length'] ?? 0);
  const answered = metering(services.meter, { service: 's3', operation: call.operation.name, caller, bodyBytes });
  const answer = await services.s3.answer({ call, caller, query, request });
  answered();
  if (isLost) {
    answer.body.resume();
    throw new LostAnswer();
  }
  return answer;
}

async function answerHosted(
  services: EndpointServices,
  hosted: HostedService,
  wire: WireRequest,
  claim: SignatureClaim,
  request: IncomingMessage,
): Promise<ServiceAnswer> {
  const body = await wholeBody(request);
  const caller = verifySignature(wire, claim, sha256(body), services.credentials, Date.now());
  const { method, path, headers } = wire;
  const call = { method, path, headers, body, caller, query: new URLSearchParams(wire.rawQuery) };
  const operation = hosted.operation(call);
  const isLost = admit(services, hosted.signingName, caller, operation);
  const { signingName: service } = hosted;
  const answered = metering(services.meter, { service, operation: operation.name, caller, bodyBytes: body.length });
  const answer = await hosted.answer(call, operation);
  answered();
  if (isLost) throw new LostAnswer();
  return answer;
}

/**
 * Lets an operation pass that the policies allow, unless a test makes it fail.
 * @returns whether the caller shall never hear the answer.
 */
function admit(services: EndpointServices, service: string, caller: Caller, { name, permissions }: Operation): boolean {
  for (const { action, resourceArn, context } of permissions) {
    services.access.authorize(caller, action, resourceArn, context);
  }
  const fault = services.intercept?.({ service, operation: name, caller });
  if (fault?.kind === 'refuse') throw new ServiceError(fault.code, fault.message, fault.status);
  return fault?.kind === 'lose answer';
}

/** @returns what to call once the call is answered. */
function metering(meter: Meter | undefined, call: Omit<AnsweredCall, 'milliseconds'>): () => void {
  if (meter === undefined) return () => undefined;
  const started = performance.now();
  return () => meterCall(meter, { ...call, milliseconds: performance.now() - started });
}

async function wholeBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY)
      throw new ServiceError('RequestEntityTooLarge', `the body exceeds ${LARGEST_BODY} bytes`, 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, { status, headers, body }: ServiceAnswer): void {
  const content = Buffer.isBuffer(body) ? body : Buffer.from(body);
  const noBody = response.req.method === 'HEAD' ? {} : { 'content-length': String(content.length) };
  response.writeHead(status, { ...headers, ...noBody }).end(content);
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
