import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const apiGatewayV2Route: ResourceType = {
  type: 'AWS::ApiGatewayV2::Route',
  honours: ['ApiId', 'RouteKey', 'Target', 'AuthorizationType', 'RouteResponseSelectionExpression'],
  ignores: { OperationName: 'a name for generated clients' },
  identify(scope) {
    const id = generatedId(scope, 7);
    const arn = `arn:aws:apigateway:${scope.region}::/apis/${scope.property('ApiId')}/routes/${id}`;
    return { physicalId: id, arn, attributes: { RouteId: id } };
  },
  check({ AuthorizationType = 'NONE', RouteResponseSelectionExpression: expression }) {
    const complaints: string[] = [];
    if (AuthorizationType !== 'NONE') {
      complaints.push(`AuthorizationType is ${AuthorizationType}; only NONE is hosted`);
    }
    // The one value that API Gateway takes for a WebSocket API.
    if (expression !== undefined && expression !== '$default') {
      complaints.push(`RouteResponseSelectionExpression is ${expression}; only $default is hosted`);
    }
    return complaints;
  },
};
