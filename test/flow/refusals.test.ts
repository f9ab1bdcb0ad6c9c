import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { filePart, multipartBody, type Part } from './multipart-body.ts';
import { type OpenedAccount, openAccount } from './open-account.ts';
import type { Answer, Invoice, ServiceClient } from './service-client.ts';
import { uniqueInvoice } from './unique-invoice.ts';

const place = inject('service');
const UPLOAD = '/api/v1/invoices/upload';
/** API Gateway's limit of a request body. */
const BODY_LIMIT = 10_485_760;

let account: OpenedAccount;
let client: ServiceClient;
let invoice: Invoice;
let total: number;

beforeAll(async () => {
  account = await openAccount(place, 'Refusals');
  client = account.client;
  invoice = await client.process(composeInvoice(uniqueInvoice()));
});

// Nothing that is refused may leave anything behind.
beforeEach(async () => {
  total = (await client.list()).data.total;
});
afterEach(async () => {
  expect((await client.list()).data.total).toBe(total);
});

/** The paths of `data.errors`, each of which must come with a message. */
function errorPaths({ body }: Pick<Answer, 'body'>): readonly string[] {
  const { errors } = body.data as { errors: readonly { path: unknown; message: unknown }[] };
  for (const { message } of errors) expect(message).toBeTypeOf('string');
  return errors.map(({ path }) => String(path));
}

describe('the list', () => {
  test.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=abc', 'page'],
    ['page=1.5', 'page'],
    ['page_size=0', 'page_size'],
    ['page_size=101', 'page_size'],
    ['page_size=-5', 'page_size'],
    ['page_size=ten', 'page_size'],
    ['page=1&page=2', 'page'],
    ['page_size=5&page_size=5', 'page_size'],
    ['status_filter=PAID&status_filter=FLAGGED', 'status_filter'],
    ['status_filter=foo', 'status_filter'],
    ['status_filter=processed', 'status_filter'],
    ['status=PAID', 'status'],
    ['status_filter=PROCESSED%2CFLAGGED', 'status_filter'],
  ])('refuses ?%s and names the parameter', async (query, parameter) => {
    const answer = await client.list(`?${query}`);

    expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect(errorPaths(answer).join()).toContain(parameter);
  });

  test('names every wrong parameter at once', async () => {
    const answer = await client.list('?page=0&page_size=101&status_filter=foo');

    expect(errorPaths(answer)).toHaveLength(3);
  });

  test.each([
    'page=1e9',
    'page=99999999999999999999999999',
    'page=1&page=2',
    'page=%00',
    'page=',
    'page_size=%EF%BC%91',
    'status_filter=',
    '%',
    '&&&=',
    'unknown=1',
    'page=9007199254740993&page_size=100',
  ])('takes or refuses ?%s, but does not break on it', async (query) => {
    expect([200, 400]).toContain((await client.list(`?${query}`)).status);
  });
});

describe('a review', () => {
  const json = { 'Content-Type': 'application/json' };
  const patch = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
    client.call('PATCH', `/api/v1/invoices/${invoice.id}/status`, { headers, body });

  test.each([
    '{',
    '',
    'null',
    '[]',
    '"APPROVED"',
    '{}',
    '{"status":null}',
    '{"status":7}',
    '{"status":"approved"}',
    '{"status":["APPROVED"]}',
    '{"Status":"APPROVED"}',
    '{"__proto__":{"status":"APPROVED"}}',
    '{"status":"APPROVED"',
    'status=APPROVED',
    '['.repeat(100_000),
    `{"status":"${'A'.repeat(200_000)}"}`,
    '{"status":"APPROVED\\u0000"}',
    '\uFEFF{"status":"nothing"}',
  ])('refuses the body %.40s and says where it is wrong', async (body) => {
    const answer = await patch(body);

    expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect(errorPaths(answer).length).toBeGreaterThan(0);
  });

  test.each(['PENDING', 'PROCESSING', 'PROCESSED', 'FLAGGED', 'FAILED', 'DELETED'])(
    'cannot set the status %s',
    async (status) => {
      const answer = await patch(JSON.stringify({ status }));

      expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
      expect(errorPaths(answer)).toEqual(['status']);
    },
  );

  test('refuses bytes that are no UTF-8', async () => {
    const answer = await patch(Uint8Array.from(Buffer.from('{"status":"APPROVED","x":"\xff"}', 'latin1')));

    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('UTF-8') });
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of the media type %s is answered 415',
    async (type) => {
      const answer = await patch('{"status":"APPROVED"}', { 'Content-Type': type });

      expect(answer).toMatchObject({ status: 415, code: 'UNSUPPORTED_FILE_TYPE' });
    },
  );

  test('none of all these has moved the invoice', async () => {
    expect((await client.invoice(invoice.id)).data.invoice.status).toBe('PROCESSED');
    expect(await client.events(invoice.id)).toHaveLength(14);
  });
});

describe('an upload', () => {
  const pdf = composeInvoice(uniqueInvoice());
  const post = (parts: readonly Part[]) => client.call('POST', UPLOAD, multipartBody(parts));

  test.each<[string, readonly Part[]]>([
    ['without parts', []],
    ['with another part name', [filePart(pdf, 'invoice.pdf', 'document')]],
    ['with an empty file', [filePart('')]],
    ['with a text field only', [{ headers: ['Content-Disposition: form-data; name="other"'], content: 'x' }]],
  ])('%s is answered 400 and stores nothing', async (_, parts) => {
    const answer = await post(parts);

    expect(answer.status).toBe(400);
    expect(['MISSING_FILE', 'INVALID_REQUEST']).toContain(answer.code);
  });

  test('without a file, or with an empty one, is told that the file is missing', async () => {
    expect(await post([filePart('')])).toMatchObject({ status: 400, code: 'MISSING_FILE' });
    expect(await post([{ headers: ['Content-Disposition: form-data; name="a"'], content: 'x' }])).toMatchObject({
      status: 400,
      code: 'MISSING_FILE',
    });
  });

  test('of two files is refused', async () => {
    expect(await post([filePart(pdf), filePart(pdf, 'second.pdf')])).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
    });
  });

  test.each([
    ['HTML', '<html><body>%PDF</body></html>'],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a ZIP', Buffer.from('504b030414000000', 'hex')],
    ['plain text', 'invoice'],
    ['zeros', Buffer.alloc(5000)],
  ])('of %s named .pdf is answered 415', async (_, content) => {
    expect(await post([filePart(content)])).toMatchObject({ status: 415, code: 'UNSUPPORTED_FILE_TYPE' });
  });

  test.each([
    'application/json',
    'application/pdf',
    'text/plain',
    'multipart/mixed; boundary=x',
    'application/x-www-form-urlencoded',
  ])('with a body of the media type %s is answered 415', async (type) => {
    const answer = await client.call('POST', UPLOAD, { headers: { 'Content-Type': type }, body: Uint8Array.from(pdf) });

    expect(answer).toMatchObject({ status: 415, code: 'UNSUPPORTED_FILE_TYPE' });
  });

  test('without any body is refused', async () => {
    expect([400, 415]).toContain((await client.call('POST', UPLOAD)).status);
  });

  test.each([
    ['one byte over the limit of a body', BODY_LIMIT + 1],
    ['far over the limit of a body', 3 * BODY_LIMIT],
  ])('of %s is answered 413', async (_, size) => {
    const { headers, body } = multipartBody([filePart(pdf)]);
    const padded = new Uint8Array(size);
    padded.set(body);

    const answer = await client.call('POST', UPLOAD, { headers, body: padded });

    expect(answer).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' });
  });

  test('over the limit is answered 413 when its length is not declared either', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = request(`${place.baseUrl}${UPLOAD}`, {
        method: 'POST',
        headers: {
          'X-API-Key': account.key,
          'Content-Type': 'multipart/form-data; boundary=x',
          'Transfer-Encoding': 'chunked',
        },
      });
      call.on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      call.on('error', reject);
      for (let sent = 0; sent < BODY_LIMIT + 65_536; sent += 65_536) call.write(Buffer.alloc(65_536));
      call.end();
    });

    expect(status).toBe(413);
  });

  test('that breaks off halfway leaves nothing behind', async () => {
    const { headers, body } = multipartBody([filePart(pdf)]);
    const { hostname, port } = new URL(place.baseUrl);
    await Promise.all(
      [0.1, 0.5, 0.99].map(async (share) => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => {});
        socket.write(
          `POST ${UPLOAD} HTTP/1.1\r\nHost: ${hostname}\r\nX-API-Key: ${account.key}\r\n` +
            `Content-Type: ${headers['Content-Type']}\r\nContent-Length: ${body.length}\r\n\r\n`,
        );
        socket.write(body.subarray(0, Math.floor(body.length * share)));
        await sleep(100);
        socket.destroy();
      }),
    );
    expect((await client.list()).status).toBe(200);
  });
});

describe('a request', () => {
  test.each(['%zz', '%C3%28'])('with the id %s, which can not be decoded, is answered 400', async (id) => {
    const answer = await client.call('GET', `/api/v1/invoices/${id}`);

    expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect(errorPaths(answer)).toEqual(['id']);
  });

  test('with 12 KB of headers is refused without breaking anything', async () => {
    const answer = await fetch(`${place.baseUrl}/api/v1/invoices`, {
      headers: { 'X-API-Key': account.key, 'X-Filler': 'f'.repeat(12_000) },
    });

    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test.each([
    '/api/v1',
    '/api/v1/',
    '/api/v1/invoices/',
    '/api/v1//invoices',
    '/api/v1/invoices%2F',
    '/api/v1/../v1/x',
    '/api/favicon.ico',
  ])('to %s is answered by an envelope', async (path) => {
    expect([200, 404]).toContain((await client.call('GET', path)).status);
  });

  test.each(['/', '/favicon.ico', '//api/v1/invoices', '/v1/invoices', '/API/v1/invoices', '/realtime', '/api'])(
    'to %s, outside the API, is refused like any unknown route, after the look at the key',
    async (path) => {
      expect(await client.call('GET', path)).toMatchObject({ status: 404, code: 'ROUTE_NOT_FOUND' });
      expect(await client.call('POST', path)).toMatchObject({ status: 404, code: 'ROUTE_NOT_FOUND' });
      const { status, headers } = await fetch(`${place.baseUrl}${path}`);
      expect([status, headers.get('content-type')]).toEqual([401, 'application/json']);
    },
  );

  test.each([
    'BREW / HTTP/1.1',
    'GET / HTTP/9.9',
    'GET /\0 HTTP/1.1',
    'garbage',
    'GET http://169.254.169.254/ HTTP/1.1',
  ])('that begins %s is refused and the service stays well', async (line) => {
    const { hostname, port } = new URL(place.baseUrl);
    const reply = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => resolve(text));
      socket.on('close', () => resolve(text));
      socket.write(`${line}\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    });

    expect(reply).not.toMatch(/^HTTP\/1.1 (2|5)/);
    expect((await client.list()).status).toBe(200);
  });
});
