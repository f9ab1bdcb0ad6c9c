import { CfnResource, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as logs from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/**
 * CDK gives the functions behind its own custom resources no log group, so Lambda would make one that keeps its lines for
 * ever.
 *
 * @param id of the log group in the scope
 * @param provider as which CDK put the function into the stack, e.g. `Custom::S3AutoDeleteObjectsCustomResourceProvider`
 * @throws Error when the stack has no such function
 */
export function boundProviderLog(scope: Construct, id: string, provider: string): void {
  const handler = Stack.of(scope).node.findChild(provider).node.findChild('Handler');
  if (!(handler instanceof CfnResource)) throw new Error(`${provider} has no function whose log could be bound.`);
  const { logGroupName } = new logs.LogGroup(scope, id, {
    retention: logs.RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  handler.addPropertyOverride('LoggingConfig', { LogGroup: logGroupName });
}
