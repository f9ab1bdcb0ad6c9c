import { beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../../lambdas/adapters/accounts/accounts.ts';
import { bucket } from '../../lambdas/adapters/bucket.ts';
import { storeFile } from '../../lambdas/adapters/invoice-files.ts';
import { loadInvoice } from '../../lambdas/adapters/invoices/load-invoice.ts';
import { fetchDocument } from '../../lambdas/adapters/read-documents.ts';
import { findWait } from '../../lambdas/adapters/recognition-waits.ts';
import { handler as deleteInvoice } from '../../lambdas/api/delete-invoice.ts';
import { handler as uploadInvoice } from '../../lambdas/api/upload-invoice.ts';
import { INVOICE_ENDED } from '../../lambdas/contracts/pipeline-steps.ts';
import { handler as completeRecognition } from '../../lambdas/pipeline/complete-recognition.ts';
import { handler as downloadDocument } from '../../lambdas/pipeline/download-document.ts';
import { handler as startProcessing } from '../../lambdas/pipeline/start-processing.ts';
import { handler as summarizeContent } from '../../lambdas/pipeline/summarize-content.ts';
import { jobOf, line, page, word } from '../engines/recognition.ts';
import { call } from '../fixtures/call.ts';
import { uploadBody } from '../fixtures/upload-body.ts';
import { simplePdf, textAt } from '../simple-pdf.ts';
import { overtakenAt } from '../support/racing.ts';
import { recognition, service, startRecognitionService } from '../support/recognition-service.ts';

startRecognitionService();
beforeEach(() => {
  recognition.answers.length = 0;
  recognition.result = READ;
  recognition.answerRefusal = null;
  recognition.whileStarting = async () => {};
});

const READ = [{ JobStatus: 'SUCCEEDED', Blocks: [page(1, ['l']), line('l', ['a']), word('a', 'Total', 0.1)] }];
const NOTHING_READ = [{ JobStatus: 'SUCCEEDED', Blocks: [page(1)] }];

const PRINTED = simplePdf({ pages: [{ content: textAt(50, 740, 'Total') }] });
/** Nothing but a drawing, which must be recognised. */
const SCANNED = simplePdf({ pages: [{ content: '0.9 g 50 50 300 300 re f' }] });

async function uploaded(file: Uint8Array) {
  const { accountId } = await createAccount(service.dynamoDb.table, 'test', 'Reading', []);
  const { body } = await call(uploadInvoice, { accountId, method: 'POST', ...uploadBody(file) });
  const ids = { accountId, invoiceId: String(body.data.id) };
  await startProcessing({ account_id: accountId, invoice_id: ids.invoiceId });
  return ids;
}

type Ids = Awaited<ReturnType<typeof uploaded>>;

const download = ({ accountId, invoiceId }: Ids) =>
  downloadDocument({ account_id: accountId, invoice_id: invoiceId, task_token: 'token' });

/** As SNS hands over what Textract tells, again and again until it is taken. */
const ended = ({ invoiceId }: Ids) =>
  completeRecognition({
    Records: [{ Sns: { Message: JSON.stringify({ JobId: jobOf(invoiceId), JobTag: invoiceId }) } }],
  });

const stepOf = async ({ accountId, invoiceId }: Ids) =>
  (await loadInvoice(service.dynamoDb.table, accountId, invoiceId))?.step;
const textOf = async (ids: Ids) =>
  (await fetchDocument(service.s3.bucket, ids)).pages[0]?.lines[0]?.words.map(({ text }) => text);

const SUCCEEDED = { token: 'token', error: null };

test('a file that is not the one that was uploaded is never read as this invoice', async () => {
  const ids = await uploaded(PRINTED);
  await storeFile(service.s3.bucket, ids, simplePdf({ pages: [{ content: textAt(50, 740, 'Another') }] }));
  await expect(download(ids)).rejects.toMatchObject({ name: 'StepFailed' });
  expect(await stepOf(ids)).toBe(1);
  expect(recognition.answers).toEqual([]);
  await expect(fetchDocument(service.s3.bucket, ids)).rejects.toThrow();
});

describe('step 2 is on record only when what was read is stored', () => {
  test.each([
    ['printed', PRINTED, async () => {}, download],
    ['scanned', SCANNED, download, ended],
  ] as const)('of a %s bill, also where storing it fails at first', async (_, file, before, read) => {
    const ids = await uploaded(file);
    await before(ids);
    const outage = () => Promise.reject(Object.assign(new Error('S3 is out'), { name: 'SlowDown' }));
    await expect(overtakenAt(bucket(), 'PutObjectCommand', () => read(ids), outage)).rejects.toThrow();
    expect(await stepOf(ids)).toBe(1);
    expect(recognition.answers).toEqual([]);

    await read(ids);
    expect(await stepOf(ids)).toBe(2);
    expect(await textOf(ids)).toEqual(['Total']);
    expect(recognition.answers).toEqual([SUCCEEDED]);
  });
});

describe('the state that waits for a recognition', () => {
  test('goes on when the job ends before its start is answered', async () => {
    const ids = await uploaded(SCANNED);
    recognition.whileStarting = () => ended(ids);
    await download(ids);
    expect(recognition.answers).toEqual([SUCCEEDED]);
    expect(await stepOf(ids)).toBe(2);
  });

  test('goes on when it is told once more after an answer that broke off', async () => {
    const ids = await uploaded(SCANNED);
    await download(ids);
    recognition.result = [...READ, { JobStatus: 'FAILED' }];
    await expect(ended(ids)).rejects.toThrow('a recognition could not be completed');
    expect([await stepOf(ids), recognition.answers]).toEqual([1, []]);
    recognition.result = READ;
    await ended(ids);
    expect(recognition.answers).toEqual([SUCCEEDED]);
  });

  test.each([
    ['goes on', READ, null],
    ['ends', NOTHING_READ, INVOICE_ENDED],
  ])('%s when it is told at the second try', async (_, result, error) => {
    const ids = await uploaded(SCANNED);
    await download(ids);
    recognition.result = result;
    recognition.answerRefusal = 'AccessDeniedException';
    await expect(ended(ids)).rejects.toMatchObject({ name: 'AccessDeniedException' });
    recognition.answerRefusal = null;
    await ended(ids);
    expect(recognition.answers).toEqual([{ token: 'token', error }]);
    expect(await findWait(service.dynamoDb.table, ids.invoiceId)).toBeNull();
  });

  test.each([
    ['go on', 'TaskTimedOut', READ],
    ['go on', 'TaskDoesNotExist', READ],
    ['end', 'TaskTimedOut', NOTHING_READ],
    ['end', 'TaskDoesNotExist', NOTHING_READ],
  ])('need not be there any more to %s (%s)', async (_, refusal, result) => {
    const ids = await uploaded(SCANNED);
    await download(ids);
    recognition.result = result;
    recognition.answerRefusal = refusal;
    await ended(ids);
    expect(await findWait(service.dynamoDb.table, ids.invoiceId)).toBeNull();
  });
});

describe('an invoice that is deleted just before its file is looked at', () => {
  const deleting = async (ids: Ids, act: () => Promise<void>) => {
    const deletion = () => call(deleteInvoice, { accountId: ids.accountId, id: ids.invoiceId });
    await overtakenAt(bucket(), 'GetObjectCommand', act, async () => expect((await deletion()).status).toBe(200));
  };
  const summarize = ({ accountId, invoiceId }: Ids) =>
    summarizeContent({ account_id: accountId, invoice_id: invoiceId });

  test.each([
    ['step 2', async () => {}, download],
    ['a step after it', download, summarize],
  ] as const)('has ended, and %s has not failed', async (_, before, act) => {
    const ids = await uploaded(PRINTED);
    await before(ids);
    await expect(deleting(ids, () => act(ids))).rejects.toMatchObject({ name: INVOICE_ENDED });
  });

  test('has ended, and so has its recognition', async () => {
    const ids = await uploaded(SCANNED);
    await download(ids);
    await deleting(ids, () => ended(ids));
    expect(recognition.answers).toEqual([{ token: 'token', error: INVOICE_ENDED }]);
    expect(await findWait(service.dynamoDb.table, ids.invoiceId)).toBeNull();
  });
});
