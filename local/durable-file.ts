import { renameSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file's content as one step: a process killed at any moment leaves the old content or the new, never half of
 * it. (No fsync: the promise is to survive the end of the process, not of the machine.)
 */
export function replaceFile(path: string, content: string): void {
  const next = `${path}.next`;
  writeFileSync(next, content);
  renameSync(next, path);
}
