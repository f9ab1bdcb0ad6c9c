import { generatedName } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const eventsRule: ResourceType = {
  type: 'AWS::Events::Rule',
  honours: [
    'Name',
    'EventPattern',
    'ScheduleExpression',
    'State',
    'Targets.Arn',
    'Targets.Id',
    'Targets.Input',
    'Targets.RetryPolicy.MaximumEventAgeInSeconds',
    'Targets.RetryPolicy.MaximumRetryAttempts',
    'Targets.DeadLetterConfig.Arn',
  ],
  ignores: { Description: 'words', Tags: 'billing labels' },
  identify(scope) {
    const name = String(scope.property('Name') ?? generatedName(scope));
    const arn = `arn:aws:events:${scope.region}:${scope.accountId}:rule/${name}`;
    return { physicalId: name, arn, attributes: { Arn: arn } };
  },
  check({ Targets }) {
    const targets = (Targets ?? []) as readonly { readonly Arn: string }[];
    return targets
      .filter(({ Arn }) => !Arn.startsWith('arn:aws:lambda:'))
      .map(({ Arn }) => `Targets names ${Arn}; only functions are hosted as targets`);
  },
};
