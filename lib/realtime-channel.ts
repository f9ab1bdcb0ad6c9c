import { ArnFormat, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import * as apigateway from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { Environment } from '../lambdas/contracts/environment.ts';
import { REALTIME_ACTIONS, REALTIME_STAGE } from '../lambdas/contracts/realtime-channel.ts';
import { type Alarms, LASTING_SERVER_ERRORS } from './alarms.ts';
import type { InvoiceApi } from './invoice-api.ts';
import type { InvoiceTable } from './invoice-table.ts';
import { logicalId } from './logical-id.ts';
import { type Bindable, type Grant, ServiceFunction } from './service-function.ts';

/** Managing open connections: posting to one, or ending it. */
export type ConnectionAccess = 'POST' | 'DELETE';

export interface RealtimeChannelProps {
  readonly table: InvoiceTable;
  readonly alarms: Alarms;
}

/** One second less than the gateway waits (29 s), as for the REST API's functions. */
const TIMEOUT = Duration.seconds(28);
const MEMORY = 512;

/**
 * A route has one bucket for everybody, so it is wide: what one connection may say is answer-message's concern. A thousand
 * a second on each of the five routes that clients call leave the REST API half of the 10,000 calls a second that an AWS
 * account has (https://docs.aws.amazon.com/apigateway/latest/developerguide/limits.html). Of handshakes API Gateway takes
 * 500 a second (…/apigateway-execution-service-websocket-limits-table.html).
 */
const THROTTLE = { rateLimit: 1_000, burstLimit: 1_000 };

/** The WebSocket API: who may connect, and what a connection may say. What it hears is RealtimeEvents' concern. */
export class RealtimeChannel extends Construct implements Bindable<ConnectionAccess> {
  readonly api: apigateway.WebSocketApi;
  readonly stage: apigateway.WebSocketStage;
  /** `wss://…`; connections are managed at the same address over HTTPS. */
  readonly url: string;
  readonly environment: Bindable<ConnectionAccess>['environment'];

  constructor(scope: Construct, id: string, { table, alarms }: RealtimeChannelProps) {
    super(scope, id);
    this.api = new apigateway.WebSocketApi(this, 'Api', {
      apiName: `${Stack.of(this).stackName}-realtime`,
      description: 'Invoice events as they happen',
      routeSelectionExpression: '$request.body.action',
    });
    this.url = `${this.api.apiEndpoint}/${REALTIME_STAGE}`;
    this.environment = { name: Environment.realtimeUrl, value: this.url };
    const accessLogs = new logs.LogGroup(this, 'AccessLogs', {
      retention: logs.RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.stage = new apigateway.WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName: REALTIME_STAGE,
      autoDeploy: true,
      throttle: THROTTLE,
      accessLogSettings: accessLog(accessLogs),
    });
    this.addRoutes(table, alarms);
    alarms.watch('RealtimeServerErrors', {
      metric: this.serverErrors(accessLogs),
      whoIsHurt: 'Clients who connect or are connected: we fail, and they are refused or what they say is not heard.',
      over: 0,
      lasting: LASTING_SERVER_ERRORS,
    });
  }

  grantFor(access: ConnectionAccess): Grant {
    const connections = `${REALTIME_STAGE}/${access}/@connections/*`;
    return {
      action: 'execute-api:ManageConnections',
      resource: Stack.of(this).formatArn({
        service: 'execute-api',
        resource: this.api.apiId,
        resourceName: connections,
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      }),
      wildcard: {
        resource: `arn:<AWS::Partition>:execute-api:${Stack.of(this).region}:<AWS::AccountId>:<${logicalId(this.api)}>/${connections}`,
        reason: 'A connection has its id from the gateway when it is opened.',
      },
    };
  }

  /** The region's one role by which API Gateway writes logs comes with the REST API. */
  logAfter({ api }: InvoiceApi): void {
    this.stage.node.addDependency(api.node.findChild('Account'));
  }

  private addRoutes(table: InvoiceTable, alarms: Alarms): void {
    const accept = this.routeFunction('AcceptConnection', 'accept-connection', 'Who connects, and a place for it').bind(
      table,
      'GetItem',
      'PutItem',
      'DeleteItem',
      'Query',
      'count calls',
    );
    const end = this.routeFunction('EndConnection', 'end-connection', "Frees a connection's place").bind(
      table,
      'GetItem',
      'DeleteItem',
    );
    const answer = this.routeFunction('AnswerMessage', 'answer-message', 'Answers what a connection says')
      .bind(table, 'GetItem', 'UpdateItem', 'DeleteItem')
      .bind<ConnectionAccess>(this, 'DELETE');
    this.addRoute('$connect', accept, false);
    this.addRoute('$disconnect', end, false);
    for (const action of [...REALTIME_ACTIONS, '$default']) this.addRoute(action, answer, true);
    alarms.watchFunction(accept, 'Clients who connect: their handshakes are refused.');
    alarms.watchFunction(end, 'Clients who reconnect: a connection that ended holds its place for up to two hours.');
    alarms.watchFunction(answer, 'Clients who are connected: what they say is not heard.');
  }

  private routeFunction(id: string, name: ConstructorParameters<typeof ServiceFunction>[2]['name'], what: string) {
    return new ServiceFunction(this, id, { name, description: what, memory: MEMORY, timeout: TIMEOUT });
  }

  private addRoute(routeKey: string, { function: handler }: ServiceFunction, returnResponse: boolean): void {
    // An integration of its own for each: CDK lets only the first route of an integration call the function.
    const integration = new WebSocketLambdaIntegration('Integration', handler);
    const route = this.api.addRoute(routeKey, { integration, returnResponse });
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason:
        '$connect authenticates in its integration, since an authorizer can not refuse with 429; later routes are ' +
        'reached over a connection that was accepted.',
    });
  }

  /**
   * What is answered 5XX, by us or by the gateway. The functions answer their own failures, which Lambda therefore counts as
   * no errors, and API Gateway counts an integration's 4XX and 5XX as one
   * (https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-websocket-api-logging.html).
   */
  private serverErrors(accessLogs: logs.ILogGroup): cloudwatch.Metric {
    const filter = new logs.MetricFilter(this, 'ServerErrors', {
      logGroup: accessLogs,
      // The status is text in the line; `*` stands for the rest of it
      // (https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/FilterAndPatternSyntax.html).
      filterPattern: logs.FilterPattern.stringValue('$.status', '=', '5*'),
      metricNamespace: Stack.of(this).stackName,
      metricName: 'RealtimeServerErrors',
    });
    return filter.metric({ period: Duration.minutes(5), statistic: cloudwatch.Stats.SUM });
  }
}

/** One line a handshake and message: ids and how it went; no header, which may hold a key or a ticket, and no body. */
function accessLog(group: logs.ILogGroup): apigateway.IAccessLogSettings {
  const line = {
    request_id: '$context.requestId',
    time: '$context.requestTime',
    event: '$context.eventType',
    route: '$context.routeKey',
    connection_id: '$context.connectionId',
    status: '$context.status',
    integration_latency_ms: '$context.integrationLatency',
  };
  return {
    destination: new apigateway.LogGroupLogDestination(group),
    format: AccessLogFormat.custom(JSON.stringify(line)),
  };
}
