import type { IncomingMessage } from 'node:http';
import { type AccessControl, AccessDeniedError, type Caller, ServiceError } from '../ports.ts';
import { answeredHeaders, type EngineConnection, statusOf } from './engine-connection.ts';
import { OneAtATime } from './one-at-a-time.ts';
import type { S3Call } from './s3-operation.ts';
import { engineContentType, storedContentType } from './stored-content-type.ts';

/** An S3 call that is verified and authorized. */
export interface S3Request {
  readonly call: S3Call;
  readonly caller: Caller;
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
}

/** The answer, its body still to be read. */
export interface S3Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: IncomingMessage;
}

/** The engine's, where S3's is 5 GB; larger objects come in parts. */
const LARGEST_REQUEST_BYTES = 11 * 1024 * 1024;
const NOT_HERE = 'The specified key does not exist or the caller may not list the bucket.';

/** S3: bodies stream through; what the engine lacks of S3's behaviour is done here. */
export class S3Service {
  readonly #engine: EngineConnection;
  readonly #access: AccessControl;
  readonly #writers = new OneAtATime();

  constructor(engine: EngineConnection, access: AccessControl) {
    this.#engine = engine;
    this.#access = access;
  }

  /** @throws ServiceError, AccessDeniedError */
  async answer(asked: S3Request): Promise<S3Answer> {
    const { request, call } = asked;
    if (Number(request.headers['content-length'] ?? 0) > LARGEST_REQUEST_BYTES) {
      throw new ServiceError(
        'EntityTooLarge',
        `the local S3 takes at most ${LARGEST_REQUEST_BYTES} bytes in a request`,
      );
    }
    const condition = request.headers['if-none-match'];
    if (call.operation.name !== 'PutObject' || condition === undefined) return this.#pass(asked);
    if (condition !== '*') {
      throw new ServiceError('NotImplemented', 'If-None-Match of a PutObject takes nothing but *', 501);
    }
    // Looked up and written with no other conditional writer of the key in between, as on S3.
    return this.#writers.run(`${call.bucket}/${call.key}`, async () => {
      if (await this.#exists(asked)) {
        throw new ServiceError(
          'PreconditionFailed',
          'At least one of the pre-conditions you specified did not hold',
          412,
        );
      }
      return this.#pass(asked);
    });
  }

  async #pass({ request, call, caller, query }: S3Request): Promise<S3Answer> {
    const { method = '', url = '/', headers } = request;
    const body = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : request;
    const type = headers['content-type'];
    const engineHeaders = type === undefined ? headers : { ...headers, 'content-type': engineContentType(type) };
    const answer = await this.#engine.send({ method, url, headers: engineHeaders, body });
    const status = statusOf(answer);
    if (status === 404 && (call.operation.name === 'GetObject' || call.operation.name === 'HeadObject')) {
      answer.resume();
      this.#refuseUnlessListable(call, caller);
      throw new ServiceError('NoSuchKey', 'The specified key does not exist.', 404);
    }
    const passed = answeredHeaders(answer.headers);
    const stored = passed['content-type'];
    const shown = stored === undefined ? passed : { ...passed, 'content-type': storedContentType(stored) };
    const answered = { ...shown, ...overriddenHeaders(status, query) };
    return { status, headers: answered, body: answer };
  }

  async #exists({ request: { url = '/', headers } }: S3Request): Promise<boolean> {
    const { authorization, host } = headers;
    const [path = '/'] = url.split('?');
    const answer = await this.#engine.call({
      method: 'HEAD',
      url: path,
      headers: { ...(authorization === undefined ? {} : { authorization }), ...(host === undefined ? {} : { host }) },
      body: Buffer.alloc(0),
    });
    return answer.status === 200;
  }

  /**
   * Whether a key exists is told only to those who may list the bucket; for others a missing one is access denied.
   * https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html, "Permissions".
   */
  #refuseUnlessListable({ bucket, key }: S3Call, caller: Caller): void {
    try {
      this.#access.authorize(caller, 's3:ListBucket', `arn:aws:s3:::${bucket}`, { 's3:prefix': key });
    } catch (error) {
      if (!(error instanceof AccessDeniedError)) throw error;
      throw new AccessDeniedError(`${NOT_HERE} ${error.message}`);
    }
  }
}

/** `response-content-disposition=…` and its like: a signed link says under which headers the object is served. */
function overriddenHeaders(status: number, query: URLSearchParams): Record<string, string> {
  if (status !== 200 && status !== 206) return {};
  const overrides = [...query].filter(([name]) => name.startsWith('response-'));
  return Object.fromEntries(overrides.map(([name, value]) => [name.slice('response-'.length), value]));
}
