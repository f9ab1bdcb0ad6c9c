import { readdirSync, readFileSync } from 'node:fs';

/** Of a process and everything it started. */
export interface ProcessTree {
  /** Resident memory in MB; pages that two processes share count twice. */
  readonly megabytes: number;
  /** Processor time used so far, in milliseconds: unlike the clock on the wall, hardly moved by what else the machine does. */
  readonly processorMs: number;
}

/** Kernel ticks a second, in which /proc counts processor time: 100 on every Linux that Node.js supports (sysconf(3)). */
const TICKS_PER_SECOND = 100;
/** x86-64 and most arm64 systems (sysconf(3), PAGESIZE). */
const PAGE_BYTES = 4096;

interface Stat {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
  readonly pages: number;
}

/** Fields of proc_pid_stat(5), counted after the command's name, which may hold spaces and brackets. */
function statOf(pid: string): Stat | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { pid: Number(pid), parent, ticks: (fields[11] ?? 0) + (fields[12] ?? 0), pages: fields[21] ?? 0 };
  } catch {
    // It ended between the listing and the reading.
    return undefined;
  }
}

/** Reads a process tree's memory and processor time from Linux's /proc. */
export function readProcessTree(root: number): ProcessTree {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(pid) ?? []);
  const members = new Set([root]);
  for (let before = 0; before < members.size; ) {
    before = members.size;
    for (const { pid, parent } of processes) if (members.has(parent)) members.add(pid);
  }
  const tree = processes.filter(({ pid }) => members.has(pid));
  return {
    megabytes: tree.reduce((sum, { pages }) => sum + (pages * PAGE_BYTES) / 2 ** 20, 0),
    processorMs: tree.reduce((sum, { ticks }) => sum + (ticks * 1000) / TICKS_PER_SECOND, 0),
  };
}
