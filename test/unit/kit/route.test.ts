import { expect, test } from 'vitest';
import { Problem } from '../../../lambdas/kit/problem.ts';
import { type Answer, type DocumentAnswer, route } from '../../../lambdas/kit/route.ts';
import { call } from '../../fixtures/call.ts';

const STANDING = { limit: 'requests', quota: 100, remaining: 99, resetSeconds: 60 } as const;
const passing = async () => ({ passed: true, standings: [STANDING], usage: {} });
const answering = (endpoint: () => Promise<Answer | DocumentAnswer>) =>
  call(route(endpoint, { meter: passing }), { accountId: 'acc_1' });
const throwing = (error: unknown) => answering(() => Promise.reject(error));

test('puts the envelope around an answer, and leaves absent data out', async () => {
  const { status, headers, body } = await answering(async () => ({ status: 200, code: 'DONE', message: 'Done' }));
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, status: 200, code: 'DONE', message: 'Done' });
  expect(headers).toMatchObject({
    'Content-Type': 'application/json',
    'Access-Control-Allow-Origin': '*',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'RateLimit-Policy': '"requests";q=100;w=60',
    RateLimit: '"requests";r=99;t=60',
  });
});

test('refuses a call over the limit with 429 before the endpoint hears of it, and says when to come back', async () => {
  const meter = async () => ({
    passed: false,
    standings: [{ ...STANDING, remaining: 0, resetSeconds: 17 }],
    usage: {},
  });
  let asked = false;
  const handler = route(
    async () => {
      asked = true;
      return { status: 200, code: 'DONE', message: 'Done' };
    },
    { meter },
  );
  const { status, headers, body } = await call(handler, { accountId: 'acc_1' });
  expect(body).toEqual({
    success: false,
    status: 429,
    code: 'RATE_LIMIT_EXCEEDED',
    message: expect.stringContaining('17 s'),
    data: { retry_after: 17 },
  });
  expect({ status, asked }).toEqual({ status: 429, asked: false });
  expect(headers).toMatchObject({ 'Retry-After': '17', RateLimit: '"requests";r=0;t=17' });
});

test.each([
  ['inv%5F01', 'inv_01'],
  ['%69nv_01', 'inv_01'],
  ['inv_01%2F..', 'inv_01/..'],
  ['%00', '\u0000'],
])('hands the path’s %s to the endpoint as %s, for both are one path', async (sent, id) => {
  const endpoint = async ({ pathParameters }: { readonly pathParameters: unknown }) => ({
    status: 200,
    code: 'DONE',
    message: 'Done',
    data: pathParameters,
  });
  const { body } = await call(route(endpoint, { meter: passing }), {
    accountId: 'acc_1',
    pathParameters: { id: sent },
  });
  expect(body).toMatchObject({ data: { id } });
});

test('answers a document as it is, without the envelope', async () => {
  const document = { mediaType: 'application/openapi+json', document: { openapi: '3.1.1' } };
  const { status, headers, body } = await answering(async () => document);
  expect({ status, body }).toEqual({ status: 200, body: { openapi: '3.1.1' } });
  expect(headers).toMatchObject({ 'Content-Type': 'application/openapi+json', RateLimit: '"requests";r=99;t=60' });
});

test.each([
  ['an envelope', () => answering(async () => ({ status: 200, code: 'DONE', message: 'Done' }))],
  ['a document', () => answering(async () => ({ mediaType: 'application/json', document: {} }))],
  ['a problem', () => throwing(new Problem('METHOD_NOT_ALLOWED', 'No'))],
])('lets no cache keep %s', async (_what, answered) => {
  expect((await answered()).headers['Cache-Control']).toBe('no-store');
});

test('answers a problem with its status, code, data and headers', async () => {
  const details = { data: { errors: [] }, headers: { Allow: 'GET' } };
  const { status, headers, body } = await throwing(new Problem('METHOD_NOT_ALLOWED', 'No', details));
  expect(body).toEqual({
    success: false,
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    message: 'No',
    data: { errors: [] },
  });
  expect({ status, allow: headers.Allow }).toEqual({ status: 405, allow: 'GET' });
});

test.each([
  ['an error', new Error('secret: hunter2')],
  ['a text', 'secret: hunter2'],
  ['a refusal of AWS', Object.assign(new Error('secret: hunter2'), { $metadata: { httpStatusCode: 400 } })],
])('answers %s with an opaque 500 that can be found in the log', async (_what, error) => {
  const { status, body } = await throwing(error);
  expect({ status, code: body.code, data: body.data }).toEqual({
    status: 500,
    code: 'INTERNAL_ERROR',
    data: { request_id: 'request-1' },
  });
  expect(JSON.stringify(body)).not.toContain('hunter2');
});

const refusedAs = (name: string, httpStatusCode: number) =>
  Object.assign(new Error(), { name, $metadata: { httpStatusCode } });

test.each([
  ['throttling', refusedAs('ThrottlingException', 400)],
  ["SQS' throttling", refusedAs('RequestThrottled', 403)],
  ['a body that S3 waited for in vain', refusedAs('RequestTimeout', 400)],
  ['what AWS itself calls retryable', Object.assign(refusedAs('ReplicatedWrite', 400), { $retryable: {} })],
  ['a server error of AWS', Object.assign(new Error(), { $metadata: { httpStatusCode: 503 } })],
  ['a refused connection', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
  ['a timeout', Object.assign(new Error(), { name: 'TimeoutError' })],
  ['conflicts that did not end', Object.assign(new Error(), { name: 'DependencyUnavailable' })],
])('answers %s with 503 and Retry-After', async (_what, error) => {
  const { status, headers, body } = await throwing(error);
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  expect(Number(headers['Retry-After'])).toBeGreaterThan(0);
});

test('answers 500, not 200, when the gateway let a call through without an account', async () => {
  const handler = route(async () => ({ status: 200, code: 'DONE', message: 'Done' }), { meter: passing });
  expect((await call(handler, { accountId: '' })).status).toBe(500);
});
