import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const apiGatewayUsagePlan: ResourceType = {
  type: 'AWS::ApiGateway::UsagePlan',
  honours: [
    'UsagePlanName',
    'ApiStages.ApiId',
    'ApiStages.Stage',
    'ApiStages.Throttle',
    'Throttle.BurstLimit',
    'Throttle.RateLimit',
  ],
  ignores: { Description: 'words', Tags: 'billing labels' },
  identify(scope) {
    const id = generatedId(scope);
    return { physicalId: id, arn: `arn:aws:apigateway:${scope.region}::/usageplans/${id}`, attributes: { Id: id } };
  },
};
