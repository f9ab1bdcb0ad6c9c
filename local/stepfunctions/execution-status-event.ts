import type { BusEvent } from '../events/event-bus.ts';
import type { Execution } from './execution.ts';

/** What Step Functions tells EventBridge of a change: https://docs.aws.amazon.com/step-functions/latest/dg/eventbridge-integration.html */
export function executionStatusEvent(execution: Execution): BusEvent {
  const { arn, machineArn, name, status, startedAt, stoppedAt, input, output, error, cause } = execution;
  return {
    source: 'aws.states',
    detailType: 'Step Functions Execution Status Change',
    resources: [arn],
    at: stoppedAt ?? startedAt,
    detail: {
      executionArn: arn,
      stateMachineArn: machineArn,
      name,
      status,
      startDate: startedAt,
      stopDate: stoppedAt,
      input,
      output,
      inputDetails: { included: true },
      outputDetails: output === null ? null : { included: true },
      error,
      cause,
    },
  };
}
