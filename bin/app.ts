import { App } from 'aws-cdk-lib';
import { bundleFunctions } from '../lib/bundle-functions.ts';
import { FEATURE_FLAGS } from '../lib/feature-flags.ts';
import { InvoiceVerificationStack } from '../lib/invoice-verification-stack.ts';

await bundleFunctions();

// The CLI names the output folder by CDK_OUTDIR; without it the assembly goes where the CLI would put it.
const app = new App({ context: FEATURE_FLAGS, outdir: process.env.CDK_OUTDIR ?? 'cdk.out', analyticsReporting: false });
const alarmEmail: string | undefined = app.node.tryGetContext('alarmEmail');
new InvoiceVerificationStack(app, app.node.tryGetContext('stack') ?? 'InvoiceVerification', {
  // The CLI's `--context dev=true` is a text.
  dev: `${app.node.tryGetContext('dev')}` === 'true',
  ...(alarmEmail === undefined ? {} : { alarmEmail }),
});
app.synth();
