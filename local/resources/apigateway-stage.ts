import type { ResourceType } from './resource-type.ts';

export const apiGatewayStage: ResourceType = {
  type: 'AWS::ApiGateway::Stage',
  honours: ['RestApiId', 'DeploymentId', 'StageName', 'Variables'],
  ignores: {
    AccessLogSetting: 'the functions log every call that reaches them',
    'MethodSettings.LoggingLevel': 'logging only',
    'MethodSettings.DataTraceEnabled': 'logging only',
    'MethodSettings.MetricsEnabled': 'monitoring only',
    'MethodSettings.HttpMethod': 'says what the settings above are for',
    'MethodSettings.ResourcePath': 'says what the settings above are for',
    TracingEnabled: 'tracing observes only',
    Description: 'words',
    Tags: 'billing labels',
  },
  identify(scope) {
    const id = String(scope.property('StageName'));
    return {
      physicalId: id,
      arn: `arn:aws:apigateway:${scope.region}::/restapis/${scope.property('RestApiId')}/stages/${id}`,
      attributes: {},
    };
  },
};
