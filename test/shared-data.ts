import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * The path of test data that may not be copied into the repository and so lies in a folder `shared` beside it.
 *
 * @param parts the path below `shared`
 * @returns undefined, with a message, where that folder is not there: the tests of such data are then not run
 */
export function sharedData(...parts: readonly string[]): string | undefined {
  for (const folder of ['../shared', '../../shared']) {
    const path = join(REPOSITORY, folder, ...parts);
    if (existsSync(path)) return path;
  }
  console.warn(`No ${join('../shared', ...parts)} beside the repository: the tests of that data are not run.`);
  return undefined;
}
