import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const apiGatewayApiKey: ResourceType = {
  type: 'AWS::ApiGateway::ApiKey',
  honours: ['Name', 'Enabled', 'Value'],
  ignores: { Description: 'words', Tags: 'billing labels' },
  identify(scope) {
    const id = generatedId(scope);
    return { physicalId: id, arn: `arn:aws:apigateway:${scope.region}::/apikeys/${id}`, attributes: { APIKeyId: id } };
  },
  check({ Value }) {
    return typeof Value === 'string' ? [] : ['Value is absent; only keys of a given value are hosted'];
  },
};
