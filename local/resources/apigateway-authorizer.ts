import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

export const apiGatewayAuthorizer: ResourceType = {
  type: 'AWS::ApiGateway::Authorizer',
  honours: ['RestApiId', 'Name', 'Type', 'AuthorizerUri', 'AuthorizerResultTtlInSeconds', 'IdentitySource'],
  ignores: {},
  identify(scope) {
    const id = generatedId(scope);
    return {
      physicalId: id,
      arn: `arn:aws:apigateway:${scope.region}::/restapis/${scope.property('RestApiId')}/authorizers/${id}`,
      attributes: { AuthorizerId: id },
    };
  },
  check({ Type, AuthorizerResultTtlInSeconds: ttl }) {
    const complaints: string[] = [];
    if (Type !== 'REQUEST') complaints.push(`Type is ${Type}; only REQUEST is hosted`);
    // API Gateway caches for 300 s where the property is absent.
    if (Number(ttl ?? 300) !== 0) complaints.push(`AuthorizerResultTtlInSeconds is ${ttl ?? 300}; only 0 is hosted`);
    return complaints;
  },
};
