import { join } from 'node:path';
import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { EnvironmentName } from '../lambdas/contracts/environment.ts';
import type { FunctionName } from './function-entries.ts';

const BUNDLES = join(import.meta.dirname, '..', 'dist', 'functions');

/** A resource that a function can be bound to: what the function must know of it, and what it may be allowed to do. */
export interface Bindable<Access> {
  readonly environment: { readonly name: EnvironmentName; readonly value: string };
  statementsFor(access: readonly Access[]): iam.PolicyStatement[];
}

export interface ServiceFunctionProps {
  readonly name: FunctionName;
  readonly description: string;
  /** MB. CPU grows with it: 1,769 MB are one whole core (https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html). */
  readonly memory: number;
  readonly timeout: Duration;
}

/** One Lambda function with a role, a log group and a policy of its own. It may write its log, and what `bind` adds. */
export class ServiceFunction extends Construct {
  readonly name: FunctionName;
  readonly function: lambda.Function;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    this.name = props.name;
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
      code: lambda.Code.fromAsset(join(BUNDLES, props.name)),
      memorySize: props.memory,
      timeout: props.timeout,
      role,
      logGroup,
    });
  }

  /** Tells the function where the resource is and allows it exactly the given access, in one call. */
  bind<Access>(resource: Bindable<Access>, ...access: readonly Access[]): this {
    this.function.addEnvironment(resource.environment.name, resource.environment.value);
    for (const statement of resource.statementsFor(access)) this.function.addToRolePolicy(statement);
    return this;
  }
}
