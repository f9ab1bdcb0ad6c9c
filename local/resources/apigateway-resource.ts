import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

/** One segment of the paths that an API answers. */
export const apiGatewayResource: ResourceType = {
  type: 'AWS::ApiGateway::Resource',
  honours: ['RestApiId', 'ParentId', 'PathPart'],
  ignores: {},
  identify(scope) {
    const id = generatedId(scope);
    return {
      physicalId: id,
      arn: `arn:aws:apigateway:${scope.region}::/restapis/${scope.property('RestApiId')}/resources/${id}`,
      attributes: { ResourceId: id },
    };
  },
};
