import { beforeAll, describe, expect, inject, test } from 'vitest';
import { eventPayloadSchema } from '../../lambdas/contracts/event-payload.ts';
import {
  CHECK_NAMES,
  checkFindingSchema,
  DOCUMENT_FIELDS,
  extractionDataSchema,
  fieldReadingSchema,
} from '../../lambdas/contracts/extraction-data.ts';
import { composePdf } from '../../samples/compose-pdf.ts';
import { composeInvoice } from '../../samples/sample-invoice.ts';
import { composeSamples } from '../../samples/sample-set.ts';
import { openAccount } from './open-account.ts';
import type { ServiceClient } from './service-client.ts';
import { uniqueInvoice } from './unique-invoice.ts';

const STEPS = [
  'Starting processing',
  'Downloading from storage',
  'Summarizing invoice content',
  'Verifying category and amounts',
  'Identifying insurance company',
  'Checking partner approval',
  'Extracting structured fields',
  'Normalizing extracted data',
  'Checking for duplicates',
  'Validating submission date',
  'Computing risk assessment',
  'Finalizing results',
];

const INVOICE_KEYS = [
  ...['id', 'filename', 'original_name', 'file_type', 'file_size', 'status', 'extraction_success'],
  ...['extraction_processing_time', 'created_at', 'updated_at', 'download_url', 'claim_number', 'insured_id'],
  ...['insurance_name', 'patient_name', 'invoice_number', 'submission_date', 'insurance_value', 'max_coverage'],
  ...['out_of_pocket', 'currency', 'total_amount', 'insurance_percent', 'identified_insurer', 'provider_name'],
  ...['category_check', 'amount_check', 'partner_check', 'duplicate_check', 'submission_date_check', 'risk_score'],
  ...['risk_level', 'extraction_data', 'validation', 'fields'],
].sort();

const EXTRACTION_KEYS = [
  ...DOCUMENT_FIELDS,
  ...CHECK_NAMES,
  ...['risk_score', 'risk_level', 'final_status', 'validation_passed', 'validation_flags', 'summary_text'],
  '_extraction_quality',
].sort();

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/;

let client: ServiceClient;

beforeAll(async () => {
  ({ client } = await openAccount(inject('service'), 'Journey'));
});

describe('a clean invoice', () => {
  test('goes from its upload to PROCESSED with every event once and in order', async () => {
    const file = composeInvoice(uniqueInvoice());

    const uploaded = await client.upload(file, 'clean invoice.pdf');
    const invoice = await client.followToEnd(uploaded.data.id);
    const events = await client.events(uploaded.data.id);

    expect(uploaded).toMatchObject({ status: 201, code: 'INVOICE_UPLOADED' });
    expect(Object.keys(uploaded.data).sort()).toEqual(['file_name', 'file_size', 'id', 'status', 'uploaded_at']);
    expect(uploaded.data).toMatchObject({ file_name: 'clean invoice.pdf', file_size: file.length, status: 'PENDING' });
    expect(uploaded.data.uploaded_at).toMatch(UTC);
    expect(invoice.status).toBe('PROCESSED');
    expect(events.map(({ event }) => event)).toEqual([
      'invoice.uploaded',
      ...STEPS.map(() => 'invoice.processing'),
      'invoice.processed',
    ]);
    const processing = events.flatMap((event) => (event.event === 'invoice.processing' ? [event] : []));
    expect(processing.map(({ step, total_steps, message }) => ({ step, total_steps, message }))).toEqual(
      STEPS.map((message, index) => ({ step: index + 1, total_steps: 12, message })),
    );
    const timestamps = events.map(({ timestamp }) => timestamp);
    expect(timestamps).toEqual([...new Set(timestamps)].sort());
    expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(14);
    for (const { event_id, ...payload } of events) {
      expect(event_id).toBeTypeOf('string');
      expect(eventPayloadSchema.parse(payload)).toEqual(payload);
      expect(payload.invoice_id).toBe(uploaded.data.id);
    }
  });

  test('is answered with every key of the contract, and says the same in its last event', async () => {
    const printed = uniqueInvoice();
    const id = await client.submit(composeInvoice(printed), 'all-keys.pdf');

    const atOnce = (await client.invoice(id)).data.invoice;
    const invoice = await client.followToEnd(id);
    const last = (await client.events(id)).at(-1);

    expect(Object.keys(atOnce).sort()).toEqual(INVOICE_KEYS);
    expect(Object.keys(invoice).sort()).toEqual(INVOICE_KEYS);
    expect(invoice).toMatchObject({
      id,
      original_name: 'all-keys.pdf',
      file_type: 'application/pdf',
      file_size: composeInvoice(printed).length,
      extraction_success: true,
      claim_number: printed.claimNumber,
      insured_id: printed.insuredId,
      insurance_name: 'Aetna',
      identified_insurer: 'Aetna',
      patient_name: 'Maria Gonzalez',
      invoice_number: printed.invoiceNumber,
      submission_date: printed.submissionDate,
      insurance_value: '220.00',
      out_of_pocket: '55.00',
      max_coverage: '1000.00',
      total_amount: '275.00',
      insurance_percent: '80.00',
      currency: 'USD',
      provider_name: 'Riverside Family Clinic',
      risk_level: 'LOW',
    });
    for (const check of CHECK_NAMES) expect(invoice[check]).toBe('PASS');
    expect(invoice.extraction_processing_time).toBeTypeOf('number');
    expect(invoice.created_at).toMatch(UTC);
    expect(invoice.updated_at).toMatch(UTC);
    expect(Object.keys(invoice.extraction_data ?? {}).sort()).toEqual(EXTRACTION_KEYS);
    expect(extractionDataSchema.parse(invoice.extraction_data)).toEqual(invoice.extraction_data);
    expect(invoice.extraction_data).toMatchObject({
      insurance_amount: '220.00',
      final_status: 'VERIFIED',
      validation_passed: true,
      validation_flags: [],
      _extraction_quality: { completeness_percentage: 100, fields_extracted: 14, total_fields: 14 },
    });
    expect(last).toMatchObject({ event: 'invoice.processed', data: { extraction_data: invoice.extraction_data } });
    expect(Object.keys(invoice.validation).sort()).toEqual([...CHECK_NAMES].sort());
    for (const finding of Object.values(invoice.validation)) checkFindingSchema.parse(finding);
    const fields = invoice.fields as Record<string, unknown>;
    expect(Object.keys(fields).sort()).toEqual([...DOCUMENT_FIELDS].sort());
    for (const reading of Object.values(fields)) fieldReadingSchema.parse(reading);
  });

  test('can be downloaded byte for byte by its signed address, which needs no key and bears no change', async () => {
    const file = composeInvoice(uniqueInvoice());
    const { download_url } = await client.process(file, 'download me.pdf');

    const download = await fetch(download_url);
    const bytes = new Uint8Array(await download.arrayBuffer());
    const url = new URL(download_url);
    const tampered = [...url.searchParams.keys()]
      .filter((name) => /signature|expires|date|credential/i.test(name))
      .map((name) => {
        const changed = new URL(url);
        const value = url.searchParams.get(name) ?? '';
        changed.searchParams.set(
          name,
          value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
        );
        return changed;
      });
    const elsewhere = new URL(url);
    elsewhere.pathname = elsewhere.pathname.replace(/.(?=\.pdf$)/, (last) => (last === '0' ? '1' : '0'));
    const bare = new URL(url);
    bare.search = '';
    const refusals = await Promise.all([...tampered, elsewhere, bare].map((address) => fetch(address)));

    expect(download.status).toBe(200);
    expect(download.headers.get('content-disposition')).toContain('download');
    expect(Buffer.compare(bytes, file)).toBe(0);
    expect(tampered.length).toBeGreaterThanOrEqual(2);
    for (const refusal of refusals) {
      expect(refusal.status, refusal.url).toBe(403);
      expect(await refusal.text()).not.toContain('%PDF');
    }
  });
});

test('each sample of the demonstration ends with its verdict', async () => {
  const samples = composeSamples(Date.now(), `F${Date.now().toString(36).toUpperCase()}`);
  for (const { fileName, file, story, verdict } of samples) {
    const invoice = await client.process(file, fileName);
    expect(invoice.status, story).toBe(verdict);
  }
});

test('an invoice that fails a check is FLAGGED, and its last event names the failed checks', async () => {
  const invoice = await client.process(composeInvoice(uniqueInvoice({ insurer: 'Zephyrine Mutual of Nowhere' })));
  const last = (await client.events(invoice.id)).at(-1);

  expect(invoice).toMatchObject({ status: 'FLAGGED', partner_check: 'FAIL', identified_insurer: 'UNKNOWN' });
  expect(invoice.risk_level).not.toBe('LOW');
  expect(invoice.extraction_data).toMatchObject({
    final_status: 'FLAGGED',
    validation_passed: false,
    validation_flags: ['PARTNER_CHECK'],
  });
  expect(last).toMatchObject({
    event: 'invoice.flagged',
    data: { status: 'FLAGGED', extraction_data: invoice.extraction_data },
  });
});

test('a document that cannot be read ends FAILED with a typed reason and no step fields in its last event', async () => {
  const withoutText = composePdf([[]]);
  const invoice = await client.process(withoutText, 'empty page.pdf');
  const last = (await client.events(invoice.id)).at(-1);

  expect(invoice).toMatchObject({ status: 'FAILED', extraction_success: false, extraction_data: null });
  expect(Object.keys(invoice).sort()).toEqual(INVOICE_KEYS);
  expect(last).toMatchObject({ event: 'invoice.failed', data: { status: 'FAILED' } });
  expect(last).not.toHaveProperty('step');
  expect(last?.event === 'invoice.failed' && last.data.error).toMatch(/^(NO_TEXT|NO_PAGES)/);
});
