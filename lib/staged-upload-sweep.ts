import { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { InvoiceBucket } from './invoice-bucket.ts';
import { ServiceFunction } from './service-function.ts';

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
    }).bind(bucket, 'ListBucket', 'DeleteObject staging/*');
    new events.Rule(this, 'EveryQuarterOfAnHour', {
      description: 'Looks for staged uploads whose time is over',
      schedule: events.Schedule.rate(Duration.minutes(15)),
      // The next sweep does all that this one would have done, and the bucket's own expiry what all of them missed.
      targets: [new targets.LambdaFunction(sweeper.function, { retryAttempts: 0, maxEventAge: Duration.minutes(15) })],
    });
    const whoIsHurt = 'Clients whose abandoned uploads are kept for up to a day longer than need be.';
    alarms.watchErrors(sweeper, whoIsHurt);
    alarms.watchThrottles(sweeper, whoIsHurt);
  }
}
