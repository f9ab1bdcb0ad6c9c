import { App } from 'aws-cdk-lib';
import { FEATURE_FLAGS } from './feature-flags.ts';
import { InvoiceVerificationStack } from './invoice-verification-stack.ts';
import { BUNDLES_CONTEXT } from './service-function.ts';

/**
 * The CDK app with its one stack, as the context asks for it (`--context dev=true` or CDK_CONTEXT_JSON).
 *
 * @param bundles the folder that `bundleFunctions` wrote to
 * @param outdir where the assembly goes
 */
export function serviceApp(bundles: string, outdir: string): App {
  const app = new App({
    context: { ...FEATURE_FLAGS, [BUNDLES_CONTEXT]: bundles },
    outdir,
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
  return app;
}

/** The CLI's `--context dev=true` is a text. */
function isTrue(value: unknown): boolean {
  return `${value}` === 'true';
}
