import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { FUNCTION_ENTRIES } from '../../lib/function-entries.ts';
import { serviceApp } from '../../lib/service-app.ts';
import { ASSEMBLY_FOLDER, ensureAssembly } from '../../scripts/assembly.ts';
import { standInBundles } from './synthesized.ts';

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

// The one that the local cloud runs: made already when its tests run too.
await ensureAssembly(join(ROOT, ASSEMBLY_FOLDER));
const outdir = join(ROOT, ASSEMBLY_FOLDER);
const template = readFileSync(join(outdir, 'InvoiceVerification.template.json'), 'utf8');

test('the assembly holds an asset for every function', () => {
  const keys = Object.values<{ Type: string; Properties: { Code: { S3Key: string } } }>(JSON.parse(template).Resources)
    .filter(({ Type }) => Type === 'AWS::Lambda::Function')
    .map(({ Properties }) => Properties.Code.S3Key);

  expect(new Set(keys).size).toBe(Object.keys(FUNCTION_ENTRIES).length);
  for (const key of keys)
    expect(existsSync(join(outdir, `asset.${key.replace('.zip', '')}`, 'index.mjs')), key).toBe(true);
});

test(
  'the same sources give the same template, whoever asks for it',
  () => {
    expect(synthesize()).toBe(template);
  },
  TIMEOUT,
);

test('the template has no parameter, condition or rule: it is the same everywhere', () => {
  expect(Object.keys(JSON.parse(template)).sort()).toEqual(['Description', 'Outputs', 'Resources']);
});

test('context names the stack and makes it a dev one', () => {
  const trial = mkdtempSync(join(tmpdir(), 'assembly-'));
  // As the CLI hands on what it is told by `--context`.
  vi.stubEnv('CDK_CONTEXT_JSON', JSON.stringify({ stack: 'Trial', dev: 'true' }));
  vi.stubEnv('CDK_VALIDATION', 'false');
  try {
    serviceApp(standInBundles(), trial).synth();
  } finally {
    vi.unstubAllEnvs();
  }

  expect(readFileSync(join(trial, 'Trial.template.json'), 'utf8')).toContain('"DeletionProtectionEnabled": false');
  expect(template).toContain('"DeletionProtectionEnabled": true');
});
