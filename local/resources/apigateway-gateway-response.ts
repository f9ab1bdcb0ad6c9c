import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

/** What the gateway answers by itself, by kind of refusal. */
export const apiGatewayGatewayResponse: ResourceType = {
  type: 'AWS::ApiGateway::GatewayResponse',
  honours: ['RestApiId', 'ResponseType', 'StatusCode', 'ResponseParameters', 'ResponseTemplates'],
  ignores: {},
  identify(scope) {
    const id = generatedId(scope);
    return {
      physicalId: id,
      arn: `arn:aws:apigateway:${scope.region}::/restapis/${scope.property('RestApiId')}/gatewayresponses/${scope.property('ResponseType')}`,
      attributes: { Id: id },
    };
  },
};
