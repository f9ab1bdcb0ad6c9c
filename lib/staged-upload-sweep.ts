import { Duration, Stack } from 'aws-cdk-lib';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { UPLOADS_LEFT_BEHIND } from '../lambdas/contracts/large-uploads.ts';
import type { Alarms } from './alarms.ts';
import type { InvoiceBucket } from './invoice-bucket.ts';
import { ServiceFunction } from './service-function.ts';
import { SweepSchedule } from './sweep-schedule.ts';

export interface StagedUploadSweepProps {
  readonly bucket: InvoiceBucket;
  readonly alarms: Alarms;
}

/** Deletes the bodies of large uploads that nobody completed in time. */
export class StagedUploadSweep extends Construct {
  constructor(scope: Construct, id: string, { bucket, alarms }: StagedUploadSweepProps) {
    super(scope, id);
    const sweeper = new ServiceFunction(this, 'SweepStagedUploads', {
      name: 'sweep-staged-uploads',
      description: 'Deletes large uploads that were staged and never completed',
      memory: 512,
      timeout: Duration.minutes(2),
    }).bind(bucket, 'ListBucket staging/*', 'DeleteObject staging/*');
    // Of sweeps that are not made nobody is told: the bucket's own expiry does what all of them missed.
    new SweepSchedule(this, 'EveryQuarterOfAnHour', {
      description: 'Looks for staged uploads whose time is over',
      sweeper,
      every: Duration.minutes(15),
    });
    alarms.watchFunction(sweeper, 'Clients whose abandoned uploads are kept for up to a day longer than need be.');
    alarms.watch('UploadsLeftBehind', {
      metric: this.sweepsThatFound(sweeper),
      whoIsHurt: 'Clients who upload files over 4.4 MB: the edge may not complete their uploads, and neither do they.',
      // Of a day's 96 sweeps. A client that goes away is one, and a key that is over its limit for one of its hours five at
      // the most, since what is staged within an hour is swept within five quarters of one.
      over: 5,
    });
  }

  /**
   * Sweeps of the last day that found bodies which nobody had completed: where few large uploads are made, those that are
   * left behind lie hours apart. The metrics of a Lambda@Edge function lie in whichever regions its viewers were near to,
   * while an alarm sees its own region only
   * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/lambda-edge-testing-debugging.html); what it leaves
   * behind is seen here, and also when it gives up without an error.
   */
  private sweepsThatFound({ function: { logGroup } }: ServiceFunction): cloudwatch.Metric {
    const filter = new logs.MetricFilter(this, 'LeftBehind', {
      logGroup,
      // A line of the log is JSON behind the runtime's own words, so its fields can't be asked for.
      filterPattern: logs.FilterPattern.allTerms(UPLOADS_LEFT_BEHIND),
      metricNamespace: Stack.of(this).stackName,
      metricName: 'SweepsThatFoundStagedUploads',
    });
    return filter.metric({ period: Duration.days(1), statistic: cloudwatch.Stats.SUM });
  }
}
