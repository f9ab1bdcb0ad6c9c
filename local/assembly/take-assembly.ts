import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies a synthesized assembly into the data directory, in the place of the one before: functions load their code whenever
 * an execution environment starts, and the next build in the checkout replaces the folder under a stack that runs.
 *
 * Copied and not linked, since `cdk synth` writes into files that are there.
 * @returns the copy's folder.
 */
export function takeAssembly(folder: string, dataDirectory: string): string {
  const own = join(dataDirectory, 'assembly');
  rmSync(own, { recursive: true, force: true });
  cpSync(folder, own, { recursive: true });
  return own;
}
