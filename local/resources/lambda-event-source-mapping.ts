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
  const complaints = complaintsAboutWindow(MaximumBatchingWindowInSeconds);
  // LATEST would lose what was written between the first start and the first poll.
  if (StartingPosition !== 'TRIM_HORIZON') {
    complaints.push(`StartingPosition is ${StartingPosition}; only TRIM_HORIZON is hosted`);
  }
  return complaints;
}

function complaintsAboutQueue(properties: Properties): string[] {
  const { BatchSize = 10, FilterCriteria, MaximumBatchingWindowInSeconds } = properties;
  const complaints = complaintsAboutWindow(MaximumBatchingWindowInSeconds);
  if (Number(BatchSize) > 10) complaints.push(`BatchSize is ${BatchSize}; up to 10 is hosted for a queue`);
  if (FilterCriteria !== undefined) complaints.push('FilterCriteria is set; a queue is hosted without');
  return complaints;
}

function complaintsAboutWindow(window: unknown): string[] {
  return Number(window ?? 0) === 0 ? [] : [`MaximumBatchingWindowInSeconds is ${window}; only 0 is hosted`];
}
