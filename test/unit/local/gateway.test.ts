import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiKeys } from '../../../local/gateway/api-keys.ts';
import { GatewayPort } from '../../../local/gateway/gateway-port.ts';
import type { ObjectToPut, PutObject } from '../../../local/gateway/object-writer.ts';
import { RestApi } from '../../../local/gateway/rest-api.ts';
import { RestApiServer } from '../../../local/gateway/rest-api-server.ts';
import { RouteTable } from '../../../local/gateway/route-table.ts';
import { TokenBucket } from '../../../local/gateway/token-bucket.ts';
import { FunctionHost } from '../../../local/lambda/function-host.ts';
import type { Resource } from '../../../local/ports.ts';
import {
  accessExcept,
  functionArn,
  functionResource,
  smallAssembly,
  temporaryDirectory,
} from '../../support/small-assembly.ts';

const AUTHORIZE = `export const handler = async ({ methodArn, headers }) => {
  const key = headers['X-API-Key'] ?? headers['x-api-key'];
  if (!key) throw new Error('Unauthorized');
  if (key === 'breaks') throw new Error('database is out');
  if (key === 'shapeless') return { allowed: true };
  return { principalId: 'p1', usageIdentifierKey: 'usage-key-of-' + key,
    policyDocument: { Version: '2012-10-17', Statement: [{ Action: 'execute-api:Invoke',
      Effect: key === 'revoked' ? 'Deny' : 'Allow', Resource: methodArn.replace(/(\\/[^/]+)\\/.*$/, '$1/*') }] },
    context: { accountId: 'a-1', raised: false, n: 3 } };
};`;
const ECHO = `export const handler = async (event) => ({ statusCode: 200, headers: { 'X-Seen': 'yes' },
  multiValueHeaders: { 'Set-Cookie': ['a=1', 'b=2'] }, body: JSON.stringify(event) });`;
const ODD = `export const handler = async (event) => {
  const answers = { number: 7, noStatus: { body: 'x' }, extra: { statusCode: 200, body: '', other: 1 },
    object: { statusCode: 200, body: {} }, header: { statusCode: 200, headers: { 'x-a': 'b\\nc' } },
    empty: { statusCode: 204 }, text: { statusCode: '201', headers: { 'content-type': 'text/plain' }, body: 'hällo' } };
  const kind = event.pathParameters.kind;
  if (kind === 'throw') throw new Error('secret detail');
  if (kind === 'slow') await new Promise((r) => setTimeout(r, 10_000));
  return answers[kind];
};`;

const API_ID = 'api1234567';
const KEY_VALUE = (key: string) => `usage-key-of-${key}`;

function resource(type: string, logicalId: string, properties: Record<string, unknown>): Resource {
  return { logicalId, type: `AWS::ApiGateway::${type}`, physicalId: logicalId, arn: `arn:${logicalId}`, properties };
}

function method(
  resourceId: string,
  httpMethod: string,
  functionName: string,
  more: Record<string, unknown> = {},
): Resource {
  return resource('Method', `${resourceId}${httpMethod}`, {
    ResourceId: resourceId,
    HttpMethod: httpMethod,
    AuthorizationType: 'CUSTOM',
    AuthorizerId: 'authorizer',
    ApiKeyRequired: true,
    Integration: {
      Type: 'AWS_PROXY',
      Uri: `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/${functionArn(functionName)}/invocations`,
      ...(functionName === 'odd' ? { TimeoutInMillis: 5000 } : {}),
    },
    ...more,
  });
}

function gatewayResponse(type: string, status: string | undefined, template: string, headers = {}): Resource {
  return resource('GatewayResponse', `answer${type}`, {
    ResponseType: type,
    ...(status ? { StatusCode: status } : {}),
    ResponseTemplates: { 'application/json': template },
    ResponseParameters: headers,
  });
}

/** A method that puts its body into a bucket and answers with a redirect. */
const STAGING = {
  RequestParameters: { 'method.request.header.Content-Type': false },
  Integration: {
    Type: 'AWS',
    Uri: 'arn:aws:apigateway:us-east-1:s3:path/bucket-1/staging/{account}/{request}',
    IntegrationHttpMethod: 'PUT',
    Credentials: 'arn:aws:iam::000000000000:role/writer',
    PassthroughBehavior: 'WHEN_NO_TEMPLATES',
    RequestParameters: {
      'integration.request.path.account': 'context.authorizer.accountId',
      'integration.request.path.request': 'context.requestId',
      'integration.request.header.Content-Type': 'method.request.header.Content-Type',
    },
    IntegrationResponses: [
      {
        StatusCode: '303',
        SelectionPattern: '200',
        ResponseParameters: { 'method.response.header.Cache-Control': "'no-store'" },
        ResponseTemplates: {
          'application/json':
            '#set($context.responseOverride.header.Location = "/v1/staged/$context.requestId")\n{"id":"$context.requestId"}',
        },
      },
      { StatusCode: '500', SelectionPattern: '4\\d{2}', ResponseTemplates: { 'application/json': '{"whose":"ours"}' } },
      { StatusCode: '503', ResponseTemplates: { 'application/json': '{"whose":"theirs"}' } },
    ],
  },
  MethodResponses: [
    { StatusCode: '303', ResponseParameters: { 'method.response.header.Cache-Control': true } },
    { StatusCode: '500' },
    { StatusCode: '503' },
  ],
};

const RESOURCES: Resource[] = [
  { ...resource('RestApi', API_ID, { ApiKeySourceType: 'AUTHORIZER', BinaryMediaTypes: ['multipart/form-data'] }) },
  resource('Stage', 'api', { DeploymentId: 'd1' }),
  resource('Authorizer', 'authorizer', {
    AuthorizerUri: `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/${functionArn('authorize')}/invocations`,
  }),
  resource('Resource', 'v1', { ParentId: `${API_ID}-root`, PathPart: 'v1' }),
  resource('Resource', 'items', { ParentId: 'v1', PathPart: 'items' }),
  resource('Resource', 'item', { ParentId: 'items', PathPart: '{id}' }),
  resource('Resource', 'odd', { ParentId: 'v1', PathPart: 'odd' }),
  resource('Resource', 'oddKind', { ParentId: 'odd', PathPart: '{kind}' }),
  resource('Resource', 'few', { ParentId: 'v1', PathPart: 'few' }),
  resource('Resource', 'denied', { ParentId: 'v1', PathPart: 'denied' }),
  method('items', 'POST', 'echo'),
  method('item', 'ANY', 'echo'),
  method('oddKind', 'GET', 'odd'),
  method('few', 'GET', 'echo'),
  method('denied', 'GET', 'denied'),
  method('items', 'OPTIONS', '', {
    AuthorizationType: 'NONE',
    ApiKeyRequired: false,
    Integration: {
      Type: 'MOCK',
      RequestTemplates: { 'application/json': '{ statusCode: 200 }' },
      IntegrationResponses: [
        { StatusCode: '204', ResponseParameters: { 'method.response.header.Access-Control-Allow-Origin': "'*'" } },
      ],
    },
    MethodResponses: [
      { StatusCode: '204', ResponseParameters: { 'method.response.header.Access-Control-Allow-Origin': true } },
    ],
  }),
  resource('Resource', 'staged', { ParentId: 'v1', PathPart: 'staged' }),
  method('staged', 'POST', '', STAGING),
  resource('UsagePlan', 'plan', {
    ApiStages: [{ ApiId: API_ID, Stage: 'api', Throttle: { '/v1/few/GET': { RateLimit: 0.001, BurstLimit: 2 } } }],
    Throttle: { RateLimit: 1000, BurstLimit: 1000 },
  }),
  gatewayResponse('UNAUTHORIZED', '401', '{"code":"MISSING_API_KEY"}'),
  gatewayResponse(
    'MISSING_AUTHENTICATION_TOKEN',
    '404',
    '{"code":"ROUTE_NOT_FOUND","request_id":"$context.requestId"}',
  ),
  gatewayResponse('THROTTLED', '429', '{"code":"RATE_LIMIT_EXCEEDED"}', {
    'gatewayresponse.header.Retry-After': "'1'",
  }),
  gatewayResponse('REQUEST_TOO_LARGE', undefined, '{"code":"FILE_TOO_LARGE"}'),
  gatewayResponse(
    'DEFAULT_5XX',
    undefined,
    '{"code":"INTERNAL_ERROR","message":$context.error.messageString,"type":"$context.error.responseType"}',
  ),
];

let functions: FunctionHost;
let server: GatewayPort;
let keys: ApiKeys;
/** What the gateway was asked to put, and as whom; S3 answers with the status in the content type's `s3-status`. */
const puts: { readonly roleArn: string; readonly object: ObjectToPut }[] = [];
const putObject: PutObject = async (roleArn, object) => {
  puts.push({ roleArn, object });
  return Number(/s3-status=(\d+)/.exec(object.contentType ?? '')?.[1] ?? 200);
};

beforeAll(async () => {
  const folder = temporaryDirectory();
  const assembly = smallAssembly(folder, [
    ...RESOURCES,
    functionResource(folder, 'authorize', AUTHORIZE),
    functionResource(folder, 'echo', ECHO),
    functionResource(folder, 'odd', ODD),
    functionResource(folder, 'denied', ECHO),
  ]);
  const access = accessExcept([`lambda:InvokeFunction ${functionArn('denied')}`]);
  functions = new FunctionHost({ assembly, access, endpointUrl: 'http://127.0.0.1:1', dataDirectory: folder });
  keys = new ApiKeys(join(folder, 'api-keys.json'), ['plan']);
  for (const name of ['good', 'other']) {
    const key = keys.create({ name, description: '', value: KEY_VALUE(name).padEnd(20, '-'), enabled: true });
    keys.addToPlan('plan', key.id);
  }
  server = await GatewayPort.take(0);
  server.serve(new RestApiServer(new RestApi(assembly, functions, keys, putObject)));
});

afterAll(async () => {
  await server.close();
  await functions.close();
});

/** Padded, as API Gateway wants values of at least 20 characters. */
const GOOD = 'good'.padEnd(20 - 'usage-key-of-'.length, '-');
const OTHER = 'other'.padEnd(20 - 'usage-key-of-'.length, '-');

function call(path: string, options: RequestInit = {}, key: string | null = GOOD): Promise<Response> {
  const headers = {
    ...(key === null ? {} : { 'X-API-Key': key }),
    ...(options.headers as Record<string, string> | undefined),
  };
  return fetch(`${server.origin}${path}`, { ...options, headers });
}

/** The raw exchange: what fetch would tidy up on the way. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

describe('a proxied request', () => {
  test('arrives as a version 1 event', async () => {
    const response = await call('/api/v1/items/a%2Fb%20c?x=1&x=2&y=%C3%BC+z&empty', {
      method: 'PATCH',
      body: '{"ü":1}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(200);
    const event = (await response.json()) as APIGatewayProxyEvent;
    expect(event).toMatchObject({
      resource: '/v1/items/{id}',
      path: '/v1/items/a%2Fb%20c',
      httpMethod: 'PATCH',
      pathParameters: { id: 'a%2Fb%20c' },
      queryStringParameters: { x: '2', y: 'ü z', empty: '' },
      multiValueQueryStringParameters: { x: ['1', '2'], y: ['ü z'], empty: [''] },
      body: '{"ü":1}',
      isBase64Encoded: false,
      stageVariables: null,
      requestContext: {
        resourcePath: '/v1/items/{id}',
        path: '/api/v1/items/a%2Fb%20c',
        stage: 'api',
        apiId: API_ID,
        identity: { sourceIp: '127.0.0.1', apiKey: KEY_VALUE(GOOD) },
        authorizer: { principalId: 'p1', accountId: 'a-1', raised: 'false', n: '3' },
      },
    });
    expect(event.multiValueHeaders['X-API-Key']).toEqual([GOOD]);
    expect(event.requestContext.requestId).toBe(response.headers.get('x-amzn-requestid'));
    expect(event.requestContext.extendedRequestId).toBe(response.headers.get('x-amz-apigw-id'));
    expect(event.requestContext.requestTime).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
  });

  test.each([
    ['a UUID', '0F0F0F0F-1111-2222-3333-444444444444', true],
    ['anything else', 'mine', false],
  ])('has the id that the client gives it, where that is %s', async (_, id, isTaken) => {
    const response = await call('/api/v1/items/1', { headers: { 'x-amzn-RequestId': id } });
    const { requestContext } = (await response.json()) as APIGatewayProxyEvent;
    expect(requestContext.requestId === id).toBe(isTaken);
    expect(requestContext.extendedRequestId).not.toBe(id);
  });

  test('has its binary body in base64 and a text body as text', async () => {
    const bytes = Buffer.from([0, 255, 128, 13, 10]);
    const binary = await call('/api/v1/items', {
      method: 'POST',
      body: bytes,
      headers: { 'Content-Type': 'Multipart/Form-Data; boundary=x' },
    });
    expect(await binary.json()).toMatchObject({ body: bytes.toString('base64'), isBase64Encoded: true });
    const none = await call('/api/v1/items', { method: 'POST' });
    expect(await none.json()).toMatchObject({
      body: null,
      isBase64Encoded: false,
      queryStringParameters: null,
      pathParameters: null,
    });
  });

  test('keeps headers that come twice, and answers with every value of a header', async () => {
    const answer = await exchange(
      `GET /api/v1/items/1 HTTP/1.1\r\nHost: h\r\nx-api-key: ${GOOD}\r\nX-Twice: 1\r\nx-twice: 2\r\nConnection: close\r\n\r\n`,
    );
    const event = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
    expect(event.headers['X-Twice']).toBe('2');
    expect(event.multiValueHeaders['X-Twice']).toEqual(['1', '2']);
    expect(answer).toContain('Set-Cookie: a=1\r\nSet-Cookie: b=2');
    expect(answer).toContain('X-Seen: yes');
  });

  test('answers a HEAD without a body', async () => {
    const response = await call('/api/v1/items/1', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  test.each([
    ['text', 201, 'hällo', 'text/plain'],
    ['empty', 204, '', 'application/json'],
  ])('gets the function’s own status and type: %s', async (kind, status, body, type) => {
    const response = await call(`/api/v1/odd/${kind}`);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('content-type')).toBe(type);
  });

  test.each(['number', 'noStatus', 'extra', 'object', 'header', 'throw'])(
    'answered malformed (%s) is a 502 that tells nothing',
    async (kind) => {
      const response = await call(`/api/v1/odd/${kind}`);
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual({
        code: 'INTERNAL_ERROR',
        message: 'Internal server error',
        type: 'DEFAULT_5XX',
      });
    },
  );

  test('that takes longer than the integration may is a 504', async () => {
    const response = await call('/api/v1/odd/slow');
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ message: 'Endpoint request timed out', type: 'INTEGRATION_TIMEOUT' });
  });

  test('to a function that grants the gateway no permission is a 500', async () => {
    const response = await call('/api/v1/denied');
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ type: 'API_CONFIGURATION_ERROR' });
  });
});

describe('a refusal', () => {
  test.each([
    ['without the header', '/api/v1/items/1', null, 401, { code: 'MISSING_API_KEY' }],
    [
      'of a denied key',
      '/api/v1/items/1',
      'revoked',
      403,
      { message: 'User is not authorized to access this resource' },
    ],
    ['of a key that no usage plan has', '/api/v1/items/1', 'unheard-of', 403, { message: 'Forbidden' }],
    ['by a failing authorizer', '/api/v1/items/1', 'breaks', 500, { type: 'AUTHORIZER_FAILURE' }],
    [
      'by an authorizer that answers no policy',
      '/api/v1/items/1',
      'shapeless',
      500,
      { type: 'AUTHORIZER_CONFIGURATION_ERROR' },
    ],
    ['of a path without a route', '/api/v2/nothing', GOOD, 404, { code: 'ROUTE_NOT_FOUND' }],
    ['of a resource without methods', '/api/v1', GOOD, 404, { code: 'ROUTE_NOT_FOUND' }],
    ['outside of any stage', '/apix/v1/items/1', GOOD, 403, { message: 'Forbidden' }],
  ])('%s is answered in the template’s shape', async (_, path, key, status, body) => {
    const response = await call(path, {}, key);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
  });

  test('for want of tokens carries the template’s headers, and is each key’s own', async () => {
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await call('/api/v1/few')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await call('/api/v1/few')).headers.get('retry-after')).toBe('1');
    expect((await call('/api/v1/few', {}, OTHER)).status).toBe(200);
    expect((await call('/api/v1/items/1')).status).toBe(200);
  });

  test('of a preflight needs no key', async () => {
    const response = await call('/api/v1/items', { method: 'OPTIONS' }, null);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('of bytes that are no HTTP is still an answer', async () => {
    expect(await exchange('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });
});

describe('a body', () => {
  function send(options: {
    length?: number;
    chunks: number;
    expect?: boolean;
  }): Promise<{ status: number; body: string; headers: IncomingHttpHeaders }> {
    return new Promise((resolve, reject) => {
      const headers: Record<string, string> = { 'X-API-Key': GOOD, 'Content-Type': 'multipart/form-data; boundary=b' };
      if (options.length !== undefined) headers['Content-Length'] = String(options.length);
      if (options.expect) headers.Expect = '100-continue';
      const sent = httpRequest(`${server.origin}/api/v1/items`, { method: 'POST', headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }));
      });
      sent.on('error', reject);
      const write = () => {
        for (let i = 0; i < options.chunks; i += 1) sent.write(Buffer.alloc(1024 * 1024, 97));
        sent.end();
      };
      if (options.expect) {
        sent.flushHeaders();
        sent.on('continue', write);
      } else write();
    });
  }

  const MB = 1024 * 1024;
  test.each([
    ['declared over 10 MiB', { length: 11 * MB, chunks: 11 }],
    ['chunked over 10 MiB', { chunks: 11 }],
    ['far over 10 MiB', { length: 40 * MB, chunks: 40 }],
    ['within 10 MiB but over the function’s 6 MB', { length: 6 * MB, chunks: 6 }],
  ])('%s is answered 413, and the answer reaches the client', async (_, options) => {
    const { status, body } = await send(options);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toEqual({ code: 'FILE_TOO_LARGE' });
  });

  test('that asks first is told to go on, or refused without being sent', async () => {
    expect((await send({ length: MB, chunks: 1, expect: true })).status).toBe(200);
    expect((await send({ length: 20 * MB, chunks: 20, expect: true })).status).toBe(413);
  });

  test('cut off midway reaches no function, and the gateway serves on', async () => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    socket.write(`POST /api/v1/items HTTP/1.1\r\nHost: h\r\nX-API-Key: ${GOOD}\r\nContent-Length: 1000\r\n\r\nhalf`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
    expect((await call('/api/v1/items/1')).status).toBe(200);
  });

  test('under headers of more than 10,240 bytes is refused', async () => {
    expect((await call('/api/v1/items/1', { headers: { 'X-Long': 'a'.repeat(10_240) } })).status).toBe(413);
    expect((await call('/api/v1/items/1', { headers: { 'X-Long': 'a'.repeat(70_000) } })).status).toBe(413);
    expect((await call('/api/v1/items/1', { headers: { 'X-Long': 'a'.repeat(9_000) } })).status).toBe(200);
  });
});

describe('a body that becomes an object', () => {
  const put = (headers: Record<string, string>, body = Buffer.from([0, 255, 128])) =>
    call('/api/v1/staged', { method: 'POST', headers, body, redirect: 'manual' });

  test('is put as the integration’s role, byte for byte, below the caller’s account, and answered with a redirect', async () => {
    const type = 'multipart/form-data; boundary=x';
    const response = await put({ 'Content-Type': type });

    const id = response.headers.get('x-amzn-requestid');
    expect(puts.at(-1)).toEqual({
      roleArn: 'arn:aws:iam::000000000000:role/writer',
      object: { bucket: 'bucket-1', key: `staging/a-1/${id}`, contentType: type, body: Buffer.from([0, 255, 128]) },
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/v1/staged/${id}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ id });
  });

  test('of no binary type is text, and what is no UTF-8 in it is lost, as on AWS', async () => {
    await put({ 'Content-Type': 'text/plain' });

    expect(puts.at(-1)?.object.body.toString()).toBe('\0\ufffd\ufffd');
  });

  test.each([
    [403, 500, 'ours'],
    [503, 503, 'theirs'],
  ])(
    'that S3 answers %i is a %i by the pattern that matches, or by the one that has none',
    async (s3, status, whose) => {
      const response = await put({ 'Content-Type': `multipart/form-data; s3-status=${s3}` });

      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({ whose });
    },
  );

  test('is not put for a caller who is refused', async () => {
    const before = puts.length;
    const response = await call('/api/v1/staged', { method: 'POST', body: 'x' }, null);

    expect(response.status).toBe(401);
    expect(puts).toHaveLength(before);
  });
});

describe('routes', () => {
  const paths = [
    '/',
    '/v1/items',
    '/v1/items/upload',
    '/v1/items/{id}',
    '/v1/items/{id}/status',
    '/{proxy+}',
    '/v1/{proxy+}',
  ];
  const table = new RouteTable(
    paths.map((resourcePath) => ({ resourcePath, resourceId: resourcePath, httpMethod: 'ANY', method: resourcePath })),
  );

  test.each([
    ['/v1/items/upload', '/v1/items/upload', {}],
    ['/v1/items/upload/', '/v1/items/upload', {}],
    ['/v1/items/up', '/v1/items/{id}', { id: 'up' }],
    ['/v1/items/upload/status', '/v1/items/{id}/status', { id: 'upload' }],
    ['/v1/items/1/other', '/v1/{proxy+}', { proxy: 'items/1/other' }],
    ['/v1//items', '/v1/{proxy+}', { proxy: '/items' }],
    ['/v2/x', '/{proxy+}', { proxy: 'v2/x' }],
    ['/', '/', {}],
  ])('%s is served by %s', (path, expected, parameters) => {
    const match = table.match('GET', path);
    expect(match?.route.method).toBe(expected);
    expect(match?.pathParameters).toEqual(parameters);
  });

  test('a named method comes before ANY, and a method the closest resource lacks is looked for further off', () => {
    const few = new RouteTable([
      { resourcePath: '/a', resourceId: 'a', httpMethod: 'GET', method: 'a' },
      { resourcePath: '/{proxy+}', resourceId: 'p', httpMethod: 'ANY', method: 'any' },
      { resourcePath: '/{proxy+}', resourceId: 'p', httpMethod: 'OPTIONS', method: 'options' },
    ]);
    expect(few.match('GET', '/a')?.route.method).toBe('a');
    expect(few.match('POST', '/a')?.route.method).toBe('any');
    expect(few.match('OPTIONS', '/b')?.route.method).toBe('options');
  });

  test('any path at all is matched without error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(table.match('GET', `/${text}`)?.route.method).toBeDefined();
      }),
    );
  });
});

test('a token bucket never lets more through than its burst and its rate allow', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.integer({ min: 1, max: 20 }), fc.array(fc.nat(500)), (rate, burst, waits) => {
      const bucket = new TokenBucket(rate, burst, 0);
      let now = 0;
      let passed = 0;
      for (const wait of waits) {
        now += wait;
        if (bucket.take(now)) passed += 1;
      }
      expect(passed).toBeLessThanOrEqual(burst + (now / 1000) * rate + 1e-6);
    }),
  );
});
