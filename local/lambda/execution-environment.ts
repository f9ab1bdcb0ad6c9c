import { Worker } from 'node:worker_threads';
import type { Invocation } from '../ports.ts';
import type { FunctionConfiguration } from './function-configuration.ts';
import type { FunctionLog } from './function-log.ts';

/** Lambda gives initialisation 10 s, and tries it once more within the first invocation's timeout: https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html */
const INITIALISATION_MS = 10_000;

const MB = 1024 * 1024;
/**
 * V8 ends the whole process when a heap passes its hard limit faster than the worker can be stopped: it allows 16 MB for
 * that, which builtins use up in milliseconds. So the function's memory is watched from here, and the hard limit lies far
 * enough above it: at 1 GB a second, the fastest measured, the watch sees a leak 8 times before it gets there.
 */
const MEMORY_WATCH_MS = 60;
const HARD_LIMIT_ALLOWANCE_MB = 512;
/** V8 would let each worker's young generation grow to 48 MB; over some forty workers that is most of the stack's memory. */
const YOUNG_GENERATION_MB = 12;

type RuntimeMessage =
  | { readonly kind: 'ready' }
  /** `broken`: the worker cannot go on; `failed`: the handler threw; `returned`: it answered. */
  | { readonly kind: 'broken' | 'failed' | 'returned'; readonly id: string | null; readonly payload: string };

interface Pending {
  readonly id: string;
  readonly timer: NodeJS.Timeout;
  readonly memoryWatch: NodeJS.Timeout;
  settle(invocation: Invocation): void;
}

/** One worker thread with one function loaded: takes one invocation at a time and is reused while it stays healthy. */
export class ExecutionEnvironment {
  readonly configuration: FunctionConfiguration;
  readonly #log: FunctionLog;
  readonly #worker: Worker;
  readonly #ended: () => void;
  readonly #loading = Promise.withResolvers<Invocation | null>();
  readonly #loadingTimer: NodeJS.Timeout;
  #alive = true;
  #pending: Pending | null = null;
  /** `performance.now()` of the last answer; decides who is reclaimed first. */
  lastUsed = performance.now();

  /**
   * @param compileCacheFolder shared by all environments.
   * @param ended called once, when no further invocation may be given to this environment.
   */
  constructor(configuration: FunctionConfiguration, log: FunctionLog, compileCacheFolder: string, ended: () => void) {
    this.configuration = configuration;
    this.#log = log;
    this.#ended = ended;
    this.#worker = new Worker(new URL('./runtime.mjs', import.meta.url), {
      argv: [],
      execArgv: [],
      env: configuration.environment,
      stdout: true,
      stderr: true,
      resourceLimits: {
        maxOldGenerationSizeMb: configuration.memoryMb + HARD_LIMIT_ALLOWANCE_MB,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      },
      name: configuration.name,
      workerData: {
        entryFile: configuration.entryFile,
        handlerName: configuration.handlerName,
        compileCacheFolder,
        context: {
          functionName: configuration.name,
          functionVersion: '$LATEST',
          invokedFunctionArn: configuration.arn,
          memoryLimitInMB: String(configuration.memoryMb),
          logGroupName: configuration.logGroupName,
          logStreamName: 'local',
        },
      },
    });
    this.#worker.stdout.on('data', (chunk: Buffer) => log.print(chunk));
    this.#worker.stderr.on('data', (chunk: Buffer) => log.print(chunk));
    this.#worker.on('message', (message: RuntimeMessage) => this.#receive(message));
    this.#worker.on('error', (error: Error) => this.#crash(error));
    this.#worker.on('exit', (code) => this.#exit(code));
    this.#loadingTimer = setTimeout(() => this.#timeOut(), INITIALISATION_MS + configuration.timeoutMs);
    // A worker must not keep the host's process alive by itself.
    this.#worker.unref();
  }

  /** null once the function is loaded; what its first caller gets to hear when that failed. */
  get loaded(): Promise<Invocation | null> {
    return this.#loading.promise;
  }

  get alive(): boolean {
    return this.#alive;
  }

  /** Only once it is loaded, and one at a time. */
  invoke(id: string, event: string): Promise<Invocation> {
    const { timeoutMs } = this.configuration;
    return new Promise((settle) => {
      const timer = setTimeout(() => this.#timeOut(), timeoutMs);
      const memoryWatch = setInterval(() => this.#watchMemory(), MEMORY_WATCH_MS);
      this.#pending = { id, timer, memoryWatch, settle };
      this.#worker.postMessage({ id, event, deadline: Date.now() + timeoutMs });
    });
  }

  /** How long the worker's own thread has kept a core busy so far; 0 once it has ended. */
  async cpuMicroseconds(): Promise<number> {
    try {
      const { user, system } = await this.#worker.cpuUsage();
      return user + system;
    } catch {
      return 0;
    }
  }

  async retire(): Promise<void> {
    this.#end();
    await this.#worker.terminate();
  }

  #receive(message: RuntimeMessage): void {
    if (message.kind === 'ready') {
      clearTimeout(this.#loadingTimer);
      this.#loading.resolve(null);
      return;
    }
    if (message.kind === 'broken') {
      this.#log.write(`${message.payload}\n`);
      this.#end(message.payload);
      void this.#worker.terminate();
    } else if (message.id !== this.#pending?.id) {
      return;
    }
    this.#settle(message.payload, message.kind === 'returned' ? null : 'Unhandled');
  }

  #watchMemory(): void {
    this.#worker.getHeapStatistics().then(
      ({ used_heap_size: heap, external_memory: external }) => {
        if (this.#pending && heap + external > this.configuration.memoryMb * MB) this.#endOutOfMemory();
      },
      // The worker has ended meanwhile, which is reported on its own.
      () => undefined,
    );
  }

  #endOutOfMemory(): void {
    this.#fail('Runtime.OutOfMemory', 'Runtime exited with error: signal: killed');
    void this.#worker.terminate();
  }

  #timeOut(): void {
    const seconds = (this.configuration.timeoutMs / 1000).toFixed(2);
    this.#fail('Sandbox.Timedout', `Task timed out after ${seconds} seconds`);
    void this.#worker.terminate();
  }

  #crash(error: Error & { code?: string }): void {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      this.#endOutOfMemory();
    } else {
      this.#log.write(`${error.stack ?? error.message}\n`);
      this.#fail('Runtime.ExitError', `Runtime exited with error: ${error.message}`);
    }
  }

  #exit(code: number): void {
    const how = code === 0 ? 'without providing a reason' : `with error: exit status ${code}`;
    this.#fail('Runtime.ExitError', `Runtime exited ${how}`);
  }

  #fail(errorType: string, reason: string): void {
    if (!this.#alive && !this.#pending) return;
    const subject = this.#pending ? `RequestId: ${this.#pending.id} ` : '';
    const payload = JSON.stringify({ errorType, errorMessage: `${subject}Error: ${reason}` });
    this.#log.write(`${payload}\n`);
    this.#end(payload);
    this.#settle(payload, 'Unhandled');
  }

  #settle(payload: string, functionError: Invocation['functionError']): void {
    const pending = this.#pending;
    if (!pending) return;
    this.#pending = null;
    clearTimeout(pending.timer);
    clearInterval(pending.memoryWatch);
    this.lastUsed = performance.now();
    pending.settle({ payload, functionError });
  }

  /** @param payload what a caller that waits for the function to load is told, if it never will be. */
  #end(payload = '{"errorType":"Runtime.Unknown","errorMessage":"the local cloud is closing"}'): void {
    if (!this.#alive) return;
    this.#alive = false;
    clearTimeout(this.#loadingTimer);
    this.#loading.resolve({ payload, functionError: 'Unhandled' });
    this.#ended();
  }
}
