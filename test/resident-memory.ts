import { readFileSync } from 'node:fs';

const KIB = 1024;

/**
 * The resident memory of this process in bytes: now, or the most there ever was. From proc_pid_status(5) where there is
 * one: on Linux getrusage's peak outlives an exec, so that a child begins with what its parent held when it forked
 * (https://man7.org/linux/man-pages/man2/getrusage.2.html).
 */
export function residentMemory(which: 'now' | 'peak'): number {
  if (process.platform !== 'linux') {
    return which === 'now' ? process.memoryUsage.rss() : process.resourceUsage().maxRSS * KIB;
  }
  const field = which === 'now' ? 'VmRSS' : 'VmHWM';
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * KIB;
}
