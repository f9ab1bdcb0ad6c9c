import { afterAll, beforeAll, expect, test } from 'vitest';
import { DependencyUnavailable } from '../../lambdas/adapters/dependency-unavailable.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as listInvoices } from '../../lambdas/api/list-invoices.ts';
import { handler as uploadInvoice } from '../../lambdas/api/upload-invoice.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { type Called, call } from '../fixtures/call.ts';
import { complete, stage } from '../fixtures/staged-uploads.ts';
import { uploadBody } from '../fixtures/upload-body.ts';
import { delaying, losingAnswersTo } from '../support/racing.ts';
import { refusing } from '../support/refusing.ts';

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const LIMITS = { requestsPerMinute: 100, uploadsPerHour: 1 };
const KEY = { 'Idempotency-Key': 'key' };
const OUTAGE = { status: 503, body: { code: 'SERVICE_UNAVAILABLE' } };

function upload(accountId: string, sent: Readonly<Record<string, string>> = {}): Promise<Called> {
  const { body, headers } = uploadBody(PDF);
  return call(uploadInvoice, { accountId, limits: LIMITS, method: 'POST', body, headers: { ...headers, ...sent } });
}
const totalOf = async (accountId: string) => (await call(listInvoices, { accountId })).body.data.total;

/** Every answer to a command, so that the SDK's tries are of no use. */
const losingAllAnswersTo = <Result>(
  command: Parameters<typeof losingAnswersTo>[1],
  act: () => Promise<Result>,
): Promise<Result> => losingAnswersTo(table(), command, act, new DependencyUnavailable('No answer came'));

/** Of the transaction, and with it the word whether it was made. */
const learningNothing = <Result>(act: () => Promise<Result>): Promise<Result> =>
  refusing(table(), { command: 'UpdateItemCommand', words: 'isPrevented' }, () =>
    losingAllAnswersTo('TransactWriteItemsCommand', act),
  );

test.each([
  ['small', () => upload('acc_small'), 'acc_small'],
  ['large', async () => complete('acc_large', await stage('acc_large', PDF), {}, LIMITS), 'acc_large'],
])('a %s upload that made its invoice, though the table never said so, is answered and counted', async (_, act, id) => {
  const answer = await losingAllAnswersTo('TransactWriteItemsCommand', act);
  const next = await upload(id);

  expect([answer.status, next.status]).toEqual([201, 429]);
  expect(await totalOf(id)).toBe(1);
});

test('an upload stays counted when it can not be learned whether it made its invoice', async () => {
  const answer = await learningNothing(() => upload('acc_unknown'));
  const next = await upload('acc_unknown');

  expect(answer).toMatchObject(OUTAGE);
  expect(next.status).toBe(429);
  expect(await totalOf('acc_unknown')).toBe(1);
});

test('an upload whose invoice was made unknown to it is answered with that invoice when its key comes again', async () => {
  const answer = await learningNothing(() => upload('acc_again', KEY));
  const again = await upload('acc_again', KEY);

  expect([answer.status, again.status]).toEqual([503, 201]);
  expect(await totalOf('acc_again')).toBe(1);
});

test('an upload that has failed makes no invoice afterwards, and its place is free', async () => {
  const { result: answer, arrive } = await delaying(table(), 'TransactWriteItemsCommand', () => upload('acc_late'));
  await expect(arrive()).rejects.toThrow('ConditionalCheckFailed');

  expect(answer).toMatchObject(OUTAGE);
  expect(await totalOf('acc_late')).toBe(0);
  expect((await upload('acc_late')).status).toBe(201);
});

test('an upload that never learned that it has its key gives it free at once, and another upload that has it keeps it', async () => {
  const answer = await losingAllAnswersTo('PutItemCommand', () => upload('acc_key', KEY));
  const again = await upload('acc_key', KEY);
  const unread = await refusing(table(), { command: 'GetItemCommand' }, () => upload('acc_key', KEY));

  expect([answer.status, again.status, unread.status]).toEqual([503, 201, 503]);
  expect((await upload('acc_key', KEY)).body.data).toEqual(again.body.data);
});
