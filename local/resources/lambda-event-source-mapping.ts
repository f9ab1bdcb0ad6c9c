import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

/** A stream of a table, read in order and handed to a function in batches. */
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
    'StartingPosition',
  ],
  ignores: { Tags: 'billing labels' },
  identify(scope) {
    const id = generatedId(scope, 12);
    const arn = `arn:aws:lambda:${scope.region}:${scope.accountId}:event-source-mapping:${id}`;
    return { physicalId: id, arn, attributes: { Id: id, EventSourceMappingArn: arn } };
  },
  check(properties) {
    const complaints: string[] = [];
    const { EventSourceArn, StartingPosition, MaximumBatchingWindowInSeconds: window } = properties;
    if (!/^arn:aws:dynamodb:[^:]*:[^:]*:table\/[^/]+\/stream\//.test(String(EventSourceArn))) {
      complaints.push(`EventSourceArn is ${EventSourceArn}; only a table's stream is hosted`);
    }
    // LATEST would lose what was written between the first start and the first poll.
    if (StartingPosition !== 'TRIM_HORIZON') {
      complaints.push(`StartingPosition is ${StartingPosition}; only TRIM_HORIZON is hosted`);
    }
    if (Number(window ?? 0) !== 0) complaints.push(`MaximumBatchingWindowInSeconds is ${window}; only 0 is hosted`);
    return complaints;
  },
};
