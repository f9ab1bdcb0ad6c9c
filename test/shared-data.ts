import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/**
 * The path of test data that lies beside the repository and may not be copied into it.
 * @param parts the path below `shared`.
 * @returns undefined, after a line that says so, in a clone that has no such data beside it: tests that need it are not
 * run there (`describe.runIf`).
 */
export function sharedData(...parts: readonly string[]): string | undefined {
  const found = ['../shared', '../../shared']
    .map((shared) => join(ROOT, shared, ...parts))
    .find((path) => existsSync(path));
  if (found === undefined) {
    console.warn(`../shared/${parts.join('/')} is not there: the tests that read it are not run.`);
  }
  return found;
}
