import { readEnvironment } from '../adapters/read-environment.ts';
import { Environment } from '../contracts/environment.ts';
import { type RetrySchedule, retryScheduleSchema } from '../contracts/retry-schedule.ts';

let read: RetrySchedule | undefined;

/** Seconds before each retry, as this stack is set; read once. */
export function retrySchedule(): RetrySchedule {
  read ??= retryScheduleSchema.parse(readEnvironment(Environment.retrySchedule));
  return read;
}
