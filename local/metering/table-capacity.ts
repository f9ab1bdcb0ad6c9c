import type { ServiceAnswer, ServiceCall } from '../ports.ts';
import type { Meter } from './meter.ts';
import { callerArn } from './meter-call.ts';

interface Capacity {
  readonly CapacityUnits: number;
  readonly Table?: { readonly CapacityUnits: number };
  readonly GlobalSecondaryIndexes?: Readonly<Record<string, { readonly CapacityUnits: number }>>;
}

const READS: ReadonlySet<string> = new Set(['GetItem', 'Query', 'Scan', 'BatchGetItem', 'TransactGetItems']);
const WRITES: ReadonlySet<string> = new Set([
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
  'TransactWriteItems',
]);

/** The same call, with the wish to be told what it consumes. The engine checks no signature, so the body may change. */
export function askingForCapacity(call: ServiceCall): ServiceCall {
  const body = JSON.parse(call.body.toString('utf8')) as object;
  const asking = Buffer.from(JSON.stringify({ ...body, ReturnConsumedCapacity: 'INDEXES' }));
  return { ...call, body: asking, headers: { ...call.headers, 'content-length': String(asking.length) } };
}

/**
 * Counts the request units of an answered call, table and indexes apart, as the engine reckons them by DynamoDB's rules:
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html (held to them by
 * test/unit/local/metering.test.ts). A refused write is counted as one unit: its answer says nothing of sizes.
 */
export function meterCapacity(
  meter: Meter,
  call: ServiceCall,
  operation: string,
  { status, body }: ServiceAnswer,
): void {
  if (call.caller.kind === 'operator') return;
  const unit = READS.has(operation) ? 'table-read-unit' : WRITES.has(operation) ? 'table-write-unit' : undefined;
  if (unit === undefined) return;
  const by = callerArn(call.caller);
  if (status !== 200) {
    meter.count(unit, by, `${operation} refused`);
    return;
  }
  const { ConsumedCapacity: consumed } = JSON.parse(body.toString()) as { ConsumedCapacity?: Capacity | Capacity[] };
  for (const { CapacityUnits, Table, GlobalSecondaryIndexes = {} } of [consumed ?? []].flat()) {
    const indexes = Object.entries(GlobalSecondaryIndexes);
    const ofTable = Table?.CapacityUnits ?? CapacityUnits;
    if (ofTable > 0) meter.count(unit, by, `${operation} table`, ofTable);
    for (const [index, { CapacityUnits: units }] of indexes) meter.count(unit, by, `${operation} ${index}`, units);
  }
}
