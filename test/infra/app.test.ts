import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FUNCTION_ENTRIES } from '../../lib/function-entries.ts';
import { serviceApp } from '../../lib/service-app.ts';
import { ASSEMBLY_FOLDER, ensureAssembly } from '../../scripts/assembly.ts';
import { standInBundles } from './synthesized.ts';

const ROOT = join(import.meta.dirname, '..', '..');

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

test('the template has no parameter, condition or rule: it is the same everywhere', () => {
  expect(Object.keys(JSON.parse(template)).sort()).toEqual(['Description', 'Outputs', 'Resources']);
});

/** The app with context as the CLI hands it on: what `--context` says is a text. */
function appWith(context: Record<string, unknown>, outdir = mkdtempSync(join(tmpdir(), 'assembly-'))) {
  vi.stubEnv('CDK_CONTEXT_JSON', JSON.stringify(context));
  vi.stubEnv('CDK_VALIDATION', 'false');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  return serviceApp(standInBundles(), outdir);
}

test('context names the stack and makes it a dev one', () => {
  const trial = mkdtempSync(join(tmpdir(), 'assembly-'));
  appWith({ stack: 'Trial', dev: 'true' }, trial).synth();

  expect(readFileSync(join(trial, 'Trial.template.json'), 'utf8')).toContain('"DeletionProtectionEnabled": false');
  expect(template).toContain('"DeletionProtectionEnabled": true');
});

test.each([
  { dev: 'false', firewall: 'true' },
  { dev: false, firewall: true, alarmEmail: 'on.call+ivs@example.com' },
])('context is taken as the CLI and as cdk.json say it: %j', (context) => {
  const trial = mkdtempSync(join(tmpdir(), 'assembly-'));
  appWith(context, trial).synth();

  const made = readFileSync(join(trial, 'InvoiceVerification.template.json'), 'utf8');
  expect(made).toContain('"DeletionProtectionEnabled": true');
  expect(made).toContain('AWS::WAFv2::WebACL');
});

test.each([
  [{ firewall: 'True' }, 'The context "firewall" takes true or false, not "True".'],
  [{ dev: 'yes' }, 'The context "dev" takes true or false, not "yes".'],
  [{ dev: '' }, 'The context "dev" takes true or false, not "".'],
  [{ dev: 1 }, 'The context "dev" takes true or false, not "1".'],
  [{ alarmEmail: 'nobody' }, 'The context "alarmEmail" takes an e-mail address, not "nobody".'],
  [{ stack: '' }, 'The context "stack" takes a text, not "".'],
  [{ alarmemail: 'oncall@example.com' }, 'There is no context "alarmemail": it is spelt "alarmEmail".'],
  [{ 'retry-schedule': '1,2,3,4,5' }, 'There is no context "retry-schedule": it is spelt "retrySchedule".'],
])('refuses context that would pass in silence: %j', (context, message) => {
  expect(() => appWith(context)).toThrow(message);
});
