import { Duration } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { InvoiceTable } from './invoice-table.ts';
import { LastResortQueue } from './last-resort-queue.ts';
import type { Pipeline } from './pipeline.ts';
import { ServiceFunction } from './service-function.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

export interface EventFanOutProps {
  readonly table: InvoiceTable;
  readonly pipeline: Pipeline;
  readonly webhooks: WebhookDelivery;
  readonly alarms: Alarms;
}

/** The table's stream drives everything that happens because something happened; it starts the pipeline and queues webhooks. */
export class EventFanOut extends Construct {
  constructor(scope: Construct, id: string, { table, pipeline, webhooks, alarms }: EventFanOutProps) {
    super(scope, id);
    const fanOut = new ServiceFunction(this, 'FanOut', {
      name: 'fan-out',
      description:
        "Acts on every event of the table's stream: an uploaded invoice starts its pipeline, and webhooks go out",
      memory: 512,
      // A whole batch: 100 starts of about 50 ms, and the SDK's retries while Step Functions throttles them.
      timeout: Duration.seconds(60),
    })
      .bind(pipeline, 'StartExecution')
      .bind(table, 'PutItem', 'UpdateItem', 'Query')
      .bind(webhooks.queue, 'SendMessage')
      .bind(webhooks.slowQueue, 'SendMessage');
    const givenUp = new LastResortQueue(this, 'GivenUp', {
      alarms,
      whoIsHurt: 'Clients whose invoice events reached nobody: the fan-out gave up on a batch of the stream.',
    });
    this.mapStream(table, fanOut.function, givenUp);
    alarms.watchErrors(fanOut, 'Every client: invoices wait for their pipeline while the fan-out fails.');
    alarms.watchThrottles(
      fanOut,
      'Every client: invoices wait for their pipeline while Lambda holds the fan-out back.',
    );
    alarms.watch('FanOutIteratorAge', {
      metric: fanOut.function.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(5) }),
      whoIsHurt: 'Every client: events reach the pipeline over a minute late.',
      over: Duration.minutes(1).toMilliseconds(),
    });
  }

  private mapStream(table: InvoiceTable, fanOut: lambda.Function, givenUp: LastResortQueue): void {
    const streamArn = table.streamArn;
    fanOut.addToRolePolicy(
      new iam.PolicyStatement({
        actions: [
          'dynamodb:DescribeStream',
          'dynamodb:GetRecords',
          'dynamodb:GetShardIterator',
          'dynamodb:ListStreams',
        ],
        resources: [streamArn],
      }),
    );
    fanOut.addEventSourceMapping('Stream', {
      eventSourceArn: streamArn,
      startingPosition: lambda.StartingPosition.TRIM_HORIZON,
      filters: [
        lambda.FilterCriteria.filter({
          eventName: lambda.FilterRule.isEqual('INSERT'),
          dynamodb: { Keys: { sk: { S: lambda.FilterRule.beginsWith('EVENT#') } } },
        }),
      ],
      // No window: a lone upload starts at once; a burst fills batches by itself while one is being worked on.
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(0),
      // Up to four batches of a shard at once, split by partition key: one invoice's events stay in order, and a batch
      // that is being retried holds back a quarter of the invoices at most.
      parallelizationFactor: 4,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // The default retries for the stream's whole 24 h and blocks the shard meanwhile. A PENDING invoice whose start
      // was given up is started by the sweeper.
      retryAttempts: 20,
      maxRecordAge: Duration.hours(1),
      onFailure: new SqsDlq(givenUp.queue),
    });
  }
}
