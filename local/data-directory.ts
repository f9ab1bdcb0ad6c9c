import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Closable } from './ports.ts';

/**
 * Of everything in a data directory, the items of functions included: nothing migrates it. Raised by whatever change can't
 * go on with what the commit before it left.
 */
const FORMAT = '1';

/** Where the tables lie, in every format. */
export const TABLES_FOLDER = 'dynamodb';

/** Where the local cloud keeps everything; one running stack at a time. */
export interface DataDirectory extends Closable {
  readonly path: string;
  /** A folder in it, made when it is not there. */
  folder(name: string): string;
  /** Random bytes that stay the same over restarts. */
  secret(name: string, bytes: number): Buffer;
}

/**
 * Opens the data directory for this process alone.
 * @param path made when it is not there.
 * @throws Error when it can't be made, another running process has it open, or its data have another format.
 */
export function openDataDirectory(path: string): DataDirectory {
  const root = resolve(path);
  const lock = lockFile(root);
  try {
    requireFormat(root);
  } catch (error) {
    lock.close();
    throw error;
  }
  return {
    path: root,
    folder(name) {
      const folder = join(root, name);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      return folder;
    },
    secret(name, bytes) {
      const file = join(root, name);
      if (!existsSync(file)) keepWhole(file, randomBytes(bytes));
      return readFileSync(file);
    },
    async close() {
      lock.close();
    },
  };
}

/**
 * An exclusive SQLite transaction is the lock: the operating system frees it with the process, however that ends, so
 * there is never a stale lock to judge, as there would be with a file that holds a process id.
 */
function lockFile(root: string): DatabaseSync {
  const database = openLock(root);
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    throw new Error(`${root} is in use by another running stack; stop it, or set IVS_DATA_DIR to another directory`, {
      cause: error,
    });
  }
}

function openLock(root: string): DatabaseSync {
  try {
    makeFolder(root);
    accessSync(root, constants.W_OK);
    return new DatabaseSync(join(root, 'lock.sqlite'));
  } catch (error) {
    throw new Error(`${root} can't be the data directory: ${(error as Error).message}`, { cause: error });
  }
}

/** Data without a format are from before there was one. What else may lie in a directory, e.g. a volume's `lost+found`, is no data. */
function requireFormat(root: string): void {
  const file = join(root, 'format');
  if (!existsSync(file) && !existsSync(join(root, TABLES_FOLDER))) keepWhole(file, Buffer.from(FORMAT));
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'none';
  if (kept === FORMAT) return;
  throw new Error(
    `${root} holds data of another version of this service (format ${kept}, not ${FORMAT}); ` +
      'delete the data directory to start afresh, or run the version that made it',
  );
}

/** Not by mkdir's `recursive`: where a file system takes no folder though the one above is there, as /proc, Node.js tries for ever. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Writes the file whole or not at all, whenever the process is killed. */
function keepWhole(file: string, content: Buffer): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, file);
}
