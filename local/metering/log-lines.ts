import type { Meter } from './meter.ts';

/** CloudWatch adds this much to every event that it takes in: https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/CloudWatchLogs-Concepts.html */
const EVENT_OVERHEAD_BYTES = 26;

/** Before each line that a function prints, Lambda puts the time, the request's id and the level. */
const LINE_PREFIX_BYTES = '2026-01-01T00:00:00.000Z\t01234567-89ab-cdef-0123-456789abcdef\tINFO\t'.length;

/** What Lambda itself logs of each invocation: https://docs.aws.amazon.com/lambda/latest/dg/monitoring-cloudwatchlogs.html */
const LAMBDA_LINES = [
  'START RequestId: 01234567-89ab-cdef-0123-456789abcdef Version: $LATEST\n',
  'END RequestId: 01234567-89ab-cdef-0123-456789abcdef\n',
  'REPORT RequestId: 01234567-89ab-cdef-0123-456789abcdef\tDuration: 100.00 ms\tBilled Duration: 100 ms\tMemory Size: 1024 MB\tMax Memory Used: 100 MB\t\n',
];
const INVOCATION_BYTES = LAMBDA_LINES.reduce((sum, line) => sum + line.length + EVENT_OVERHEAD_BYTES, 0);

/** The access log's line: its names, and values such as ids of 36 and 16 characters and a route of 40 (lib/access-log.ts). */
const ACCESS_LINE_BYTES = 490 + EVENT_OVERHEAD_BYTES;

export const meterInvocationLog = (meter: Meter, functionArn: string): void =>
  meter.count('log-byte', functionArn, 'lines of Lambda', INVOCATION_BYTES);

export const meterAccessLog = (meter: Meter, apiId: string): void =>
  meter.count('log-byte', apiId, 'access log', ACCESS_LINE_BYTES);

/** @param printed what a function wrote: whole lines. */
export function meterPrinted(meter: Meter, functionArn: string, printed: Uint8Array): void {
  const lines = printed.reduce((count, byte) => (byte === 0x0a ? count + 1 : count), 0);
  const bytes = printed.length + lines * (LINE_PREFIX_BYTES + EVENT_OVERHEAD_BYTES);
  meter.count('log-byte', functionArn, 'lines of the function', bytes);
}
