import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileObjectKey } from '../../lambdas/adapters/invoice-files.ts';
import { handler as deleteInvoice } from '../../lambdas/api/delete-invoice.ts';
import { handler as getInvoice } from '../../lambdas/api/get-invoice.ts';
import { handler as listEvents } from '../../lambdas/api/list-invoice-events.ts';
import { handler as listInvoices } from '../../lambdas/api/list-invoices.ts';
import { handler as unknownRoute } from '../../lambdas/api/unknown-route.ts';
import { handler as updateStatus } from '../../lambdas/api/update-invoice-status.ts';
import { handler as uploadInvoice } from '../../lambdas/api/upload-invoice.ts';
import { extractionDataSchema } from '../../lambdas/contracts/extraction-data.ts';
import {
  invoiceEventsSchema,
  invoiceListSchema,
  invoiceSchema,
  statusUpdatedSchema,
  uploadedInvoiceSchema,
} from '../../lambdas/contracts/invoice-answers.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { call } from '../fixtures/call.ts';
import { finished, uploaded } from '../fixtures/invoices.ts';
import { lastingPart } from '../fixtures/lasting-part.ts';
import { uploadBody } from '../fixtures/upload-body.ts';

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const upload = (accountId: string, file: Uint8Array = PDF, name?: string) =>
  call(uploadInvoice, { accountId, method: 'POST', path: '/v1/invoices/upload', ...uploadBody(file, name) });

describe('POST /api/v1/invoices/upload', () => {
  test('answers 201 with the invoice, and has stored the very bytes', async () => {
    const { status, body } = await upload('acc_up', PDF, 'C:\\invoices\\März.pdf');
    expect({ status, success: body.success, code: body.code }).toEqual({
      status: 201,
      success: true,
      code: 'INVOICE_UPLOADED',
    });
    const data = uploadedInvoiceSchema.parse(body.data);
    expect(data).toMatchObject({ file_size: PDF.length, status: 'PENDING' });
    const { bucket } = service.s3;
    const Key = fileObjectKey({ accountId: 'acc_up', invoiceId: data.id });
    const stored = await bucket.client.send(new HeadObjectCommand({ Bucket: bucket.name, Key }));
    expect(stored.ContentLength).toBe(PDF.length);
  });

  test('refuses what is no PDF with 415, and keeps nothing of it', async () => {
    const { status, body } = await upload('acc_png', Buffer.from('\x89PNG\r\n\x1a\n'), 'invoice.pdf');
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'UNSUPPORTED_FILE_TYPE' });
    const list = await call(listInvoices, { accountId: 'acc_png' });
    expect(list.body.data.total).toBe(0);
  });

  test('refuses an empty file with 400 MISSING_FILE, and a broken body with 400 INVALID_REQUEST', async () => {
    expect((await upload('acc_bad', Buffer.alloc(0))).body.code).toBe('MISSING_FILE');
    const { headers } = uploadBody(PDF);
    const broken = await call(uploadInvoice, {
      accountId: 'acc_bad',
      method: 'POST',
      headers,
      body: Buffer.from('no'),
    });
    expect(broken.body).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect(broken.body.data.errors.length).toBeGreaterThan(0);
  });
});

describe('an upload with an Idempotency-Key', () => {
  const uploadWith = (accountId: string, key: string, file: Uint8Array = PDF) => {
    const { body, headers } = uploadBody(file);
    return call(uploadInvoice, { accountId, method: 'POST', body, headers: { ...headers, 'Idempotency-Key': key } });
  };
  const OTHER_PDF = Buffer.concat([PDF, Buffer.from('% another')]);
  const totalOf = async (accountId: string) => (await call(listInvoices, { accountId })).body.data.total;

  test('answers the same key and file with the first answer again, and keeps one invoice', async () => {
    const first = await uploadWith('acc_same_key', 'key-1');
    expect(first.status).toBe(201);
    expect(lastingPart(await uploadWith('acc_same_key', 'key-1'))).toEqual(lastingPart(first));
    expect(await totalOf('acc_same_key')).toBe(1);
    expect((await uploadWith('acc_same_key', 'key-2')).body.data.id).not.toBe(first.body.data.id);
  });

  test("is refused with 409 for another file, and knows nothing of another account's keys", async () => {
    await uploadWith('acc_reused', 'key-1');
    expect((await uploadWith('acc_reused', 'key-1', OTHER_PDF)).body).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect((await uploadWith('acc_reused_elsewhere', 'key-1', OTHER_PDF)).status).toBe(201);
  });

  test('keeps one invoice of many sent at once; the others are told to wait or get its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => uploadWith('acc_at_once', 'key-1')));
    const kept = answers.filter(({ status }) => status === 201);
    expect(new Set(kept.map(({ body }) => body.data.id)).size).toBe(1);
    for (const { status, body } of answers.filter((answer) => !kept.includes(answer))) {
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'REQUEST_IN_PROGRESS' });
    }
    expect(await totalOf('acc_at_once')).toBe(1);
  });

  test('is refused with 400 when the key is empty or too long', async () => {
    for (const key of ['', 'k'.repeat(256), 'a b']) {
      expect((await uploadWith('acc_bad_key', key)).body).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    }
  });
});

describe('GET /api/v1/invoices', () => {
  test('pages through all, newest first, with exact totals, filtered or not', async () => {
    const accountId = 'acc_list';
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1)
      ids.unshift((await uploaded(service.dynamoDb.table, accountId)).invoiceId);
    const done = await finished(service.dynamoDb.table, accountId);
    ids.unshift(done.invoiceId);

    const seen: string[] = [];
    for (const page of ['1', '2', '3', '4']) {
      const { status, body } = await call(listInvoices, { accountId, query: { page, page_size: '3' } });
      expect({ status, code: body.code }).toEqual({ status: 200, code: 'INVOICES_FETCHED' });
      const data = invoiceListSchema.parse(body.data);
      expect({ total: data.total, page: data.page, page_size: data.page_size }).toEqual({
        total: 8,
        page: Number(page),
        page_size: 3,
      });
      seen.push(...data.invoices.map(({ id }) => id));
    }
    expect(seen).toEqual(ids);

    const processed = await call(listInvoices, { accountId, query: { status_filter: 'PROCESSED' } });
    expect(invoiceListSchema.parse(processed.body.data)).toMatchObject({
      total: 1,
      invoices: [{ id: done.invoiceId, processed_at: done.processedAt }],
    });
  });

  test.each([
    [{ page: '0' }, 'page'],
    [{ page: '-1' }, 'page'],
    [{ page: '1.5' }, 'page'],
    [{ page_size: '101' }, 'page_size'],
    [{ page_size: '0' }, 'page_size'],
    [{ page_size: 'ten' }, 'page_size'],
    [{ status_filter: 'DONE' }, 'status_filter'],
    [{ status_filter: '' }, 'status_filter'],
    [{ status: 'PAID' }, 'status'],
    [{ pagesize: '5' }, 'pagesize'],
  ])('refuses %j with 400 that names the parameter', async (query, path) => {
    const { status, body } = await call(listInvoices, { accountId: 'acc_query', query });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_REQUEST' });
    expect(body.data.errors).toEqual([{ path, message: expect.any(String) }]);
  });
});

describe('GET /api/v1/invoices/{id}', () => {
  test('has every key, null until known', async () => {
    const { invoiceId: id } = await uploaded(service.dynamoDb.table, 'acc_get');
    const { status, body } = await call(getInvoice, { accountId: 'acc_get', id });
    expect({ status, code: body.code }).toEqual({ status: 200, code: 'INVOICE_FETCHED' });
    const invoice = invoiceSchema.parse(body.data.invoice);
    expect(invoice).toMatchObject({ status: 'PENDING', identified_insurer: null, extraction_data: null });
    expect(Object.keys(invoice)).toHaveLength(Object.keys(invoiceSchema.shape).length);
  });

  test('tells the extraction data in the order of the contract, however the store keeps it', async () => {
    const { invoiceId: id } = await finished(service.dynamoDb.table, 'acc_order');
    const { body } = await call(getInvoice, { accountId: 'acc_order', id });
    const { extraction_data: data } = body.data.invoice;
    expect(Object.keys(data)).toEqual(Object.keys(extractionDataSchema.shape));
    expect(Object.keys(data._extraction_quality)).toEqual(
      Object.keys(extractionDataSchema.shape._extraction_quality.shape),
    );
  });

  test('links to the file under the name it came with', async () => {
    const { body } = await upload('acc_link', PDF, 'Käse (1).pdf');
    const { body: got } = await call(getInvoice, { accountId: 'acc_link', id: body.data.id });
    const link = new URL(got.data.invoice.download_url);
    const download = await fetch(link);
    expect(Buffer.from(await download.arrayBuffer())).toEqual(PDF);
    expect([...link.searchParams.keys()].filter((name) => name.includes('checksum'))).toEqual([]);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      'X-Amz-Expires': '900',
      'response-content-type': 'application/pdf',
      'response-content-disposition': 'attachment; filename="K_se (1).pdf"; filename*=UTF-8\'\'K%C3%A4se%20%281%29.pdf',
    });
  });
});

describe('an id that the account does not have', () => {
  test.each([
    'inv_01jd0000000000000000000000',
    'inv_',
    'nonsense',
    '../../etc/passwd',
    'INV_01JD0000000000000000000000',
    '',
    `inv_${'0'.repeat(40)}`,
  ])('answers %s with 404 everywhere', async (id) => {
    const patch = { headers: { 'content-type': 'application/json' }, body: '{"status":"APPROVED"}' };
    const answers = await Promise.all([
      call(getInvoice, { accountId: 'acc_none', id }),
      call(deleteInvoice, { accountId: 'acc_none', id }),
      call(listEvents, { accountId: 'acc_none', id }),
      call(updateStatus, { accountId: 'acc_none', id, ...patch }),
    ]);
    for (const { status, body } of answers) {
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'INVOICE_NOT_FOUND' });
    }
  });

  test.each(['%zz', '%', '%C3%28', '%ff'])('answers %s, which can’t be decoded, with 400 everywhere', async (id) => {
    const patch = { headers: { 'content-type': 'application/json' }, body: '{"status":"APPROVED"}' };
    const answers = await Promise.all([
      call(getInvoice, { accountId: 'acc_none', id }),
      call(deleteInvoice, { accountId: 'acc_none', id }),
      call(listEvents, { accountId: 'acc_none', id }),
      call(updateStatus, { accountId: 'acc_none', id, ...patch }),
    ]);
    for (const { body } of answers) {
      expect(body).toMatchObject({ status: 400, code: 'INVALID_REQUEST', data: { errors: [{ path: 'id' }] } });
    }
  });

  test("answers another account's id exactly as one that never was", async () => {
    const { invoiceId } = await uploaded(service.dynamoDb.table, 'acc_owner');
    const theirs = await call(getInvoice, { accountId: 'acc_stranger', id: invoiceId });
    const nobodys = await call(getInvoice, { accountId: 'acc_stranger', id: 'inv_01jd0000000000000000000000' });
    expect(lastingPart(theirs)).toEqual(lastingPart(nobodys));
  });
});

describe('PATCH /api/v1/invoices/{id}/status', () => {
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const patch = (accountId: string, id: string, body: string, headers: Record<string, string> = json) =>
    call(updateStatus, { accountId, id, body, headers, method: 'PATCH' });

  test('approves, pays, and refuses what comes after with 409 and what is allowed', async () => {
    const { invoiceId: id } = await finished(service.dynamoDb.table, 'acc_patch');
    const approved = await patch('acc_patch', id, '{"status":"APPROVED"}');
    expect({ status: approved.status, code: approved.body.code }).toEqual({ status: 200, code: 'STATUS_UPDATED' });
    expect(statusUpdatedSchema.parse(approved.body.data)).toMatchObject({ id, status: 'APPROVED' });
    expect((await patch('acc_patch', id, '{"status":"PAID"}')).status).toBe(200);
    expect((await patch('acc_patch', id, '{"status":"REJECTED"}')).body).toMatchObject({
      success: false,
      status: 409,
      code: 'INVALID_STATUS_TRANSITION',
      data: { from: 'PAID', to: 'REJECTED', allowed: [] },
    });
  });

  test.each([
    ['malformed JSON', '{"status":'],
    ['no body', ''],
    ['another type', '[]'],
    ['null', 'null'],
    ['a status of the pipeline', '{"status":"PROCESSED"}'],
    ['an unknown status', '{"status":"DONE"}'],
    ['a further key', '{"status":"APPROVED","note":"x"}'],
  ])('refuses %s with 400', async (_what, body) => {
    const { invoiceId } = await uploaded(service.dynamoDb.table, 'acc_patch_bad');
    const answer = await patch('acc_patch_bad', invoiceId, body);
    expect(answer.body).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect(answer.body.data.errors[0]).toEqual({ path: expect.any(String), message: expect.any(String) });
  });

  test('says that a body is needed where none came', async () => {
    const { invoiceId } = await uploaded(service.dynamoDb.table, 'acc_patch_none');
    const { body } = await patch('acc_patch_none', invoiceId, '');
    expect(body).toMatchObject({ status: 400, message: 'body: is required, as JSON' });
  });

  test('refuses another media type with 415', async () => {
    const { invoiceId } = await uploaded(service.dynamoDb.table, 'acc_patch_type');
    const answer = await patch('acc_patch_type', invoiceId, 'status=APPROVED', { 'Content-Type': 'text/plain' });
    expect(answer.body).toMatchObject({ status: 415, code: 'UNSUPPORTED_FILE_TYPE' });
  });
});

describe('DELETE /api/v1/invoices/{id}', () => {
  test('answers without data, and the invoice, its file and its timeline are gone', async () => {
    const { body } = await upload('acc_gone');
    const id: string = body.data.id;
    const deleted = await call(deleteInvoice, { accountId: 'acc_gone', id });
    expect(deleted.body).toEqual({ success: true, status: 200, code: 'INVOICE_DELETED', message: expect.any(String) });
    expect((await call(getInvoice, { accountId: 'acc_gone', id })).status).toBe(404);
    expect((await call(listEvents, { accountId: 'acc_gone', id })).status).toBe(404);
    const { bucket } = service.s3;
    const Key = fileObjectKey({ accountId: 'acc_gone', invoiceId: id });
    await expect(bucket.client.send(new HeadObjectCommand({ Bucket: bucket.name, Key }))).rejects.toThrow();
  });
});

describe('GET /api/v1/invoices/{id}/events', () => {
  test('tells the timeline, oldest first', async () => {
    const { invoiceId: id } = await finished(service.dynamoDb.table, 'acc_timeline', ['AMOUNT_CHECK']);
    const { body } = await call(listEvents, { accountId: 'acc_timeline', id });
    expect(body.code).toBe('INVOICE_EVENTS_FETCHED');
    const { events } = invoiceEventsSchema.parse(body.data);
    expect(events.map(({ event }) => event)).toEqual([
      'invoice.uploaded',
      ...Array(12).fill('invoice.processing'),
      'invoice.flagged',
    ]);
  });
});

describe('an unknown route', () => {
  test.each([
    ['PUT', '/v1/invoices', 'GET, OPTIONS'],
    ['GET', '/v1/invoices/upload', 'POST, OPTIONS'],
    ['POST', '/v1/invoices/{id}', 'GET, DELETE, OPTIONS'],
    ['GET', '/v1/invoices/{id}/status', 'PATCH, OPTIONS'],
  ])('answers %s %s with 405 and Allow: %s', async (method, resource, allow) => {
    const { status, headers, body } = await call(unknownRoute, { accountId: 'acc_route', method, resource });
    expect({ status, code: body.code, allow: headers.Allow }).toEqual({
      status: 405,
      code: 'METHOD_NOT_ALLOWED',
      allow,
    });
  });

  test.each(['/{proxy+}', '/', '/v1', '/v1/webhooks/{webhook_id}/deliveries/{delivery_id}'])(
    'answers what the gateway takes for %s with 404 ROUTE_NOT_FOUND',
    async (resource) => {
      const { status, body } = await call(unknownRoute, { accountId: 'acc_route', resource });
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'ROUTE_NOT_FOUND' });
    },
  );
});
