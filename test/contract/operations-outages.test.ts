import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucket } from '../../lambdas/adapters/bucket.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as recordFailedExecution } from '../../lambdas/operations/record-failed-execution.ts';
import { handler as sweepStagedUploads } from '../../lambdas/operations/sweep-staged-uploads.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { current, uploaded } from '../fixtures/invoices.ts';
import { refusing } from '../support/refusing.ts';

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('a failed run that the table does not take is an error, so that it is told again, and ends its invoice then', async () => {
  const invoice = await uploaded(service.dynamoDb.table, 'acc_ops');
  const { accountId, invoiceId } = invoice;
  const input = JSON.stringify({ account_id: accountId, invoice_id: invoiceId });
  const record = () => recordFailedExecution({ detail: { status: 'FAILED', input } });
  await expect(refusing(table(), { words: invoiceId }, record)).rejects.toThrow('ThrottlingException');
  await record();
  expect(await current(service.dynamoDb.table, invoice)).toMatchObject({ status: 'FAILED' });
});

test('a sweep of staged uploads that the bucket does not answer is an error, so that somebody is alarmed', async () => {
  await expect(refusing(bucket(), {}, sweepStagedUploads)).rejects.toThrow('ThrottlingException');
});
