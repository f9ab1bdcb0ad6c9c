import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { assemble } from '../../local/assembly/load-assembly.ts';
import type { TemplateResource } from '../../local/assembly/template.ts';
import { type DataDirectory, openDataDirectory } from '../../local/data-directory.ts';
import { type Foundation, startFoundation } from '../../local/foundation.ts';
import { GatewayPort } from '../../local/gateway/gateway-port.ts';
import { FunctionHost } from '../../local/lambda/function-host.ts';
import { RESOURCE_TYPES } from '../../local/resources/resource-types.ts';
import { ConnectionJournal } from '../../local/sockets/connection-journal.ts';
import { CONNECTION_QUOTAS, type ConnectionQuotas } from '../../local/sockets/open-connection.ts';
import { type Sockets, startSockets } from '../../local/sockets/start-sockets.ts';
import { WebSocketHost } from '../../local/sockets/web-socket-host.ts';
import { temporaryFolder } from '../support/storage-cloud.ts';

const CONNECT = `export const handler = async (event) => {
  const { 'X-Status': status = '200', 'X-Protocol': protocol } = event.headers;
  if (status === 'throws') throw new Error('broken');
  return { statusCode: Number(status), headers: protocol ? { 'sec-websocket-protocol': protocol } : {} };
};`;
const ECHO = `export const handler = async ({ body, requestContext }) => ({ statusCode: 200,
  body: JSON.stringify({ body, routeKey: requestContext.routeKey, connectionId: requestContext.connectionId }) });`;
const FAILS = `export const handler = async () => { throw new Error('secret detail'); };`;
const DISCONNECT = `import { appendFileSync } from 'node:fs';
export const handler = async ({ requestContext }) => {
  appendFileSync(process.env.ENDED_FILE, requestContext.connectionId + '\\n');
  return { statusCode: 200 };
};`;

const trusting = (service: string) => ({
  Statement: [{ Effect: 'Allow', Principal: { Service: service }, Action: 'sts:AssumeRole' }],
});

function template(endedFile: string): Record<string, TemplateResource> {
  const resources: Record<string, TemplateResource> = {
    Role: { Type: 'AWS::IAM::Role', Properties: { AssumeRolePolicyDocument: trusting('lambda.amazonaws.com') } },
    PosterPolicy: {
      Type: 'AWS::IAM::Policy',
      Properties: {
        PolicyName: 'poster',
        Roles: [{ Ref: 'Role' }],
        PolicyDocument: {
          Statement: [
            {
              Effect: 'Allow',
              Action: 'execute-api:ManageConnections',
              Resource: ['POST', 'GET'].map((call) => ({
                'Fn::Sub': `arn:aws:execute-api:\${AWS::Region}:\${AWS::AccountId}:\${Api}/live/${call}/@connections/*`,
              })),
            },
          ],
        },
      },
    },
    Api: {
      Type: 'AWS::ApiGatewayV2::Api',
      Properties: { Name: 'live', ProtocolType: 'WEBSOCKET', RouteSelectionExpression: '$request.body.kind' },
    },
    Stage: {
      Type: 'AWS::ApiGatewayV2::Stage',
      Properties: { ApiId: { Ref: 'Api' }, StageName: 'live', AutoDeploy: true },
    },
  };
  const routes = { $connect: 'Connect', $disconnect: 'Disconnect', echo: 'Echo', fails: 'Fails', $default: 'Echo' };
  for (const name of ['Connect', 'Disconnect', 'Echo', 'Fails']) {
    resources[name] = {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Code: { S3Key: name },
        Handler: 'index.handler',
        Runtime: 'nodejs24.x',
        Role: { 'Fn::GetAtt': ['Role', 'Arn'] },
        Environment: { Variables: { ENDED_FILE: endedFile } },
      },
    };
    resources[`${name}Permission`] = {
      Type: 'AWS::Lambda::Permission',
      Properties: {
        Action: 'lambda:InvokeFunction',
        FunctionName: { 'Fn::GetAtt': [name, 'Arn'] },
        Principal: 'apigateway.amazonaws.com',
        SourceArn: { 'Fn::Sub': `arn:aws:execute-api:\${AWS::Region}:\${AWS::AccountId}:\${Api}/live/*` },
      },
    };
  }
  for (const [RouteKey, name] of Object.entries(routes)) {
    const id = RouteKey.replace('$', 'route');
    const ApiId = { Ref: 'Api' };
    const uri = `arn:aws:apigateway:\${AWS::Region}:lambda:path/2015-03-31/functions/\${${name}.Arn}/invocations`;
    resources[`${id}Integration`] = {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: { ApiId, IntegrationType: 'AWS_PROXY', IntegrationUri: { 'Fn::Sub': uri } },
    };
    const answers = name === 'Echo' || name === 'Fails';
    resources[id] = {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: {
        ApiId,
        RouteKey,
        Target: { 'Fn::Sub': `integrations/\${${id}Integration}` },
        ...(answers ? { RouteResponseSelectionExpression: '$default' } : {}),
      },
    };
    if (!answers) continue;
    resources[`${id}Response`] = {
      Type: 'AWS::ApiGatewayV2::RouteResponse',
      Properties: { ApiId, RouteId: { Ref: id }, RouteResponseKey: '$default' },
    };
  }
  return resources;
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: DataDirectory;
let foundation: Foundation;
let functions: FunctionHost;
let port: GatewayPort;
let sockets: Sockets;
let endedFile: string;
const opened: WebSocket[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  endedFile = join(folder.path, 'ended');
  for (const [name, source] of Object.entries({ Connect: CONNECT, Echo: ECHO, Fails: FAILS, Disconnect: DISCONNECT })) {
    mkdirSync(join(folder.path, 'assets', name), { recursive: true });
    writeFileSync(join(folder.path, 'assets', name, 'index.mjs'), source);
  }
  data = openDataDirectory(join(folder.path, 'data'));
  port = await GatewayPort.take(0);
  const source = {
    stackName: 'Live',
    template: { Resources: template(endedFile) },
    assetPath: (key: string) => join(folder.path, 'assets', key),
  };
  foundation = await startFoundation({
    dataDirectory: data,
    load: (endpointOrigin) => assemble(source, endpointOrigin, RESOURCE_TYPES, port.origin),
    onFatal: (error) => {
      throw error;
    },
  });
  const { assembly, access, endpointOrigin } = foundation;
  functions = new FunctionHost({ assembly, access, endpointUrl: endpointOrigin, dataDirectory: data.path });
  sockets = host();
  foundation.serve([sockets.service]);
});

afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

afterAll(async () => {
  for (const part of [sockets.host, port, functions, foundation, data]) await part.close();
  await folder.remove();
});

/** The API behind the port from now on. */
function host(quotas: ConnectionQuotas = CONNECTION_QUOTAS): Sockets {
  const started = startSockets(foundation, functions, data.path, quotas);
  if (started === null) throw new Error('the template has no WebSocket API');
  const rest = { serve: () => {}, refuseMalformed: () => {} };
  port.serve(rest, started.host);
  return started;
}

async function handshake(headers: Record<string, string> = {}, protocols: string[] = []): Promise<WebSocket | number> {
  const socket = new WebSocket(`${port.origin.replace('http', 'ws')}/live`, protocols, { headers });
  socket.on('error', () => {});
  const [outcome, response] = await Promise.race([
    once(socket, 'open').then(() => ['open', null] as const),
    once(socket, 'unexpected-response').then(([, answer]) => ['refused', answer] as const),
  ]);
  if (outcome === 'refused') return response.statusCode;
  opened.push(socket);
  return socket;
}

async function open(headers: Record<string, string> = {}, protocols: string[] = []): Promise<WebSocket> {
  const socket = await handshake(headers, protocols);
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
  return socket;
}

async function ask(socket: WebSocket, message: string): Promise<Record<string, unknown>> {
  const heard = once(socket, 'message');
  socket.send(message);
  return JSON.parse(String((await heard)[0]));
}

const idOf = async (socket: WebSocket) => String((await ask(socket, '{}')).connectionId);

/** An SDK client of the role, which may post and look, and of the operator, who may do everything. */
function client(who: 'role' | 'operator'): ApiGatewayManagementApiClient {
  const role = foundation.assembly.ofType('AWS::IAM::Role')[0]?.arn ?? '';
  const credentials = who === 'role' ? foundation.access.credentialsFor(role) : foundation.credentials.operator();
  return new ApiGatewayManagementApiClient({ endpoint: `${port.origin}/live`, region: 'us-east-1', credentials });
}

const ended = () => (existsSync(endedFile) ? readFileSync(endedFile, 'utf8').trim().split('\n') : []);

test.each([
  ['429', 429],
  ['401', 401],
  ['302', 302],
  ['throws', 502],
])('answers a handshake whose function says %s with %d', async (status, answered) => {
  expect(await handshake({ 'X-Status': status })).toBe(answered);
});

test('chooses the subprotocol that the function chose, and none otherwise', async () => {
  expect((await open({ 'X-Protocol': 'b' }, ['a', 'b'])).protocol).toBe('b');
  expect((await open()).protocol).toBe('');
});

test('chooses the route by the field of the JSON body, and takes $default for everything else', async () => {
  const socket = await open();
  expect(await ask(socket, '{"kind":"echo"}')).toMatchObject({ routeKey: 'echo', body: '{"kind":"echo"}' });
  for (const message of [
    '{"kind":"other"}',
    '{"kind":7}',
    '{"kind":"$connect"}',
    '{"kind":"toString"}',
    'text',
    '[]',
  ]) {
    expect(await ask(socket, message)).toMatchObject({ routeKey: '$default', body: message });
  }
});

test('tells a client that its message failed, and not why', async () => {
  const answer = await ask(await open(), '{"kind":"fails"}');
  expect(answer).toMatchObject({ message: 'Internal server error' });
  expect(JSON.stringify(answer)).not.toContain('secret detail');
});

test('takes posts of whoever may, in order, and tells of the connection', async () => {
  const socket = await open({ 'User-Agent': 'tested' });
  const ConnectionId = await idOf(socket);
  const heard: string[] = [];
  socket.on('message', (text) => heard.push(String(text)));
  for (const Data of ['one', 'two', 'drei ✓'])
    await client('role').send(new PostToConnectionCommand({ ConnectionId, Data }));
  await expect.poll(() => heard).toEqual(['one', 'two', 'drei ✓']);
  expect(await client('role').send(new GetConnectionCommand({ ConnectionId }))).toMatchObject({
    ConnectedAt: expect.any(Date),
    Identity: { SourceIp: '127.0.0.1', UserAgent: 'tested' },
  });
});

test('refuses a call that no policy allows, and ends a connection for who may', async () => {
  const socket = await open();
  const ConnectionId = await idOf(socket);
  const closed = once(socket, 'close');
  const end = new DeleteConnectionCommand({ ConnectionId });
  await expect(client('role').send(end)).rejects.toMatchObject({ name: 'AccessDeniedException' });
  await client('operator').send(end);
  await closed;
  const post = client('role').send(new PostToConnectionCommand({ ConnectionId, Data: 'late' }));
  await expect(post).rejects.toMatchObject({ name: 'GoneException', $metadata: { httpStatusCode: 410 } });
});

test('refuses to post over 128 KB', async () => {
  const ConnectionId = await idOf(await open());
  const post = client('role').send(new PostToConnectionCommand({ ConnectionId, Data: 'x'.repeat(128 * 1024 + 1) }));
  await expect(post).rejects.toMatchObject({ name: 'PayloadTooLargeException' });
});

test('refuses to post more to a client that reads nothing', async () => {
  const socket = await open();
  const ConnectionId = await idOf(socket);
  socket.pause();
  const Data = 'x'.repeat(128 * 1024);
  const impatient = client('role');
  impatient.config.maxAttempts = async () => 1;
  await expect(
    (async () => {
      for (let posts = 0; posts < 400; posts += 1)
        await impatient.send(new PostToConnectionCommand({ ConnectionId, Data }));
    })(),
  ).rejects.toMatchObject({ name: 'LimitExceededException' });
});

test('tells of an end once, whether the client says goodbye or is gone', async () => {
  const [polite, killed] = [await open(), await open()];
  const ids = [await idOf(polite), await idOf(killed)];
  polite.close();
  killed.terminate();
  await expect
    .poll(() =>
      ended()
        .filter((id) => ids.includes(id))
        .sort(),
    )
    .toEqual([...ids].sort());
});

test('ends what is silent for too long, and what is open for too long', async () => {
  sockets = host({ ...CONNECTION_QUOTAS, idleMs: 80 });
  expect((await once(await open(), 'close'))[0]).toBe(1001);
  sockets = host({ ...CONNECTION_QUOTAS, lifetimeMs: 80 });
  expect((await once(await open(), 'close'))[0]).toBe(1001);
  sockets = host();
});

test("refuses handshakes and messages over the stage's throttle", async () => {
  const journal = new ConnectionJournal(join(data.path, 'throttled-connections.json'));
  const definition = { ...sockets.definition, throttle: { rate: 0.001, burst: 2 } };
  const throttled = new WebSocketHost({ definition, functions, journal, manage: foundation.answerSigned });
  port.serve({ serve: () => {}, refuseMalformed: () => {} }, throttled);
  const [socket] = [await open(), await open()];
  expect(await handshake()).toBe(429);
  for (let asked = 0; asked < 2; asked += 1) expect(await ask(socket, '{}')).toHaveProperty('routeKey');
  expect(await ask(socket, '{}')).toMatchObject({ message: 'Too Many Requests' });
  await throttled.close();
  sockets = host();
});

test('tells of the end of connections that a killed process left open', async () => {
  await sockets.host.close();
  const before = ended();
  new ConnectionJournal(join(data.path, 'websocket-connections.json')).add({
    id: 'left-open=',
    connectedAt: Date.now(),
    sourceIp: '127.0.0.1',
    userAgent: null,
    domainName: 'localhost',
  });
  sockets = host();
  foundation.serve([sockets.service]);
  sockets.host.resume();
  await expect.poll(() => ended().filter((id) => !before.includes(id))).toContain('left-open=');
});

test.each([
  ['no WebSocket key', 'GET /live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 400],
  ['another path', 'GET /live/more HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 403],
  ['no upgrade', 'GET /live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 403],
  [
    'no signature',
    'POST /live/@connections/x HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    403,
  ],
])('refuses a request with %s', async (_, request, status) => {
  const socket = connect(Number(new URL(port.origin).port), '127.0.0.1', () => socket.write(request));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  socket.destroy();
});
