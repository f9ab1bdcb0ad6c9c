import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { synthesizeStack } from './synthesized.ts';

function findings(stack: ReturnType<typeof synthesizeStack>['stack']): string[] {
  return new AwsSolutionsChecks()
    .validateScope(stack)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
    );
}

test.each([{ dev: false }, { dev: true }, { region: 'eu-central-1' }, { firewall: true }])(
  'AWS Solutions finds nothing that is not acknowledged with its reason (%o)',
  (options) => {
    expect(findings(synthesizeStack(options).stack)).toEqual([]);
  },
  60_000,
);

test('AWS Solutions finds a bucket that anybody may reach without TLS', () => {
  const { stack } = synthesizeStack();
  new CfnBucket(stack, 'Open');

  expect(findings(stack)).toContain('AwsSolutions-S10 InvoiceVerification/Open');
});
