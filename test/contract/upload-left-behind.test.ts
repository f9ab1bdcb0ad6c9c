import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as uploadInvoice } from '../../lambdas/api/upload-invoice.ts';
import { handler as sweep } from '../../lambdas/operations/sweep.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { type Called, call } from '../fixtures/call.ts';
import { uploadBody } from '../fixtures/upload-body.ts';
import { later } from '../support/clock.ts';
import { overtakenAt } from '../support/racing.ts';
import { refusing } from '../support/refusing.ts';

const MINUTE = 60_000;

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
afterEach(() => {
  vi.useRealTimers();
});

const upload = (accountId: string): Promise<Called> =>
  call(uploadInvoice, { accountId, method: 'POST', ...uploadBody(Buffer.from('%PDF-1.4')) });

/** How many files of an account the bucket has. */
async function filesOf(accountId: string): Promise<number | undefined> {
  const { client, name } = service.s3.bucket;
  const list = new ListObjectsV2Command({ Bucket: name, Prefix: `invoices/${accountId}/` });
  return (await client.send(list)).KeyCount;
}

test('no file is stored before it is promised that a crash would not leave it there for ever', async () => {
  const answer = await refusing(table(), { words: 'ERASURE#' }, () => upload('acc_unpromised'));
  expect(answer.status).toBe(503);
  expect(await filesOf('acc_unpromised')).toBe(0);
});

test('a file whose upload broke off before its invoice was recorded is erased within hours', async () => {
  const answer = await refusing(table(), { command: 'TransactWriteItemsCommand' }, () => upload('acc_broken_off'));
  expect(answer.status).toBe(503);
  expect(await filesOf('acc_broken_off')).toBe(1);
  later(120 * MINUTE);
  await sweep();
  expect(await filesOf('acc_broken_off')).toBe(0);
});

test('a sweep leaves the file of an upload that takes as long as the gateway lets it', async () => {
  later(0);
  const answer = await overtakenAt(
    table(),
    'TransactWriteItemsCommand',
    () => upload('acc_slow'),
    async () => {
      later(29_000);
      await sweep();
    },
  );
  expect(answer.status).toBe(201);
  expect(await filesOf('acc_slow')).toBe(1);
});
