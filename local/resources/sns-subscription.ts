import type { ResourceType } from './resource-type.ts';

export const snsSubscription: ResourceType = {
  type: 'AWS::SNS::Subscription',
  honours: ['TopicArn', 'Protocol', 'Endpoint'],
  ignores: {},
  identify(scope) {
    const arn = `${scope.property('TopicArn')}:${scope.logicalId}`;
    return { physicalId: arn, arn, attributes: { Arn: arn } };
  },
  check({ Protocol }) {
    // Mail goes to the operator of a deployed service; nobody is on call for a laptop.
    return Protocol === 'lambda' || Protocol === 'email'
      ? []
      : [`Protocol is ${Protocol}; only lambda is hosted, and email left out`];
  },
};
