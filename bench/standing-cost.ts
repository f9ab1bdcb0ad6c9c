import { compileSchedule } from '../local/events/schedule.ts';
import type { Assembly } from '../local/ports.ts';
import { type AwsPrices, priceOf } from './aws-prices.ts';

/** One line of the bill for a month in which nobody calls. */
export interface StandingCost {
  readonly of: string;
  readonly quantity: number;
  readonly usd: number;
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
/** Lambda asks a queue that is empty with five calls at a time, each of which waits 20 s: assumed, since AWS names no figure. */
const POLLS_OF_A_QUEUE = (5 * MONTH_MS) / 20_000;

/** What the template alone costs in a month, without the free tier. What the scheduled calls compute and read is not in it. */
export function standingCosts(assembly: Assembly, prices: AwsPrices): StandingCost[] {
  const line = (unit: string, of: string, quantity: number): StandingCost => {
    const { usd, per } = priceOf(prices, unit);
    return { of, quantity, usd: (quantity * usd) / per };
  };
  const alarms = assembly.ofType('AWS::CloudWatch::Alarm').length;
  const polled = assembly
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => String(properties.EventSourceArn).startsWith('arn:aws:sqs:')).length;
  const calls = assembly
    .ofType('AWS::Events::Rule')
    .map(({ properties }) => properties.ScheduleExpression)
    .filter((schedule) => typeof schedule === 'string')
    .reduce((sum, schedule) => sum + MONTH_MS / compileSchedule(schedule)(0), 0);
  return [
    line('alarm-month', 'alarms', alarms),
    line('queue-request', `looks into ${polled} empty queues`, polled * POLLS_OF_A_QUEUE),
    line('function-request', 'scheduled calls', calls),
  ];
}
