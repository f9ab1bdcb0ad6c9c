import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ASSEMBLY_FOLDER, ensureAssembly } from '../../scripts/assembly.ts';

/** A synthesis bundles everything: eight seconds of a core, and minutes where many share it. */
const TIMEOUT = 300_000;
const ROOT = join(import.meta.dirname, '..', '..');

/** Runs the app by hand; it has no AWS credentials and no network to look anything up. */
function synthesize(): string {
  const outdir = mkdtempSync(join(tmpdir(), 'assembly-'));
  const env = { CDK_OUTDIR: outdir, AWS_EC2_METADATA_DISABLED: 'true' };
  execFileSync(process.execPath, [join(ROOT, 'bin', 'app.ts')], { cwd: ROOT, env });
  return readFileSync(join(outdir, 'InvoiceVerification.template.json'), 'utf8');
}

test(
  'the same sources give the same template, whoever asks for it',
  async () => {
    await ensureAssembly(join(ROOT, ASSEMBLY_FOLDER));
    const template = readFileSync(join(ROOT, ASSEMBLY_FOLDER, 'InvoiceVerification.template.json'), 'utf8');
    expect(synthesize()).toBe(template);
  },
  TIMEOUT,
);
