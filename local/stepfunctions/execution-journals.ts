import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Journal, JournalEntry, StartedEntry } from './execution.ts';

/** A closed execution is forgotten, and its name free again, after 90 days: https://docs.aws.amazon.com/step-functions/latest/dg/service-quotas.html */
const REMEMBERED_MS = 90 * 24 * 60 * 60_000;

/**
 * The journals of one state machine's executions: a file each, a line of JSON an entry, in `running/` until the end has
 * been told to everyone and in `closed/` from then on. Lines reach the operating system before they count, so the end of
 * the process loses none; a line that it cut short never counted, and is taken away before another is appended to it.
 */
export class ExecutionJournals {
  readonly #running: string;
  readonly #closed: string;

  constructor(folder: string) {
    this.#running = join(folder, 'running');
    this.#closed = join(folder, 'closed');
    mkdirSync(this.#running, { recursive: true });
    mkdirSync(this.#closed, { recursive: true });
    for (const name of this.running()) takeAwayHalfLine(this.#path(this.#running, name));
  }

  create(name: string, entry: StartedEntry): void {
    writeFileSync(this.#path(this.#running, name), line(entry), { flag: 'wx' });
  }

  append(name: string, entry: JournalEntry): void {
    appendFileSync(this.#path(this.#running, name), line(entry));
  }

  close(name: string): void {
    renameSync(this.#path(this.#running, name), this.#path(this.#closed, name));
  }

  /** @returns null when no execution of this name is remembered, or its journal does not begin as one. */
  read(name: string): Journal | null {
    for (const folder of [this.#running, this.#closed]) {
      const path = this.#path(folder, name);
      if (existsSync(path)) return parse(readFileSync(path, 'utf8'));
    }
    return null;
  }

  running(): readonly string[] {
    return namesIn(readdirSync(this.#running));
  }

  /** Newest first, by when they were closed. */
  closed(): readonly string[] {
    const names = namesIn(readdirSync(this.#closed));
    const closedAt = new Map(names.map((name) => [name, statSync(this.#path(this.#closed, name)).mtimeMs]));
    return names.toSorted((a, b) => (closedAt.get(b) ?? 0) - (closedAt.get(a) ?? 0));
  }

  async forgetOld(now: number): Promise<void> {
    for (const file of await readdir(this.#closed)) {
      const path = join(this.#closed, file);
      if (now - (await stat(path)).mtimeMs > REMEMBERED_MS) await rm(path);
    }
  }

  #path(folder: string, name: string): string {
    return join(folder, `${encodeURIComponent(name)}.jsonl`);
  }
}

function namesIn(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => decodeURIComponent(file.slice(0, -'.jsonl'.length)));
}

function line(entry: JournalEntry): string {
  return `${JSON.stringify(entry)}\n`;
}

function parse(text: string): Journal | null {
  const lines = text.split('\n').slice(0, -1);
  const [first, ...others] = lines.map((each) => JSON.parse(each) as JournalEntry);
  return first?.type === 'started' ? [first, ...others] : null;
}

/** An execution without even its first line never began: nobody was told so, and its name is free. */
function takeAwayHalfLine(path: string): void {
  const bytes = readFileSync(path);
  const whole = bytes.lastIndexOf('\n') + 1;
  if (whole === 0) rmSync(path);
  else if (whole < bytes.length) truncateSync(path, whole);
}
