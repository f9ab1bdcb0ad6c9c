import { ignoredType } from './ignored-type.ts';
import type { ResourceType } from './resource-type.ts';

const NOBODY_ON_CALL = 'nobody is on call for a laptop';

/** What watches the deployed service. */
export const MONITORING_TYPES: readonly ResourceType[] = [
  ignoredType('AWS::CloudWatch::Alarm', NOBODY_ON_CALL),
  ignoredType('AWS::CloudWatch::Dashboard', NOBODY_ON_CALL),
  ignoredType('AWS::Logs::MetricFilter', NOBODY_ON_CALL),
  ignoredType('AWS::CDK::Metadata', 'usage statistics of CDK'),
  ignoredType(
    'AWS::Logs::LogGroup',
    'logs are files in the data directory, kept until their owner deletes them',
    (name, scope) => `arn:aws:logs:${scope.region}:${scope.accountId}:log-group:${name}:*`,
  ),
];
