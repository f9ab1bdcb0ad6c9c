import { setImmediate as turn } from 'node:timers/promises';
import { Agent } from 'undici';
import type { AttemptError } from '../../contracts/delivery-errors.ts';
import type { Attempt } from '../../domain/webhooks/attempt.ts';
import { judgeAddress } from '../../domain/webhooks/judge-address.ts';
import { isReachable, judgeUrl, type Reach } from '../../domain/webhooks/webhook-url.ts';
import { type Answer, AnswerReader, type Outcome } from './answer-reader.ts';
import { judgedLookup, RefusedName } from './judged-lookup.ts';
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
  /** Certificates to trust in place of the system's, PEM; tests bring their own. */
  readonly ca?: string;
}

/** From the first DNS query to the last byte of the answer (contract section 3). */
const DEADLINE_MS = 5_000;

/**
 * Of several addresses each but the last is given up after this long: a first packet that was lost is sent again after a
 * second. With Node's own 250 ms such a receiver was lost where the last address leads nowhere, as IPv6 does from a
 * function outside of a VPC. Two that don't answer leave the third a second of the attempt.
 */
const CONNECT_MS = 2_000;

/**
 * A kept connection is let go after this long without a delivery, so that we close it before the receiver does: a POST
 * that meets its closing is lost. Many close after 5 s; those that name a time in Keep-Alive are left 2 s before it.
 */
const IDLE_MS = 4_000;

/** What a receiver may say in headers; node:http's own limit. */
const LONGEST_HEADERS = 16 * 1024;

/**
 * Makes attempts. Every connection is made to an address that was judged in the only lookup there is, and is kept for the
 * next delivery to the same receiver. Redirects are not followed, and no proxy that the environment may name is used:
 * undici's plain agent knows neither.
 *
 * One attempt is one POST: what has been written is never sent again, for whoever hangs up may have read it (RFC 9110,
 * 9.2.2). A kept connection that the receiver has closed is found closed before anything is written, and a new one made.
 */
export class WebhookSender {
  readonly #outside: Outside;
  readonly #agents: Readonly<Record<string, Agent>>;

  constructor(outside: Outside) {
    this.#outside = outside;
    this.#agents = { 'https:': this.#agent('https:'), 'http:': this.#agent('http:') };
  }

  /** One attempt, within one deadline. It never throws for what the receiver does. */
  async post(post: WebhookPost): Promise<Attempt> {
    const startedAt = Date.now();
    const outcome = await this.#outcome(post, startedAt + DEADLINE_MS);
    return { ...outcome, startedAt, endedAt: Date.now() };
  }

  #agent(protocol: 'http:' | 'https:'): Agent {
    const { reach, resolve, ca } = this.#outside;
    const isAllowed = (address: string) => isReachable(protocol, judgeAddress(address), reach);
    return new Agent({
      connect: {
        lookup: judgedLookup(resolve, isAllowed),
        timeout: DEADLINE_MS,
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: CONNECT_MS,
        ...(ca === undefined ? {} : { ca }),
      },
      allowH2: false,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: IDLE_MS,
      // One deadline over all is kept here; undici's own would each begin anew.
      headersTimeout: 0,
      bodyTimeout: 0,
      maxHeaderSize: LONGEST_HEADERS,
    });
  }

  async #outcome(post: WebhookPost, deadline: number): Promise<Outcome> {
    const judged = judgeUrl(post.url, this.#outside.reach);
    if (!judged.ok) return failure('ADDRESS_NOT_PUBLIC');
    // undici looks at a kept connection once more at the end of this turn of the event loop; what the receiver has closed
    // since the turn's beginning is seen in the next.
    await turn();
    return this.#send(post, judged.target.url, deadline);
  }

  #send({ headers, body }: WebhookPost, url: URL, deadline: number): Promise<Outcome> {
    return new Promise((resolve) => {
      const reader = new AnswerReader((end) => {
        clearTimeout(timer);
        resolve(end instanceof Error ? failureOf(end, reader) : end);
      });
      const timer = setTimeout(() => {
        resolve(failure('TIMEOUT', reader.answer));
        reader.breakOff();
      }, deadline - Date.now());
      const request = { origin: url.origin, path: url.pathname + url.search, method: 'POST', headers, body } as const;
      this.#agents[url.protocol]?.dispatch(request, reader);
    });
  }
}

const NO_ANSWER: Answer = { statusCode: null, responseExcerpt: null, retryAfter: null };

function failure(error: AttemptError, answer: Answer = NO_ANSWER): Outcome {
  return { error, ...answer };
}

const TLS_FAILURE = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH)/;

function failureOf(error: Error, { answer }: AnswerReader): Outcome {
  if (error instanceof RefusedName) return failure(error.reason);
  const code = 'code' in error ? String(error.code) : '';
  return TLS_FAILURE.test(code) ? failure('TLS_FAILED') : failure('CONNECTION_FAILED', answer);
}
