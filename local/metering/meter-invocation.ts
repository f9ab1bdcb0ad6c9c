import type { FunctionConfiguration } from '../lambda/function-configuration.ts';
import { meterInvocationLog } from './log-lines.ts';
import type { Meter } from './meter.ts';

interface MeteredInvocation {
  readonly configuration: FunctionConfiguration;
  readonly milliseconds: number;
  /** Microseconds that the function's own thread was busy; threads that it starts are not in it. */
  readonly cpuMicroseconds: number;
}

/** Counts an invocation. Lambda bills whole milliseconds, begun ones too: https://aws.amazon.com/lambda/pricing/ */
export function meterInvocation(meter: Meter, invocation: MeteredInvocation): void {
  const { configuration, milliseconds, cpuMicroseconds } = invocation;
  const { arn: functionArn, memoryMb } = configuration;
  meter.count('function-request', functionArn, 'invocation');
  meter.count('function-gb-second', functionArn, 'invocation', (Math.ceil(milliseconds) / 1000) * (memoryMb / 1024));
  meter.count('function-ms', functionArn, 'invocation', milliseconds);
  meter.count('function-cpu-ms', functionArn, 'invocation', Math.max(0, cpuMicroseconds) / 1000);
  meterInvocationLog(meter, functionArn);
}
