import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunctions } from '../lib/bundle-functions.ts';
import { serviceApp } from '../lib/service-app.ts';

// A folder of its own, so that two syntheses at once don't overwrite each other's bundles.
const bundles = await mkdtemp(join(tmpdir(), 'functions-'));
try {
  await bundleFunctions(bundles);
  // The CLI names the output folder by CDK_OUTDIR; without it the assembly goes where the CLI would put it.
  serviceApp(bundles, process.env.CDK_OUTDIR ?? 'cdk.out').synth();
} finally {
  await rm(bundles, { recursive: true, force: true });
}
