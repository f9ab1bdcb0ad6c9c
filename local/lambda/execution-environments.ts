import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { meterPrinted } from '../metering/log-lines.ts';
import type { Meter } from '../metering/meter.ts';
import { meterInvocation } from '../metering/meter-invocation.ts';
import type { Closable, Invocation } from '../ports.ts';
import { ExecutionEnvironment } from './execution-environment.ts';
import type { FunctionConfiguration } from './function-configuration.ts';
import { FunctionLog } from './function-log.ts';

export interface EnvironmentLimits {
  /** Invocations of one function that may run side by side; the next ones wait. */
  readonly perFunction: number;
  /**
   * Places that live workers take up: one for every 512 MB of a function's memory size. A worker at work holds 30 to 45 MB,
   * one that reads PDFs 100 (measured): with 32 places, the host and the engines the stack stays below 1.5 GB, as long as
   * glibc keeps the threads' memory in few arenas (`MALLOC_ARENA_MAX` in package.json's `start`: 180 MB less, measured).
   */
  readonly places: number;
  /** A worker unused for this long is ended. */
  readonly idleMs: number;
  /** A worker unused for this long is ended when a function with more callers than workers has no place left. */
  readonly spareMs: number;
  /** Loading a bundle takes 100 ms of a core: more at once would only take the cores from workers that have work. */
  readonly loadingAtOnce: number;
  /**
   * A function that has a worker gets a further one when a caller has waited for so long: about as long as that would keep a
   * core busy until it is loaded and warm (350 ms, measured). What a worker serves meanwhile, it serves for less.
   */
  readonly furtherAfterMs: number;
}

export const DEFAULT_ENVIRONMENT_LIMITS: EnvironmentLimits = {
  perFunction: 10,
  places: 32,
  idleMs: 5 * 60_000,
  spareMs: 10_000,
  loadingAtOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  furtherAfterMs: 350,
};

interface Waiting {
  /** `performance.now()` of its call. */
  readonly since: number;
  take(turn: ExecutionEnvironment | Invocation): void;
}

interface FunctionEnvironments {
  readonly configuration: FunctionConfiguration;
  readonly places: number;
  readonly log: FunctionLog;
  readonly live: Set<ExecutionEnvironment>;
  readonly idle: ExecutionEnvironment[];
  readonly waiting: Waiting[];
  loading: number;
  /** `performance.now()` when the newest worker had loaded. */
  lastLoaded: number;
  lookAgain: NodeJS.Timeout | undefined;
}

/** Gives every invocation an execution environment: a warm one, a new one, or the next that comes free. */
export class ExecutionEnvironments implements Closable {
  readonly #limits: EnvironmentLimits;
  readonly #logFolder: string;
  readonly #compileCacheFolder: string;
  readonly #meter: Meter | undefined;
  readonly #functions = new Map<string, FunctionEnvironments>();
  readonly #reclaiming: NodeJS.Timeout;
  #placesTaken = 0;
  #loading = 0;
  #closed = false;

  constructor(dataDirectory: string, limits: EnvironmentLimits = DEFAULT_ENVIRONMENT_LIMITS, meter?: Meter) {
    this.#meter = meter;
    this.#logFolder = join(dataDirectory, 'logs');
    // Not the process' own: the cache goes by the path of a file, and the functions' code lies in the data directory.
    this.#compileCacheFolder = join(dataDirectory, 'compile-cache');
    this.#limits = limits;
    this.#reclaiming = setInterval(() => this.#reclaim(), limits.idleMs / 10).unref();
  }

  async run(configuration: FunctionConfiguration, requestId: string, event: string): Promise<Invocation> {
    const its = this.#of(configuration);
    const turn = its.idle.pop() ?? (await this.#wait(its));
    if (!(turn instanceof ExecutionEnvironment)) return turn;
    const cpuBefore = this.#meter ? await turn.cpuMicroseconds() : 0;
    const started = performance.now();
    const invocation = await turn.invoke(requestId, event);
    const duration = performance.now() - started;
    its.log.write(
      `REPORT RequestId: ${requestId}\tDuration: ${duration.toFixed(2)} ms\tMemory Size: ${configuration.memoryMb} MB\n`,
    );
    if (this.#meter) {
      const cpuMicroseconds = (await turn.cpuMicroseconds()) - cpuBefore;
      meterInvocation(this.#meter, { configuration, milliseconds: duration, cpuMicroseconds });
    }
    if (turn.alive) this.#offer(its, turn);
    return invocation;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#reclaiming);
    const all = [...this.#functions.values()];
    for (const { lookAgain } of all) clearTimeout(lookAgain);
    await Promise.all(all.flatMap(({ live }) => [...live]).map((environment) => environment.retire()));
    await Promise.all(all.map(({ log }) => log.close()));
  }

  #wait(its: FunctionEnvironments): Promise<ExecutionEnvironment | Invocation> {
    return new Promise((take) => {
      its.waiting.push({ since: performance.now(), take });
      this.#loadForWaiting();
    });
  }

  #offer(its: FunctionEnvironments, environment: ExecutionEnvironment): void {
    // Its own callers have its other workers; those of a function without one would wait until all of them are served.
    if (its.live.size > 1 && this.#isFirstShutOut()) {
      void environment.retire();
      return;
    }
    const next = its.waiting.shift();
    if (next) {
      next.take(environment);
      return;
    }
    its.idle.push(environment);
    // Another function may have waited for a place that this one can do without.
    this.#loadForWaiting();
  }

  /** Loads another worker where more callers wait than are loading, a further one of a function only once they have waited long. */
  #loadForWaiting(): void {
    if (this.#closed) return;
    for (const its of this.#firstOnesFirst()) {
      if (this.#loading >= this.#limits.loadingAtOnce) return;
      if (its.waiting.length <= its.loading || its.live.size >= this.#limits.perFunction) continue;
      if (its.live.size > 0 && !this.#hasWaitedLong(its)) continue;
      while (!this.#hasRoom(its) && this.#endOneFor(its));
      if (this.#hasRoom(its)) void this.#load(its);
    }
  }

  /** Whether its first caller has waited long since there was another worker; where not, it is looked at again by then. */
  #hasWaitedLong(its: FunctionEnvironments): boolean {
    const [first] = its.waiting;
    if (!first || its.loading > 0) return false;
    const left = Math.max(first.since, its.lastLoaded) + this.#limits.furtherAfterMs - performance.now();
    if (left <= 0) return true;
    clearTimeout(its.lookAgain);
    its.lookAgain = setTimeout(() => this.#loadForWaiting(), left).unref();
    return false;
  }

  /** Whether a function has callers and no worker, and no room for one. */
  #isFirstShutOut(): boolean {
    return [...this.#functions.values()].some(
      (its) => its.live.size === 0 && its.waiting.length > 0 && !this.#hasRoom(its),
    );
  }

  /** The functions, those without a worker before those that could do with another. */
  #firstOnesFirst(): readonly FunctionEnvironments[] {
    return [...this.#functions.values()].toSorted((a, b) => Math.min(a.live.size, 1) - Math.min(b.live.size, 1));
  }

  #hasRoom(its: FunctionEnvironments): boolean {
    // A function larger than all places together still runs, alone.
    return this.#placesTaken === 0 || this.#placesTaken + its.places <= this.#limits.places;
  }

  async #load(its: FunctionEnvironments): Promise<void> {
    const environment = new ExecutionEnvironment(its.configuration, its.log, this.#compileCacheFolder, () => {
      its.live.delete(environment);
      const position = its.idle.indexOf(environment);
      if (position >= 0) its.idle.splice(position, 1);
      this.#placesTaken -= its.places;
      // Not at once: an environment may be ended to make room for the very one that is about to be loaded.
      queueMicrotask(() => this.#loadForWaiting());
    });
    its.live.add(environment);
    its.loading += 1;
    this.#loading += 1;
    this.#placesTaken += its.places;
    const failure = await environment.loaded;
    its.loading -= 1;
    its.lastLoaded = performance.now();
    this.#loading -= 1;
    if (failure) its.waiting.shift()?.take(failure);
    else this.#offer(its, environment);
    this.#loadForWaiting();
  }

  /**
   * Ends an idle worker to make room. For a function's first worker one of a function that has several goes, and only if
   * there is none a function's last; for a further one only what has been unused for a while. So every function in use
   * keeps a worker where all of them have room, and functions that take turns don't end each other's.
   */
  #endOneFor(its: FunctionEnvironments): boolean {
    const isFirst = its.live.size === 0;
    const unusedSince = performance.now() - (isFirst ? 0 : this.#limits.spareMs);
    const all = [...this.#functions.values()];
    const surplus = all.filter(({ live }) => live.size > 1).flatMap(({ idle }) => idle);
    const rest = all.filter(({ live }) => live.size === 1).flatMap(({ idle }) => idle);
    const ending = leastRecent(surplus, unusedSince) ?? leastRecent(rest, unusedSince);
    void ending?.retire();
    return ending !== undefined;
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
    const meter = this.#meter;
    const log = new FunctionLog(this.#logFolder, configuration.name, (printed) => {
      if (meter) meterPrinted(meter, configuration.arn, printed);
    });
    const places = Math.max(1, Math.round(configuration.memoryMb / 512));
    const made = {
      configuration,
      places,
      log,
      live: new Set<ExecutionEnvironment>(),
      idle: [],
      waiting: [],
      loading: 0,
      lastLoaded: 0,
      lookAgain: undefined,
    };
    this.#functions.set(configuration.arn, made);
    return made;
  }
}

function leastRecent(idle: readonly ExecutionEnvironment[], before: number): ExecutionEnvironment | undefined {
  const oldest = idle.toSorted((a, b) => a.lastUsed - b.lastUsed)[0];
  return oldest && oldest.lastUsed <= before ? oldest : undefined;
}
