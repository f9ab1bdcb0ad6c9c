import { apiGatewayApiKey } from './apigateway-api-key.ts';
import { apiGatewayAuthorizer } from './apigateway-authorizer.ts';
import { apiGatewayDeployment } from './apigateway-deployment.ts';
import { apiGatewayGatewayResponse } from './apigateway-gateway-response.ts';
import { apiGatewayMethod } from './apigateway-method.ts';
import { apiGatewayResource } from './apigateway-resource.ts';
import { apiGatewayRestApi } from './apigateway-rest-api.ts';
import { apiGatewayStage } from './apigateway-stage.ts';
import { apiGatewayUsagePlan } from './apigateway-usage-plan.ts';
import { apiGatewayUsagePlanKey } from './apigateway-usage-plan-key.ts';
import { cloudfrontDistribution } from './cloudfront-distribution.ts';
import { cloudfrontFunction } from './cloudfront-function.ts';
import { eventsRule } from './events-rule.ts';
import { ignoredType } from './ignored-type.ts';
import { lambdaEventSourceMapping } from './lambda-event-source-mapping.ts';
import { lambdaFunction } from './lambda-function.ts';
import { lambdaPermission } from './lambda-permission.ts';
import { lambdaVersion } from './lambda-version.ts';
import type { ResourceType } from './resource-type.ts';
import { stepFunctionsStateMachine } from './stepfunctions-state-machine.ts';

/** The types that run something: functions, gateways, mappings, rules, state machines. */
export const RUNNING_TYPES: readonly ResourceType[] = [
  lambdaFunction,
  lambdaPermission,
  lambdaVersion,
  lambdaEventSourceMapping,
  apiGatewayRestApi,
  apiGatewayResource,
  apiGatewayMethod,
  apiGatewayAuthorizer,
  apiGatewayGatewayResponse,
  apiGatewayDeployment,
  apiGatewayStage,
  apiGatewayUsagePlan,
  apiGatewayUsagePlanKey,
  apiGatewayApiKey,
  ignoredType('AWS::ApiGateway::Account', 'names the role by which the gateway writes logs'),
  cloudfrontDistribution,
  cloudfrontFunction,
  eventsRule,
  stepFunctionsStateMachine,
];
