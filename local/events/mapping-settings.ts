import type { AccessControl, Assembly, Resource } from '../ports.ts';
import { compilePattern, type EventPattern } from './event-pattern.ts';

/** One event source mapping of the template, defaults filled in. */
export interface MappingSettings {
  readonly id: string;
  readonly streamArn: string;
  readonly tableArn: string;
  /** The attributes of the table's primary key, partition and sort key: records of one item stay in order. */
  readonly keyAttributes: readonly string[];
  readonly region: string;
  readonly functionArn: string;
  readonly roleArn: string;
  readonly batchSize: number;
  readonly bisect: boolean;
  /** null: for ever. */
  readonly maximumRetryAttempts: number | null;
  readonly maximumRecordAgeMs: number | null;
  readonly parallelizationFactor: number;
  readonly reportsItemFailures: boolean;
  readonly onFailureQueueArn: string | null;
  /** Empty: every record. */
  readonly filters: readonly EventPattern[];
}

interface MappingProperties {
  readonly EventSourceArn: string;
  readonly FunctionName: string;
  readonly BatchSize?: number;
  readonly BisectBatchOnFunctionError?: boolean;
  readonly MaximumRetryAttempts?: number;
  readonly MaximumRecordAgeInSeconds?: number;
  readonly ParallelizationFactor?: number;
  readonly FunctionResponseTypes?: readonly string[];
  readonly DestinationConfig?: { readonly OnFailure?: { readonly Destination: string } };
  readonly FilterCriteria?: { readonly Filters?: readonly { readonly Pattern: string }[] };
}

/**
 * Reads an `AWS::Lambda::EventSourceMapping` on a table's stream.
 * @throws AccessDeniedError when the function's role may not read the stream, as the mapping's creation fails on AWS.
 * @throws TypeError for a filter that is not hosted, or when table or function are not of the template.
 */
export function readMappingSettings(assembly: Assembly, access: AccessControl, resource: Resource): MappingSettings {
  const properties = resource.properties as unknown as MappingProperties;
  const streamArn = properties.EventSourceArn;
  const tableArn = streamArn.replace(/\/stream\/.*$/, '');
  const table = assembly.byArn(tableArn);
  const target = assembly
    .ofType('AWS::Lambda::Function')
    .find(({ arn, physicalId }) => [arn, physicalId].includes(properties.FunctionName));
  if (!table || !target) throw new TypeError(`${resource.logicalId}: the template has no such table or function`);
  const roleArn = String(target.properties.Role);
  for (const action of ['DescribeStream', 'GetShardIterator', 'GetRecords']) {
    access.authorize({ kind: 'role', roleArn }, `dynamodb:${action}`, streamArn);
  }
  const keySchema = table.properties.KeySchema as readonly { readonly AttributeName: string }[];
  return {
    id: resource.physicalId,
    streamArn,
    tableArn,
    keyAttributes: keySchema.map(({ AttributeName }) => AttributeName),
    region: assembly.region,
    functionArn: target.arn,
    roleArn,
    batchSize: Number(properties.BatchSize ?? 100),
    bisect: properties.BisectBatchOnFunctionError === true,
    maximumRetryAttempts: bound(properties.MaximumRetryAttempts),
    maximumRecordAgeMs: bound(properties.MaximumRecordAgeInSeconds, 1000),
    parallelizationFactor: Number(properties.ParallelizationFactor ?? 1),
    reportsItemFailures: properties.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
    onFailureQueueArn: properties.DestinationConfig?.OnFailure?.Destination ?? null,
    filters: (properties.FilterCriteria?.Filters ?? []).map(({ Pattern }) => compilePattern(JSON.parse(Pattern))),
  };
}

/** -1, the default, is no bound. */
function bound(value: number | undefined, unit = 1): number | null {
  return value === undefined || Number(value) < 0 ? null : Number(value) * unit;
}
