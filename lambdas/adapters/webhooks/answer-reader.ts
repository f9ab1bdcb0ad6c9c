import { StringDecoder } from 'node:string_decoder';
import type { Dispatcher } from 'undici';
import type { Attempt } from '../../domain/webhooks/attempt.ts';
import { readRetryAfter } from '../../domain/webhooks/retry-at.ts';

/** By their names in lower case; one that comes several times is a list. */
type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** What came of a post. */
export type Outcome = Omit<Attempt, 'startedAt' | 'endedAt'>;

/** What a receiver has said, be it the whole of an answer or the beginning. */
export type Answer = Omit<Outcome, 'error'>;

/** No more of an answer is read; a receiver that floods us is hung up on. */
const READ_BYTES = 64 * 1024;

/** And of it, this much is kept. */
const EXCERPT_BYTES = 1024;

/** Reads one answer to its end, or its first 64 KiB, and tells once what came of it. */
export class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #end: (outcome: Outcome | Error) => void;
  readonly #kept: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  #isBrokenOff = false;
  #statusCode: number | null = null;
  #retryAfter: number | null = null;
  #read = 0;

  /** @param end told the outcome, or why there was no whole answer; only its first call counts. */
  constructor(end: (outcome: Outcome | Error) => void) {
    this.#end = end;
  }

  /** What of an answer has come: one that is never ended still says what is amiss, and when to try again. */
  get answer(): Answer {
    const responseExcerpt = this.#read === 0 ? null : excerptOf(Buffer.concat(this.#kept));
    return { statusCode: this.#statusCode, responseExcerpt, retryAfter: this.#retryAfter };
  }

  /** Ends the request, also one that still waits for its connection: then it is never sent. */
  breakOff(): void {
    this.#isBrokenOff = true;
    this.#controller?.abort(new Error('The request was broken off'));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#isBrokenOff) this.breakOff();
  }

  onResponseStart(_: Dispatcher.DispatchController, statusCode: number, headers: AnswerHeaders): void {
    // Interim answers (102, 103) come before the one that counts; at a 100, which we never ask for, undici breaks off (ADR 14).
    if (statusCode < 200) return;
    this.#statusCode = statusCode;
    const [retryAfter] = [headers['retry-after']].flat();
    this.#retryAfter = readRetryAfter(retryAfter, Date.now());
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    // A copy: the chunk is a window on the parser's memory.
    if (this.#read < EXCERPT_BYTES) this.#kept.push(Buffer.from(chunk.subarray(0, EXCERPT_BYTES - this.#read)));
    this.#read += chunk.length;
    if (this.#read < READ_BYTES) return;
    this.onResponseEnd();
    this.breakOff();
  }

  onResponseEnd(): void {
    this.#end({ error: this.#statusCode === 200 ? null : 'STATUS_NOT_200', ...this.answer });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#end(error);
  }
}

/** A replacement character takes three bytes where there was one, so the text may have to be cut once more. */
function excerptOf(bytes: Buffer): string {
  const text = whole(bytes);
  return Buffer.byteLength(text) <= EXCERPT_BYTES ? text : whole(Buffer.from(text).subarray(0, EXCERPT_BYTES));
}

/** The text of some bytes (what is no UTF-8 shows as U+FFFD); a character that was cut at their end is left out. */
function whole(bytes: Buffer): string {
  return new StringDecoder('utf8').write(bytes);
}
