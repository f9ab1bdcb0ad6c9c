import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

/** A table's stream or a queue, handed to a function in batches. */
export const lambdaEventSourceMapping: ResourceType = {
  type: 'AWS::Lambda::EventSourceMapping',
  honours: [
    'BatchSize',
    'BisectBatchOnFunctionError',
    'DestinationConfig.OnFailure.Destination',
    'Enabled',
    'EventSourceArn',
    'FilterCriteria.Filters.Pattern',
    'FunctionName',
    'FunctionResponseTypes',
    'MaximumBatchingWindowInSeconds',
    'MaximumRecordAgeInSeconds',
    'MaximumRetryAttempts',
    'ParallelizationFactor',
    'ScalingConfig.MaximumConcurrency',
    'StartingPosition',
  ],
  ignores: { Tags: 'billing labels' },
  identify(scope) {
    const id = generatedId(scope, 12);
    const arn = `arn:aws:lambda:${scope.region}:${scope.accountId}:event-source-mapping:${id}`;
    return { physicalId: id, arn, attributes: { Id: id, EventSourceMappingArn: arn } };
  },
  check(properties) {
    const arn = String(properties.EventSourceArn);
    if (isStream(arn)) return complaintsAboutStream(properties);
    if (isQueue(arn)) return complaintsAboutQueue(properties);
    return [`EventSourceArn is ${arn}; only a table's stream or a queue is hosted`];
  },
};

export function isStream(eventSourceArn: string): boolean {
  return /^arn:aws:dynamodb:[^:]*:[^:]*:table\/[^/]+\/stream\//.test(eventSourceArn);
}

export function isQueue(eventSourceArn: string): boolean {
  return eventSourceArn.startsWith('arn:aws:sqs:');
}

type Properties = Readonly<Record<string, unknown>>;

function complaintsAboutStream({ StartingPosition, MaximumBatchingWindowInSeconds }: Properties): string[] {
  const window = Number(MaximumBatchingWindowInSeconds ?? 0);
  const complaints = window === 0 ? [] : [`MaximumBatchingWindowInSeconds is ${window}; only 0 is hosted for a stream`];
  // LATEST would lose what was written between the first start and the first poll.
  if (StartingPosition !== 'TRIM_HORIZON') {
    complaints.push(`StartingPosition is ${StartingPosition}; only TRIM_HORIZON is hosted`);
  }
  return complaints;
}

/** Limits of https://docs.aws.amazon.com/lambda/latest/api/API_CreateEventSourceMapping.html */
function complaintsAboutQueue(properties: Properties): string[] {
  const batchSize = Number(properties.BatchSize ?? 10);
  const window = Number(properties.MaximumBatchingWindowInSeconds ?? 0);
  const complaints: string[] = [];
  if (batchSize > 10_000) complaints.push(`BatchSize is ${batchSize}; Lambda takes up to 10000`);
  if (batchSize > 10 && window < 1) complaints.push(`BatchSize is ${batchSize}; over 10 Lambda asks for a window`);
  if (window > 300) complaints.push(`MaximumBatchingWindowInSeconds is ${window}; Lambda takes up to 300`);
  if (properties.FilterCriteria !== undefined) complaints.push('FilterCriteria is set; a queue is hosted without');
  return complaints;
}
