import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Ends processes that an earlier stack left behind when it was killed. Which ones they are is told by their arguments,
 * that hold the path of a file in a data directory that only this process may use now: no process id is trusted.
 * @returns how many were ended.
 */
export function endOrphans(fileOfTheirs: string): number {
  const orphans = runningProcesses().filter(
    ({ pid, commandLine }) => pid !== process.pid && commandLine.includes(fileOfTheirs),
  );
  for (const { pid } of orphans) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // It ended by itself in between.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  return orphans.length;
}

interface RunningProcess {
  readonly pid: number;
  readonly commandLine: readonly string[];
}

function runningProcesses(): RunningProcess[] {
  return process.platform === 'linux' ? processesOfLinux() : processesOfPs();
}

function processesOfLinux(): RunningProcess[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      return [{ pid: Number(pid), commandLine: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') }];
    } catch {
      // Ended since the listing, or another user's.
      return [];
    }
  });
}

function processesOfPs(): RunningProcess[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=', '-o', 'args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, args] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined || args === undefined ? [] : [{ pid: Number(pid), commandLine: args.split(' ') }];
  });
}
