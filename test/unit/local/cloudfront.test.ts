import { Agent, createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { CloudFrontResponseEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readDistribution } from '../../../local/cloudfront/distribution-definition.ts';
import { DistributionServer } from '../../../local/cloudfront/distribution-server.ts';
import { pathPattern } from '../../../local/cloudfront/path-pattern.ts';
import { viewerRequestFunction } from '../../../local/cloudfront/viewer-request-function.ts';
import { FunctionHost } from '../../../local/lambda/function-host.ts';
import type { Resource } from '../../../local/ports.ts';
import {
  accessExcept,
  functionArn,
  functionResource,
  smallAssembly,
  temporaryDirectory,
} from '../../support/small-assembly.ts';

const ORIGIN_HOST = 'api.execute-api.us-east-1.amazonaws.com';
const ORIGIN_BODY = 'what the origin says';
const VERSION_ARN = `${functionArn('edge')}:1`;

/** Does what the origin's header `x-case` asks for. */
const EDGE = `export const handler = async ({ Records: [{ cf }] }) => {
  const { response } = cf;
  const said = response.headers['x-case']?.[0].value;
  if (said === 'replaced') return { status: '201', headers: { via: response.headers.via, 'x-new': [{ value: 'n' }] }, body: JSON.stringify(cf) };
  if (said === 'disallowed') return { ...response, headers: { ...response.headers, 'x-amzn-requestid': [{ value: '1' }] } };
  if (said === 'read-only') return { ...response, headers: {} };
  if (said === 'large') return { status: '200', body: 'x'.repeat(1_048_577) };
  if (said === 'nothing') return null;
  if (said === 'throws') throw new Error('broken');
  return response;
};`;
const VIEWER = `function handler(event) {
  if (event.request.uri === '/edge/moved') event.request.uri = '/elsewhere';
  return event.request;
}`;

const BEHAVIOUR = {
  AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
  CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
  Compress: false,
  TargetOriginId: 'api',
};
const UPLOADS = {
  ...BEHAVIOUR,
  PathPattern: '/edge/*',
  FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'arn:viewer' }],
  LambdaFunctionAssociations: [{ EventType: 'origin-response', LambdaFunctionARN: VERSION_ARN }],
};
const NO_ERRORS_KEPT = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504].map((ErrorCode) => ({
  ErrorCode,
  ErrorCachingMinTTL: 0,
}));
const resource = (type: string, logicalId: string, arn: string, properties: Record<string, unknown>): Resource => ({
  logicalId,
  type,
  physicalId: logicalId,
  arn,
  properties,
});

const folder = temporaryDirectory();
const VIEWER_FUNCTION = resource('AWS::CloudFront::Function', 'viewer', 'arn:viewer', { FunctionCode: VIEWER });
const VERSION = resource('AWS::Lambda::Version', VERSION_ARN, VERSION_ARN, { FunctionName: 'edge' });

function distribution(changes: Record<string, unknown> = {}, upload: Record<string, unknown> = {}, edge = {}) {
  const DistributionConfig = {
    Enabled: true,
    DefaultCacheBehavior: { ...BEHAVIOUR, AllowedMethods: ['GET', 'HEAD'] },
    CacheBehaviors: [{ ...UPLOADS, ...upload }],
    CustomErrorResponses: NO_ERRORS_KEPT,
    Origins: [{ Id: 'api', DomainName: ORIGIN_HOST, CustomOriginConfig: { OriginReadTimeout: 1 } }],
    ...changes,
  };
  const it = resource('AWS::CloudFront::Distribution', 'D1', 'arn:d1', { DistributionConfig });
  const assembly = smallAssembly(folder, [it, VIEWER_FUNCTION, VERSION, functionResource(folder, 'edge', EDGE, edge)]);
  return { assembly, definition: () => readDistribution(assembly, it) };
}

interface OriginCall {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let origin: Server;
let calls: OriginCall[] = [];
let functions: FunctionHost;
let server: DistributionServer;

beforeAll(async () => {
  origin = createServer(async (message, response) => {
    const { method, url, headers } = message;
    if (url === '/edge/refused') {
      response.writeHead(413, { 'x-early': 'yes' }).write('too large');
      message.resume().on('end', () => response.end());
      return;
    }
    if (url === '/edge/answered') {
      response.writeHead(413, { 'content-length': 9 }).write('too large');
      message.resume().on('end', () => response.end());
      return;
    }
    if (url === '/edge/hung-up') {
      response.end('no more');
      // Once the answer is there: a reset at once could overtake it.
      setTimeout(() => message.destroy(), 100);
      return;
    }
    calls.push({ method, url, headers, body: await buffer(message) });
    if (url === '/silent') return;
    const asked = new URL(url ?? '/', 'http://origin').searchParams.get('case') ?? 'passed';
    response.writeHead(303, {
      'x-case': asked,
      'content-length': ORIGIN_BODY.length,
      via: '1.1 gateway',
      'x-amzn-RequestId': 'r-1',
      'set-cookie': ['a=1', 'b=2'],
    });
    response.end(ORIGIN_BODY);
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  const { assembly, definition } = distribution();
  functions = new FunctionHost({
    assembly,
    access: accessExcept(),
    endpointUrl: 'http://127.0.0.1:1',
    dataDirectory: folder,
  });
  const origins = new Map([[ORIGIN_HOST, `http://127.0.0.1:${(origin.address() as AddressInfo).port}`]]);
  server = await DistributionServer.listen({ definition: definition(), origins, functions, port: 0 });
});
beforeEach(() => {
  calls = [];
});
afterAll(async () => {
  await server.close();
  await functions.close();
  origin.closeAllConnections();
  origin.close();
});

const call = (path: string, options: RequestInit = {}) =>
  fetch(`${server.origin}${path}`, { redirect: 'manual', ...options });

describe('a request', () => {
  test('reaches the origin with its query, headers and body, but with the origin’s Host', async () => {
    const body = Buffer.alloc(3_000_000, 7);
    await call('/edge/x?a=1&b=%20', { method: 'POST', body, headers: { 'X-API-Key': 'k', 'Content-Type': 'text/x' } });

    expect(calls).toMatchObject([
      { method: 'POST', url: '/edge/x?a=1&b=%20', headers: { 'x-api-key': 'k', 'content-type': 'text/x' } },
    ]);
    expect(calls[0]?.body.equals(body)).toBe(true);
    expect(calls[0]?.headers.host).toBe(`127.0.0.1:${(origin.address() as AddressInfo).port}`);
    expect(calls[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      via: expect.stringContaining('CloudFront'),
    });
  });

  test('of undeclared length arrives whole', async () => {
    const chunks = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('one'));
        controller.enqueue(Buffer.from('two'));
        controller.close();
      },
    });
    await call('/edge/x', { method: 'POST', body: chunks, duplex: 'half' } as RequestInit);

    expect(calls[0]?.body.toString()).toBe('onetwo');
    expect(calls[0]?.headers['transfer-encoding']).toBe('chunked');
  });

  test('goes where the viewer function sends it, and is still dealt with as its own path says', async () => {
    const response = await call('/edge/moved?case=replaced');

    expect(calls[0]?.url).toBe('/elsewhere?case=replaced');
    expect(response.status).toBe(201);
  });

  test('of another path goes through no function', async () => {
    const response = await call('/other?case=replaced');

    expect(response.status).toBe(303);
    expect(await response.text()).toBe(ORIGIN_BODY);
  });

  test('by a method that its behaviour does not allow is a 403 that no origin sees', async () => {
    expect((await call('/other', { method: 'POST', body: 'x' })).status).toBe(403);
    expect(calls).toEqual([]);
  });

  test('that the origin does not answer in time is a 504', async () => {
    expect((await call('/silent')).status).toBe(504);
  });

  test('whose origin answers and hangs up in the middle of it leaves the viewer’s connection usable', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answered = await exchange(agent, '/edge/hung-up', Buffer.alloc(5_000_000));
    const next = await exchange(agent, '/edge/x', Buffer.from('next'));
    agent.destroy();

    expect([answered, next]).toEqual([200, 303]);
    expect(calls.map(({ body }) => body.toString())).toEqual(['next']);
  });

  test('whose origin has answered whole before it was sent whole leaves the viewer’s connection usable', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answered = await exchange(agent, '/edge/answered', Buffer.alloc(5_000_000));
    const next = await exchange(agent, '/edge/x', Buffer.from('next'));
    agent.destroy();

    expect([answered, next]).toEqual([413, 303]);
    expect(calls.map(({ body }) => body.toString())).toEqual(['next']);
  });

  test('that the origin refuses before it was sent whole shows the refusal, and the viewer is heard out', async () => {
    expect(await sendInHalves('/edge/refused')).toEqual({ status: 413, body: 'too large' });
  });
});

/** Posts over the agent's connection, whole, whatever comes meanwhile; gives the status once the answer was read. */
function exchange(agent: Agent, path: string, body: Buffer): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.origin);
    const outgoing = httpRequest({ host: '127.0.0.1', port, path, method: 'POST', agent });
    const sent = new Promise((done) => outgoing.on('finish', done));
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      Promise.all([buffer(response), sent]).then(() => resolve(response.statusCode), reject);
    });
    outgoing.end(body);
  });
}

/** Sends half of a body, waits for the answer's head, and sends the rest. */
function sendInHalves(path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.origin);
    const outgoing = httpRequest({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
    });
    outgoing.on('error', reject);
    outgoing.on('response', async (response) => {
      outgoing.end(Buffer.alloc(500_000));
      resolve({ status: response.statusCode, body: (await buffer(response)).toString() });
    });
    outgoing.write(Buffer.alloc(500_000));
  });
}

describe('an origin’s answer', () => {
  test('that the Lambda@Edge function leaves alone is passed on whole, hidden headers too', async () => {
    const response = await call('/edge/x');

    expect(response.status).toBe(303);
    expect(await response.text()).toBe(ORIGIN_BODY);
    expect(response.headers.get('x-amzn-requestid')).toBe('r-1');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('may be replaced by the function, which sees request, origin and answer as on AWS, but no hidden header', async () => {
    const response = await call('/edge/x?case=replaced', { headers: { 'X-API-Key': 'k' } });

    expect(response.status).toBe(201);
    expect(response.headers.get('x-new')).toBe('n');
    expect(response.headers.get('x-case')).toBeNull();
    const seen = (await response.json()) as CloudFrontResponseEvent['Records'][number]['cf'];
    expect(seen).toMatchObject({
      config: { distributionId: 'D1', eventType: 'origin-response' },
      request: { method: 'GET', uri: '/edge/x', querystring: 'case=replaced', clientIp: '127.0.0.1' },
      response: { status: '303', statusDescription: 'See Other' },
    });
    expect(seen.request.headers['x-api-key']).toEqual([{ key: 'x-api-key', value: 'k' }]);
    expect(seen.request.origin?.custom).toMatchObject({ protocol: 'http', domainName: '127.0.0.1', path: '' });
    expect(seen.response.headers).not.toHaveProperty('x-amzn-requestid');
  });

  test.each([
    ['added a header that is disallowed', 'disallowed', 502],
    ['left out a header that is read-only', 'read-only', 502],
    ['returned more than 1 MB', 'large', 502],
    ['returned nothing', 'nothing', 502],
    ['threw', 'throws', 503],
  ])('is an error of CloudFront’s own when the function %s', async (_, asked, status) => {
    expect((await call(`/edge/x?case=${asked}`)).status).toBe(status);
  });
});

describe('a distribution is refused', () => {
  test.each<[string, RegExp, Record<string, unknown>, Record<string, unknown>, Record<string, unknown>]>([
    ['that is disabled', /Enabled is not true/, { Enabled: false }, {}, {}],
    ['that caches', /only no caching is hosted/, {}, { CachePolicyId: 'other' }, {}],
    [
      'that keeps some errors',
      /CustomErrorResponses lets 503 be cached/,
      { CustomErrorResponses: NO_ERRORS_KEPT.filter(({ ErrorCode }) => ErrorCode !== 503) },
      {},
      {},
    ],
    ['that keeps all errors', /lets 400, .* 504 be cached/, { CustomErrorResponses: [] }, {}, {}],
    ['that forwards otherwise', /only AllViewerExceptHostHeader/, {}, { OriginRequestPolicyId: 'other' }, {}],
    ['that compresses', /Compress is true/, {}, { Compress: true }, {}],
    ['whose behaviour has no origin', /x is no origin/, {}, { TargetOriginId: 'x' }, {}],
    [
      'with a function on another event',
      /one function on viewer-request/,
      {},
      { FunctionAssociations: [{ EventType: 'viewer-response', FunctionARN: 'arn:viewer' }] },
      {},
    ],
    [
      'with an unnumbered Lambda@Edge function',
      /is no numbered version/,
      {},
      { LambdaFunctionAssociations: [{ EventType: 'origin-response', LambdaFunctionARN: functionArn('edge') }] },
      {},
    ],
    [
      'whose Lambda@Edge function has an environment',
      /at the edge there are none/,
      {},
      {},
      { Environment: { Variables: {} } },
    ],
    ['whose Lambda@Edge function may run longer than 30 s', /30 s are allowed at the edge/, {}, {}, { Timeout: 31 }],
  ])('%s', (_, complaint, changes, upload, edge) => {
    expect(distribution(changes, upload, edge).definition).toThrow(complaint);
  });
});

describe('a viewer function', () => {
  const request = { method: 'GET', uri: '/', headers: {} };
  const context = { distributionDomainName: 'd', distributionId: 'D', requestId: 'r', ip: '::1' };

  test.each([
    ['changes a header', 'function handler(e) { e.request.headers.x = { value: "1" }; return e.request; }'],
    ['answers by itself', 'function handler() { return { statusCode: 302 }; }'],
    ['makes code of a text', 'function handler(e) { return eval("e.request"); }'],
    ['looks for a module', 'function handler(e) { require("fs"); return e.request; }'],
  ])('that %s fails, for it would not be honoured', async (_, code) => {
    await expect(viewerRequestFunction(code)(request, context)).rejects.toThrow();
  });

  test('that is no script is refused when it is loaded', () => {
    expect(() => viewerRequestFunction('function (')).toThrow(/is no script/);
  });
});

test.each([
  ['/api/v1/upload*', '/api/v1/upload/large', true],
  ['/api/v1/upload*', '/API/v1/upload', false],
  ['api/?', '/api/x', true],
  ['/a.b', '/axb', false],
])('the path pattern %s matches %s: %s', (pattern, path, expected) => {
  expect(pathPattern(pattern).test(path)).toBe(expected);
});
