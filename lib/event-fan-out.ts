import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { Environment } from '../lambdas/contracts/environment.ts';
import type { Alarms } from './alarms.ts';
import { consumeEvents } from './consume-events.ts';
import type { InvoiceTable } from './invoice-table.ts';
import { LastResortQueue } from './last-resort-queue.ts';
import type { Pipeline } from './pipeline.ts';
import { ServiceFunction } from './service-function.ts';
import { SlowFanOut } from './slow-fan-out.ts';
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
    const slowFanOut = new SlowFanOut(this, 'Slow', { table, webhooks, alarms });
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
      .bind(webhooks.slowQueue)
      .bind(slowFanOut.queue, 'SendMessage');
    const givenUp = new LastResortQueue(this, 'GivenUp', {
      alarms,
      whoIsHurt: 'Clients whose invoice events reached nobody: the fan-out could not deal with them.',
    });
    // Its right to send there comes with the mapping.
    fanOut.function.addEnvironment(Environment.givenUpQueueUrl, givenUp.queue.queueUrl);
    // The fan-out alone makes deliveries, and what it has failed on is an outage or a fault of its own as a whole: what it
    // fails on for one event's sake it puts aside itself (ADR 26). An hour is left to read what was given up from the stream.
    consumeEvents(table, fanOut.function, givenUp, {
      batchSize: 100,
      // It needs no order: a pipeline starts by one event, and webhooks are promised none. So a batch that is being
      // retried holds back a quarter of the shard's events at most.
      parallelizationFactor: 4,
      maxRecordAge: Duration.hours(23),
    });
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
}
