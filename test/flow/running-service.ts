import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runTool } from '../../operator/run-tool.ts';

/** `connection.json`, which the service writes into its data directory when it is ready. */
export interface Connection {
  readonly base_url: string;
  readonly websocket_url: string;
  readonly account_id: string;
  readonly api_key: string;
}

const REPOSITORY = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** A first start bundles and synthesizes before it hosts, on a machine that may be busy with other tests. */
const START_DEADLINE_MS = 120_000;
const STOP_DEADLINE_MS = 30_000;

/** Environment variables by which a start is told how to run. */
type Settings = Readonly<Record<string, string>>;

const environment = (dataDirectory: string, settings: Settings = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...settings,
  // The service must find Node 24 and its tools as `npm start` finds them.
  PATH: `${join(REPOSITORY, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  // As `npm start` does.
  MALLOC_ARENA_MAX: '2',
  IVS_DATA_DIR: dataDirectory,
  IVS_PORT: '0',
});

/**
 * The service as its user starts it: a process of its own with a data directory of its own, seen only from outside.
 * It leads a process group, so that a test can end everything that it started, and nothing else.
 */
export class RunningService {
  readonly dataDirectory: string;
  readonly #settings: Settings;
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(dataDirectory: string, settings: Settings) {
    this.dataDirectory = dataDirectory;
    this.#settings = settings;
  }

  /** Starts the service on a fresh data directory, and waits until it is ready. */
  static async start(settings: Settings = {}): Promise<RunningService> {
    const service = new RunningService(await mkdtemp(join(tmpdir(), 'ivs-flow-')), settings);
    await service.start();
    return service;
  }

  get connectionFile(): string {
    return join(this.dataDirectory, 'connection.json');
  }

  get connection(): Connection {
    return JSON.parse(readFileSync(this.connectionFile, 'utf8'));
  }

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error('the service is not running');
    return pid;
  }

  /** All that the service printed since its last start. */
  get output(): string {
    return this.#output;
  }

  /** @throws Error with the service's output when it ends, or is not ready in time. */
  async start(): Promise<void> {
    const child = this.#spawn();
    const deadline = Date.now() + START_DEADLINE_MS;
    // After a kill -9 the file of the previous run is still there: ready means that this process has written it.
    const stale = readIfThere(this.connectionFile);
    for (;;) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(
          `the service ended (${child.exitCode ?? child.signalCode}) before it was ready:\n${this.output}`,
        );
      }
      if (await this.#ready(stale)) return;
      if (Date.now() > deadline) {
        await this.kill9();
        throw new Error(`the service was not ready within ${START_DEADLINE_MS} ms:\n${this.output}`);
      }
      await sleep(20);
    }
  }

  /** Calls back if it ends by itself: neither stopped nor killed by us. */
  onCrash(tell: (code: number | NodeJS.Signals | null) => void): void {
    const child = this.#child;
    child?.once('exit', (code, signal) => {
      if (this.#child === child) tell(code ?? signal);
    });
  }

  /** Ends it as Ctrl+C does and resolves with its exit code. */
  async stop(signal: 'SIGINT' | 'SIGTERM' = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child) return null;
    this.#child = undefined;
    const ended = exitOf(child);
    child.kill(signal);
    const late = setTimeout(() => killGroup(child), STOP_DEADLINE_MS);
    const code = await ended;
    clearTimeout(late);
    return code;
  }

  /** Kills the service with no chance to say goodbye; with `alone`, its child processes are left to themselves. */
  async kill9({ alone = false } = {}): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    const ended = exitOf(child);
    if (alone) child.kill('SIGKILL');
    else killGroup(child);
    await ended;
  }

  /** Starts a second service on the same data directory and resolves with how that ended. */
  async startSecond(): Promise<{ readonly exitCode: number | null; readonly output: string }> {
    const second = new RunningService(this.dataDirectory, this.#settings);
    const child = second.#spawn();
    const late = setTimeout(() => killGroup(child), START_DEADLINE_MS);
    const exitCode = await exitOf(child);
    clearTimeout(late);
    return { exitCode, output: second.output };
  }

  /** Runs the operator's tool and resolves with the line of JSON that it prints. */
  async admin<Result>(...parameters: readonly string[]): Promise<Result> {
    return operate<Result>(this.dataDirectory, parameters);
  }

  /** Stops it and removes its data. */
  async discard(): Promise<void> {
    await this.stop();
    await rm(this.dataDirectory, { recursive: true, force: true });
  }

  #spawn(): ChildProcess {
    const child = spawn(process.execPath, ['--import', './scripts/require-node-24.mjs', 'scripts/start.ts'], {
      cwd: REPOSITORY,
      env: environment(this.dataDirectory, this.#settings),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      this.#output += chunk;
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#output += chunk;
    });
    this.#child = child;
    // A run that is broken off must not leave its service behind.
    const endWithUs = () => killGroup(child);
    process.once('exit', endWithUs);
    child.once('exit', () => process.off('exit', endWithUs));
    return child;
  }

  async #ready(stale: string | null): Promise<boolean> {
    const content = readIfThere(this.connectionFile);
    if (content === null || content === '') return false;
    if (content !== stale) return true;
    // The same port may be given out again, so an unchanged file counts once something answers there.
    return fetch(`${JSON.parse(content).base_url}/api/v1/invoices`).then(
      () => true,
      () => false,
    );
  }
}

/**
 * Runs a command of the operator's tool on the service that lives in a data directory, in this process: starting one takes
 * half a second of a core.
 *
 * @throws Error with what the tool says when it refuses.
 */
export async function operate<Result>(dataDirectory: string, parameters: readonly string[]): Promise<Result> {
  const { exitCode, result, notice } = await runTool(parameters, dataDirectory);
  if (exitCode !== 0) throw new Error(notice);
  return JSON.parse(result);
}

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => child.once('exit', (code) => done(code)));
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A service that starts takes the file of the one before away, maybe just between a look whether it is there and the reading. */
function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
