import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bucket } from '../../lambdas/adapters/bucket.ts';
import { idempotencyKey } from '../../lambdas/adapters/keys.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as deleteInvoice } from '../../lambdas/api/delete-invoice.ts';
import { handler as listInvoices } from '../../lambdas/api/list-invoices.ts';
import { handler as uploadInvoice } from '../../lambdas/api/upload-invoice.ts';
import { uploadedInvoiceSchema } from '../../lambdas/contracts/invoice-answers.ts';
import { STAGED_FOR_MINUTES } from '../../lambdas/contracts/large-uploads.ts';
import { composePdf } from '../../samples/compose-pdf.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { call } from '../fixtures/call.ts';
import { complete, stage, stagedKeys } from '../fixtures/staged-uploads.ts';
import { uploadBody } from '../fixtures/upload-body.ts';
import { later } from '../support/clock.ts';
import { refusing } from '../support/refusing.ts';

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

const SAME = { 'Idempotency-Key': 'same' };
/** As an outage is answered. */
const OUTAGE = { status: 503, body: { code: 'SERVICE_UNAVAILABLE' } };
const IN_PROGRESS = { status: 409, code: 'REQUEST_IN_PROGRESS' };

/** What an upload of the file that is in flight, or was cut off by a crash, holds of a key. */
async function leaveInFlight(accountId: string, key: string, secondsLeft: number): Promise<void> {
  const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
  const Item = {
    ...idempotencyKey(accountId, sha256(key)),
    invoiceId: 'inv_earlier',
    fileSha256: sha256(PDF),
    rememberedUntil: Date.now() + secondsLeft * 1_000,
  };
  await table().client.send(new PutCommand({ TableName: table().name, Item }));
}

const total = async (accountId: string): Promise<number> => (await call(listInvoices, { accountId })).body.data.total;

describe('a staged upload', () => {
  test('of 9.9 MB becomes an invoice, and its body is gone', async () => {
    const file = composePdf([[{ x: 60, y: 80, text: 'Invoice' }]], randomBytes(9_900_000));
    const { status, body } = await complete('acc_large', await stage('acc_large', file));

    expect({ status, code: body.code }).toEqual({ status: 201, code: 'INVOICE_UPLOADED' });
    expect(uploadedInvoiceSchema.parse(body.data)).toMatchObject({ file_name: 'invoice.pdf', file_size: file.length });
    expect(await stagedKeys('acc_large')).toBe(0);
  });

  test('becomes one invoice, however often and however many at once complete it; each success is the same answer', async () => {
    const uploadId = await stage('acc_once', PDF);
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete('acc_once', uploadId)));
    const again = await complete('acc_once', uploadId);

    expect(await total('acc_once')).toBe(1);
    expect(again.status).toBe(201);
    for (const answer of answers) {
      if (answer.status === 201) expect(answer.body).toEqual(again.body);
      else expect(answer.body.code).toBe('REQUEST_IN_PROGRESS');
    }
  });

  test('that took the last place of the hour is answered again, completed or sent once more with its Idempotency-Key', async () => {
    const limits = { requestsPerMinute: 100, uploadsPerHour: 1 };
    const key = { 'Idempotency-Key': 'large-1' };
    const uploadId = await stage('acc_last_large', PDF);
    const first = await complete('acc_last_large', uploadId, key, limits);
    const again = await complete('acc_last_large', uploadId, {}, limits);
    const sentAgain = await complete('acc_last_large', await stage('acc_last_large', PDF), key, limits);
    const another = await complete('acc_last_large', await stage('acc_last_large', PDF), {}, limits);

    expect([first, again, sentAgain, another].map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect([again.body.data, sentAgain.body.data]).toEqual([first.body.data, first.body.data]);
  });

  test('of another account is unknown, and stays where it is', async () => {
    const uploadId = await stage('acc_owner', PDF);

    expect((await complete('acc_thief', uploadId)).body.code).toBe('INVOICE_NOT_FOUND');
    expect(await stagedKeys('acc_owner')).toBe(1);
    expect((await complete('acc_owner', uploadId)).status).toBe(201);
  });

  test.each(['no-request-id', '../acc_owner/x', randomUUID()])(
    'that was never staged (%s) is a 404',
    async (uploadId) => {
      const { status, body } = await complete('acc_none', uploadId);

      expect({ status, code: body.code }).toEqual({ status: 404, code: 'INVOICE_NOT_FOUND' });
    },
  );

  test.each([
    ['that is no PDF', Buffer.from('\x89PNG\r\n\x1a\n'), undefined, 415, 'UNSUPPORTED_FILE_TYPE'],
    ['of another media type', PDF, 'application/pdf', 415, 'UNSUPPORTED_FILE_TYPE'],
    ['without its boundary', PDF, 'multipart/form-data', 400, 'INVALID_REQUEST'],
    ['with an empty file', Buffer.alloc(0), undefined, 400, 'MISSING_FILE'],
    ['over the limit', Buffer.concat([PDF, Buffer.alloc(10_485_760)]), undefined, 413, 'FILE_TOO_LARGE'],
  ])('%s is refused once and for all', async (_, file, contentType, status, code) => {
    const uploadId = await stage('acc_bad', file, contentType);

    expect(await complete('acc_bad', uploadId)).toMatchObject({ status, body: { code } });
    expect(await stagedKeys('acc_bad')).toBe(0);
    expect((await complete('acc_bad', uploadId)).status).toBe(404);
    expect(await total('acc_bad')).toBe(0);
  });

  test('whose whole body has exactly 10,485,760 bytes is taken', async () => {
    const envelope = uploadBody(Buffer.alloc(0)).body.length;
    const file = Buffer.concat([PDF, Buffer.alloc(10_485_760 - envelope - PDF.length)]);

    expect((await complete('acc_full', await stage('acc_full', file))).status).toBe(201);
  });

  test('whose time is over is unknown, though its body still lies there', async () => {
    const uploadId = await stage('acc_late', PDF);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (STAGED_FOR_MINUTES + 1) * 60_000 });
    try {
      expect((await complete('acc_late', uploadId)).body.code).toBe('INVOICE_NOT_FOUND');
    } finally {
      vi.useRealTimers();
    }
    expect(await stagedKeys('acc_late')).toBe(1);
  });

  test('sent twice with one Idempotency-Key is one invoice, whichever redirect is followed how often', async () => {
    const [first, second] = [await stage('acc_key', PDF), await stage('acc_key', PDF)];
    const answer = await complete('acc_key', first, SAME);

    expect((await complete('acc_key', second, SAME)).body).toEqual(answer.body);
    expect((await complete('acc_key', first, SAME)).body).toEqual(answer.body);
    expect((await complete('acc_key', second, SAME)).body).toEqual(answer.body);
    expect(await stagedKeys('acc_key')).toBe(0);
    expect(await total('acc_key')).toBe(1);
  });

  test('whose Idempotency-Key has been answered by a small upload gets that answer, again and again', async () => {
    const { body, headers } = uploadBody(PDF);
    const key = { 'Idempotency-Key': 'small-first' };
    const sent = { accountId: 'acc_small', method: 'POST', body, headers: { ...headers, ...key } };
    const answer = await call(uploadInvoice, sent);
    const uploadId = await stage('acc_small', PDF);

    expect((await complete('acc_small', uploadId, key)).body).toEqual(answer.body);
    expect((await complete('acc_small', uploadId, key)).body).toEqual(answer.body);
    expect(await stagedKeys('acc_small')).toBe(0);
    expect(await total('acc_small')).toBe(1);
  });

  test('whose invoice was deleted is unknown, and its name is kept no longer', async () => {
    const uploadId = await stage('acc_deleted', PDF);
    const { body } = await complete('acc_deleted', uploadId);
    await call(deleteInvoice, { accountId: 'acc_deleted', id: body.data.id, method: 'DELETE' });

    expect(await complete('acc_deleted', uploadId)).toMatchObject({
      status: 404,
      body: { code: 'INVOICE_NOT_FOUND' },
    });
    const { Items = [] } = await table().client.send(new ScanCommand({ TableName: table().name }));
    const ofAccount = Items.filter((item) => JSON.stringify(item).includes('acc_deleted'));
    expect(ofAccount.length).toBeGreaterThan(0);
    expect(JSON.stringify(ofAccount)).not.toContain('invoice.pdf');
  });

  test('whose Idempotency-Key is in flight elsewhere must wait, and is completed when that upload has failed', async () => {
    const uploadId = await stage('acc_wait', PDF);
    await leaveInFlight('acc_wait', 'same', 30);

    expect((await complete('acc_wait', uploadId, SAME)).body).toMatchObject(IN_PROGRESS);
    expect((await complete('acc_wait', uploadId, SAME)).body).toMatchObject(IN_PROGRESS);
    await leaveInFlight('acc_wait', 'same', -1);
    const answer = await complete('acc_wait', uploadId, SAME);
    expect(answer.status).toBe(201);
    expect((await complete('acc_wait', uploadId, SAME)).body).toEqual(answer.body);
    expect(await stagedKeys('acc_wait')).toBe(0);
  });

  test('whose completion a crash cut off outlives both of its claims, which end one after the other', async () => {
    const uploadId = await stage('acc_cut', PDF);
    await leaveInFlight('acc_cut', `staged ${uploadId}`, 60);
    await leaveInFlight('acc_cut', 'same', 62);

    expect((await complete('acc_cut', uploadId, SAME)).body).toMatchObject(IN_PROGRESS);
    try {
      later(61_000);
      expect((await complete('acc_cut', uploadId, SAME)).body).toMatchObject(IN_PROGRESS);
      later(2_000);
      expect((await complete('acc_cut', uploadId, SAME)).status).toBe(201);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['the bucket does not give its body', 'acc_open', bucket, 'GetObjectCommand'],
    ['the bucket does not take its file', 'acc_file', bucket, 'PutObjectCommand'],
    ['the table does not take its invoice', 'acc_made', table, 'TransactWriteItemsCommand'],
  ])('stays when %s, and is completed afterwards', async (_, accountId, of, command) => {
    const uploadId = await stage(accountId, PDF);

    expect(await refusing(of(), { command }, () => complete(accountId, uploadId))).toMatchObject(OUTAGE);
    expect(await stagedKeys(accountId)).toBe(1);
    expect((await complete(accountId, uploadId)).status).toBe(201);
    expect(await stagedKeys(accountId)).toBe(0);
  });

  test('whose Idempotency-Key was answered before stays until that answer is remembered for it too', async () => {
    const key = { 'Idempotency-Key': 'same' };
    const answer = await complete('acc_key', await stage('acc_key', PDF), key);
    const uploadId = await stage('acc_key', PDF);
    const completed = () => complete('acc_key', uploadId, key);

    expect(await refusing(table(), { command: 'TransactWriteItemsCommand' }, completed)).toMatchObject(OUTAGE);
    expect((await completed()).body).toEqual(answer.body);
    expect((await completed()).body).toEqual(answer.body);
    expect(await stagedKeys('acc_key')).toBe(0);
  });
});
