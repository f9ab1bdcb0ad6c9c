import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const apiGatewayV2Api: ResourceType = {
  type: 'AWS::ApiGatewayV2::Api',
  honours: ['ProtocolType', 'RouteSelectionExpression'],
  ignores: { Name: 'words', Description: 'words', Tags: 'billing labels' },
  identify(scope) {
    const id = generatedId(scope);
    const arn = `arn:aws:apigateway:${scope.region}::/apis/${id}`;
    // Deployed it is `wss://…`, and its connections are managed at the same address over HTTP; so they are here.
    const endpoint = scope.gatewayOrigin.replace(/^http/, 'ws');
    return { physicalId: id, arn, attributes: { ApiId: id, ApiEndpoint: endpoint } };
  },
  check({ ProtocolType, RouteSelectionExpression: expression }) {
    const complaints: string[] = [];
    if (ProtocolType !== 'WEBSOCKET') complaints.push(`ProtocolType is ${ProtocolType}; only WEBSOCKET is hosted`);
    if (!/^\$request\.body\.\w+$/.test(String(expression))) {
      complaints.push(`RouteSelectionExpression is ${expression}; only $request.body.… is hosted`);
    }
    return complaints;
  },
};
