import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { Environment } from '../lambdas/contracts/environment.ts';
import type { Alarms } from './alarms.ts';
import type { InvoiceTable } from './invoice-table.ts';
import { LastResortQueue } from './last-resort-queue.ts';
import { ServiceFunction } from './service-function.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import { WebhookQueue } from './webhook-queue.ts';

export interface SlowFanOutProps {
  readonly table: InvoiceTable;
  readonly webhooks: WebhookDelivery;
  readonly alarms: Alarms;
}

const WHO_IS_HURT = 'Clients whose webhook receivers are slow: they hear of their invoices even later.';

/**
 * Makes the deliveries of receivers that keep us waiting, so that the fan-out makes those of receivers that answer alone;
 * and those of accounts whose items DynamoDB refused, so that nobody else waits for them.
 */
export class SlowFanOut extends Construct {
  readonly queue: WebhookQueue;

  constructor(scope: Construct, id: string, { table, webhooks, alarms }: SlowFanOutProps) {
    super(scope, id);
    const givenUp = new LastResortQueue(this, 'NotFannedOut', {
      alarms,
      whoIsHurt: 'Clients whose webhook receivers were never told: the fan-out to slow ones failed again and again.',
    });
    this.queue = new WebhookQueue(this, 'Events', {
      environmentName: Environment.slowFanOutQueueUrl,
      givenUp,
      // The queues of attempts, which have the ledger, do with five: nobody but this queue knows that they are to be told.
      // Once a minute for an hour: DynamoDB may throttle a table whose load more than doubles within half of one
      // (https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html).
      receives: 60,
    });
    const fanOut = new ServiceFunction(this, 'FanOutToSlow', {
      name: 'fan-out-to-slow',
      description: 'Queues webhooks for receivers that keep us waiting',
      memory: 512,
      // A whole batch: 100 events for an account's 20 subscriptions are 100 writes, of 80 ms each on a busy laptop and as
      // long a rest (fan-out-to-slow.ts).
      timeout: Duration.seconds(30),
    })
      .bind(table, 'PutItem', 'UpdateItem', 'Query')
      .bind(webhooks.queue, 'SendMessage')
      .bind(webhooks.slowQueue, 'SendMessage');
    fanOut.function.addEventSource(
      new SqsEventSource(this.queue.queue, {
        // A second's events together are counted once a subscription; slow receivers can wait for it.
        batchSize: 100,
        maxBatchingWindow: Duration.seconds(1),
        // 5 batches of up to 2,000 deliveries at a time.
        maxConcurrency: 5,
        reportBatchItemFailures: true,
      }),
    );
    alarms.watchFunction(fanOut, WHO_IS_HURT);
    alarms.watchFailedMessages(fanOut, WHO_IS_HURT);
    alarms.watch('FanOutToSlowAge', {
      metric: this.queue.queue.metricApproximateAgeOfOldestMessage({
        statistic: 'Maximum',
        period: Duration.minutes(5),
      }),
      whoIsHurt: WHO_IS_HURT,
      over: Duration.minutes(5).toSeconds(),
    });
  }
}
