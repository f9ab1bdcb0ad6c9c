import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** What an engine is asked, as the caller sent it. */
export interface EngineRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | Readable;
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

/** Connections to one engine, kept open between calls. */
export class EngineConnection {
  readonly #origin: URL;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  /** The engine's answer, its body still to be read. */
  async send({ method, url, headers, body, signal }: EngineRequest): Promise<IncomingMessage> {
    const outgoing = httpRequest({
      hostname: this.#origin.hostname,
      port: this.#origin.port,
      agent: this.#agent,
      method,
      path: url,
      headers: forwarded(headers),
      ...(signal === undefined ? {} : { signal }),
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
    });
    if (Buffer.isBuffer(body)) {
      outgoing.end(body);
      return answered;
    }
    // A caller that goes away in the middle of its body ends the engine's request too: then both promises reject, and
    // the first to do so speaks for both. An engine that refuses early answers before the body has ended.
    answered.catch(() => undefined);
    await Promise.race([answered, pipeline(body, outgoing)]);
    return answered;
  }

  /** The engine's answer, read whole. */
  async call(request: EngineRequest): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
    const response = await this.send(request);
    return { status: statusOf(response), headers: answeredHeaders(response.headers), body: await buffer(response) };
  }

  close(): void {
    this.#agent.destroy();
  }
}

export function statusOf(response: IncomingMessage): number {
  return response.statusCode ?? 502;
}

/** Headers that belong to one connection (RFC 9110, 7.6.1), and what says how a message is framed on it. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'expect', 'upgrade', 'te', 'date']);

function forwarded(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name)));
}

export function answeredHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || OF_THE_CONNECTION.has(name) ? [] : [[name, String(value)]],
    ),
  );
}
