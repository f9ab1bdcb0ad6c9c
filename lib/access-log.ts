import { RemovalPolicy } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import * as logs from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/**
 * One line a request: ids, the route and how it went. No key, body, address of the caller or raw path, which could carry
 * any of them.
 */
export function accessLog(
  scope: Construct,
): Required<Pick<apigateway.StageOptions, 'accessLogDestination' | 'accessLogFormat'>> {
  const group = new logs.LogGroup(scope, 'AccessLogs', {
    retention: logs.RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const line = {
    // A client may choose it; the extended one is always the gateway's, and its answer's `x-amz-apigw-id`.
    request_id: '$context.requestId',
    extended_request_id: '$context.extendedRequestId',
    time: '$context.requestTime',
    method: '$context.httpMethod',
    route: '$context.resourcePath',
    status: '$context.status',
    latency_ms: '$context.responseLatency',
    integration_latency_ms: '$context.integrationLatency',
    response_bytes: '$context.responseLength',
    answered_by_gateway_as: '$context.error.responseType',
    account_id: '$context.authorizer.accountId',
    key_id: '$context.authorizer.keyId',
  };
  return {
    accessLogDestination: new apigateway.LogGroupLogDestination(group),
    accessLogFormat: apigateway.AccessLogFormat.custom(JSON.stringify(line)),
  };
}
