import { Duration } from 'aws-cdk-lib';
import { RecursiveLoop } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { Environment } from '../lambdas/contracts/environment.ts';
import { retryScheduleSchema } from '../lambdas/contracts/retry-schedule.ts';
import type { Alarms } from './alarms.ts';
import type { InvoiceTable } from './invoice-table.ts';
import { LastResortQueue } from './last-resort-queue.ts';
import { ServiceFunction } from './service-function.ts';
import { SweepSchedule } from './sweep-schedule.ts';
import { WebhookQueue } from './webhook-queue.ts';

export interface WebhookDeliveryProps {
  readonly table: InvoiceTable;
  readonly alarms: Alarms;
  /** Seconds before each of the five retries, comma-separated. */
  readonly retrySchedule: string;
}

interface Lane {
  readonly id: string;
  readonly queue: WebhookQueue;
  /** Batches at a time. */
  readonly concurrency: number;
  readonly whoIsHurt: string;
}

/**
 * Delivers what is due, and sees to it that nothing due is forgotten. Receivers that keep us waiting have a queue and
 * workers of their own, so that those who answer never wait behind them.
 */
export class WebhookDelivery extends Construct {
  readonly queue: WebhookQueue;
  readonly slowQueue: WebhookQueue;

  constructor(scope: Construct, id: string, props: WebhookDeliveryProps) {
    super(scope, id);
    const givenUp = new LastResortQueue(this, 'NotDelivered', {
      alarms: props.alarms,
      whoIsHurt: 'Clients whose webhooks come late: the worker failed on their deliveries again and again.',
    });
    // Deliveries are in the ledger: the sweeper queues again those whose messages were put aside, but looks for them every
    // half hour only (queue-due.ts). A message is tried for as long, once a minute: a batch that Lambda throttles counts as
    // received too, so that five, the least that AWS asks for, are gone in as many minutes of throttling.
    const asDue = { givenUp, receives: 30 };
    this.queue = new WebhookQueue(this, 'Due', { environmentName: Environment.deliveryQueueUrl, ...asDue });
    this.slowQueue = new WebhookQueue(this, 'DueSlow', {
      environmentName: Environment.slowDeliveryQueueUrl,
      ...asDue,
    });
    // 50 batches of 10 attempts that a prompt receiver answers in 0.1 s are 5,000 a second.
    const concurrency = 50;
    const whoIsHurt = 'Clients with webhooks: they hear of their invoices late.';
    this.work({ id: 'Deliver', queue: this.queue, concurrency, whoIsHurt }, props);
    const whoIsHurtBySlowness = 'Clients whose webhook receivers are slow: they hear of their invoices even later.';
    this.work({ id: 'DeliverSlow', queue: this.slowQueue, concurrency: 20, whoIsHurt: whoIsHurtBySlowness }, props);
    this.sweep(props);
  }

  private work(
    { id, queue, concurrency, whoIsHurt }: Lane,
    { table, alarms, retrySchedule }: WebhookDeliveryProps,
  ): void {
    const worker = new ServiceFunction(this, id, {
      name: 'deliver',
      description: 'Makes one attempt of each webhook delivery that is due',
      memory: 512,
      // Reading, claiming and recording wait at most 10.5 s each for DynamoDB (client-settings.ts), the receiver has 5 s;
      // an attempt that would take longer is made again, by whoever gets its message next.
      timeout: Duration.seconds(30),
      // It sends retries to the queue that calls it, six attempts of a delivery at the most, by the ledger. Lambda ends what
      // comes about 16 times from one event, and does not say which of a batch's messages those that it sends count from
      // (https://docs.aws.amazon.com/lambda/latest/dg/invocation-recursion.html).
      recursiveLoop: RecursiveLoop.ALLOW,
    })
      .bind(table, 'GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem')
      .bind(this.queue, 'SendMessage')
      .bind(this.slowQueue, 'SendMessage');
    worker.function.addEnvironment(Environment.retrySchedule, checked(retrySchedule));
    worker.function.addEventSource(
      new SqsEventSource(queue.queue, {
        // No window: a lone event goes out at once.
        batchSize: 10,
        maxConcurrency: concurrency,
        reportBatchItemFailures: true,
      }),
    );
    alarms.watchFunction(worker, whoIsHurt);
    alarms.watchFailedMessages(worker, whoIsHurt);
    alarms.watch(`${id}Age`, {
      metric: queue.queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period: Duration.minutes(5) }),
      whoIsHurt,
      // A backlog of 5 min. That a retry, which waits for up to 15 min in the queue, doesn't count is to be seen (docs/operations.md).
      over: Duration.minutes(5).toSeconds(),
    });
  }

  private sweep({ table, alarms }: WebhookDeliveryProps): void {
    const sweeper = new ServiceFunction(this, 'SweepDeliveries', {
      name: 'sweep-deliveries',
      description: 'Queues webhook attempts that fall due soon or were lost, and goes on with large replays',
      memory: 512,
      timeout: Duration.seconds(58),
    })
      .bind(table, 'GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query due', 'Query byStatus')
      .bind(this.queue, 'SendMessage')
      .bind(this.slowQueue, 'SendMessage');
    const undelivered = new LastResortQueue(this, 'SweepsNotMade', {
      alarms,
      whoIsHurt: 'Clients whose webhook retries come late: EventBridge could not hand over a sweep.',
    });
    new SweepSchedule(this, 'EveryMinute', {
      description: 'Looks for webhook attempts that fall due',
      sweeper,
      every: Duration.minutes(1),
      undelivered,
    });
    alarms.watchFunction(sweeper, 'Clients whose webhook retries of an hour and more come late.');
  }
}

/** @throws Error when the setting is not five whole numbers of seconds. */
function checked(retrySchedule: string): string {
  const { success, error } = retryScheduleSchema.safeParse(retrySchedule);
  if (!success) throw new Error(`The retry schedule "${retrySchedule}" ${error.issues[0]?.message}.`);
  return retrySchedule;
}
