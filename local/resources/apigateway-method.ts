import type { ResourceType } from './resource-type.ts';

const INTEGRATIONS = ['AWS', 'AWS_PROXY', 'MOCK'];
/** What only an AWS integration is hosted with. */
const OF_AWS_ONLY = ['Credentials', 'PassthroughBehavior', 'RequestParameters'];
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
    'Integration.Credentials',
    'Integration.IntegrationHttpMethod',
    'Integration.PassthroughBehavior',
    'Integration.RequestParameters',
    'Integration.RequestTemplates',
    'Integration.IntegrationResponses.StatusCode',
    'Integration.IntegrationResponses.ResponseParameters',
    'Integration.IntegrationResponses.ResponseTemplates',
    'Integration.IntegrationResponses.SelectionPattern',
    'MethodResponses.StatusCode',
    'MethodResponses.ResponseParameters',
    'RequestParameters',
  ],
  ignores: {
    OperationName: 'a name for generated clients',
  },
  assumes: [{ property: 'Integration.Credentials', service: 'apigateway.amazonaws.com' }],
  identify(scope) {
    const id = scope.logicalId;
    return { physicalId: id, arn: `local:apigateway-method/${id}`, attributes: {} };
  },
  check({ AuthorizationType, Integration }) {
    const complaints: string[] = [];
    const integration = (Integration ?? {}) as Readonly<Record<string, unknown>> & { readonly Type?: string };
    const type = integration.Type;
    if (type === undefined || !INTEGRATIONS.includes(type)) {
      complaints.push(`Integration.Type is ${type}; only ${INTEGRATIONS.join(' and ')} are hosted`);
    }
    for (const property of type === 'AWS' ? [] : OF_AWS_ONLY) {
      if (property in integration) complaints.push(`Integration.${property} is hosted for AWS integrations only`);
    }
    if (!AUTHORIZATIONS.includes(String(AuthorizationType))) {
      complaints.push(`AuthorizationType is ${AuthorizationType}; only ${AUTHORIZATIONS.join(' and ')} are hosted`);
    }
    return complaints;
  },
};
