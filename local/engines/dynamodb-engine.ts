import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Closable } from '../ports.ts';
import { dynoxideBinary } from './dynoxide-binary.ts';
import { freePort } from './free-port.ts';
import { endOrphans } from './orphaned-processes.ts';
import { tendStreamRecords } from './stream-records.ts';

/** A running DynamoDB engine. */
export interface DynamodbEngine extends Closable {
  /** e.g. `http://127.0.0.1:8000`. It believes any signature. */
  readonly origin: string;
}

/** Five deaths in a minute are no accident any more. */
const MOST_DEATHS = 5;
const DEATHS_WINDOW_MS = 60_000;

/**
 * Starts dynoxide on a SQLite file in the folder, or takes the endpoint that `IVS_DYNAMODB_ENDPOINT` names.
 *
 * Its writes are in the write-ahead log before they are acknowledged (journal_mode WAL, synchronous NORMAL): the end of
 * the process, at any moment, loses none. Should it die, it is started again on the same port.
 * @param onFatal told when it dies over and over.
 */
export async function startDynamodbEngine(folder: string, onFatal: (error: Error) => void): Promise<DynamodbEngine> {
  const named = process.env.IVS_DYNAMODB_ENDPOINT;
  if (named !== undefined) return { origin: new URL(named).origin, async close() {} };
  const binary = dynoxideBinary();
  const file = join(folder, 'dynamodb.sqlite');
  endOrphans(file);
  const port = await freePort();
  const deaths: number[] = [];
  let closing = false;
  let child: ChildProcess;

  const run = async (): Promise<void> => {
    child = spawn(binary, ['serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', file], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {},
    });
    await listening(child);
    child.once('exit', (code, signal) => {
      if (closing) return;
      const now = Date.now();
      deaths.push(now);
      const recent = deaths.filter((at) => now - at < DEATHS_WINDOW_MS);
      if (recent.length >= MOST_DEATHS) onFatal(new Error(`the DynamoDB engine ended again (${signal ?? code})`));
      else run().catch(onFatal);
    });
  };
  await run();
  const streamRecords = tendStreamRecords(file);

  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      closing = true;
      await streamRecords.close();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Resolves once the engine says that it listens; what it says until then explains a failure. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      if (said.includes('listening on')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the DynamoDB engine ended at its start (${code}): ${said.trim()}`)));
  });
}
