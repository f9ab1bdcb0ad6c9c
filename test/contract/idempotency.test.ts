import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKey } from '../../lambdas/adapters/keys.ts';
import { handler as listInvoices } from '../../lambdas/api/list-invoices.ts';
import { handler as uploadInvoice } from '../../lambdas/api/upload-invoice.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { type Call, call } from '../fixtures/call.ts';
import { uploadBody } from '../fixtures/upload-body.ts';

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const OTHER_PDF = Buffer.concat([PDF, Buffer.from('% another')]);
const KEY = 'client-key-1';
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const upload = (accountId: string, file: Uint8Array, more: { sentKey?: string; limits?: Call['limits'] } = {}) => {
  const { sentKey = KEY, limits } = more;
  const { body, headers } = uploadBody(file);
  const sent = { ...headers, 'Idempotency-Key': sentKey };
  return call(uploadInvoice, { accountId, method: 'POST', body, headers: sent, ...(limits && { limits }) });
};
const totalOf = async (accountId: string) => (await call(listInvoices, { accountId })).body.data.total;

/** What an upload that began some time ago has left, with its answer or cut off by a crash. */
async function leave(accountId: string, secondsLeft: number, answer?: object): Promise<void> {
  const { table } = service.dynamoDb;
  const Item = {
    ...idempotencyKey(accountId, sha256(KEY)),
    invoiceId: 'inv_earlier',
    fileSha256: sha256(PDF),
    rememberedUntil: Date.now() + secondsLeft * 1_000,
    ...(answer === undefined ? {} : { answer: JSON.stringify(answer) }),
  };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

test('an upload in flight holds its key: the same file must wait, another one is refused', async () => {
  await leave('acc_in_flight', 30);
  expect((await upload('acc_in_flight', PDF)).body).toMatchObject({ status: 409, code: 'REQUEST_IN_PROGRESS' });
  expect((await upload('acc_in_flight', OTHER_PDF)).body).toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  expect(await totalOf('acc_in_flight')).toBe(0);
});

test('an upload that a crash cut off gives its key free once it can no longer be running', async () => {
  await leave('acc_crashed', -1);
  const again = await upload('acc_crashed', PDF);
  expect(again.status).toBe(201);
  expect((await upload('acc_crashed', PDF)).body.data).toEqual(again.body.data);
  expect(await totalOf('acc_crashed')).toBe(1);
});

test('an answer is given again for its time, and not a moment longer, whether TTL has removed it or not', async () => {
  const answer = { id: 'inv_earlier' };
  await leave('acc_remembered', 5, answer);
  expect((await upload('acc_remembered', PDF)).body.data).toEqual(answer);
  await leave('acc_forgotten', -1, answer);
  expect((await upload('acc_forgotten', OTHER_PDF)).body.data.id).not.toBe('inv_earlier');
});

test('a file that is refused uses no key up', async () => {
  expect((await upload('acc_refused', Buffer.from('no pdf'))).status).toBe(415);
  expect((await upload('acc_refused', PDF)).status).toBe(201);
});

test('an upload that took the last place of the hour is answered again, and only that one, at the cost of requests', async () => {
  const limits = { requestsPerMinute: 4, uploadsPerHour: 1 };
  const first = await upload('acc_last_place', PDF, { limits });
  const again = await upload('acc_last_place', PDF, { limits });
  const otherFile = await upload('acc_last_place', OTHER_PDF, { limits });
  const otherKey = await upload('acc_last_place', PDF, { limits, sentKey: 'client-key-2' });
  const untilRequestsEnd = [
    await upload('acc_last_place', PDF, { limits }),
    await upload('acc_last_place', PDF, { limits }),
  ];

  expect([first, again, otherFile, otherKey].map(({ status }) => status)).toEqual([201, 201, 409, 429]);
  expect(again.body.data).toEqual(first.body.data);
  expect(untilRequestsEnd.map(({ status }) => status)).toEqual([201, 429]);
  expect(await totalOf('acc_last_place')).toBe(1);
});

test('an upload whose answer is forgotten is refused for the hour again, whatever its file is', async () => {
  const limits = { requestsPerMinute: 100, uploadsPerHour: 1 };
  expect((await upload('acc_no_place', PDF, { limits, sentKey: 'client-key-2' })).status).toBe(201);
  await leave('acc_no_place', -1, { id: 'inv_earlier' });
  expect((await upload('acc_no_place', Buffer.from('no pdf'), { limits })).status).toBe(429);
});
