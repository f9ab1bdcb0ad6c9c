import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the synthesized assembly follows from; nothing else may change it. */
const INPUTS = ['bin/**', 'lib/**', 'lambdas/**', 'statemachine/**', 'cdk.json', 'package-lock.json'];

/** Where the assembly lies. */
export const ASSEMBLY_FOLDER = 'cdk.out';
const STAMP = '.inputs.sha256';

function fingerprintOfInputs(): string {
  const hash = createHash('sha256');
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function stampedFingerprint(folder: string): string | null {
  try {
    return readFileSync(join(folder, STAMP), 'utf8');
  } catch {
    return null;
  }
}

function synthesize(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['bin/app.ts'], {
      // The local cloud is one region, whichever the CLI has been told of; and it judges the template itself: what the CDK
      // finds in it, as warnings, would take half of the time.
      env: { ...process.env, CDK_OUTDIR: folder, CDK_DEFAULT_REGION: 'us-east-1', CDK_VALIDATION: 'false' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`bin/app.ts ended with exit code ${code}`)),
    );
  });
}

/**
 * Bundles and synthesizes, unless the assembly at hand was made from exactly these sources. It is made aside and put in
 * place whole: others may start from the same checkout at the same time.
 *
 * @returns whether it had to be made
 * @throws when the build fails; the assembly before it then stays
 */
export async function ensureAssembly(folder = ASSEMBLY_FOLDER, make = synthesize): Promise<boolean> {
  const fingerprint = fingerprintOfInputs();
  if (stampedFingerprint(folder) === fingerprint) return false;
  const draft = mkdtempSync(`${folder}.`);
  try {
    await make(draft);
    writeFileSync(join(draft, STAMP), fingerprint);
    if (stampedFingerprint(folder) !== fingerprint) putInPlace(draft, folder);
    return true;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function putInPlace(draft: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}
