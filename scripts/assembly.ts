import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the synthesized assembly follows from; nothing else may change it. */
const INPUTS = ['bin/**', 'lib/**', 'lambdas/**', 'statemachine/**', 'cdk.json', 'package-lock.json'];

/** Where the assembly lies. */
export const ASSEMBLY_FOLDER = 'cdk.out';
const STAMP = join(ASSEMBLY_FOLDER, '.inputs.sha256');

function fingerprintOfInputs(): string {
  const hash = createHash('sha256');
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function stampedFingerprint(): string | null {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null;
  }
}

function synthesize(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['bin/app.ts'], {
      // The local cloud is one region, whichever the CLI has been told of.
      env: { ...process.env, CDK_OUTDIR: ASSEMBLY_FOLDER, CDK_DEFAULT_REGION: 'us-east-1' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`bin/app.ts ended with exit code ${code}`)),
    );
  });
}

/**
 * Bundles and synthesizes, unless the assembly at hand was made from exactly these sources.
 *
 * @returns whether it had to be made
 * @throws when the build fails; the assembly is then gone, never half made
 */
export async function ensureAssembly(): Promise<boolean> {
  const fingerprint = fingerprintOfInputs();
  if (stampedFingerprint() === fingerprint) return false;
  rmSync(ASSEMBLY_FOLDER, { recursive: true, force: true });
  await synthesize();
  writeFileSync(STAMP, fingerprint);
  return true;
}
