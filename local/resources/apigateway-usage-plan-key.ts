import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

/** Puts a key on a usage plan. */
export const apiGatewayUsagePlanKey: ResourceType = {
  type: 'AWS::ApiGateway::UsagePlanKey',
  honours: ['KeyId', 'KeyType', 'UsagePlanId'],
  ignores: {},
  identify(scope) {
    const id = generatedId(scope);
    return { physicalId: id, arn: `arn:aws:apigateway:${scope.region}::/usageplankeys/${id}`, attributes: { Id: id } };
  },
};
