import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArnFormat, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as sfn from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { Environment } from '../lambdas/contracts/environment.ts';
import type { Alarms } from './alarms.ts';
import type { InvoiceBucket } from './invoice-bucket.ts';
import type { InvoiceTable } from './invoice-table.ts';
import { logicalId } from './logical-id.ts';
import { PIPELINE_FUNCTIONS } from './pipeline-functions.ts';
import { type Bindable, type Grant, ServiceFunction } from './service-function.ts';
import type { TextRecognition } from './text-recognition.ts';

const DEFINITION = join(import.meta.dirname, '..', 'statemachine', 'pipeline.asl.json');

export type PipelineAccess = 'StartExecution' | 'DescribeExecution';

export interface PipelineProps {
  readonly table: InvoiceTable;
  readonly bucket: InvoiceBucket;
  readonly recognition: TextRecognition;
  readonly alarms: Alarms;
}

/** The twelve-state machine that verifies an invoice, and the function behind each state. */
export class Pipeline extends Construct implements Bindable<PipelineAccess> {
  readonly stateMachine: sfn.StateMachine;
  readonly environment: Bindable<PipelineAccess>['environment'];

  constructor(scope: Construct, id: string, { table, bucket, recognition, alarms }: PipelineProps) {
    super(scope, id);
    const waiting: ServiceFunction[] = [];
    const substitutions: Record<string, string> = {};
    const steps: ServiceFunction[] = [];
    for (const { id: stepId, tableAccess, bucketAccess, waits, ...settings } of PIPELINE_FUNCTIONS) {
      const step = new ServiceFunction(this, stepId, settings).bind(table, ...tableAccess);
      if (bucketAccess.length > 0) step.bind(bucket, ...bucketAccess);
      if (waits) {
        recognition.letStart(step, alarms);
        waiting.push(step);
      }
      // An execution keeps the definition that it began with; by versions it keeps the code too, whose steps understand each
      // other's findings (docs/adr/0028-executions-keep-the-code-they-began-with.md).
      substitutions[stepId] = step.function.currentVersion.functionArn;
      steps.push(step);
    }
    this.stateMachine = new sfn.StateMachine(this, 'StateMachine', {
      stateMachineType: sfn.StateMachineType.STANDARD,
      definitionBody: sfn.DefinitionBody.fromString(readFileSync(DEFINITION, 'utf8')),
      definitionSubstitutions: substitutions,
      role: this.roleThatInvokes(steps),
      logs: {
        destination: this.logGroup(),
        level: sfn.LogLevel.ERROR,
        // Execution data is ids only, and it stays out of the logs all the same: an error's cause is a text of its own.
        includeExecutionData: false,
      },
      tracingEnabled: false,
    });
    Validations.of(this.stateMachine).acknowledge(
      {
        id: 'AwsSolutions-SF1',
        reason:
          "Step Functions keeps every event for 90 days and the invoice's timeline for as long as the invoice; a third " +
          'copy in the log, at up to 60 events an invoice, would tell nothing more. Failures are logged.',
      },
      {
        id: 'AwsSolutions-SF2',
        reason: 'Twelve steps in a row: the execution history times each of them already, and traces are not free.',
      },
    );
    this.environment = { name: Environment.stateMachineArn, value: this.stateMachine.stateMachineArn };
    for (const step of waiting) this.letAnswer(step, 'SendTaskSuccess');
    this.addAlarms(alarms);
  }

  /**
   * Lets a function answer the tasks that this machine waits for. A policy of its own: the role's default policy must
   * exist before the function, the function before the machine, and the machine before a policy that names it.
   */
  letAnswer(answerer: ServiceFunction, ...answers: readonly ('SendTaskSuccess' | 'SendTaskFailure')[]): void {
    const policy = new iam.Policy(answerer, 'AnswersTasks', {
      statements: [
        new iam.PolicyStatement({
          actions: answers.map((answer) => `states:${answer}`),
          resources: [this.stateMachine.stateMachineArn],
        }),
      ],
    });
    const { role } = answerer.function;
    if (role !== undefined) policy.attachToRole(role);
  }

  grantFor(access: PipelineAccess): Grant {
    const action = `states:${access}`;
    const { stateMachineArn, stateMachineName } = this.stateMachine;
    if (access === 'StartExecution') return { action, resource: stateMachineArn };
    return {
      action,
      resource: Stack.of(this).formatArn({
        service: 'states',
        resource: 'execution',
        resourceName: `${stateMachineName}:*`,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
      wildcard: {
        resource: `arn:<AWS::Partition>:states:${Stack.of(this).region}:<AWS::AccountId>:execution:<${logicalId(this.stateMachine)}.Name>:*`,
        reason: 'An execution is named after its invoice, so its ARN is not known before the invoice is.',
      },
    };
  }

  private roleThatInvokes(steps: readonly ServiceFunction[]): iam.Role {
    const role = new iam.Role(this, 'Role', { assumedBy: new iam.ServicePrincipal('states.amazonaws.com') });
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'CDK lets the state machine set up its log delivery, whose actions know no resources ' +
        '(https://docs.aws.amazon.com/step-functions/latest/dg/cw-logs.html).',
    });
    for (const { function: called } of steps) {
      role.addToPolicy(
        new iam.PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [`${called.functionArn}:*`] }),
      );
      Validations.of(role).acknowledge({
        id: `AwsSolutions-IAM5[Resource::<${logicalId(called)}.Arn>:*]`,
        reason:
          'Executions in flight during a deployment call the versions of the one before, which this template cannot name.',
      });
    }
    return role;
  }

  private logGroup(): logs.LogGroup {
    return new logs.LogGroup(this, 'Logs', {
      // Log deliveries share one resource policy of 5,120 characters; groups under this prefix don't add to it
      // (https://docs.aws.amazon.com/step-functions/latest/dg/bp-cwl.html).
      logGroupName: `/aws/vendedlogs/states/${Stack.of(this).stackName}-pipeline`,
      retention: logs.RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  /**
   * On executions and not on the steps: a step throws InvoiceEnded as an answer, and its faults and throttles are retried;
   * what is left of them is an execution that failed.
   */
  private addAlarms(alarms: Alarms): void {
    const whoIsHurt = 'Clients whose invoices end FAILED through no fault of the document: a step kept failing.';
    const period = Duration.minutes(5);
    for (const [id, metric] of Object.entries({
      ExecutionsFailed: this.stateMachine.metricFailed({ period }),
      ExecutionsTimedOut: this.stateMachine.metricTimedOut({ period }),
      ExecutionsAborted: this.stateMachine.metricAborted({ period }),
    })) {
      alarms.watch(id, { metric, whoIsHurt, over: 0 });
    }
  }
}
