import { join } from 'node:path';
import type { Closable, Invocation } from '../ports.ts';
import { ExecutionEnvironment } from './execution-environment.ts';
import type { FunctionConfiguration } from './function-configuration.ts';
import { FunctionLog } from './function-log.ts';

export interface EnvironmentLimits {
  /** Invocations of one function that may run side by side; the next ones wait. */
  readonly perFunction: number;
  /**
   * Workers alive at once. One costs 10 MB, and 22 to 27 MB with a bundle that holds an SDK client (measured), so 36 stay
   * below 1 GB, and with the host and the engines the stack stays below 1.5 GB.
   */
  readonly inAll: number;
  /** A worker unused for this long is ended. */
  readonly idleMs: number;
}

export const DEFAULT_ENVIRONMENT_LIMITS: EnvironmentLimits = { perFunction: 10, inAll: 36, idleMs: 5 * 60_000 };

interface Waiting {
  readonly configuration: FunctionConfiguration;
  start(environment: ExecutionEnvironment): void;
}

interface FunctionEnvironments {
  readonly log: FunctionLog;
  readonly live: Set<ExecutionEnvironment>;
  readonly idle: ExecutionEnvironment[];
}

/** Gives every invocation an execution environment: a warm one, a new one, or the next that comes free. */
export class ExecutionEnvironments implements Closable {
  readonly #limits: EnvironmentLimits;
  readonly #logFolder: string;
  readonly #compileCacheFolder: string;
  readonly #functions = new Map<string, FunctionEnvironments>();
  readonly #reclaiming: NodeJS.Timeout;
  #waiting: Waiting[] = [];
  #live = 0;

  constructor(dataDirectory: string, limits: EnvironmentLimits = DEFAULT_ENVIRONMENT_LIMITS) {
    this.#logFolder = join(dataDirectory, 'logs');
    this.#compileCacheFolder = join(dataDirectory, 'compile-cache');
    this.#limits = limits;
    this.#reclaiming = setInterval(() => this.#reclaim(), limits.idleMs / 10).unref();
  }

  async run(configuration: FunctionConfiguration, requestId: string, event: string): Promise<Invocation> {
    const environment = await this.#acquire(configuration);
    const started = performance.now();
    try {
      return await environment.invoke(requestId, event);
    } finally {
      const { log } = this.#of(configuration);
      const duration = (performance.now() - started).toFixed(2);
      log.write(
        `REPORT RequestId: ${requestId}\tDuration: ${duration} ms\tMemory Size: ${configuration.memoryMb} MB\n`,
      );
      this.#release(environment);
    }
  }

  /** Starts one worker of the function, so that its first caller finds it loaded; resolves when it is. */
  async warm(configuration: FunctionConfiguration): Promise<void> {
    const { live, idle } = this.#of(configuration);
    if (live.size > 0 || this.#live >= this.#limits.inAll) return;
    const environment = this.#create(configuration);
    idle.push(environment);
    await environment.loaded;
  }

  async close(): Promise<void> {
    clearInterval(this.#reclaiming);
    const all = [...this.#functions.values()];
    await Promise.all(all.flatMap(({ live }) => [...live]).map((environment) => environment.retire()));
    await Promise.all(all.map(({ log }) => log.close()));
  }

  #acquire(configuration: FunctionConfiguration): Promise<ExecutionEnvironment> {
    const free = this.#waiting.length === 0 ? this.#take(configuration) : null;
    if (free) return Promise.resolve(free);
    return new Promise((resolve) => {
      this.#waiting.push({ configuration, start: resolve });
      this.#startWaiting();
    });
  }

  #take(configuration: FunctionConfiguration): ExecutionEnvironment | null {
    const { live, idle } = this.#of(configuration);
    const warm = idle.pop();
    if (warm) return warm;
    if (live.size >= this.#limits.perFunction) return null;
    if (this.#live >= this.#limits.inAll && !this.#makeRoom()) return null;
    return this.#create(configuration);
  }

  #create(configuration: FunctionConfiguration): ExecutionEnvironment {
    const { log, live, idle } = this.#of(configuration);
    const environment = new ExecutionEnvironment(configuration, log, this.#compileCacheFolder, () => {
      live.delete(environment);
      const position = idle.indexOf(environment);
      if (position >= 0) idle.splice(position, 1);
      this.#live -= 1;
      // Not at once: an environment may be ended while the queue is being walked, to make room in it.
      queueMicrotask(() => this.#startWaiting());
    });
    live.add(environment);
    this.#live += 1;
    return environment;
  }

  #release(environment: ExecutionEnvironment): void {
    if (environment.alive) this.#of(environment.configuration).idle.push(environment);
    this.#startWaiting();
  }

  /** First come, first served, but nobody waits behind a function that is at its own limit. */
  #startWaiting(): void {
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const entry of waiting) {
      const environment = this.#take(entry.configuration);
      if (environment) entry.start(environment);
      else this.#waiting.push(entry);
    }
  }

  #makeRoom(): boolean {
    const idle = [...this.#functions.values()].flatMap((each) => each.idle);
    const oldest = idle.sort((a, b) => a.lastUsed - b.lastUsed)[0];
    if (!oldest) return false;
    void oldest.retire();
    return true;
  }

  #reclaim(): void {
    const before = performance.now() - this.#limits.idleMs;
    for (const { idle } of this.#functions.values()) {
      for (const environment of [...idle]) if (environment.lastUsed < before) void environment.retire();
    }
  }

  #of(configuration: FunctionConfiguration): FunctionEnvironments {
    const known = this.#functions.get(configuration.arn);
    if (known) return known;
    const made: FunctionEnvironments = {
      log: new FunctionLog(this.#logFolder, configuration.name),
      live: new Set<ExecutionEnvironment>(),
      idle: [],
    };
    this.#functions.set(configuration.arn, made);
    return made;
  }
}
