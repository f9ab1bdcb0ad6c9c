import type { ResourceType } from './resource-type.ts';

export const apiGatewayV2Stage: ResourceType = {
  type: 'AWS::ApiGatewayV2::Stage',
  honours: [
    'ApiId',
    'StageName',
    'AutoDeploy',
    'DefaultRouteSettings.ThrottlingBurstLimit',
    'DefaultRouteSettings.ThrottlingRateLimit',
  ],
  ignores: {
    AccessLogSettings: 'the functions log every message that reaches them',
    Description: 'words',
    Tags: 'billing labels',
  },
  identify(scope) {
    const name = String(scope.property('StageName'));
    return {
      physicalId: name,
      arn: `arn:aws:apigateway:${scope.region}::/apis/${scope.property('ApiId')}/stages/${name}`,
      attributes: {},
    };
  },
  check({ AutoDeploy }) {
    return AutoDeploy === true ? [] : [`AutoDeploy is ${AutoDeploy}; only a stage that deploys itself is hosted`];
  },
};
