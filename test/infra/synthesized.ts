import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { FEATURE_FLAGS } from '../../lib/feature-flags.ts';
import { FUNCTION_ENTRIES } from '../../lib/function-entries.ts';
import { InvoiceVerificationStack } from '../../lib/invoice-verification-stack.ts';
import { BUNDLES_CONTEXT } from '../../lib/service-function.ts';

export interface TemplateResource {
  readonly Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: a template is arbitrary JSON, and a test that reads it wrongly fails.
  readonly Properties: Record<string, any>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly DependsOn?: readonly string[];
}

export interface StackOptions {
  readonly dev?: boolean;
  readonly alarmEmail?: string;
  readonly retrySchedule?: string;
  readonly firewall?: boolean;
  readonly region?: string;
}

/** `npm run check` synthesizes outside of the tests, whose folder for what is temporary goes with them. */
const standIns: string[] = [];
process.once('exit', () => {
  for (const folder of standIns) rmSync(folder, { recursive: true, force: true });
});

/**
 * A folder as `bundleFunctions` fills it, but for the code: a template names a bundle by its hash and says nothing of what
 * is in it, so each stands in with its name (bundle-functions.test.ts covers the real ones).
 */
export function standInBundles(): string {
  const bundles = mkdtempSync(join(tmpdir(), 'infra-'));
  standIns.push(bundles);
  for (const name of Object.keys(FUNCTION_ENTRIES)) {
    mkdirSync(join(bundles, name));
    writeFileSync(join(bundles, name, 'index.mjs'), `// ${name}\n`);
  }
  return bundles;
}

/** The stack as the app makes it, but for the functions' code. */
export function synthesizeStack({ region = 'us-east-1', ...options }: StackOptions = {}) {
  const bundles = standInBundles();
  const app = new App({
    context: { ...FEATURE_FLAGS, [BUNDLES_CONTEXT]: bundles },
    analyticsReporting: false,
    // The CDK's own look at a template only warns and takes four times as long as the rest: app.test.ts has it.
    builtinCloudFormationValidation: false,
  });
  const stack = new InvoiceVerificationStack(app, 'InvoiceVerification', { dev: false, env: { region }, ...options });
  const template = Template.fromStack(stack).toJSON();
  const resources: Record<string, TemplateResource> = template.Resources;
  const ofType = (type: string): [string, TemplateResource][] =>
    Object.entries(resources).filter(([, resource]) => resource.Type === type);
  /** The properties of the one resource of a type. */
  const only = (type: string): TemplateResource['Properties'] => {
    const [[, resource] = [], ...others] = ofType(type);
    if (resource === undefined || others.length > 0) throw new Error(`There is not exactly one ${type}.`);
    return resource.Properties;
  };
  return { stack, template, resources, ofType, only };
}

const made = new Map<string, ReturnType<typeof synthesizeStack>>();

/** The stack for tests that only read it: made once for all files of a worker, for it takes half a second. */
export function readStack(options: StackOptions = {}): ReturnType<typeof synthesizeStack> {
  const name = JSON.stringify(options);
  const stack = made.get(name) ?? synthesizeStack(options);
  made.set(name, stack);
  return stack;
}
