import { randomUUID } from 'node:crypto';
import { ServiceError } from '../ports.ts';
import type { JsonValue } from './json-value.ts';
import { TaskError } from './task-error.ts';

/** What ended a task that waited for its token. */
export type TaskAnswer =
  | { readonly output: JsonValue }
  | { readonly error: string; readonly cause: string; readonly output?: never };

export interface WaitLimits {
  /** Milliseconds that the task may take in all, and between two heartbeats; null for no limit. */
  readonly timeoutMs: number | null;
  readonly heartbeatMs: number | null;
}

/** A task that waits until its token is answered, or one of its limits is over. */
export class TaskWait {
  readonly token: string;
  /** Settles once: with what the token was answered with, or a TaskError. */
  readonly answered: Promise<JsonValue>;
  readonly #keep: (answer: TaskAnswer) => void;
  readonly #heartbeatMs: number | null;
  readonly #timeout: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #over = false;
  readonly #settle: { resolve(value: JsonValue): void; reject(error: Error): void };

  /**
   * @param elapsedMs of the timeout that earlier processes have used.
   * @param keep told of the answer before anybody acts on it.
   */
  constructor(token: string, limits: WaitLimits, elapsedMs: number, keep: (answer: TaskAnswer) => void) {
    this.token = token;
    this.#keep = keep;
    this.#heartbeatMs = limits.heartbeatMs;
    const { promise, resolve, reject } = Promise.withResolvers<JsonValue>();
    this.answered = promise;
    this.#settle = { resolve, reject };
    // Whoever awaits it comes later; until then a failure is nobody's unhandled rejection.
    promise.catch(() => undefined);
    if (limits.timeoutMs !== null) {
      const left = Math.max(0, limits.timeoutMs - elapsedMs);
      this.#timeout = setTimeout(() => this.fail(new TaskError('States.Timeout', 'The task took too long')), left);
    }
    this.beat();
  }

  get over(): boolean {
    return this.#over;
  }

  beat(): void {
    clearTimeout(this.#heartbeat);
    if (this.#heartbeatMs === null || this.#over) return;
    const silent = new TaskError('States.HeartbeatTimeout', 'No heartbeat came in time');
    this.#heartbeat = setTimeout(() => this.fail(silent), this.#heartbeatMs);
  }

  /** The answer is kept when this returns. */
  answer(answer: TaskAnswer): void {
    this.#keep(answer);
    this.settle(answer);
  }

  settle(answer: TaskAnswer): void {
    this.#stop();
    if ('error' in answer) this.#settle.reject(new TaskError(answer.error, answer.cause));
    else this.#settle.resolve(answer.output);
  }

  fail(error: Error): void {
    this.#stop();
    this.#settle.reject(error);
  }

  #stop(): void {
    this.#over = true;
    clearTimeout(this.#timeout);
    clearTimeout(this.#heartbeat);
  }
}

/** The tasks that wait for their tokens now. */
export class TaskTokens {
  readonly #waits = new Map<string, TaskWait>();

  add(wait: TaskWait): void {
    this.#waits.set(wait.token, wait);
    const forget = () => this.#waits.delete(wait.token);
    wait.answered.then(forget, forget);
  }

  /** @throws ServiceError TaskTimedOut when nobody waits for it (any more). */
  find(token: string): TaskWait {
    const wait = this.#waits.get(token);
    if (wait && !wait.over) return wait;
    throw new ServiceError('TaskTimedOut', 'Task Timed Out: the provided task does not exist anymore');
  }
}

/** A new token. On AWS it is opaque; here it says which machine's task it is of, for the policies to judge. */
export function newTaskToken(machineArn: string): string {
  return Buffer.from(JSON.stringify({ machineArn, id: randomUUID() })).toString('base64url');
}

/** @throws ServiceError InvalidToken when it is none of ours. */
export function machineOfToken(token: string): string {
  try {
    const { machineArn } = JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as { machineArn: unknown };
    if (typeof machineArn === 'string') return machineArn;
  } catch {
    // Said below, like any other text that is no token.
  }
  throw new ServiceError('InvalidToken', 'Invalid Token: the provided token is not valid');
}
