import { Duration, Stack, Validations } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as kms from 'aws-cdk-lib/aws-kms';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as sns from 'aws-cdk-lib/aws-sns';
import * as subscriptions from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { Environment } from '../lambdas/contracts/environment.ts';
import { PAGES_TO_TEXTRACT } from '../lambdas/contracts/pipeline-steps.ts';
import type { Alarms } from './alarms.ts';
import type { InvoiceBucket } from './invoice-bucket.ts';
import type { InvoiceTable } from './invoice-table.ts';
import type { Pipeline } from './pipeline.ts';
import { ServiceFunction } from './service-function.ts';
import { TEXTRACT_REGIONS } from './textract-regions.ts';

export interface CompletionProps {
  readonly table: InvoiceTable;
  readonly bucket: InvoiceBucket;
  readonly pipeline: Pipeline;
  readonly alarms: Alarms;
}

/** Scanned pages: Textract reads them on its own time, and tells a topic when it is done. */
export class TextRecognition extends Construct {
  private readonly topic: sns.Topic;
  private readonly publisher: iam.Role;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.warnWithoutTextract();
    this.topic = new sns.Topic(this, 'Ended', {
      enforceSSL: true,
      // The AWS managed key lets in every principal of this account that may use SNS, and Textract publishes as one: under
      // our role (https://docs.aws.amazon.com/sns/latest/dg/sns-key-management.html). An account that has no such key in this
      // region is given it at the first publish
      // (https://docs.aws.amazon.com/sns/latest/dg/sns-server-side-encryption.html#sse-key-terms).
      masterKey: kms.Alias.fromAliasName(this, 'Key', 'alias/aws/sns'),
    });
    this.publisher = new iam.Role(this, 'Publisher', {
      description: 'Textract, when it tells that a job has ended',
      assumedBy: new iam.ServicePrincipal('textract.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    });
    this.publisher.addToPolicy(new iam.PolicyStatement({ actions: ['sns:Publish'], resources: [this.topic.topicArn] }));
  }

  /** Lets a function start jobs and read their results. Textract reads the file with the permissions of that function. */
  letStart(starter: ServiceFunction, alarms: Alarms): void {
    starter.function.addEnvironment(Environment.recognitionTopicArn, this.topic.topicArn);
    starter.function.addEnvironment(Environment.recognitionRoleArn, this.publisher.roleArn);
    starter.function.addToRolePolicy(
      new iam.PolicyStatement({
        actions: ['iam:PassRole'],
        resources: [this.publisher.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': 'textract.amazonaws.com' } },
      }),
    );
    this.allowTextract(starter, 'StartDocumentTextDetection', 'GetDocumentTextDetection');
    alarms.watch('PagesToTextract', {
      metric: this.pagesOf(starter),
      whoIsHurt: 'Whoever pays for AWS: over $3.00 an hour goes to Textract, of which one key alone can spend $7.50.',
      over: 2_000,
    });
  }

  private pagesOf({ function: { logGroup } }: ServiceFunction): cloudwatch.Metric {
    const figure = `$.${PAGES_TO_TEXTRACT}`;
    const filter = new logs.MetricFilter(this, 'Pages', {
      logGroup,
      filterPattern: logs.FilterPattern.numberValue(figure, '>', 0),
      metricNamespace: Stack.of(this).stackName,
      metricName: 'PagesToTextract',
      metricValue: figure,
    });
    return filter.metric({ period: Duration.hours(1), statistic: cloudwatch.Stats.SUM });
  }

  /**
   * Takes the ends of jobs back into the pipeline. SNS calls the newest code, while step 2, which left the draft, and step 3,
   * which reads the document, may be of the deployment before (docs/adr/0028-executions-keep-the-code-they-began-with.md).
   */
  completeInto({ table, bucket, pipeline, alarms }: CompletionProps): void {
    const completer = new ServiceFunction(this, 'CompleteRecognition', {
      name: 'complete-recognition',
      description: 'Puts the text that Textract read into the document and lets the pipeline go on',
      // 50 pages of 1,000 words are some 30 MB of blocks, in 60 answers of 100 to 200 ms each.
      memory: 512,
      timeout: Duration.seconds(120),
    })
      .bind(table, 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem')
      .bind(bucket, 'GetObject documents/*', 'PutObject documents/*');
    this.allowTextract(completer, 'GetDocumentTextDetection');
    pipeline.letAnswer(completer, 'SendTaskSuccess', 'SendTaskFailure');
    // No dead-letter queue: a notification that is lost for good is found by its state, which looks again by itself.
    this.topic.addSubscription(new subscriptions.LambdaSubscription(completer.function));
    alarms.watchErrors(completer, 'Clients with scanned invoices: each failure makes theirs five minutes later.');
    alarms.watchThrottles(
      completer,
      'Clients with scanned invoices: theirs wait while Lambda holds the function back.',
    );
  }

  private warnWithoutTextract(): void {
    const { region } = Stack.of(this);
    if (TEXTRACT_REGIONS.has(region)) return;
    Validations.of(this).addWarning(
      'InvoiceVerification:NoTextract',
      `Textract is not known to be in ${region}. Where it is not, scanned invoices end as FAILED; digital ones are verified.`,
    );
  }

  private allowTextract(caller: ServiceFunction, ...operations: readonly string[]): void {
    caller.function.addToRolePolicy(
      new iam.PolicyStatement({
        actions: operations.map((operation) => `textract:${operation}`),
        resources: ['*'],
      }),
    );
    Validations.of(caller).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        "Textract's operations on text know no resources " +
        '(https://docs.aws.amazon.com/service-authorization/latest/reference/list_amazontextract.html).',
    });
  }
}
