import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../durable-file.ts';
import type { Closable, Invocation } from '../ports.ts';
import type { AsynchronousSettings } from './asynchronous-settings.ts';

/** Lambda retries an asynchronous invocation after one minute, then after two: https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html */
const RETRY_DELAYS_MS: readonly number[] = [60_000, 120_000];

interface Deferred {
  readonly functionArn: string;
  readonly payload: string;
  readonly attempts: number;
  /** Epoch milliseconds before which it is not tried. */
  readonly dueAt: number;
  /** Epoch milliseconds. What was kept without it is tried whatever its age. */
  readonly acceptedAt?: number;
}

/** Lambda's queue of asynchronous invocations: one file each until the function has taken it or has failed for good. */
export class DeferredInvocations implements Closable {
  readonly #folder: string;
  readonly #retryDelaysMs: readonly number[];
  readonly #invoke: (functionArn: string, payload: string, requestId: string) => Promise<Invocation>;
  readonly #settingsOf: (functionArn: string) => AsynchronousSettings;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #closed = false;

  constructor(
    folder: string,
    invoke: (functionArn: string, payload: string, requestId: string) => Promise<Invocation>,
    settingsOf: (functionArn: string) => AsynchronousSettings,
    retryDelaysMs: readonly number[] = RETRY_DELAYS_MS,
  ) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#invoke = invoke;
    this.#settingsOf = settingsOf;
    this.#retryDelaysMs = retryDelaysMs;
  }

  /** Takes up what an earlier process had accepted and not finished. */
  resume(): void {
    for (const name of readdirSync(this.#folder)) {
      if (!name.endsWith('.json')) continue;
      const deferred = JSON.parse(readFileSync(join(this.#folder, name), 'utf8')) as Deferred;
      this.#schedule(name.slice(0, -'.json'.length), deferred);
    }
  }

  /** Once this returns the invocation survives the end of the process. */
  add(functionArn: string, payload: string): void {
    const id = randomUUID();
    const now = Date.now();
    const deferred = { functionArn, payload, attempts: 0, dueAt: now, acceptedAt: now };
    this.#keep(id, deferred);
    this.#schedule(id, deferred);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #schedule(id: string, deferred: Deferred): void {
    if (this.#closed) return;
    const timer = setTimeout(
      () => {
        this.#timers.delete(id);
        void this.#attempt(id, deferred);
      },
      Math.max(0, deferred.dueAt - Date.now()),
    );
    this.#timers.set(id, timer);
  }

  async #attempt(id: string, deferred: Deferred): Promise<void> {
    const { retryAttempts, maximumAgeMs } = this.#settingsOf(deferred.functionArn);
    if (deferred.acceptedAt !== undefined && Date.now() - deferred.acceptedAt > maximumAgeMs) {
      rmSync(this.#path(id), { force: true });
      return;
    }
    const succeeded = await this.#succeeds(id, deferred);
    // An answer that arrives while the host closes may be that of a worker ended by the closing: it is tried again at the next start.
    if (this.#closed) return;
    const delay = deferred.attempts < retryAttempts ? this.#retryDelaysMs[deferred.attempts] : undefined;
    if (succeeded || delay === undefined) {
      rmSync(this.#path(id), { force: true });
      return;
    }
    const next = { ...deferred, attempts: deferred.attempts + 1, dueAt: Date.now() + delay };
    this.#keep(id, next);
    this.#schedule(id, next);
  }

  async #succeeds(id: string, deferred: Deferred): Promise<boolean> {
    try {
      return (await this.#invoke(deferred.functionArn, deferred.payload, id)).functionError === null;
    } catch (error) {
      console.error(`the asynchronous invocation ${id} of ${deferred.functionArn} could not be made:`, error);
      return false;
    }
  }

  #keep(id: string, deferred: Deferred): void {
    replaceFile(this.#path(id), JSON.stringify(deferred));
  }

  #path(id: string): string {
    return join(this.#folder, `${id}.json`);
  }
}
