import type { MeteredUnit, Usage } from '../local/metering/meter.ts';
import type { Assembly } from '../local/ports.ts';

/** https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html: this many MB are one whole core. */
const MB_OF_A_CORE = 1769;

/**
 * How long a warm function in the region waits for an answer, in milliseconds: rounded up from what the services' own
 * latency metrics usually show. Assumptions, not measurements; doubling them all moves the result by a few percent.
 */
const WAITS_MS: Readonly<Record<string, number>> = {
  'dynamodb:GetItem': 6,
  'dynamodb:Query': 8,
  'dynamodb:TransactWriteItems': 25,
  dynamodb: 10,
  's3:PutObject': 50,
  s3: 30,
  'states:StartExecution': 60,
  textract: 400,
};
const OTHER_WAIT_MS = 50;

export interface FunctionTime {
  readonly name: string;
  readonly arn: string;
  readonly memoryMb: number;
  readonly invocations: number;
  /** Per invocation: as this machine took it, as it is computed, and what of that is computing. */
  readonly measuredMs: number;
  readonly modelledMs: number;
  readonly computingMs: number;
  /** Lambda's GB-seconds of all invocations, measured and modelled. */
  readonly measuredGbSeconds: number;
  readonly modelledGbSeconds: number;
}

/**
 * What AWS would bill for the functions' time. This machine's durations are not AWS's: its core is faster than the share
 * that a small function gets, and its services answer sooner. So the model takes the milliseconds of computing that were
 * measured, stretches them to the share of a core that the function's memory buys, and adds an assumed wait for each call.
 * Computing is the thread's own CPU time, or what the calls leave of the duration where that is more: threads that a
 * function starts (the PDF reader's) show there only, and so does whatever else kept this machine busy.
 */
export function functionTimes(assembly: Assembly, usage: readonly Usage[]): FunctionTime[] {
  return assembly.ofType('AWS::Lambda::Function').flatMap((resource) => {
    const { arn, physicalId: name, properties } = resource;
    const own = (unit: MeteredUnit) => total(usage, (each) => each.unit === unit && each.by === arn);
    const invocations = own('function-request');
    if (invocations === 0) return [];
    const memoryMb = Number(properties.MemorySize ?? 128);
    const calls = usage.filter(({ unit, by }) => unit === 'call' && by === properties.Role);
    const callsMs = total(usage, ({ unit, by }) => unit === 'call-ms' && by === properties.Role);
    const computing = Math.max(own('function-cpu-ms'), own('function-ms') - callsMs);
    const waiting = calls.reduce((sum, { of, quantity }) => sum + quantity * waitOf(of), 0);
    const modelledMs = computing / Math.min(1, memoryMb / MB_OF_A_CORE) + waiting;
    return {
      name,
      arn,
      memoryMb,
      invocations,
      measuredMs: own('function-ms') / invocations,
      modelledMs: modelledMs / invocations,
      computingMs: computing / invocations,
      measuredGbSeconds: own('function-gb-second'),
      modelledGbSeconds: (modelledMs / 1000) * (memoryMb / 1024),
    };
  });
}

function waitOf(call: string): number {
  const [service = ''] = call.split(':');
  return WAITS_MS[call] ?? WAITS_MS[service] ?? OTHER_WAIT_MS;
}

function total(usage: readonly Usage[], counts: (usage: Usage) => boolean): number {
  return usage.filter(counts).reduce((sum, { quantity }) => sum + quantity, 0);
}
