import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

/** That what a route's function returns is sent to the client. */
export const apiGatewayV2RouteResponse: ResourceType = {
  type: 'AWS::ApiGatewayV2::RouteResponse',
  honours: ['ApiId', 'RouteId', 'RouteResponseKey'],
  ignores: {},
  identify(scope) {
    const id = generatedId(scope, 7);
    return { physicalId: id, arn: `local:apigatewayv2-route-response/${id}`, attributes: { RouteResponseId: id } };
  },
  check({ RouteResponseKey }) {
    return RouteResponseKey === '$default' ? [] : [`RouteResponseKey is ${RouteResponseKey}; only $default is hosted`];
  },
};
