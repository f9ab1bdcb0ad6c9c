import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccount } from '../../lambdas/adapters/accounts/accounts.ts';
import { bucket } from '../../lambdas/adapters/bucket.ts';
import { loadInvoice } from '../../lambdas/adapters/invoices/load-invoice.ts';
import { fetchDocument, fetchDraft } from '../../lambdas/adapters/read-documents.ts';
import { findWait, putWait } from '../../lambdas/adapters/recognition-waits.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as deleteInvoice } from '../../lambdas/api/delete-invoice.ts';
import { handler as listEvents } from '../../lambdas/api/list-invoice-events.ts';
import { handler as uploadInvoice } from '../../lambdas/api/upload-invoice.ts';
import { INVOICE_ENDED, PAGES_TO_TEXTRACT, RECOGNITION_BUSY } from '../../lambdas/contracts/pipeline-steps.ts';
import { handler as completeRecognition } from '../../lambdas/pipeline/complete-recognition.ts';
import { handler as downloadDocument } from '../../lambdas/pipeline/download-document.ts';
import { handler as startProcessing } from '../../lambdas/pipeline/start-processing.ts';
import { jobOf, line, page, word } from '../engines/recognition.ts';
import { call } from '../fixtures/call.ts';
import { uploadBody } from '../fixtures/upload-body.ts';
import { sharedData } from '../shared-data.ts';
import { overtakenAt } from '../support/racing.ts';
import { recognition, service, startRecognitionService } from '../support/recognition-service.ts';

const corpus = sharedData('corpus');

startRecognitionService();
beforeEach(() => {
  recognition.started.clear();
  recognition.answers.length = 0;
  recognition.result = [{ JobStatus: 'IN_PROGRESS' }];
  recognition.refusal = null;
});

const scan = () => readFileSync(join(corpus ?? '', 'dev-scanned', 'dscan-001.pdf'));

/** In two pages of an answer, as Textract parts them anywhere. */
const READ = [
  { JobStatus: 'SUCCEEDED', Blocks: [page(1, ['l']), line('l', ['a', 'b']), word('a', 'Total', 0.1)] },
  { JobStatus: 'SUCCEEDED', Blocks: [word('b', '12.50', 0.3)] },
];

async function uploaded(file: Uint8Array) {
  const { accountId } = await createAccount(service.dynamoDb.table, 'test', 'Scans', []);
  const { body } = await call(uploadInvoice, { accountId, method: 'POST', ...uploadBody(file) });
  const ids = { accountId, invoiceId: String(body.data.id) };
  await startProcessing({ account_id: accountId, invoice_id: ids.invoiceId });
  return ids;
}

type Ids = Awaited<ReturnType<typeof uploaded>>;

const download = ({ accountId, invoiceId }: Ids, task_token: string) =>
  downloadDocument({ account_id: accountId, invoice_id: invoiceId, task_token });

/** As SNS hands over what Textract tells. */
const ended = ({ invoiceId }: Ids) =>
  completeRecognition({
    Records: [
      { Sns: { Message: JSON.stringify({ JobId: jobOf(invoiceId), JobTag: invoiceId, Status: 'SUCCEEDED' }) } },
    ],
  });

const recordOf = ({ accountId, invoiceId }: Ids) => loadInvoice(service.dynamoDb.table, accountId, invoiceId);
const eventsOf = async ({ accountId, invoiceId }: Ids): Promise<{ event: string; data: { error?: string } }[]> =>
  (await call(listEvents, { accountId, id: invoiceId })).body.data?.events ?? [];
const textOf = async (ids: Ids) =>
  (await fetchDocument(service.s3.bucket, ids)).pages.map(({ lines }) =>
    lines.map(({ words }) => words.map(({ text }) => text).join(' ')),
  );

describe.runIf(corpus !== undefined)('step 2 of a scanned invoice', () => {
  test('hands the file to Textract once, waits, and is recorded when the job has ended', async () => {
    const ids = await uploaded(scan());
    const printing = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await download(ids, 'first');
    const lines = printing.mock.calls.map(([printed]) => String(printed));
    printing.mockRestore();
    // A line of its own, from which a metric filter takes the figure.
    expect(lines.filter((each) => each.startsWith(`{"${PAGES_TO_TEXTRACT}"`))).toEqual(['{"pagesToTextract":1}\n']);
    expect(recognition.started.get(ids.invoiceId)).toMatchObject({
      DocumentLocation: { S3Object: { Name: `invoices/${ids.accountId}/${ids.invoiceId}.pdf` } },
      JobTag: ids.invoiceId,
    });
    expect((await recordOf(ids))?.step).toBe(1);
    expect(recognition.answers).toEqual([]);

    recognition.result = READ;
    await ended(ids);
    expect((await recordOf(ids))?.step).toBe(2);
    expect(recognition.answers).toEqual([{ token: 'first', error: null }]);
    expect(await textOf(ids)).toEqual([['Total 12.50']]);
  });

  test('is recorded once when the job is told of twice', async () => {
    const ids = await uploaded(scan());
    await download(ids, 'first');
    recognition.result = READ;
    await Promise.all([ended(ids), ended(ids)]);
    await ended(ids);
    expect((await eventsOf(ids)).map(({ event }) => event)).toEqual([
      'invoice.uploaded',
      ...Array(2).fill('invoice.processing'),
    ]);
    expect(await findWait(service.dynamoDb.table, ids.invoiceId)).toBeNull();
  });

  test('takes up the ended job itself when its notification was lost', async () => {
    const ids = await uploaded(scan());
    await download(ids, 'first');
    recognition.result = READ;
    await download(ids, 'second');
    expect((await recordOf(ids))?.step).toBe(2);
    expect(recognition.answers).toEqual([{ token: 'second', error: null }]);
  });

  test('waits anew while the job runs, and the later token is the one that is answered', async () => {
    const ids = await uploaded(scan());
    await download(ids, 'first');
    await download(ids, 'second');
    expect(recognition.answers).toEqual([]);
    recognition.result = READ;
    await ended(ids);
    expect(recognition.answers).toEqual([{ token: 'second', error: null }]);
  });

  test('answers the token of a wait that begins while the step is being recorded', async () => {
    const ids = await uploaded(scan());
    await download(ids, 'first');
    recognition.result = READ;
    const waitAnew = () => putWait(service.dynamoDb.table, { ...ids, taskToken: 'second' });
    await overtakenAt(table(), 'TransactWriteItemsCommand', () => ended(ids), waitAnew);
    expect(recognition.answers).toEqual([{ token: 'second', error: null }]);
  });

  test.each([
    ['is about to wait', 'PutItemCommand', 1],
    ['has just begun to wait', 'GetItemCommand', 2],
  ] as const)('keeps what was read while a retry %s, and answers it', async (_, command, nth) => {
    const ids = await uploaded(scan());
    await download(ids, 'first');
    recognition.result = READ;
    await overtakenAt(
      table(),
      command,
      () => download(ids, 'second'),
      () => ended(ids),
      nth,
    );
    expect(await textOf(ids)).toEqual([['Total 12.50']]);
    expect(recognition.answers.at(-1)).toEqual({ token: 'second', error: null });
    expect(await findWait(service.dynamoDb.table, ids.invoiceId)).toBeNull();
  });

  test('never puts what was not recognised in the place of what was', async () => {
    const ids = await uploaded(scan());
    await download(ids, 'first');
    recognition.result = READ;
    const overtake = async () => {
      await ended(ids);
      recognition.refusal = 'AccessDeniedException';
    };
    await expect(overtakenAt(bucket(), 'PutObjectCommand', () => download(ids, 'second'), overtake)).rejects.toThrow();
    expect((await recordOf(ids))?.step).toBe(2);
    expect(await textOf(ids)).toEqual([['Total 12.50']]);
  });

  test('lets its run end when the invoice is deleted while a retry reads the file', async () => {
    const ids = await uploaded(scan());
    await download(ids, 'first');
    const remove = () => call(deleteInvoice, { accountId: ids.accountId, id: ids.invoiceId, method: 'DELETE' });
    const retry = overtakenAt(table(), 'PutItemCommand', () => download(ids, 'second'), remove);
    await expect(retry).rejects.toMatchObject({ name: INVOICE_ENDED });
    await expect(fetchDraft(service.s3.bucket, ids)).rejects.toThrow();
    expect(await findWait(service.dynamoDb.table, ids.invoiceId)).toBeNull();
  });

  test('that is on record already answers its own token', async () => {
    const ids = await uploaded(scan());
    await download(ids, 'first');
    recognition.result = READ;
    await ended(ids);
    await download(ids, 'late');
    expect(recognition.answers.at(-1)).toEqual({ token: 'late', error: null });
  });

  test('fails as busy, for a long retry, while Textract takes no further job', async () => {
    const ids = await uploaded(scan());
    recognition.refusal = 'LimitExceededException';
    await expect(download(ids, 'first')).rejects.toMatchObject({ name: RECOGNITION_BUSY });
    expect((await recordOf(ids))?.status).toBe('PROCESSING');
  });

  test.each([
    ['Textract finds no text on any page', [{ JobStatus: 'SUCCEEDED', Blocks: [page(1)] }], 'NO_TEXT'],
    [
      'Textract could look at no page',
      [{ JobStatus: 'PARTIAL_SUCCESS', Blocks: [], Warnings: [{ ErrorCode: 'X', Pages: [1] }] }],
      'NO_TEXT',
    ],
    ['the job fails', [{ JobStatus: 'FAILED', StatusMessage: 'INVALID_IMAGE_TYPE' }], 'RECOGNITION_FAILED'],
  ])('ends the invoice FAILED when %s', async (_, result, code) => {
    const ids = await uploaded(scan());
    await download(ids, 'first');
    recognition.result = result;
    await ended(ids);
    expect((await recordOf(ids))?.status).toBe('FAILED');
    expect((await eventsOf(ids)).at(-1)?.data.error).toBe(code);
    expect(recognition.answers).toEqual([{ token: 'first', error: INVOICE_ENDED }]);
  });

  test.each(['UnsupportedDocumentException', 'BadDocumentException', 'DocumentTooLargeException'])(
    'ends the invoice FAILED at once when Textract refuses the file with %s',
    async (refusal) => {
      const ids = await uploaded(scan());
      recognition.refusal = refusal;
      await expect(download(ids, 'first')).rejects.toMatchObject({ name: INVOICE_ENDED });
      expect((await eventsOf(ids)).at(-1)?.data.error).toBe('RECOGNITION_FAILED');
    },
  );

  test('of an invoice that was deleted meanwhile lets its run end, and stores nothing', async () => {
    const ids = await uploaded(scan());
    await download(ids, 'first');
    await call(deleteInvoice, { accountId: ids.accountId, id: ids.invoiceId, method: 'DELETE' });
    recognition.result = READ;
    await ended(ids);
    expect(recognition.answers).toEqual([{ token: 'first', error: INVOICE_ENDED }]);
    expect(await eventsOf(ids)).toEqual([]);
    await expect(fetchDocument(service.s3.bucket, ids)).rejects.toThrow();
    await expect(fetchDraft(service.s3.bucket, ids)).rejects.toThrow();
  });
});

describe.runIf(corpus !== undefined)('step 2 of a digital invoice', () => {
  test('answers its own token at once and never asks Textract', async () => {
    const ids = await uploaded(readFileSync(join(corpus ?? '', 'dev', 'dev-001.pdf')));
    await download(ids, 'own');
    expect(recognition.answers).toEqual([{ token: 'own', error: null }]);
    expect(recognition.started.size).toBe(0);
    expect((await recordOf(ids))?.step).toBe(2);
  });
});
