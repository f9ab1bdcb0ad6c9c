import type { Duration } from 'aws-cdk-lib';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import type { LastResortQueue } from './last-resort-queue.ts';
import type { ServiceFunction } from './service-function.ts';

export interface SweepScheduleProps {
  readonly description: string;
  readonly sweeper: ServiceFunction;
  readonly every: Duration;
  /** How often EventBridge tries again to hand a sweep over; not at all, unless given. */
  readonly handOverRetries?: number;
  /** Is told of sweeps that EventBridge could not hand over; nobody is, unless given. */
  readonly undelivered?: LastResortQueue;
}

/**
 * Calls a sweeper again and again. A sweep that fails, or that waits for as long as they are apart, is given up: the next
 * does all that it would have done. It goes through two queues, and each has to be told: EventBridge's, until Lambda has
 * taken it, and that of Lambda's asynchronous invocations, which by itself makes a failed one twice more and keeps a
 * throttled one for 6 h (https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html).
 */
export class SweepSchedule extends events.Rule {
  constructor(scope: Construct, id: string, { description, sweeper, every, ...handOver }: SweepScheduleProps) {
    const target = new targets.LambdaFunction(sweeper.function, {
      retryAttempts: handOver.handOverRetries ?? 0,
      maxEventAge: every,
      ...(handOver.undelivered === undefined ? {} : { deadLetterQueue: handOver.undelivered.queue }),
    });
    super(scope, id, { description, schedule: events.Schedule.rate(every), targets: [target] });
    sweeper.function.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: every });
  }
}
