import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { bundleFunctions } from '../lib/bundle-functions.ts';
import { serviceApp } from '../lib/service-app.ts';
import { serviceContext } from '../lib/service-context.ts';

// Nothing is built for settings that can't be used; who deploys is told in one line.
try {
  serviceContext(new App({ analyticsReporting: false, autoSynth: false }).node);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// A folder of its own, so that two syntheses at once don't overwrite each other's bundles.
const bundles = await mkdtemp(join(tmpdir(), 'functions-'));
try {
  await bundleFunctions(bundles);
  // The CLI names the output folder by CDK_OUTDIR; without it the assembly goes where the CLI would put it.
  serviceApp(bundles, process.env.CDK_OUTDIR ?? 'cdk.out').synth();
} finally {
  await rm(bundles, { recursive: true, force: true });
}
