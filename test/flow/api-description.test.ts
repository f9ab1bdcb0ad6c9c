import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { PROBLEM_CODES } from '../../lambdas/contracts/envelope.ts';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { ApiDescription, type OpenApiDocument, type WireAnswer } from '../description/api-description.ts';
import { type OpenedAccount, openAccount } from './open-account.ts';
import { operate } from './running-service.ts';
import { uniqueInvoice } from './unique-invoice.ts';

const place = inject('service');
let account: OpenedAccount;
let document: OpenApiDocument;
let description: ApiDescription;

beforeAll(async () => {
  account = await openAccount(place, 'Described');
  const answer = await send('GET', '/api/v1/openapi.json');
  document = JSON.parse(answer.text);
  description = new ApiDescription(document);
});

interface Sent {
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestInit['body'];
  readonly to?: string;
}

async function send(method: string, path: string, sent: Sent = {}) {
  const { key = account.key, headers = {}, body = null, to = place.baseUrl } = sent;
  const response = await fetch(`${to}${path}`, {
    method,
    headers: { ...headers, ...(key === null ? {} : { 'X-API-Key': key }) },
    body,
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The status and code of an answer that is as described. */
function asDescribed(method: string, path: string, answer: WireAnswer): string {
  expect(
    description.complaintAbout(method, path, answer),
    `${method} ${path}: ${answer.text.slice(0, 400)}`,
  ).toBeNull();
  return `${answer.status} ${JSON.parse(answer.text).code}`;
}

const form = (file: Uint8Array | string, part = 'file') => {
  const body = new FormData();
  body.append(part, new Blob([typeof file === 'string' ? file : Uint8Array.from(file)]), 'invoice.pdf');
  return body;
};
const json = (body: unknown) => ({ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

const UPLOAD = '/api/v1/invoices/upload';
const LARGE = '/api/v1/invoices/upload/large';
const COMPLETE = '/api/v1/invoices/upload/large/{request_id}';
const LIST = '/api/v1/invoices';
const ONE = '/api/v1/invoices/{id}';
const STATUS = '/api/v1/invoices/{id}/status';
const EVENTS = '/api/v1/invoices/{id}/events';
const TICKETS = '/api/v1/realtime/tickets';
const HOOKS = '/api/v1/webhooks';
const HOOK = '/api/v1/webhooks/{webhook_id}';

test('the description is valid OpenAPI 3.1, and the committed one is what the service serves', async () => {
  const result = await new Validator().validate({ ...document });

  expect(result).toMatchObject({ valid: true });
  expect(document).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) });
  expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(document);
});

test('the description names every refusal of the contract', () => {
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...PROBLEM_CODES]));
});

describe('every operation answers as described', () => {
  const answered = new Set<string>();
  const drive = async (method: string, template: string, path: string, sent?: Sent) => {
    const outcome = asDescribed(method, template, await send(method, path, sent));
    answered.add(`${method} ${template}`);
    return outcome;
  };

  test('along the life of an invoice, and where it is refused', async () => {
    const file = composeInvoice(uniqueInvoice());
    const id = await account.client.submit(file);
    const at = (template: string) => template.replace('{id}', id);
    await account.client.followToEnd(id);
    const key = { 'Idempotency-Key': 'described-1' };
    const outcomes = [
      await drive('POST', UPLOAD, UPLOAD, { headers: key, body: form(file) }),
      await drive('POST', UPLOAD, UPLOAD, { headers: key, body: form('%PDF-1.4 another') }),
      await drive('POST', UPLOAD, UPLOAD, { body: form('no pdf') }),
      await drive('POST', UPLOAD, UPLOAD, { body: form('%PDF-1.4', 'other') }),
      await drive('POST', UPLOAD, UPLOAD, {
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body: 'no',
      }),
      await drive('POST', LARGE, LARGE, { body: form(composeInvoice(uniqueInvoice())) }),
      await drive('POST', LARGE, LARGE, { body: form('no pdf') }),
      await drive('GET', COMPLETE, COMPLETE.replace('{request_id}', '5f2c9a3e-6f0d-4a57-9c38-2f6f0c9d7a11')),
      await drive('GET', LIST, `${LIST}?page=1&page_size=5`),
      await drive('GET', LIST, `${LIST}?page=0`),
      await drive('GET', ONE, at(ONE)),
      await drive('GET', EVENTS, at(EVENTS)),
      await drive('PATCH', STATUS, at(STATUS), json({ status: 'APPROVED' })),
      await drive('PATCH', STATUS, at(STATUS), json({ status: 'APPROVED' })),
      await drive('PATCH', STATUS, at(STATUS), json({ status: 'DONE' })),
      await drive('PATCH', STATUS, at(STATUS), { headers: { 'Content-Type': 'text/plain' }, body: 'x' }),
      await drive('DELETE', ONE, at(ONE)),
      await drive('DELETE', ONE, at(ONE)),
      await drive('GET', ONE, at(ONE)),
      await drive('GET', EVENTS, at(EVENTS)),
      await drive('POST', TICKETS, TICKETS),
    ];
    const description = await send('GET', '/api/v1/openapi.json');
    answered.add('GET /api/v1/openapi.json');

    expect(outcomes).toEqual([
      '201 INVOICE_UPLOADED',
      '409 IDEMPOTENCY_KEY_REUSED',
      '415 UNSUPPORTED_FILE_TYPE',
      '400 MISSING_FILE',
      '400 INVALID_REQUEST',
      '201 INVOICE_UPLOADED',
      '415 UNSUPPORTED_FILE_TYPE',
      '404 INVOICE_NOT_FOUND',
      '200 INVOICES_FETCHED',
      '400 INVALID_REQUEST',
      '200 INVOICE_FETCHED',
      '200 INVOICE_EVENTS_FETCHED',
      '200 STATUS_UPDATED',
      '409 INVALID_STATUS_TRANSITION',
      '400 INVALID_REQUEST',
      '415 UNSUPPORTED_FILE_TYPE',
      '200 INVOICE_DELETED',
      '404 INVOICE_NOT_FOUND',
      '404 INVOICE_NOT_FOUND',
      '404 INVOICE_NOT_FOUND',
      '201 TICKET_CREATED',
    ]);
    expect(description.headers.get('content-type')).toBe('application/openapi+json');
  });

  test('along the life of a webhook, and where it is refused', async () => {
    const url = 'http://127.0.0.1:9/never-there';
    const created = await send('POST', HOOKS, json({ url, events: ['invoice.paid'], secret: 'described' }));
    const hook = JSON.parse(created.text).data.id;
    const at = (template: string) => template.replace('{webhook_id}', hook);
    const tested = await send('POST', at(`${HOOK}/test`));
    const delivery = JSON.parse(tested.text).data.id;
    const replayOne = `${HOOK}/deliveries/{delivery_id}/replay`;
    const outcomes = [
      await drive('POST', HOOKS, HOOKS, json({ url, events: ['invoice.paid'], secret: 'described' })),
      await drive('POST', HOOKS, HOOKS, json({ url: 'https://10.0.0.1/', events: ['*'], secret: 'described' })),
      await drive('GET', HOOKS, HOOKS),
      await drive('GET', HOOK, at(HOOK)),
      await drive('PUT', HOOK, at(HOOK), json({ is_active: true })),
      await drive('PUT', HOOK, at(HOOK), json({})),
      await drive('POST', `${HOOK}/test`, at(`${HOOK}/test`)),
      await drive('GET', `${HOOK}/deliveries`, at(`${HOOK}/deliveries`)),
      await drive('POST', replayOne, at(replayOne).replace('{delivery_id}', delivery)),
      await drive('POST', replayOne, at(replayOne).replace('{delivery_id}', 'dlv_none')),
      await drive('POST', `${HOOK}/replay`, at(`${HOOK}/replay`), json({ since: new Date().toISOString() })),
      await drive('DELETE', HOOK, at(HOOK)),
      await drive('GET', HOOK, at(HOOK)),
    ];

    expect(outcomes).toEqual([
      '201 WEBHOOK_CREATED',
      '400 INVALID_REQUEST',
      '200 WEBHOOKS_FETCHED',
      '200 WEBHOOK_FETCHED',
      '200 WEBHOOK_UPDATED',
      '400 INVALID_REQUEST',
      '202 TEST_EVENT_QUEUED',
      '200 DELIVERIES_FETCHED',
      '202 DELIVERY_REPLAYED',
      '404 DELIVERY_NOT_FOUND',
      '202 DELIVERIES_REPLAYED',
      '200 WEBHOOK_DELETED',
      '404 WEBHOOK_NOT_FOUND',
    ]);
  });

  test('and there is none that this test does not drive', () => {
    const described = document.paths;
    const operations = Object.entries(described).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect([...answered].sort()).toEqual(operations.sort());
  });
});

describe("the gateway's own answers are as described", () => {
  test('for every operation without a key and with a wrong one', async () => {
    for (const [method, path] of description.operations) {
      const at = path.replaceAll(/\{\w+\}/g, 'x');
      expect(asDescribed(method, path, await send(method, at, { key: null }))).toBe('401 MISSING_API_KEY');
      expect(asDescribed(method, path, await send(method, at, { key: 'ivs_no' }))).toBe('403 INVALID_API_KEY');
    }
  });

  test('for a body over the limit, headers over the limit, and what there is no route for', async () => {
    const large = await send('POST', UPLOAD, { body: form(new Uint8Array(10_485_761)) });
    expect(asDescribed('POST', UPLOAD, large)).toBe('413 FILE_TOO_LARGE');
    const long = await send('GET', LIST, { headers: { 'X-Long': 'x'.repeat(11_000) } });
    expect(asDescribed('GET', LIST, long)).toBe('413 FILE_TOO_LARGE');
    expect(asDescribed('PUT', LIST, await send('PUT', LIST))).toBe('405 METHOD_NOT_ALLOWED');
    expect(asDescribed('GET', '/api/v1/nowhere', await send('GET', '/api/v1/nowhere'))).toBe('404 ROUTE_NOT_FOUND');
  });

  test('for a large upload whose redirect is left to the client, also where it leads to nothing any more', async () => {
    const { gateway } = JSON.parse(readFileSync(`${place.dataDirectory}/operator.json`, 'utf8'));
    const staged = await send('POST', LARGE, { body: form('%PDF-1.4'), to: gateway });
    const over = await send('GET', COMPLETE.replace('{request_id}', '5f2c9a3e-6f0d-4a57-9c38-2f6f0c9d7a11'));
    for (const path of [UPLOAD, LARGE]) {
      expect(asDescribed('POST', path, staged)).toBe('303 UPLOAD_STAGED');
      expect(asDescribed('POST', path, over)).toBe('404 INVOICE_NOT_FOUND');
    }
  });

  test('for a key over its limit', async () => {
    const admin = <Result>(...parameters: string[]) => operate<Result>(place.dataDirectory, parameters);
    const { account_id } = await admin<{ account_id: string }>('accounts', 'create', '--name', 'Narrow');
    await admin('accounts', 'limits', '--account', account_id, '--requests-per-minute', '1');
    const { key } = await admin<{ key: string }>('keys', 'create', '--account', account_id, '--name', 'narrow');

    expect(asDescribed('GET', LIST, await send('GET', LIST, { key }))).toBe('200 INVOICES_FETCHED');
    expect(asDescribed('GET', LIST, await send('GET', LIST, { key }))).toBe('429 RATE_LIMIT_EXCEEDED');
  });
});

test('an answer that is not as described is found out', async () => {
  const answer = await send('GET', LIST);
  const changed = (text: string) => description.complaintAbout('GET', LIST, { ...answer, text });
  const list = JSON.parse(answer.text);
  expect(changed(answer.text)).toBeNull();
  expect(changed(JSON.stringify({ ...list, code: 'OTHER' }))).toContain('code');
  expect(changed(JSON.stringify({ ...list, data: { ...list.data, total: '1' } }))).toContain('total');
  expect(changed(JSON.stringify({ ...list, further: 1 }))).toContain('additional');
  expect(description.complaintAbout('GET', LIST, { ...answer, status: 418 })).toContain('418');
  const under = (headers: Headers) => description.complaintAbout('GET', LIST, { ...answer, headers });
  expect(under(new Headers({ 'content-type': 'application/json' }))).toContain('RateLimit');
  expect(under(new Headers([...answer.headers, ['Allow', 'GET']]))).toContain('Allow');
});
