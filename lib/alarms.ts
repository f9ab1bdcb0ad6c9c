import { Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as actions from 'aws-cdk-lib/aws-cloudwatch-actions';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as sns from 'aws-cdk-lib/aws-sns';
import * as subscriptions from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { MESSAGE_FAILED } from '../lambdas/contracts/message-failed.ts';
import type { ServiceFunction } from './service-function.ts';

export interface AlarmsProps {
  /** Where alarms are sent; without it they are only shown, until somebody subscribes to the topic. */
  readonly email?: string;
}

interface Watch {
  readonly metric: cloudwatch.IMetric;
  /** One sentence: who notices, and what they see. */
  readonly whoIsHurt: string;
  /** The alarm goes off when the metric is over this. */
  readonly over: number;
  /** In how many of the latest periods it has to be over that; in the latest one, unless given. */
  readonly lasting?: { readonly periods: number; readonly of: number };
}

/**
 * Of server errors that last where few call: one is passing, and its client tries again; another in one of the periods
 * around it is not. All three would want a call in each, which a route or a client may not make.
 */
export const LASTING_SERVER_ERRORS = { periods: 2, of: 3 } as const;

/** Where every alarm goes, and the one way to make one: an alarm that can't say whom it is about isn't made. */
export class Alarms extends Construct {
  readonly topic: sns.Topic;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.topic = new sns.Topic(this, 'Topic', { enforceSSL: true });
    // A topic with a policy of its own loses the default one, which let CloudWatch in
    // (https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/Notify_Users_Alarm_Changes.html).
    this.topic.addToResourcePolicy(
      new iam.PolicyStatement({
        sid: 'AlarmsOfThisAccount',
        principals: [new iam.ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.topic.env.account } },
      }),
    );
    if (props.email !== undefined) this.topic.addSubscription(new subscriptions.EmailSubscription(props.email));
  }

  watch(id: string, { metric, whoIsHurt, over, lasting }: Watch): void {
    const alarm = new cloudwatch.Alarm(this, id, {
      alarmDescription: whoIsHurt,
      metric,
      threshold: over,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: lasting?.of ?? 1,
      ...(lasting === undefined ? {} : { datapointsToAlarm: lasting.periods }),
      // No calls, no data: a quiet night is no fault.
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    });
    const tell = new actions.SnsAction(this.topic);
    alarm.addAlarmAction(tell);
    // Whoever was woken is told when it is over.
    alarm.addOkAction(tell);
  }

  /** Errors and throttles that hurt the same people in the same way. */
  watchFunction(subject: ServiceFunction, whoIsHurt: string): void {
    this.watchErrors(subject, whoIsHurt);
    this.watchThrottles(subject, whoIsHurt);
  }

  /** What the function throws, and its crashes and timeouts; what it answers or reports itself is none of Lambda's errors. */
  watchErrors(subject: ServiceFunction, whoIsHurt: string): void {
    this.watch(`${subject.node.id}Errors`, {
      metric: subject.function.metricErrors({ period: Duration.minutes(5) }),
      whoIsHurt,
      over: 0,
    });
  }

  watchThrottles(subject: ServiceFunction, whoIsHurt: string): void {
    this.watch(`${subject.node.id}Throttles`, {
      metric: subject.function.metricThrottles({ period: Duration.minutes(5) }),
      whoIsHurt,
      over: 0,
    });
  }

  /**
   * Messages of a queue that its function fails on again and again. Lambda counts them as no errors, since the function
   * reports them (queue-consumer.ts), and the age of the oldest message leaves out what was received three times
   * (https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html).
   */
  watchFailedMessages(subject: ServiceFunction, whoIsHurt: string): void {
    const id = `${subject.node.id}FailedMessages`;
    const filter = new logs.MetricFilter(subject, 'FailedMessages', {
      logGroup: subject.function.logGroup,
      // A line of the log is JSON behind the runtime's own words, so its fields can't be asked for.
      filterPattern: logs.FilterPattern.allTerms(MESSAGE_FAILED),
      metricNamespace: Stack.of(this).stackName,
      metricName: id,
    });
    this.watch(id, {
      metric: filter.metric({ period: Duration.minutes(5), statistic: cloudwatch.Stats.SUM }),
      whoIsHurt,
      over: 0,
      // What fails comes again after a minute, so a fault that lasts shows in each period, and one that passes doesn't.
      lasting: { periods: 3, of: 3 },
    });
  }
}
