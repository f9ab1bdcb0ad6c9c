import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type App, Stack } from 'aws-cdk-lib';
import { RegionInfo } from 'aws-cdk-lib/region-info';
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
  [{ stack: '' }, 'The context "stack" takes up to 100 letters, digits and hyphens, a letter first, not "".'],
  [
    { stack: 'S'.repeat(101) },
    'The context "stack" takes up to 100 letters, digits and hyphens, a letter first, not "SSS',
  ],
  [
    { stack: 'my_stack' },
    'The context "stack" takes up to 100 letters, digits and hyphens, a letter first, not "my_stack".',
  ],
  [
    { region: 'eu-centrl-1' },
    `The context "region" takes a region of AWS' standard partition, one that the installed CDK knows, not "eu-centrl-1".`,
  ],
  ...['us-gov-west-1', 'cn-north-1', 'us-iso-east-1', 'eusc-de-east-1'].map(
    (region): [Record<string, unknown>, string] => [
      { region },
      `The context "region" takes a region of AWS' standard partition, `,
    ],
  ),
  [
    { retrySchedule: '0,1,2,3,4' },
    'The context "retrySchedule" takes five whole numbers of seconds, comma-separated, each from 1 to 86400, not "0,1,2,3,4".',
  ],
  [
    { alarmMail: 'oncall@example.com' },
    'There is no context "alarmMail": those of this service are stack, region, dev, firewall, alarmEmail, retrySchedule.',
  ],
  [{ waf: 'true' }, 'There is no context "waf": those of this service are '],
  [{ alarmemail: 'oncall@example.com' }, 'There is no context "alarmemail": it is spelt "alarmEmail".'],
  [{ 'retry-schedule': '1,2,3,4,5' }, 'There is no context "retry-schedule": it is spelt "retrySchedule".'],
])('refuses context that would pass in silence: %j', (context, message) => {
  expect(() => appWith(context)).toThrow(message);
});

test('the longest name of a stack leaves room for the names that are made of it, in the region with the longest name', () => {
  const [region = ''] = RegionInfo.regions
    .filter(({ partition }) => partition === 'aws')
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length);
  const stack = 'S'.repeat(100);
  const { stacks } = appWith({ stack, region }).synth();

  const edge = stacks.map(({ stackName }) => stackName).filter((name) => name !== stack);
  expect(edge).toEqual([`${stack}-Edge-${region}`]);
  const named = JSON.stringify(stacks.map(({ template }) => template)).matchAll(/"Name":"(S{100}[^"]*)"/g);
  const names = [...named].map(([, name = '']) => name);
  expect(names).toContain(`${stack}-realtime`);
  // What CloudFormation takes for a stack, and API Gateway for a WebSocket API.
  for (const name of [...edge, ...names]) expect(name.length).toBeLessThanOrEqual(128);
});

test("the profile's region is taken where none is given, and refused likewise", () => {
  const regionOf = (app: App) => app.node.children.filter((child) => Stack.isStack(child)).map(({ region }) => region);
  vi.stubEnv('CDK_DEFAULT_REGION', 'eu-central-1');
  expect(regionOf(appWith({}))).toContain('eu-central-1');
  expect(regionOf(appWith({ region: 'ap-southeast-2' }))).not.toContain('eu-central-1');
  vi.stubEnv('CDK_DEFAULT_REGION', 'cn-north-1');
  expect(() => appWith({})).toThrow('standard partition, one that the installed CDK knows, not "cn-north-1".');
});

test("names of the CDK's own context are none of ours", () => {
  const names = [
    '@aws-cdk/core:checkSecretUsage',
    'aws-cdk:enableDiffNoFail',
    'aws:cdk:enable-path-metadata',
    'availability-zones:account=123456789012:region=eu-central-1',
    'acknowledged-issue-numbers',
    'cli-telemetry',
  ];
  expect(() => appWith(Object.fromEntries(names.map((name) => [name, []])))).not.toThrow();
});

test('wrong context ends the synthesis in one line, before anything is built', async () => {
  const env = {
    ...process.env,
    CDK_CONTEXT_JSON: '{"firewall":"yes"}',
    CDK_OUTDIR: mkdtempSync(join(tmpdir(), 'none-')),
  };
  const ended = promisify(execFile)(process.execPath, ['bin/app.ts'], { cwd: ROOT, env });
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'The context "firewall" takes true or false, not "yes".\n',
  });
  expect(readdirSync(env.CDK_OUTDIR)).toEqual([]);
});
