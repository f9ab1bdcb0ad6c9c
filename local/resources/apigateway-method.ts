import type { ResourceType } from './resource-type.ts';

const INTEGRATIONS = ['AWS_PROXY', 'MOCK'];
const AUTHORIZATIONS = ['NONE', 'CUSTOM'];

export const apiGatewayMethod: ResourceType = {
  type: 'AWS::ApiGateway::Method',
  honours: [
    'RestApiId',
    'ResourceId',
    'HttpMethod',
    'ApiKeyRequired',
    'AuthorizationType',
    'AuthorizerId',
    'Integration.Type',
    'Integration.Uri',
    'Integration.TimeoutInMillis',
    'Integration.RequestTemplates',
    'Integration.IntegrationResponses.StatusCode',
    'Integration.IntegrationResponses.ResponseParameters',
    'MethodResponses.StatusCode',
    'MethodResponses.ResponseParameters',
  ],
  ignores: {
    'Integration.IntegrationHttpMethod': 'functions are always invoked by POST',
    OperationName: 'a name for generated clients',
  },
  identify(scope) {
    const id = scope.logicalId;
    return { physicalId: id, arn: `local:apigateway-method/${id}`, attributes: {} };
  },
  check({ AuthorizationType, Integration }) {
    const complaints: string[] = [];
    const type = (Integration as { readonly Type?: string } | undefined)?.Type;
    if (type === undefined || !INTEGRATIONS.includes(type)) {
      complaints.push(`Integration.Type is ${type}; only ${INTEGRATIONS.join(' and ')} are hosted`);
    }
    if (!AUTHORIZATIONS.includes(String(AuthorizationType))) {
      complaints.push(`AuthorizationType is ${AuthorizationType}; only ${AUTHORIZATIONS.join(' and ')} are hosted`);
    }
    return complaints;
  },
};
