import { Duration, Validations } from 'aws-cdk-lib';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';

export interface LastResortQueueProps {
  readonly alarms: Alarms;
  readonly whoIsHurt: string;
}

/** Keeps what a trigger gave up on, for a person to look at; anything in it is an alarm. */
export class LastResortQueue extends Construct {
  readonly queue: sqs.Queue;

  constructor(scope: Construct, id: string, { alarms, whoIsHurt }: LastResortQueueProps) {
    super(scope, id);
    this.queue = new sqs.Queue(this, 'Queue', {
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // The longest that SQS keeps a message: a fortnight to look at it.
      retentionPeriod: Duration.days(14),
    });
    Validations.of(this.queue).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is itself where a trigger leaves what it gave up on; nothing consumes it that could fail.',
    });
    alarms.watch(`${id}Depth`, {
      metric: this.queue.metricApproximateNumberOfMessagesVisible({
        statistic: 'Maximum',
        period: Duration.minutes(5),
      }),
      whoIsHurt,
      over: 0,
    });
  }
}
