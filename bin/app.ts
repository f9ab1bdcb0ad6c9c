import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { bundleFunctions } from '../lib/bundle-functions.ts';
import { FEATURE_FLAGS } from '../lib/feature-flags.ts';
import { InvoiceVerificationStack } from '../lib/invoice-verification-stack.ts';
import { BUNDLES_CONTEXT } from '../lib/service-function.ts';

// A folder of its own, so that two syntheses at once don't overwrite each other's bundles.
const bundles = await mkdtemp(join(tmpdir(), 'functions-'));
try {
  await bundleFunctions(bundles);
  const app = new App({
    context: { ...FEATURE_FLAGS, [BUNDLES_CONTEXT]: bundles },
    // The CLI names the output folder by CDK_OUTDIR; without it the assembly goes where the CLI would put it.
    outdir: process.env.CDK_OUTDIR ?? 'cdk.out',
    analyticsReporting: false,
  });
  const alarmEmail: string | undefined = app.node.tryGetContext('alarmEmail');
  const retrySchedule: string | undefined = app.node.tryGetContext('retrySchedule');
  new InvoiceVerificationStack(app, app.node.tryGetContext('stack') ?? 'InvoiceVerification', {
    // A region must be known, since part of the front lives in a certain one. The CLI tells the profile's.
    env: { region: app.node.tryGetContext('region') ?? process.env.CDK_DEFAULT_REGION ?? 'us-east-1' },
    dev: isTrue(app.node.tryGetContext('dev')),
    firewall: isTrue(app.node.tryGetContext('firewall')),
    ...(retrySchedule === undefined ? {} : { retrySchedule }),
    ...(alarmEmail === undefined ? {} : { alarmEmail }),
  });
  app.synth();
} finally {
  await rm(bundles, { recursive: true, force: true });
}

/** The CLI's `--context dev=true` is a text. */
function isTrue(value: unknown): boolean {
  return `${value}` === 'true';
}
