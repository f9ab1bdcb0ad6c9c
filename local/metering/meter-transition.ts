import type { JournalEntry } from '../stepfunctions/execution.ts';
import type { Meter } from './meter.ts';

/**
 * Counts state transitions: each state that is entered, each retry, and the execution's start and end, as the first of
 * the examples on https://aws.amazon.com/step-functions/pricing/ counts them.
 */
export function meterTransition(meter: Meter, machineArn: string, entry: JournalEntry): void {
  switch (entry.type) {
    case 'started':
    case 'ended':
      meter.count('state-transition', machineArn, 'start and end');
      break;
    case 'entered':
      meter.count('state-transition', machineArn, 'states');
      break;
    case 'retried':
      meter.count('state-transition', machineArn, 'retries');
  }
}
