import { generatedId } from './generated-name.ts';
import type { ResourceType } from './resource-type.ts';

/** A snapshot of the API; locally the one that the template describes. */
export const apiGatewayDeployment: ResourceType = {
  type: 'AWS::ApiGateway::Deployment',
  honours: ['RestApiId'],
  ignores: { Description: 'words' },
  identify(scope) {
    const id = generatedId(scope);
    return {
      physicalId: id,
      arn: `arn:aws:apigateway:${scope.region}::/restapis/${scope.property('RestApiId')}/deployments/${id}`,
      attributes: { DeploymentId: id },
    };
  },
};
