import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createAccount } from '../../lambdas/adapters/accounts/accounts.ts';
import { handler as deleteInvoice } from '../../lambdas/api/delete-invoice.ts';
import { handler as getInvoice } from '../../lambdas/api/get-invoice.ts';
import { handler as listEvents } from '../../lambdas/api/list-invoice-events.ts';
import { handler as uploadInvoice } from '../../lambdas/api/upload-invoice.ts';
import { invoiceSchema } from '../../lambdas/contracts/invoice-answers.ts';
import { INVOICE_ENDED } from '../../lambdas/contracts/pipeline-steps.ts';
import { INSURERS } from '../../lambdas/domain/insurers/registry.ts';
import { handler as checkDuplicates } from '../../lambdas/pipeline/check-duplicates.ts';
import { handler as checkPartner } from '../../lambdas/pipeline/check-partner.ts';
import { handler as completeRecognition } from '../../lambdas/pipeline/complete-recognition.ts';
import { handler as computeRisk } from '../../lambdas/pipeline/compute-risk.ts';
import { handler as downloadDocument } from '../../lambdas/pipeline/download-document.ts';
import { handler as extractFields } from '../../lambdas/pipeline/extract-fields.ts';
import { handler as finalizeResults } from '../../lambdas/pipeline/finalize-results.ts';
import { handler as identifyInsurer } from '../../lambdas/pipeline/identify-insurer.ts';
import { handler as normalizeData } from '../../lambdas/pipeline/normalize-data.ts';
import { handler as startProcessing } from '../../lambdas/pipeline/start-processing.ts';
import { handler as summarizeContent } from '../../lambdas/pipeline/summarize-content.ts';
import { handler as validateSubmissionDate } from '../../lambdas/pipeline/validate-submission-date.ts';
import { handler as verifyCategoryAndAmounts } from '../../lambdas/pipeline/verify-category-and-amounts.ts';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { blocksOf, jobOf } from '../engines/recognition.ts';
import { call } from '../fixtures/call.ts';
import { uploadBody } from '../fixtures/upload-body.ts';
import { daysAgo, uniqueInvoice } from '../flow/unique-invoice.ts';
import { sharedData } from '../shared-data.ts';
import { pdfStream, simplePdf, textAt } from '../simple-pdf.ts';
import { recognition, service, startRecognitionService } from '../support/recognition-service.ts';

/** The steps in the state machine's order; what it does beyond calling them in turn is proved by the flow tests. */
const STEPS = [
  startProcessing,
  downloadDocument,
  summarizeContent,
  verifyCategoryAndAmounts,
  identifyInsurer,
  checkPartner,
  extractFields,
  normalizeData,
  checkDuplicates,
  validateSubmissionDate,
  computeRisk,
  finalizeResults,
];

startRecognitionService();

const newAccount = async () => {
  const insurers = INSURERS.map(({ name }) => name);
  return (await createAccount(service.dynamoDb.table, 'test', 'Example Clinic', insurers)).accountId;
};

async function upload(accountId: string, file: Uint8Array): Promise<string> {
  const { body } = await call(uploadInvoice, { accountId, method: 'POST', ...uploadBody(file) });
  return body.data.id;
}

/** Runs the steps as the state machine does; a step that ends the invoice goes on with the last one. */
async function run(accountId: string, id: string, each: (index: number) => Promise<void> = async () => {}) {
  const payload = { account_id: accountId, invoice_id: id, task_token: 'token' };
  for (const [index, step] of STEPS.entries()) {
    await each(index);
    try {
      await step(payload);
    } catch (error) {
      if (!(error instanceof Error && error.name === INVOICE_ENDED)) throw error;
      await finalizeResults(payload);
      return;
    }
  }
}

const eventsOf = async (accountId: string, id: string): Promise<{ event: string; data: { error?: string } }[]> =>
  (await call(listEvents, { accountId, id })).body.data?.events ?? [];

const invoiceOf = async (accountId: string, id: string) =>
  invoiceSchema.parse((await call(getInvoice, { accountId, id })).body.data.invoice);

test('a number too long to be one is not read, so that its events stay small for whoever is told of them', async () => {
  const accountId = await newAccount();
  const id = await upload(accountId, composeInvoice(uniqueInvoice({ claimNumber: `CLM-${'4'.repeat(2_000)}` })));
  await run(accountId, id);
  const { claim_number, invoice_number } = await invoiceOf(accountId, id);
  expect({ claim_number, invoice_number }).toEqual({ claim_number: null, invoice_number: expect.any(String) });
  const sizes = (await eventsOf(accountId, id)).map((event) => JSON.stringify(event).length);
  expect(Math.max(...sizes)).toBeLessThan(2_000);
});

const corpus = sharedData('corpus', 'dev');

describe.runIf(corpus !== undefined)('an invoice', () => {
  const file = (name: string) => readFileSync(join(corpus ?? '', name));

  test('goes all the way: twelve steps, five findings, its data, its risk', async () => {
    const accountId = await newAccount();
    const id = await upload(accountId, file('dev-001.pdf'));
    await run(accountId, id);
    const invoice = await invoiceOf(accountId, id);
    expect(invoice.extraction_success).toBe(true);
    expect(['PROCESSED', 'FLAGGED']).toContain(invoice.status);
    expect(invoice.extraction_data).toMatchObject({
      validation_passed: invoice.status === 'PROCESSED',
      insurance_amount: invoice.insurance_value,
      category_check: 'PASS',
      duplicate_check: 'PASS',
    });
    expect(Object.values(invoice.validation)).not.toContain(null);
    expect((await eventsOf(accountId, id)).map(({ event }) => event)).toEqual([
      'invoice.uploaded',
      ...Array(12).fill('invoice.processing'),
      `invoice.${invoice.status.toLowerCase()}`,
    ]);
  });

  test('tells each step once when every step is run twice', async () => {
    const accountId = await newAccount();
    const id = await upload(accountId, file('dev-002.pdf'));
    const payload = { account_id: accountId, invoice_id: id, task_token: 'token' };
    await run(accountId, id, async (index) => {
      if (index > 0) await STEPS[index - 1]?.(payload);
    });
    await finalizeResults(payload);
    expect(await eventsOf(accountId, id)).toHaveLength(14);
  });

  test('passes the duplicate check in exactly one of several identical uploads that are checked at once', async () => {
    const accountId = await newAccount();
    const pdf = file('dev-003.pdf');
    const ids = await Promise.all(Array.from({ length: 6 }, () => upload(accountId, pdf)));
    await Promise.all(ids.map((id) => run(accountId, id)));
    const checked = await Promise.all(ids.map((id) => invoiceOf(accountId, id)));
    const passed = checked.filter(({ duplicate_check }) => duplicate_check === 'PASS');
    expect(passed).toHaveLength(1);
    for (const invoice of checked.filter(({ duplicate_check }) => duplicate_check === 'FAIL')) {
      expect(invoice.status).toBe('FLAGGED');
      expect(ids.some((id) => id !== invoice.id && invoice.validation.duplicate_check?.reason.includes(id))).toBe(true);
    }
  });

  test('stops without a further event when it is deleted on its way', async () => {
    const accountId = await newAccount();
    const id = await upload(accountId, file('dev-004.pdf'));
    await run(accountId, id, async (index) => {
      if (index === 5) await call(deleteInvoice, { accountId, id });
    });
    expect(await eventsOf(accountId, id)).toEqual([]);
  });

  test("is flagged when its insurer is no partner of the account's", async () => {
    const { accountId } = await createAccount(service.dynamoDb.table, 'test', 'No partners', []);
    const id = await upload(accountId, file('dev-001.pdf'));
    await run(accountId, id);
    const invoice = await invoiceOf(accountId, id);
    expect(invoice).toMatchObject({ status: 'FLAGGED', partner_check: 'FAIL' });
    expect(invoice.extraction_data?.validation_flags).toContain('PARTNER_CHECK');
  });
});

const pdfOf = (content: string, entries = '', objects = {}) => simplePdf({ pages: [{ content, entries }], objects });

test('a bill of hundreds of lines that do not add up goes all the way, and shows those that fit on a screen', async () => {
  const rows = Array.from({ length: 300 }, (_, row) => [`Examination ${['of blood', 'of an eye'][row % 2]}`, '12.00']);
  const bill = [
    ...['Riverside Family Clinic', 'Medical Invoice INV-2041', 'Patient: Maria Gonzalez', 'Insurance company: Aetna'],
    ['Description', 'Amount'],
    ...rows,
    ...[
      ['Total', 'USD 275.00'],
      ['Insurance pays', 'USD 220.00'],
      ['Patient pays', 'USD 55.00'],
    ],
  ];
  const height = 1_300;
  const content = bill
    .flatMap((cells, row) => [cells].flat().map((text, at) => textAt(50 + 400 * at, height - 40 - 4 * row, text, 3)))
    .join('');
  const accountId = await newAccount();
  const id = await upload(accountId, pdfOf(content, `/MediaBox [0 0 600 ${height}]`));
  await run(accountId, id);
  const { status, validation } = await invoiceOf(accountId, id);
  expect(status).toBe('FLAGGED');
  expect(validation.amount_check).toMatchObject({ reason_code: 'LINE_ITEMS_DO_NOT_ADD_UP' });
  expect(validation.amount_check?.evidence).toHaveLength(40);
});

test('a scanned bill in good order passes, however much the stamp on the scan says', async () => {
  const stamp = 'Received 20 Nov 2026 10:22 by Riverside Claims Intake Department, batch 000123, item 7, page 2 of 2';
  const picture = '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8';
  const bill = `Riverside Family Clinic                 MEDICAL INVOICE
Patient Name: Maria Gonzalez            Invoice Number: INV-7204
Insured ID: W2841190735                 Claim Number: CLM-88213
Insurance Company: Aetna                Submission Date: ${daysAgo(3)}
Description                             Amount
Office consultation                     $180.00
Electrocardiogram                       $95.00
                                        Total amount: $275.00
                                        Insurance pays: $220.00
                                        Patient pays: $55.00
                                        Maximum coverage: $1,000.00`;
  recognition.result = [{ JobStatus: 'SUCCEEDED', Blocks: blocksOf(bill) }];
  const scan = pdfOf(
    `q 600 0 0 800 0 0 cm /Im Do Q ${textAt(50, 780, stamp, 7)}`,
    '/Resources << /Font << /F1 3 0 R >> /XObject << /Im @scan >> >>',
    { scan: pdfStream('\x00', picture) },
  );
  const accountId = await newAccount();
  const id = await upload(accountId, scan);
  const message = JSON.stringify({ JobId: jobOf(id), JobTag: id });
  await run(accountId, id, async (index) => {
    if (index === 2) await completeRecognition({ Records: [{ Sns: { Message: message } }] });
  });
  const invoice = await invoiceOf(accountId, id);
  expect(invoice).toMatchObject({ status: 'PROCESSED', claim_number: 'CLM-88213', total_amount: '275.00' });
});

const hostile = sharedData('hostile');

describe.runIf(hostile !== undefined)('a file that can not be read', () => {
  test('ends FAILED with a typed reason', async () => {
    const accountId = await newAccount();
    const id = await upload(accountId, readFileSync(join(hostile ?? '', 'enc__r5-user-password.pdf')));
    await run(accountId, id);
    expect((await invoiceOf(accountId, id)).status).toBe('FAILED');
    const events = await eventsOf(accountId, id);
    expect(events.map(({ event }) => event)).toEqual(['invoice.uploaded', 'invoice.processing', 'invoice.failed']);
    expect(events.at(-1)?.data.error).toBe('ENCRYPTED');
  });
});
