import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { filePart, multipartBody } from './multipart-body.ts';
import { type OpenedAccount, openAccount } from './open-account.ts';
import { type Answer, ServiceClient, type UploadedInvoice } from './service-client.ts';
import { uniqueInvoice } from './unique-invoice.ts';

const LIMIT = 10_485_760;
const place = inject('service');
/** Where the API answers without CloudFront before it. */
const { gateway } = JSON.parse(readFileSync(join(place.dataDirectory, 'operator.json'), 'utf8'));

let account: OpenedAccount;
let direct: ServiceClient;
beforeAll(async () => {
  account = await openAccount(place, 'Large uploads');
  direct = new ServiceClient(gateway, account.key);
});

const largeInvoice = (bytes = 9_900_000) => composeInvoice(uniqueInvoice(), randomBytes(bytes));

/** An upload whose whole body has this many bytes. */
function bodyOf(bytes: number) {
  const file = largeInvoice(9_000_000);
  const missing = bytes - multipartBody([filePart(file)]).body.length;
  return multipartBody([filePart(Buffer.concat([file, Buffer.alloc(missing, '\n')]))]);
}

const post = (
  path: string,
  sent: { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> },
  client = account.client,
) => client.call<UploadedInvoice>('POST', path, sent);

/** An upload whose length is not declared. */
function postChunks(headers: Record<string, string>, chunks: readonly Uint8Array[]) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const chunked = { ...headers, 'Transfer-Encoding': 'chunked', 'X-API-Key': account.key };
    const outgoing = request(`${place.baseUrl}/api/v1/invoices/upload`, { method: 'POST', headers: chunked });
    outgoing.on('error', reject);
    outgoing.on('response', (response) =>
      buffer(response).then((body) => resolve({ status: response.statusCode, text: body.toString() }), reject),
    );
    for (const chunk of chunks) outgoing.write(chunk);
    outgoing.end();
  });
}

describe('an upload of 9.9 MB', () => {
  test('is one POST to the base URL, answered 201, and goes through the pipeline', async () => {
    const file = largeInvoice();
    const answer = await account.client.upload(file, 'large scan.pdf');

    expect(answer).toMatchObject({ status: 201, code: 'INVOICE_UPLOADED' });
    expect(answer.data).toMatchObject({ file_name: 'large scan.pdf', file_size: file.length, status: 'PENDING' });
    const invoice = await account.client.followToEnd(answer.data.id);
    expect(invoice.status).toBe('PROCESSED');
    const stored = await fetch(invoice.download_url);
    expect(Buffer.from(await stored.arrayBuffer()).equals(file)).toBe(true);
  });

  test('whose length is not declared is the same', async () => {
    const { headers, body } = multipartBody([filePart(largeInvoice())]);
    const { status } = await postChunks(headers, [body.subarray(0, 1_000_000), body.subarray(1_000_000)]);

    expect(status).toBe(201);
  });

  test('sent to the gateway’s own address is redirected, and following gives the 201', async () => {
    const sent = multipartBody([filePart(largeInvoice())]);
    const answer = await post('/api/v1/invoices/upload/large', sent, direct);

    expect(answer).toMatchObject({ status: 201, code: 'INVOICE_UPLOADED', data: { status: 'PENDING' } });
  });

  test('that says by itself what its request is called is an invoice, and so is the next that says the same', async () => {
    const named = { 'x-amzn-RequestId': '11111111-2222-4333-8444-555555555555' };
    const answers = [];
    for (const client of [account.client, direct]) {
      const { headers, body } = multipartBody([filePart(largeInvoice(5_000_000))]);
      const path = client === direct ? '/api/v1/invoices/upload/large' : '/api/v1/invoices/upload';
      answers.push(await post(path, { headers: { ...headers, ...named }, body }, client));
    }

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.data.id).not.toBe(answers[1]?.data.id);
  });

  test('with one Idempotency-Key is one invoice', async () => {
    const sent = multipartBody([filePart(largeInvoice(5_000_000))]);
    const keyed = { ...sent, headers: { ...sent.headers, 'Idempotency-Key': 'large-1' } };
    const first = await post('/api/v1/invoices/upload', keyed);

    expect((await post('/api/v1/invoices/upload', keyed)).body).toEqual(first.body);
  });
});

describe('a staged upload', () => {
  /** Stages a body by the account's key, and gives the address that completes it. */
  async function stage(): Promise<string> {
    const { headers, body } = multipartBody([filePart(composeInvoice(uniqueInvoice()))]);
    const response = await fetch(`${gateway}/api/v1/invoices/upload/large`, {
      method: 'POST',
      headers: { ...headers, 'X-API-Key': account.key },
      body,
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(await response.json()).toMatchObject({ success: true, status: 303, code: 'UPLOAD_STAGED' });
    return response.headers.get('location') ?? '';
  }

  test('is completed by its own account only, and once', async () => {
    const other = await openAccount(place, 'Somebody else');
    const location = await stage();
    const before = (await account.client.list()).data.total;

    expect((await other.client.call('GET', location)).code).toBe('INVOICE_NOT_FOUND');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => account.client.call<UploadedInvoice>('GET', location)),
    );
    const again = await account.client.call<UploadedInvoice>('GET', location);
    const uploaded = (each: Answer<UploadedInvoice>) => each.status === 201;
    expect(uploaded(again)).toBe(true);
    expect(answers.filter(uploaded).every((each) => each.data.id === again.data.id)).toBe(true);
    expect(answers.filter((each) => !uploaded(each)).every(({ code }) => code === 'REQUEST_IN_PROGRESS')).toBe(true);
    expect((await account.client.list()).data.total).toBe(before + 1);
    expect((await other.client.list()).data.total).toBe(0);
  });
});

describe('the limit of the whole body', () => {
  test('of exactly 10,485,760 bytes is kept', async () => {
    const sent = bodyOf(LIMIT);
    expect(sent.body.length).toBe(LIMIT);

    expect((await post('/api/v1/invoices/upload', sent)).status).toBe(201);
  });

  test.each([
    ['one byte more', LIMIT + 1, () => account.client, '/api/v1/invoices/upload'],
    ['one byte more at the gateway', LIMIT + 1, () => direct, '/api/v1/invoices/upload/large'],
    ['9.9 MB on the gateway’s small path', 9_900_000, () => direct, '/api/v1/invoices/upload'],
  ])('is over with %s: 413 in the envelope', async (_, bytes, client, path) => {
    expect(await post(path, bodyOf(bytes), client())).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' });
  });

  test('changes nothing about the order of refusal', async () => {
    const anonymous = new ServiceClient(place.baseUrl, undefined);
    const invalid = new ServiceClient(place.baseUrl, `ivs_${'x'.repeat(38)}`);
    const sent = bodyOf(9_900_000);

    expect((await post('/api/v1/invoices/upload', sent, anonymous)).code).toBe('MISSING_API_KEY');
    expect((await post('/api/v1/invoices/upload', sent, invalid)).code).toBe('INVALID_API_KEY');
  });
});

describe('a large body is refused for what it is', () => {
  test('nothing, of undeclared length and type', async () => {
    const { status, text } = await postChunks({}, []);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 'MISSING_FILE' });
  });

  test.each([
    ['no PDF', multipartBody([filePart(randomBytes(5_000_000))]), 415, 'UNSUPPORTED_FILE_TYPE'],
    [
      'no form',
      { headers: { 'Content-Type': 'application/pdf' }, body: Uint8Array.from(randomBytes(9_900_000)) },
      415,
      'UNSUPPORTED_FILE_TYPE',
    ],
    [
      'no form, of a size that only a form may have in a function',
      { headers: { 'Content-Type': 'application/pdf' }, body: Uint8Array.from(randomBytes(3_000_000)) },
      415,
      'UNSUPPORTED_FILE_TYPE',
    ],
    [
      'a web form’s fields',
      {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: Uint8Array.from(randomBytes(3_000_000)),
      },
      415,
      'UNSUPPORTED_FILE_TYPE',
    ],
    [
      'a form without the file',
      multipartBody([filePart(randomBytes(5_000_000), 'a.pdf', 'document')]),
      400,
      'MISSING_FILE',
    ],
  ])('%s', async (_, sent, status, code) => {
    expect(await post('/api/v1/invoices/upload', sent)).toMatchObject({ status, code });
  });
});
