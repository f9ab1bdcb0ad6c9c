import { type ClientRequest, Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import type { Attempt, AttemptError } from '../../domain/webhooks/attempt.ts';
import { readRetryAfter } from '../../domain/webhooks/retry-at.ts';
import type { Reach } from '../../domain/webhooks/webhook-url.ts';
import { judgedAddresses } from './judged-addresses.ts';
import { readAnswer } from './read-answer.ts';
import type { ResolveName } from './resolve-name.ts';

/** What is sent where. */
export interface WebhookPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How receivers are reached. */
export interface Outside {
  readonly reach: Reach;
  readonly resolve: ResolveName;
  /** Certificates to trust beside the system's, PEM; tests bring their own. */
  readonly ca?: string;
}

/** From the first DNS query to the last byte of the answer (contract section 3). */
const DEADLINE_MS = 5_000;

/**
 * Connections are kept for the next delivery to the same receiver; each was made to an address that was judged. They
 * are agents of our own, so no proxy that the environment may name is used.
 */
const KEPT = { keepAlive: true, maxFreeSockets: 8, scheduling: 'lifo', timeout: 2 * DEADLINE_MS } as const;
const httpAgent = new HttpAgent(KEPT);
const httpsAgent = new HttpsAgent(KEPT);

/**
 * One attempt: resolves, judges, connects to what was judged, posts, and reads the answer, all within one deadline.
 * Redirects are not followed: every status but 200 is a failure. It never throws for what the receiver does.
 */
export async function postWebhook(post: WebhookPost, outside: Outside): Promise<Attempt> {
  const startedAt = Date.now();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
  const outcome = await postBefore(post, outside, deadline.signal);
  clearTimeout(timer);
  return { retryAfter: null, statusCode: null, responseExcerpt: null, ...outcome, startedAt, endedAt: Date.now() };
}

type Outcome = Pick<Attempt, 'error'> & Partial<Attempt>;

async function postBefore(post: WebhookPost, outside: Outside, deadline: AbortSignal): Promise<Outcome> {
  const judged = await judgedAddresses(post.url, outside.reach, outside.resolve, deadline);
  if (!judged.ok) return { error: deadline.aborted ? 'TIMEOUT' : judged.error };
  try {
    const response = await answerTo(post, judged.target.url, judged.addresses, outside, deadline);
    const statusCode = response.statusCode ?? 0;
    const responseExcerpt = await readAnswer(response);
    const retryAfter = readRetryAfter(response.headers['retry-after'], Date.now());
    return { error: statusCode === 200 ? null : 'STATUS_NOT_200', statusCode, responseExcerpt, retryAfter };
  } catch (error) {
    return { error: deadline.aborted ? 'TIMEOUT' : kindOf(error) };
  }
}

async function answerTo(
  post: WebhookPost,
  url: URL,
  addresses: readonly string[],
  outside: Outside,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const sent = send(post, url, addresses, outside, signal, 'kept');
  try {
    return await sent.response;
  } catch (error) {
    // The receiver had closed the kept connection just before (https://nodejs.org/api/http.html#requestreusedsocket).
    if (!sent.request.reusedSocket || signal.aborted) throw error;
    return send(post, url, addresses, outside, signal, 'new').response;
  }
}

function send(
  { headers, body }: WebhookPost,
  url: URL,
  addresses: readonly string[],
  { ca }: Outside,
  signal: AbortSignal,
  connection: 'kept' | 'new',
): { readonly request: ClientRequest; readonly response: Promise<IncomingMessage> } {
  const isTls = url.protocol === 'https:';
  const settings = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body), 'accept-encoding': 'identity' },
    agent: connection === 'new' ? false : isTls ? httpsAgent : httpAgent,
    lookup: lookupAmong(addresses),
    signal,
    ...(ca === undefined ? {} : { ca }),
  };
  const request = isTls ? httpsRequest(url, settings) : httpRequest(url, settings);
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
    // An answer that switches protocols comes with neither of them: the connection is closed, and that is all.
    request.once('close', () => reject(new Error('The connection was closed without an answer')));
  });
  request.end(body);
  return { request, response };
}

/** Instead of a second lookup: the addresses that were judged, whatever the name would resolve to by now. */
function lookupAmong(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_name, { all }, callback) => {
    const [first] = found;
    if (all || first === undefined) callback(null, found);
    else callback(null, first.address, first.family);
  };
}

const TLS_FAILURE = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH)/;

function kindOf(error: unknown): AttemptError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return TLS_FAILURE.test(code) ? 'TLS_FAILED' : 'CONNECTION_FAILED';
}
