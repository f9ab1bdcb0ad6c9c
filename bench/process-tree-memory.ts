import { readdirSync, readFileSync } from 'node:fs';

function statusOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // It ended between the listing and the reading.
    return undefined;
  }
}

const field = (status: string, name: string): number =>
  Number(status.match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'))?.[1] ?? 0);

/**
 * Resident memory of a process and everything it started, in MB. Pages that two of them share count twice.
 * Linux only: it reads /proc (proc_pid_status(5)).
 */
export function processTreeMemory(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const status = statusOf(pid);
      return status === undefined
        ? []
        : [{ pid: Number(pid), parent: field(status, 'PPid'), kilobytes: field(status, 'VmRSS') }];
    });
  const tree = new Set([root]);
  for (let before = 0; before < tree.size; ) {
    before = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  }
  return processes.filter(({ pid }) => tree.has(pid)).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024;
}
