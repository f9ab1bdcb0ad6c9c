import { expect, test } from 'vitest';
import { readable, withoutHash } from './readable.ts';
import { readStack } from './synthesized.ts';

const { ofType, only } = readStack();
const integrations = new Map(ofType('AWS::ApiGatewayV2::Integration').map(([id, { Properties }]) => [id, Properties]));

/** `routeKey → function` and whether its answer is sent. */
const routes = ofType('AWS::ApiGatewayV2::Route').map(([id, { Properties }]) => {
  const integration = integrations.get(Properties.Target['Fn::Join'][1][1].Ref);
  const [, called] = /functions\/<(\w+)Function\.Arn>/.exec(readable(integration?.IntegrationUri)) ?? [];
  const responds = ofType('AWS::ApiGatewayV2::RouteResponse').some(
    ([, response]) => response.Properties.RouteId.Ref === id,
  );
  return `${Properties.RouteKey} ${called}${responds && Properties.RouteResponseSelectionExpression ? ' and back' : ''}`;
});

test('a handshake and an end have functions of their own, and whatever a connection says is answered', () => {
  expect(routes.sort()).toEqual([
    '$connect RealtimeAcceptConnection',
    '$default RealtimeAnswerMessage and back',
    '$disconnect RealtimeEndConnection',
    'ping RealtimeAnswerMessage and back',
    'subscribe RealtimeAnswerMessage and back',
    'unsubscribe RealtimeAnswerMessage and back',
  ]);
  expect(only('AWS::ApiGatewayV2::Api').RouteSelectionExpression).toBe('$request.body.action');
});

test('each function may be called by its own routes only', () => {
  const permissions = ofType('AWS::Lambda::Permission')
    .map(([, { Properties }]) => `${readable(Properties.SourceArn)} ${readable(Properties.FunctionName)}`)
    .filter((line) => line.includes('<RealtimeApi>'))
    .map((line) => line.replace(/^.*<RealtimeApi>/, ''));
  expect(permissions.sort()).toEqual([
    '/*$connect <RealtimeAcceptConnectionFunction.Arn>',
    '/*$default <RealtimeAnswerMessageFunction.Arn>',
    '/*$disconnect <RealtimeEndConnectionFunction.Arn>',
    '/*ping <RealtimeAnswerMessageFunction.Arn>',
    '/*subscribe <RealtimeAnswerMessageFunction.Arn>',
    '/*unsubscribe <RealtimeAnswerMessageFunction.Arn>',
  ]);
});

test('the stage is throttled far above what one key can say, and logs neither keys nor tickets nor what is said', () => {
  const stage = only('AWS::ApiGatewayV2::Stage');

  expect(stage.StageName).toBe('realtime');
  expect(stage.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 1_000, ThrottlingBurstLimit: 1_000 });
  expect(Object.values(JSON.parse(stage.AccessLogSettings.Format)).sort()).toEqual([
    '$context.connectionId',
    '$context.eventType',
    '$context.integrationLatency',
    '$context.requestId',
    '$context.requestTime',
    '$context.routeKey',
    '$context.status',
  ]);
});

test('the stage is made after the role by which API Gateway writes logs', () => {
  const [[, stage] = []] = ofType('AWS::ApiGatewayV2::Stage');
  expect(stage?.DependsOn?.map(withoutHash)).toContain('ApiAccount');
});
