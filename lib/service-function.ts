import { join } from 'node:path';
import { type Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { EnvironmentName } from '../lambdas/contracts/environment.ts';
import type { FunctionName } from './function-entries.ts';

/** Context value: the folder that `bundleFunctions` wrote to. */
export const BUNDLES_CONTEXT = 'ivs:function-bundles';

/** A resource that a function can be bound to: what the function must know of it, and what it may be allowed to do. */
export interface Bindable<Access> {
  readonly environment: { readonly name: EnvironmentName; readonly value: string };
  grantFor(access: Access): Grant;
}

export interface Grant {
  /** IAM action, e.g. `dynamodb:GetItem`. */
  readonly action: string;
  readonly resource: string;
  /** IAM condition, e.g. on the leading keys of the items. */
  readonly condition?: Readonly<Record<string, unknown>>;
  /** Only for a resource with a wildcard: cdk-nag's spelling of it, and why it can't be narrower. */
  readonly wildcard?: { readonly resource: string; readonly reason: string };
}

export interface ServiceFunctionProps {
  readonly name: FunctionName;
  readonly description: string;
  /** MB. CPU grows with it: 1,769 MB are one whole core (https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html). */
  readonly memory: number;
  readonly timeout: Duration;
  /** What Lambda does about a function that calls itself again and again through a queue; it stops it, unless given. */
  readonly recursiveLoop?: lambda.RecursiveLoop;
}

/** One Lambda function with a role, a log group and a policy of its own. It may write its log, and what `bind` adds. */
export class ServiceFunction extends Construct {
  readonly function: lambda.Function;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    const logGroup = new logs.LogGroup(this, 'Logs', {
      retention: logs.RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new iam.Role(this, 'Role', { assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com') });
    role.addToPrincipalPolicy(
      new iam.PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    );
    this.function = new lambda.Function(this, 'Function', {
      description: props.description,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: 'index.handler',
      code: lambda.Code.fromAsset(join(this.node.getContext(BUNDLES_CONTEXT), props.name)),
      memorySize: props.memory,
      timeout: props.timeout,
      role,
      logGroup,
      ...(props.recursiveLoop === undefined ? {} : { recursiveLoop: props.recursiveLoop }),
      // Only of functions that somebody calls by version. A version that a deployment replaces, or takes back, may be called still.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    });
  }

  /** Tells the function where the resource is and allows it exactly the given access, in one call. */
  bind<Access>(resource: Bindable<Access>, ...access: readonly Access[]): this {
    this.function.addEnvironment(resource.environment.name, resource.environment.value);
    for (const one of access) {
      const { action, resource: arn, condition, wildcard } = resource.grantFor(one);
      this.function.addToRolePolicy(
        new iam.PolicyStatement({
          actions: [action],
          resources: [arn],
          ...(condition === undefined ? {} : { conditions: condition }),
        }),
      );
      if (wildcard !== undefined) {
        Validations.of(this).acknowledge({
          id: `AwsSolutions-IAM5[Resource::${wildcard.resource}]`,
          reason: wildcard.reason,
        });
      }
    }
    return this;
  }
}
