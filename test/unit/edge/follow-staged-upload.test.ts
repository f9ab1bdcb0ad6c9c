import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CloudFrontHeaders, CloudFrontResponseEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LARGE_UPLOAD_PATH } from '../../../lambdas/contracts/large-uploads.ts';
import { handler } from '../../../lambdas/edge/follow-staged-upload.ts';

const STAGED = `${LARGE_UPLOAD_PATH}/5db8856d-c2bb-4aa1-8c40-12b7dfc5cb19`;
const ENVELOPE = '{"success":true,"status":201,"code":"INVOICE_UPLOADED","message":"…"}';

/** An origin that remembers how it was called, and another server that nothing should call. */
let origin: Server;
let elsewhere: Server;
let strayCalls = 0;
/** Where the origin sends on whoever calls it. */
let sentOnTo: string | undefined;
let calls: { readonly url: string | undefined; readonly method: string | undefined; headers: IncomingHttpHeaders }[] =
  [];

beforeAll(async () => {
  origin = createServer(({ url, method, headers }, response) => {
    calls.push({ url, method, headers });
    if (sentOnTo !== undefined) {
      response.writeHead(302, { Location: sentOnTo }).end();
      return;
    }
    response.writeHead(201, {
      'Content-Type': 'application/json',
      RateLimit: '"requests";r=99',
      'x-amzn-RequestId': 'r',
    });
    response.end(ENVELOPE);
  });
  elsewhere = createServer((_, response) => {
    strayCalls += 1;
    response.end();
  });
  for (const server of [origin, elsewhere]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
});
beforeEach(() => {
  calls = [];
  sentOnTo = undefined;
});
afterAll(() => Promise.all([origin, elsewhere].map((server) => new Promise((resolve) => server.close(resolve)))));

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const headers = (values: Record<string, string>): CloudFrontHeaders =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [{ key: name, value }]]));

function event(status: string, location: string, port = portOf(origin)): CloudFrontResponseEvent {
  const custom = {
    customHeaders: {},
    domainName: '127.0.0.1',
    keepaliveTimeout: 5,
    path: '',
    port,
    protocol: 'http' as const,
    readTimeout: 30,
    sslProtocols: ['TLSv1.2'],
  };
  const request = {
    clientIp: '127.0.0.1',
    method: 'POST',
    uri: LARGE_UPLOAD_PATH,
    querystring: '',
    headers: headers({
      'x-api-key': 'ivs_key',
      'idempotency-key': 'i1',
      cookie: 'c',
      'content-type': 'multipart/form-data',
    }),
    origin: { custom },
  };
  const config = {
    distributionDomainName: 'd1.cloudfront.net',
    distributionId: 'D1',
    eventType: 'origin-response' as const,
    requestId: 'r1',
  };
  const response = { status, statusDescription: '', headers: headers({ location, via: '1.1 gateway', 'x-old': '1' }) };
  return { Records: [{ cf: { config, request, response } }] };
}

describe('the redirect of a staged upload', () => {
  test('is followed to the origin by the caller’s key, and what is found there is the answer', async () => {
    const answer = await handler(event('303', STAGED));

    expect(calls).toMatchObject([
      { url: STAGED, method: 'GET', headers: { 'x-api-key': 'ivs_key', 'idempotency-key': 'i1' } },
    ]);
    expect(calls[0]?.headers).not.toHaveProperty('cookie');
    expect(answer).toMatchObject({ status: '201', statusDescription: 'Created', body: ENVELOPE });
  });

  test('is answered with the new headers, but for those that CloudFront forbids, and the read-only ones of the old', async () => {
    const answer = await handler(event('303', STAGED));

    expect(answer.headers).toMatchObject({
      'content-type': [{ value: 'application/json' }],
      ratelimit: [{ value: '"requests";r=99' }],
      via: [{ value: '1.1 gateway' }],
    });
    expect(Object.keys(answer.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(x-amzn-requestid|content-length|connection|x-old|location)$/)]),
    );
  });

  test('is followed once: wherever the origin sends on from there, the key does not go', async () => {
    sentOnTo = `http://127.0.0.1:${portOf(elsewhere)}/`;
    const answer = await handler(event('303', STAGED));

    expect(answer).toMatchObject({ status: '302', headers: { location: [{ value: sentOnTo }] } });
    expect(calls).toHaveLength(1);
    expect(strayCalls).toBe(0);
  });

  test('is left to the client when the origin can not be reached', async () => {
    const unreachable = event('303', STAGED, 1);

    expect(await handler(unreachable)).toEqual(unreachable.Records[0]?.cf.response);
  });
});

test.each([
  ['a success', '201', STAGED],
  ['a refusal', '413', STAGED],
  ['a redirect to another host', '303', `https://evil.example${STAGED}`],
  ['a redirect to a host by its scheme', '303', '//evil.example/'],
  ['a redirect to another path', '303', '/api/v1/invoices'],
  ['a redirect out of the path', '303', `${LARGE_UPLOAD_PATH}/../../invoices`],
])('%s is passed on as it is, and the key goes nowhere', async (_, status, location) => {
  const passed = event(status, location);

  expect(await handler(passed)).toEqual(passed.Records[0]?.cf.response);
  expect(calls).toEqual([]);
});
