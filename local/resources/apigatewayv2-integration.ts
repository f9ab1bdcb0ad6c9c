import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const apiGatewayV2Integration: ResourceType = {
  type: 'AWS::ApiGatewayV2::Integration',
  honours: ['ApiId', 'IntegrationType', 'IntegrationUri', 'TimeoutInMillis'],
  ignores: { Description: 'words', IntegrationMethod: 'functions are always invoked by POST' },
  identify(scope) {
    const id = generatedId(scope, 7);
    const arn = `arn:aws:apigateway:${scope.region}::/apis/${scope.property('ApiId')}/integrations/${id}`;
    return { physicalId: id, arn, attributes: { IntegrationId: id } };
  },
  check({ IntegrationType }) {
    return IntegrationType === 'AWS_PROXY' ? [] : [`IntegrationType is ${IntegrationType}; only AWS_PROXY is hosted`];
  },
};
