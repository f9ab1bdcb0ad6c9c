import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const apiGatewayRestApi: ResourceType = {
  type: 'AWS::ApiGateway::RestApi',
  honours: ['Name', 'ApiKeySourceType', 'BinaryMediaTypes'],
  ignores: {
    Description: 'words',
    EndpointConfiguration: 'there is one address, on this machine',
    EndpointAccessMode: 'there is no TLS on the loopback interface',
    SecurityPolicy: 'there is no TLS on the loopback interface',
    Tags: 'billing labels',
  },
  identify(scope) {
    const id = generatedId(scope);
    const arn = `arn:aws:apigateway:${scope.region}::/restapis/${id}`;
    return { physicalId: id, arn, attributes: { RestApiId: id, RootResourceId: `${id}-root` } };
  },
};
