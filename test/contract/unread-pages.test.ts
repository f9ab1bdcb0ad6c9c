import { beforeEach, expect, test } from 'vitest';
import { createAccount } from '../../lambdas/adapters/accounts/accounts.ts';
import { loadInvoice } from '../../lambdas/adapters/invoices/load-invoice.ts';
import { handler as uploadInvoice } from '../../lambdas/api/upload-invoice.ts';
import { handler as completeRecognition } from '../../lambdas/pipeline/complete-recognition.ts';
import { handler as downloadDocument } from '../../lambdas/pipeline/download-document.ts';
import { handler as startProcessing } from '../../lambdas/pipeline/start-processing.ts';
import { handler as summarizeContent } from '../../lambdas/pipeline/summarize-content.ts';
import { handler as verifyCategoryAndAmounts } from '../../lambdas/pipeline/verify-category-and-amounts.ts';
import { jobOf, line, page, word } from '../engines/recognition.ts';
import { call } from '../fixtures/call.ts';
import { uploadBody } from '../fixtures/upload-body.ts';
import { simplePdf, textAt } from '../simple-pdf.ts';
import { recognition, service, startRecognitionService } from '../support/recognition-service.ts';

startRecognitionService();
beforeEach(() => {
  recognition.result = [{ JobStatus: 'SUCCEEDED', Blocks: [page(1), page(2), page(3)] }];
  recognition.refusal = null;
});

/** A bill in good order, of which page 1 is all that is billed. */
const BILL = `Riverside Family Clinic
Medical Invoice INV-2041
Patient: Maria Gonzalez
Insurance company: Aetna
Claim number: CLM-88213
Office consultation                 180.00
Electrocardiogram                    95.00
Total                            USD 275.00
Insurance pays                   USD 220.00
Patient pays                     USD 55.00`
  .split('\n')
  .map((text, row) => textAt(50, 740 - 20 * row, text))
  .join('');
/** Nothing but a drawing, which must be recognised. */
const PICTURE = '0.9 g 50 50 300 300 re f';
const BLANK = '';
/** What Textract says of a second page with 4,001 words. */
const CROWDED = (() => {
  const words = Array.from({ length: 4_001 }, (_, index) => word(`w${index}`, '1.00', (index % 100) / 100, 2));
  const ids = words.map(({ Id }) => Id);
  return [line('l', ids, 2), ...words];
})();

const pdfOf = (...contents: readonly string[]) => simplePdf({ pages: contents.map((content) => ({ content })) });

/** With the object of the last page lost, as in a file that was cut off and mended. */
const withoutLastPage = (file: Uint8Array): Uint8Array => {
  const text = Buffer.from(file).toString('latin1');
  const start = text.lastIndexOf('<< /Type /Page /Parent');
  const end = text.indexOf('\nendobj', start);
  return Buffer.from(text.slice(0, start) + 'null'.padEnd(end - start) + text.slice(end), 'latin1');
};

/** The amount check of an uploaded file. */
async function amountCheckOf(file: Uint8Array) {
  const { accountId } = await createAccount(service.dynamoDb.table, 'test', 'Pages', []);
  const { body } = await call(uploadInvoice, { accountId, method: 'POST', ...uploadBody(file) });
  const invoiceId = String(body.data.id);
  const payload = { account_id: accountId, invoice_id: invoiceId, task_token: 'token' };
  await startProcessing(payload);
  await downloadDocument(payload);
  const message = JSON.stringify({ JobId: jobOf(invoiceId), JobTag: invoiceId });
  await completeRecognition({ Records: [{ Sns: { Message: message } }] });
  await summarizeContent(payload);
  await verifyCategoryAndAmounts(payload);
  return (await loadInvoice(service.dynamoDb.table, accountId, invoiceId))?.findings.amount_check;
}

test.each([
  ['its pages after the 50th are not read', pdfOf(BILL, ...Array(59).fill(BLANK)), '51 to 60'],
  ['the last page is lost', withoutLastPage(pdfOf(BILL, BLANK)), '2'],
])('a bill that agrees fails the amount check where %s', async (_, file, missing) => {
  expect(await amountCheckOf(file)).toMatchObject({
    result: 'FAIL',
    reasonCode: 'PAGES_UNREAD',
    reason: expect.stringContaining(`(missing: ${missing})`),
  });
});

test.each([
  ['fails', [{ JobStatus: 'FAILED', StatusMessage: 'INVALID_IMAGE_TYPE' }], null],
  [
    'could not look at it',
    [{ JobStatus: 'PARTIAL_SUCCESS', Blocks: [page(1)], Warnings: [{ ErrorCode: 'X', Pages: [2] }] }],
    null,
  ],
  [
    'says so on a later page of its answer',
    [
      { JobStatus: 'PARTIAL_SUCCESS', Blocks: [page(1), page(2)] },
      { JobStatus: 'PARTIAL_SUCCESS', Blocks: [], Warnings: [{ ErrorCode: 'X', Pages: [2] }] },
    ],
    null,
  ],
  [
    'warns without naming the page',
    [{ JobStatus: 'PARTIAL_SUCCESS', Blocks: [page(1)], Warnings: [{ ErrorCode: 'X' }] }],
    null,
  ],
  ['does not warn', [{ JobStatus: 'PARTIAL_SUCCESS', Blocks: [page(1)] }], null],
  ['found one page', [{ JobStatus: 'SUCCEEDED', DocumentMetadata: { Pages: 1 }, Blocks: [page(1)] }], null],
  [
    "leaves out the page's lines",
    [{ JobStatus: 'SUCCEEDED', Blocks: [page(1), page(2, ['l'])] }, { JobStatus: 'SUCCEEDED' }],
    null,
  ],
  [
    'leaves out the words of its lines',
    [{ JobStatus: 'SUCCEEDED', Blocks: [page(1), page(2, ['l']), line('l', ['w'], 2)] }],
    null,
  ],
  ['refuses the file', [], 'UnsupportedDocumentException'],
  ['reads more words on it than anybody prints', [{ JobStatus: 'SUCCEEDED', Blocks: CROWDED }], null],
])(
  'a bill that agrees fails the amount check where another page is scanned and Textract %s',
  async (_, result, refusal) => {
    recognition.result = result;
    recognition.refusal = refusal;
    expect(await amountCheckOf(pdfOf(BILL, PICTURE))).toMatchObject({ result: 'FAIL', reasonCode: 'PAGES_UNREAD' });
  },
);

test('a bill that agrees passes beside a page that is blank, and one on which Textract saw nothing', async () => {
  expect(await amountCheckOf(pdfOf(BILL, BLANK, PICTURE))).toMatchObject({
    result: 'PASS',
    reasonCode: 'AMOUNTS_AGREE',
  });
});

test('what Textract reads on another page counts', async () => {
  const words = ['Maximum', 'coverage:', 'USD', '100.00'].map((text, index) =>
    word(`w${index}`, text, 0.1 + 0.15 * index, 2),
  );
  recognition.result = [
    {
      JobStatus: 'SUCCEEDED',
      Blocks: [
        page(2, ['l']),
        line(
          'l',
          words.map(({ Id }) => Id),
          2,
        ),
        ...words,
      ],
    },
  ];
  expect(await amountCheckOf(pdfOf(BILL, PICTURE))).toMatchObject({ reasonCode: 'MAX_COVERAGE_EXCEEDED' });
});
