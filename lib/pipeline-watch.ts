import { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { InvoiceBucket } from './invoice-bucket.ts';
import type { InvoiceTable } from './invoice-table.ts';
import { LastResortQueue } from './last-resort-queue.ts';
import type { Pipeline } from './pipeline.ts';
import { ServiceFunction } from './service-function.ts';
import { SweepSchedule } from './sweep-schedule.ts';

export interface PipelineWatchProps {
  readonly table: InvoiceTable;
  readonly bucket: InvoiceBucket;
  readonly pipeline: Pipeline;
  readonly alarms: Alarms;
}

/**
 * Sees to it that no invoice hangs: an execution that did not succeed ends its invoice FAILED, and a sweep catches
 * what the event (which EventBridge delivers as best it can) and the stream missed.
 */
export class PipelineWatch extends Construct {
  constructor(scope: Construct, id: string, props: PipelineWatchProps) {
    super(scope, id);
    const undelivered = new LastResortQueue(this, 'Undelivered', {
      alarms: props.alarms,
      whoIsHurt:
        'Clients whose invoices stay in flight longer: EventBridge could not hand over an execution or a sweep.',
    });
    this.recordFailedExecutions(props, undelivered);
    this.sweep(props, undelivered);
  }

  private recordFailedExecutions({ table, pipeline, alarms }: PipelineWatchProps, undelivered: LastResortQueue): void {
    const recorder = new ServiceFunction(this, 'RecordFailedExecution', {
      name: 'record-failed-execution',
      description: 'Ends an invoice FAILED whose execution failed, timed out or was aborted',
      memory: 512,
      timeout: Duration.seconds(50),
    }).bind(table, 'GetItem', 'UpdateItem', 'PutItem', 'DeleteItem');
    new events.Rule(this, 'FailedExecution', {
      description: 'An execution of the pipeline ended otherwise than it should',
      eventPattern: {
        source: ['aws.states'],
        detailType: ['Step Functions Execution Status Change'],
        detail: {
          status: ['FAILED', 'TIMED_OUT', 'ABORTED'],
          stateMachineArn: [pipeline.stateMachine.stateMachineArn],
        },
      },
      targets: [
        new targets.LambdaFunction(recorder.function, {
          deadLetterQueue: undelivered.queue,
          retryAttempts: 20,
          maxEventAge: Duration.hours(1),
        }),
      ],
    });
    alarms.watchErrors(recorder, 'Clients whose failed invoices show as PROCESSING until the next sweep.');
    alarms.watchThrottles(recorder, 'Clients whose failed invoices show as PROCESSING for longer than they should.');
  }

  private sweep({ table, bucket, pipeline, alarms }: PipelineWatchProps, undelivered: LastResortQueue): void {
    const sweeper = new ServiceFunction(this, 'Sweep', {
      name: 'sweep',
      description: 'Starts, fails or erases what is overdue: invoices in flight, files and deliveries of deleted ones',
      memory: 512,
      // It must be done before the next one starts; overlapping would be harmless, and wasted.
      timeout: Duration.minutes(4),
    })
      .bind(table, 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query', 'Query due')
      .bind(bucket, 'DeleteObject invoices/*', 'DeleteObject documents/*')
      .bind(pipeline, 'StartExecution', 'DescribeExecution');
    new SweepSchedule(this, 'EveryFiveMinutes', {
      description: 'Looks for what is overdue',
      sweeper,
      every: Duration.minutes(5),
      handOverRetries: 2,
      undelivered,
    });
    alarms.watchFunction(sweeper, 'Clients whose invoices hang, and people whose deleted files are not erased yet.');
  }
}
