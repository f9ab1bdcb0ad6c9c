import { Worker } from 'node:worker_threads';
import type { Invocation } from '../ports.ts';
import type { FunctionConfiguration } from './function-configuration.ts';
import type { FunctionLog } from './function-log.ts';

/** Lambda gives initialisation 10 s of its own before the function's timeout begins to count: https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html */
const INITIALISATION_MS = 10_000;

const MB = 1024 * 1024;
/**
 * V8 ends the whole process when a heap passes its hard limit faster than the worker can be stopped: it allows 16 MB for
 * that, which builtins use up in milliseconds. So the function's memory is watched from here, and the hard limit lies far
 * enough above it: at 1 GB a second, the fastest measured, the watch sees a leak 15 times before it gets there.
 */
const MEMORY_WATCH_MS = 30;
const HARD_LIMIT_ALLOWANCE_MB = 512;

type RuntimeMessage =
  | { readonly kind: 'ready' }
  /** `broken`: the worker cannot go on; `failed`: the handler threw; `returned`: it answered. */
  | { readonly kind: 'broken' | 'failed' | 'returned'; readonly id: string | null; readonly payload: string };

interface Pending {
  readonly id: string;
  readonly event: string;
  timer: NodeJS.Timeout;
  readonly memoryWatch: NodeJS.Timeout;
  settle(invocation: Invocation): void;
}

/** One worker thread with one function loaded: takes one invocation at a time and is reused while it stays healthy. */
export class ExecutionEnvironment {
  readonly configuration: FunctionConfiguration;
  readonly #log: FunctionLog;
  readonly #worker: Worker;
  readonly #ended: () => void;
  readonly #loading = Promise.withResolvers<void>();
  #ready = false;
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
      resourceLimits: { maxOldGenerationSizeMb: configuration.memoryMb + HARD_LIMIT_ALLOWANCE_MB },
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
    this.#worker.stdout.on('data', (chunk: Buffer) => log.write(chunk));
    this.#worker.stderr.on('data', (chunk: Buffer) => log.write(chunk));
    this.#worker.on('message', (message: RuntimeMessage) => this.#receive(message));
    this.#worker.on('error', (error: Error) => this.#crash(error));
    this.#worker.on('exit', (code) => this.#exit(code));
    // A worker must not keep the host's process alive by itself.
    this.#worker.unref();
  }

  /** Resolves once the function is loaded, or never will be. */
  get loaded(): Promise<void> {
    return this.#loading.promise;
  }

  get alive(): boolean {
    return this.#alive;
  }

  invoke(id: string, event: string): Promise<Invocation> {
    return new Promise((settle) => {
      const timer = setTimeout(() => this.#timeOut(), this.configuration.timeoutMs + INITIALISATION_MS);
      const memoryWatch = setInterval(() => this.#watchMemory(), MEMORY_WATCH_MS);
      this.#pending = { id, event, timer, memoryWatch, settle };
      if (this.#ready) this.#start(this.#pending);
    });
  }

  async retire(): Promise<void> {
    this.#end();
    await this.#worker.terminate();
  }

  #receive(message: RuntimeMessage): void {
    if (message.kind === 'ready') {
      this.#ready = true;
      this.#loading.resolve();
      if (this.#pending) this.#start(this.#pending);
      return;
    }
    if (message.kind === 'broken') {
      this.#log.write(`${message.payload}\n`);
      this.#end();
      void this.#worker.terminate();
    } else if (message.id !== this.#pending?.id) {
      return;
    }
    this.#settle(message.payload, message.kind === 'returned' ? null : 'Unhandled');
  }

  #start(pending: Pending): void {
    const { timeoutMs } = this.configuration;
    clearTimeout(pending.timer);
    pending.timer = setTimeout(() => this.#timeOut(), timeoutMs);
    this.#worker.postMessage({ id: pending.id, event: pending.event, deadline: Date.now() + timeoutMs });
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
    const pending = this.#pending;
    this.#end();
    if (!pending) return;
    const payload = { errorType, errorMessage: `RequestId: ${pending.id} Error: ${reason}` };
    this.#log.write(`${JSON.stringify(payload)}\n`);
    this.#settle(JSON.stringify(payload), 'Unhandled');
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

  #end(): void {
    if (!this.#alive) return;
    this.#alive = false;
    this.#loading.resolve();
    this.#ended();
  }
}
