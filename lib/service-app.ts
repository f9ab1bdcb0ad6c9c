import { App } from 'aws-cdk-lib';
import { FEATURE_FLAGS } from './feature-flags.ts';
import { InvoiceVerificationStack } from './invoice-verification-stack.ts';
import { serviceContext } from './service-context.ts';
import { BUNDLES_CONTEXT } from './service-function.ts';

/**
 * The CDK app with its one stack, as the context asks for it (`--context dev=true` or CDK_CONTEXT_JSON).
 *
 * @param bundles the folder that `bundleFunctions` wrote to
 * @param outdir where the assembly goes
 * @throws Error for context that is misspelt or has a value which it doesn't take
 */
export function serviceApp(bundles: string, outdir: string): App {
  const app = new App({
    context: { ...FEATURE_FLAGS, [BUNDLES_CONTEXT]: bundles },
    outdir,
    analyticsReporting: false,
  });
  const { stack, region, ...settings } = serviceContext(app.node);
  new InvoiceVerificationStack(app, stack, {
    env: { region },
    ...settings,
  });
  return app;
}
