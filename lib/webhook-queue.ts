import { Duration } from 'aws-cdk-lib';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { EnvironmentName } from '../lambdas/contracts/environment.ts';
import type { LastResortQueue } from './last-resort-queue.ts';
import type { Bindable, Grant } from './service-function.ts';

export type QueueAccess = 'SendMessage';

export interface WebhookQueueProps {
  /** The variable by which functions know the queue's URL. */
  readonly environmentName: EnvironmentName;
  readonly givenUp: LastResortQueue;
  /** A message that fails this often for our own faults, or is throttled, is put aside. */
  readonly receives: number;
}

/**
 * Twice as long as the worker may run: what a worker took along when it died comes back a minute after it was taken. AWS
 * asks for six times as long (https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html), for a batch that is
 * throttled to be tried again meanwhile; more receives do as much, and three minutes would make every failure that late.
 */
const VISIBILITY_TIMEOUT = Duration.seconds(60);

/**
 * A queue on the way of webhooks. A standard queue: the order of an invoice's events is told by their timestamps, and one
 * delivery's retries must not hold up the next.
 */
export class WebhookQueue extends Construct implements Bindable<QueueAccess> {
  readonly queue: sqs.Queue;
  readonly environment: Bindable<QueueAccess>['environment'];

  constructor(scope: Construct, id: string, { environmentName, givenUp, receives }: WebhookQueueProps) {
    super(scope, id);
    this.queue = new sqs.Queue(this, 'Queue', {
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: VISIBILITY_TIMEOUT,
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: givenUp.queue, maxReceiveCount: receives },
    });
    this.environment = { name: environmentName, value: this.queue.queueUrl };
  }

  grantFor(access: QueueAccess): Grant {
    return { action: `sqs:${access}`, resource: this.queue.queueArn };
  }
}
