import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type RouteName, STAGE } from '../lambdas/contracts/routes.ts';
import { API_FUNCTION_SECONDS } from '../lambdas/contracts/time-limits.ts';
import { accessLog } from './access-log.ts';
import { type Alarms, LASTING_SERVER_ERRORS } from './alarms.ts';
import { API_FUNCTIONS } from './api-functions.ts';
import { CORS_PREFLIGHT } from './cors.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import type { InvoiceBucket } from './invoice-bucket.ts';
import type { InvoiceTable } from './invoice-table.ts';
import type { RealtimeChannel } from './realtime-channel.ts';
import { ServiceFunction } from './service-function.ts';
import { UploadStaging } from './upload-staging.ts';
import { UsagePlans } from './usage-plans.ts';
import { WEBHOOK_API_FUNCTIONS } from './webhook-api-functions.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';

export interface InvoiceApiProps {
  readonly table: InvoiceTable;
  readonly bucket: InvoiceBucket;
  readonly realtime: RealtimeChannel;
  readonly webhooks: WebhookDelivery;
  readonly alarms: Alarms;
}

const TIMEOUT = Duration.seconds(API_FUNCTION_SECONDS);

/** The REST API: every route of the contract, authenticated, throttled per key, and never without the envelope. */
export class InvoiceApi extends Construct {
  readonly api: apigateway.RestApi;
  readonly usagePlans: UsagePlans;
  /** The gateway's own host; the stage is the first segment of the contract's own paths (`/api/v1/…`). */
  readonly host: string;

  constructor(scope: Construct, id: string, props: InvoiceApiProps) {
    super(scope, id);
    const { table, alarms } = props;
    const authorizer = this.authorizer(table, alarms);
    this.api = this.restApi(authorizer);
    const uploads = this.addRoutes(props);
    this.addWebhookRoutes(props);
    this.answerUnknownRoutes(table, alarms);
    addGatewayResponses(this.api);
    const stage = this.api.deploymentStage;
    this.keepExecutionLogs(stage);
    this.usagePlans = new UsagePlans(this, 'UsagePlans', { stage, uploads });
    const { region, urlSuffix } = Stack.of(this);
    this.host = `${this.api.restApiId}.execute-api.${region}.${urlSuffix}`;
    alarms.watch('ServerErrors', {
      metric: this.api.metricServerError({ period: Duration.minutes(5) }),
      whoIsHurt: 'Clients of any route: they get a 500 or a 503.',
      over: 5,
    });
    // Functions answer their own failures (route.ts), so that Lambda counts only crashes as errors; and where few call, a
    // route that always fails is no burst.
    alarms.watch('LastingServerErrors', {
      metric: this.api.metricServerError({ period: Duration.minutes(5) }),
      whoIsHurt: 'Clients of any route, maybe of one alone: they get a 500 or a 503 again and again.',
      over: 0,
      lasting: LASTING_SERVER_ERRORS,
    });
  }

  private restApi(authorizer: apigateway.IAuthorizer): apigateway.RestApi {
    const api = new apigateway.RestApi(this, 'Api', {
      restApiName: Stack.of(this).stackName,
      description: 'Invoice verification',
      endpointTypes: [apigateway.EndpointType.REGIONAL],
      // `*/*` would make the gateway treat the body of an OPTIONS as binary and answer it 500.
      binaryMediaTypes: ['multipart/form-data'],
      // The authorizer names the key's usage plan entry, so that clients send one header and no second key.
      apiKeySourceType: apigateway.ApiKeySourceType.AUTHORIZER,
      cloudWatchRole: true,
      defaultMethodOptions: { authorizer, apiKeyRequired: true },
      defaultCorsPreflightOptions: CORS_PREFLIGHT,
      deployOptions: {
        stageName: STAGE,
        ...accessLog(this),
        // Errors of the gateway itself; bodies and headers (data trace) stay out of the log.
        loggingLevel: apigateway.MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        tracingEnabled: false,
      },
    });
    // The default takes TLS 1.0; this one 1.2 with forward secrecy at the least. It asks for the access mode to be named
    // (https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-security-policies.html).
    const { defaultChild } = api.node;
    if (!(defaultChild instanceof apigateway.CfnRestApi)) throw new Error('The REST API has no resource to secure.');
    defaultChild.securityPolicy = 'SecurityPolicy_TLS13_1_2_PFS_PQ_2025_09';
    defaultChild.endpointAccessMode = 'BASIC';
    Validations.of(api).acknowledge(
      {
        id: 'AwsSolutions-APIG2',
        reason: "Handlers validate with the contract's schemas and name every wrong field; the gateway could name one.",
      },
      {
        id: 'AwsSolutions-APIG3',
        reason: 'Its web ACL is an option (firewall.ts): callers are authenticated servers, throttled per key.',
      },
      {
        id: 'AwsSolutions-COG4',
        reason: 'Callers are servers with API keys (contract section 2), not people who sign in.',
      },
      {
        id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]`,
        reason:
          "API Gateway's one logging role for the whole account and region; this is the policy it is documented with.",
      },
    );
    // CDK's own output would be the URL with the stage, which is not what clients build on.
    api.node.tryRemoveChild('Endpoint');
    return api;
  }

  /**
   * A REQUEST authorizer without identity source and without cache: with either, the gateway would answer a missing
   * header itself, before the authorizer could tell it from an invalid one, and a revoked key would live on in the cache.
   */
  private authorizer(table: InvoiceTable, alarms: Alarms): apigateway.RequestAuthorizer {
    const authorize = new ServiceFunction(this, 'AuthorizeRequest', {
      name: 'authorize-request',
      description: 'Tells whose API key a request carries',
      memory: 512,
      // One lookup of one item, before every call; the SDK tries for 10.5 s at the most (client-settings.ts).
      timeout: Duration.seconds(25),
    }).bind(table, 'GetItem');
    // No alarm on its errors: a missing header is answered 401 by throwing. Its faults show as the API's 5xx.
    alarms.watchThrottles(authorize, 'Clients of any route: they get a 503 while Lambda holds the authorizer back.');
    return new apigateway.RequestAuthorizer(this, 'Authorizer', {
      handler: authorize.function,
      identitySources: [],
      resultsCacheTtl: Duration.seconds(0),
    });
  }

  /** @returns the methods of uploads, which have throttles of their own */
  private addRoutes({ table, bucket, realtime, alarms }: InvoiceApiProps): apigateway.Method[] {
    const methods = API_FUNCTIONS.map((answering) => {
      const { id, route, tableAccess, bucketAccess, knowsRealtimeUrl, whoIsHurt, ...settings } = answering;
      const endpoint = new ServiceFunction(this, id, { ...settings, description: route, timeout: TIMEOUT });
      endpoint.bind(table, 'count calls', ...tableAccess);
      if (bucketAccess.length > 0) endpoint.bind(bucket, ...bucketAccess);
      if (knowsRealtimeUrl) endpoint.bind(realtime);
      alarms.watchFunction(endpoint, whoIsHurt);
      return this.addRoute(route, new apigateway.LambdaIntegration(endpoint.function, { allowTestInvoke: false }));
    });
    const { method } = new UploadStaging(this, 'UploadStaging', { api: this.api, bucket });
    return [method, ...methods.filter(({ resource }) => resource.path.startsWith('/v1/invoices/upload'))];
  }

  private addWebhookRoutes({ table, webhooks, alarms }: InvoiceApiProps): void {
    for (const { id, routes, tableAccess, sends, whoIsHurt, ...settings } of WEBHOOK_API_FUNCTIONS) {
      const endpoints = new ServiceFunction(this, id, { ...settings, timeout: TIMEOUT });
      endpoints.bind(table, 'count calls', ...tableAccess);
      if (sends) endpoints.bind(webhooks.queue, 'SendMessage').bind(webhooks.slowQueue, 'SendMessage');
      alarms.watchFunction(endpoints, whoIsHurt);
      const integration = new apigateway.LambdaIntegration(endpoints.function, { allowTestInvoke: false });
      for (const route of routes) this.addRoute(route, integration);
    }
  }

  /** @param route verb and path as clients write it, e.g. `GET /api/v1/invoices`. */
  private addRoute(route: RouteName, integration: apigateway.LambdaIntegration): apigateway.Method {
    const [verb = '', path = ''] = route.split(' ');
    const resource = this.api.root.resourceForPath(path.slice(`/${STAGE}`.length));
    return resource.addMethod(verb, integration);
  }

  /**
   * Every other method and path goes through the authorizer and the usage plan too, so that the order of refusal holds
   * (authentication, rate limit, route, body) and a 405 can name the methods that there are.
   */
  private answerUnknownRoutes(table: InvoiceTable, alarms: Alarms): void {
    const unknown = new ServiceFunction(this, 'UnknownRoute', {
      name: 'unknown-route',
      description: 'Answers 405 or 404 where there is no route',
      memory: 512,
      timeout: TIMEOUT,
    }).bind(table, 'count calls');
    alarms.watchFunction(
      unknown,
      'Clients who call a route that is not there: their calls crash or are throttled, and they get a 500.',
    );
    const integration = new apigateway.LambdaIntegration(unknown.function, { scopePermissionToMethod: false });
    this.api.root.addResource('{proxy+}');
    for (const resource of resourcesBelow(this.api.root)) resource.addMethod('ANY', integration);
  }

  /** The gateway makes this group by itself, and would keep it for ever. */
  private keepExecutionLogs(stage: apigateway.Stage): void {
    const group = new logs.LogGroup(this, 'ExecutionLogs', {
      logGroupName: `API-Gateway-Execution-Logs_${this.api.restApiId}/${STAGE}`,
      retention: logs.RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    stage.node.addDependency(group);
  }
}

/** The resource itself and everything below it. */
function resourcesBelow(resource: apigateway.IResource): apigateway.IResource[] {
  const children = resource.node.children.filter((child) => child instanceof apigateway.Resource);
  return [resource, ...children.flatMap((child) => resourcesBelow(child))];
}
