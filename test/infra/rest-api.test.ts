import { expect, test } from 'vitest';
import { LARGE_UPLOAD_PATH } from '../../lambdas/contracts/large-uploads.ts';
import { ROUTES, STAGE } from '../../lambdas/contracts/routes.ts';
import { readable } from './readable.ts';
import { readStack, type TemplateResource } from './synthesized.ts';

const { resources, ofType, only, template } = readStack();

function pathOf(resourceId: { Ref?: string }): string {
  if (resourceId.Ref === undefined) return `/${STAGE}`;
  const properties = resources[resourceId.Ref]?.Properties ?? {};
  return `${pathOf(properties.ParentId)}/${properties.PathPart}`;
}

const methods = new Map<string, TemplateResource['Properties']>(
  ofType('AWS::ApiGateway::Method').map(([, { Properties }]) => [
    `${Properties.HttpMethod} ${pathOf(Properties.ResourceId)}`,
    Properties,
  ]),
);
const paths = new Set([...methods.keys()].map((method) => method.split(' ')[1] ?? ''));

/** Which function answers, by its construct. */
function answeredBy(method: string): string {
  const uri = readable(methods.get(method)?.Integration.Uri);
  return /<Api(\w+)Function\.Arn>/.exec(uri)?.[1] ?? uri;
}

/** All but the one whose body the gateway puts into the bucket itself (upload-staging.test.ts). */
const FUNCTION_ROUTES = ROUTES.filter(({ method, path }) => `${method} ${path}` !== `POST ${LARGE_UPLOAD_PATH}`);

test('every route of the contract is answered by its function, as a proxy', () => {
  const answering = FUNCTION_ROUTES.map(({ method, path }) => [`${method} ${path}`, answeredBy(`${method} ${path}`)]);

  expect(Object.fromEntries(answering)).toEqual({
    'POST /api/v1/invoices/upload': 'UploadInvoice',
    'GET /api/v1/invoices/upload/large/{request_id}': 'CompleteUpload',
    'GET /api/v1/invoices': 'ListInvoices',
    'GET /api/v1/invoices/{id}': 'GetInvoice',
    'DELETE /api/v1/invoices/{id}': 'DeleteInvoice',
    'PATCH /api/v1/invoices/{id}/status': 'UpdateInvoiceStatus',
    'GET /api/v1/invoices/{id}/events': 'ListInvoiceEvents',
    'POST /api/v1/realtime/tickets': 'CreateRealtimeTicket',
    'GET /api/v1/openapi.json': 'DescribeApi',
    'POST /api/v1/webhooks': 'Webhooks',
    'GET /api/v1/webhooks': 'Webhooks',
    'GET /api/v1/webhooks/{webhook_id}': 'Webhooks',
    'PUT /api/v1/webhooks/{webhook_id}': 'Webhooks',
    'DELETE /api/v1/webhooks/{webhook_id}': 'Webhooks',
    'GET /api/v1/webhooks/{webhook_id}/deliveries': 'WebhookDeliveries',
    'POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay': 'WebhookDeliveries',
    'POST /api/v1/webhooks/{webhook_id}/replay': 'WebhookDeliveries',
    'POST /api/v1/webhooks/{webhook_id}/test': 'WebhookDeliveries',
  });
  for (const [method] of answering) {
    expect(methods.get(method ?? '')?.Integration).toMatchObject({ Type: 'AWS_PROXY', IntegrationHttpMethod: 'POST' });
  }
});

test('every path, known or not, answers any other method by the function that tells 404 from 405', () => {
  expect([...paths].sort()).toEqual([
    '/api',
    '/api/v1',
    '/api/v1/invoices',
    '/api/v1/invoices/upload',
    '/api/v1/invoices/upload/large',
    '/api/v1/invoices/upload/large/{request_id}',
    '/api/v1/invoices/{id}',
    '/api/v1/invoices/{id}/events',
    '/api/v1/invoices/{id}/status',
    '/api/v1/openapi.json',
    '/api/v1/realtime',
    '/api/v1/realtime/tickets',
    '/api/v1/webhooks',
    '/api/v1/webhooks/{webhook_id}',
    '/api/v1/webhooks/{webhook_id}/deliveries',
    '/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}',
    '/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay',
    '/api/v1/webhooks/{webhook_id}/replay',
    '/api/v1/webhooks/{webhook_id}/test',
    '/api/{proxy+}',
  ]);
  for (const path of paths) expect(answeredBy(`ANY ${path}`)).toBe('UnknownRoute');
});

test('there are no other methods', () => {
  const known = [
    ...ROUTES.map(({ method, path }) => `${method} ${path}`),
    ...[...paths].flatMap((path) => [`ANY ${path}`, `OPTIONS ${path}`]),
  ];
  expect([...methods.keys()].sort()).toEqual(known.sort());
});

test('every method but a preflight goes through the authorizer and a usage plan', () => {
  const authorizerId = { Ref: ofType('AWS::ApiGateway::Authorizer')[0]?.[0] };
  for (const [method, properties] of methods) {
    const expected = method.startsWith('OPTIONS')
      ? { AuthorizationType: 'NONE', ApiKeyRequired: false }
      : { AuthorizationType: 'CUSTOM', ApiKeyRequired: true, AuthorizerId: authorizerId };
    expect(properties, method).toMatchObject(expected);
  }
});

test('the authorizer is asked on every call, with or without the header', () => {
  expect(only('AWS::ApiGateway::Authorizer')).toMatchObject({
    Type: 'REQUEST',
    AuthorizerResultTtlInSeconds: 0,
    IdentitySource: '',
  });
  expect(readable(only('AWS::ApiGateway::Authorizer').AuthorizerUri)).toContain('<ApiAuthorizeRequestFunction.Arn>');
});

test('a preflight is answered for any origin by the gateway itself', () => {
  for (const path of paths) {
    const { Integration } = methods.get(`OPTIONS ${path}`) ?? {};
    expect(Integration.Type).toBe('MOCK');
    expect(Integration.IntegrationResponses).toEqual([
      {
        StatusCode: '204',
        ResponseParameters: {
          'method.response.header.Access-Control-Allow-Origin': "'*'",
          'method.response.header.Access-Control-Allow-Methods': "'GET,POST,PUT,PATCH,DELETE,OPTIONS'",
          'method.response.header.Access-Control-Allow-Headers': "'Content-Type,Idempotency-Key,X-API-Key'",
          'method.response.header.Access-Control-Expose-Headers': "'Allow,RateLimit,RateLimit-Policy,Retry-After'",
          'method.response.header.Access-Control-Max-Age': "'7200'",
        },
      },
    ]);
  }
});

test('the API is regional, refuses TLS below 1.2, is binary for uploads only, and takes the usage plan key from the authorizer', () => {
  expect(only('AWS::ApiGateway::RestApi')).toMatchObject({
    SecurityPolicy: 'SecurityPolicy_TLS13_1_2_PFS_PQ_2025_09',
    EndpointAccessMode: 'BASIC',
    EndpointConfiguration: { Types: ['REGIONAL'] },
    BinaryMediaTypes: ['multipart/form-data'],
    ApiKeySourceType: 'AUTHORIZER',
  });
});

test('each function may be invoked by its own method only', () => {
  const sources = ofType('AWS::Lambda::Permission')
    .map(([, { Properties }]) => Properties)
    .filter(({ Principal, SourceArn }) => Principal === 'apigateway.amazonaws.com' && /<Api>/.test(readable(SourceArn)))
    .map(({ FunctionName, SourceArn }) => `${readable(FunctionName)} ${readable(SourceArn).split('<Api>')[1]}`);

  expect(sources.sort()).toEqual([
    '<ApiAuthorizeRequestFunction.Arn> /authorizers/<ApiAuthorizer>',
    '<ApiCompleteUploadFunction.Arn> /<ApiDeploymentStageapi>/GET/v1/invoices/upload/large/*',
    '<ApiCreateRealtimeTicketFunction.Arn> /<ApiDeploymentStageapi>/POST/v1/realtime/tickets',
    '<ApiDeleteInvoiceFunction.Arn> /<ApiDeploymentStageapi>/DELETE/v1/invoices/*',
    '<ApiDescribeApiFunction.Arn> /<ApiDeploymentStageapi>/GET/v1/openapi.json',
    '<ApiGetInvoiceFunction.Arn> /<ApiDeploymentStageapi>/GET/v1/invoices/*',
    '<ApiListInvoiceEventsFunction.Arn> /<ApiDeploymentStageapi>/GET/v1/invoices/*/events',
    '<ApiListInvoicesFunction.Arn> /<ApiDeploymentStageapi>/GET/v1/invoices',
    '<ApiUnknownRouteFunction.Arn> /*/*/*',
    '<ApiUpdateInvoiceStatusFunction.Arn> /<ApiDeploymentStageapi>/PATCH/v1/invoices/*/status',
    '<ApiUploadInvoiceFunction.Arn> /<ApiDeploymentStageapi>/POST/v1/invoices/upload',
    '<ApiWebhookDeliveriesFunction.Arn> /<ApiDeploymentStageapi>/GET/v1/webhooks/*/deliveries',
    '<ApiWebhookDeliveriesFunction.Arn> /<ApiDeploymentStageapi>/POST/v1/webhooks/*/deliveries/*/replay',
    '<ApiWebhookDeliveriesFunction.Arn> /<ApiDeploymentStageapi>/POST/v1/webhooks/*/replay',
    '<ApiWebhookDeliveriesFunction.Arn> /<ApiDeploymentStageapi>/POST/v1/webhooks/*/test',
    '<ApiWebhooksFunction.Arn> /<ApiDeploymentStageapi>/DELETE/v1/webhooks/*',
    '<ApiWebhooksFunction.Arn> /<ApiDeploymentStageapi>/GET/v1/webhooks',
    '<ApiWebhooksFunction.Arn> /<ApiDeploymentStageapi>/GET/v1/webhooks/*',
    '<ApiWebhooksFunction.Arn> /<ApiDeploymentStageapi>/POST/v1/webhooks',
    '<ApiWebhooksFunction.Arn> /<ApiDeploymentStageapi>/PUT/v1/webhooks/*',
  ]);
});

test('the usual plan holds ten full windows, for all calls and for uploads; the raised one a thousand calls a second', () => {
  const plans = ofType('AWS::ApiGateway::UsagePlan').map(([, { Properties }]) => Properties);
  const [standard, raised] = plans;

  const wall = { RateLimit: 1000 / 60, BurstLimit: 1000 };
  expect(standard?.Throttle).toEqual(wall);
  expect(standard?.ApiStages[0].Throttle).toEqual({
    '/v1/invoices/upload/POST': wall,
    '/v1/invoices/upload/large/POST': wall,
    '/v1/invoices/upload/large/{request_id}/GET': wall,
  });
  expect(raised?.Throttle).toEqual({ RateLimit: 1000, BurstLimit: 2000 });
  expect(raised?.ApiStages[0].Throttle).toEqual({});
  for (const plan of plans) {
    expect(plan.Quota).toBeUndefined();
    expect(readable(plan.ApiStages[0].Stage)).toBe('<ApiDeploymentStageapi>');
  }
});

test('the stage is the first segment of the public paths, and its logs hold neither keys nor bodies nor raw paths', () => {
  const stage = only('AWS::ApiGateway::Stage');

  expect(stage.StageName).toBe('api');
  expect(stage.MethodSettings).toEqual([
    { HttpMethod: '*', ResourcePath: '/*', LoggingLevel: 'ERROR', DataTraceEnabled: false },
  ]);
  expect(Object.values(JSON.parse(stage.AccessLogSetting.Format)).sort()).toEqual([
    '$context.authorizer.accountId',
    '$context.authorizer.keyId',
    '$context.error.responseType',
    '$context.extendedRequestId',
    '$context.httpMethod',
    '$context.integrationLatency',
    '$context.requestId',
    '$context.requestTime',
    '$context.resourcePath',
    '$context.responseLatency',
    '$context.responseLength',
    '$context.status',
  ]);
});

test('the outputs tell where the service is, and what the operator works on', () => {
  const outputs: [string, { Value: unknown; Description: string }][] = Object.entries(template.Outputs);

  expect(Object.fromEntries(outputs.map(([name, { Value }]) => [name, readable(Value)]))).toEqual({
    ServiceUrl: 'https://<FrontDistribution.DomainName>',
    ApiUrl: 'https://<Api>.execute-api.us-east-1.<AWS::URLSuffix>',
    RealtimeUrl: '<RealtimeApi.ApiEndpoint>/realtime',
    RestApiId: '<Api>',
    StandardUsagePlanId: '<ApiUsagePlansStandard>',
    RaisedUsagePlanId: '<ApiUsagePlansRaised>',
    TableName: '<Table>',
    BucketName: '<Bucket>',
    StateMachineArn: '<PipelineStateMachine>',
    AlarmTopicArn: '<AlarmsTopic>',
  });
  for (const [name, { Description }] of outputs) expect(Description, name).toMatch(/^.{20,}$/);
  const toHand = outputs.filter(([, { Description }]) => Description.includes('hand to clients'));
  expect(toHand.map(([name]) => name)).toEqual(['ServiceUrl', 'RealtimeUrl']);
});
