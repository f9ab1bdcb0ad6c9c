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
import { apiGatewayV2Api } from './apigatewayv2-api.ts';
import { apiGatewayV2Integration } from './apigatewayv2-integration.ts';
import { apiGatewayV2Route } from './apigatewayv2-route.ts';
import { apiGatewayV2RouteResponse } from './apigatewayv2-route-response.ts';
import { apiGatewayV2Stage } from './apigatewayv2-stage.ts';
import { cloudfrontDistribution } from './cloudfront-distribution.ts';
import { cloudfrontFunction } from './cloudfront-function.ts';
import { eventsRule } from './events-rule.ts';
import { ignoredType } from './ignored-type.ts';
import { lambdaEventInvokeConfig } from './lambda-event-invoke-config.ts';
import { lambdaEventSourceMapping } from './lambda-event-source-mapping.ts';
import { lambdaFunction } from './lambda-function.ts';
import { lambdaPermission } from './lambda-permission.ts';
import { lambdaVersion } from './lambda-version.ts';
import type { ResourceType } from './resource-type.ts';
import { snsSubscription } from './sns-subscription.ts';
import { snsTopic } from './sns-topic.ts';
import { snsTopicPolicy } from './sns-topic-policy.ts';
import { stepFunctionsStateMachine } from './stepfunctions-state-machine.ts';

/** The types that run something: functions, gateways, mappings, rules, state machines. */
export const RUNNING_TYPES: readonly ResourceType[] = [
  lambdaFunction,
  lambdaPermission,
  lambdaVersion,
  lambdaEventInvokeConfig,
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
  apiGatewayV2Api,
  apiGatewayV2Stage,
  apiGatewayV2Route,
  apiGatewayV2RouteResponse,
  apiGatewayV2Integration,
  cloudfrontDistribution,
  cloudfrontFunction,
  eventsRule,
  snsTopic,
  snsSubscription,
  snsTopicPolicy,
  stepFunctionsStateMachine,
];
