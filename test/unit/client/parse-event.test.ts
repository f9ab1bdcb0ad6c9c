import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEvent } from '../../../client/src/index.ts';
import type { ExtractionData } from '../../../lambdas/contracts/extraction-data.ts';
import { PIPELINE_STEPS } from '../../../lambdas/contracts/pipeline-steps.ts';
import { invoiceEvent } from '../../../lambdas/domain/invoice/invoice-event.ts';
import { extractionData } from '../../fixtures/extraction-data.ts';

const TIMESTAMP = '2026-11-20T09:30:15.123456+00:00';
const standard = invoiceEvent({ kind: 'step', step: 3 }, 'inv_1', TIMESTAMP);
const resource = {
  event: 'invoice.uploaded',
  timestamp: TIMESTAMP,
  data: { id: 'inv_1', file_name: 'a.pdf', file_size: 10, status: 'PENDING' },
};

test('reads the standard shape as the service makes it', () => {
  expect(parseEvent(JSON.stringify({ ...standard, event_id: 'evt_1' }))).toMatchObject({
    event: 'invoice.processing',
    timestamp: TIMESTAMP,
    shape: 'standard',
    subject: { kind: 'invoice', id: 'inv_1' },
    status: 'PROCESSING',
    progress: { step: 3, totalSteps: 12, message: PIPELINE_STEPS[2] },
    eventId: 'evt_1',
  });
});

test('tells that all steps are done of an invoice that ended processed or flagged, and of no other event', () => {
  const finished = (data: ExtractionData) =>
    invoiceEvent({ kind: 'finished', extractionData: data, processingSeconds: 1 }, 'inv_1', TIMESTAMP);
  const all = { step: 12, totalSteps: 12 };
  expect(parseEvent(finished(extractionData())).progress).toEqual({ ...all, message: 'All checks passed' });
  expect(parseEvent(finished(extractionData(['AMOUNT_CHECK']))).progress).toMatchObject(all);
  const failed = invoiceEvent({ kind: 'failed', code: 'PROCESSING_ERROR' }, 'inv_1', TIMESTAMP);
  expect(parseEvent(failed).progress).toBeNull();
});

test('reads the resource shape', () => {
  expect(parseEvent(Buffer.from(JSON.stringify(resource)))).toMatchObject({
    shape: 'resource',
    subject: { kind: 'invoice', id: 'inv_1' },
    status: 'PENDING',
    progress: null,
    eventId: null,
    data: { file_name: 'a.pdf' },
  });
});

test('takes a test event, which is about the webhook itself, for neither shape of an invoice', () => {
  const data = { id: 'wh_1', message: 'A test event' };
  expect(parseEvent({ event: 'webhook.test', timestamp: TIMESTAMP, data })).toMatchObject({
    shape: 'standard',
    subject: { kind: 'unknown', id: 'wh_1' },
  });
});

test("reads a bank statement's event, and one that does not exist yet", () => {
  const statement = { event: 'bank_statement.analyzed', timestamp: TIMESTAMP, bank_statement_id: 'bst_1', data: {} };
  expect(parseEvent(statement).subject).toEqual({ kind: 'bank_statement', id: 'bst_1' });
  expect(parseEvent({ event: 'claim.opened', timestamp: TIMESTAMP, data: {} })).toMatchObject({
    event: 'claim.opened',
    shape: 'standard',
    subject: { kind: 'unknown', id: null },
  });
});

test('keeps fields that it does not know, and reads the rest as if they were not there', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.string().map((name) => `x-${name}`),
        fc.jsonValue(),
      ),
      (unknown) => {
        const { payload, data, ...known } = parseEvent({
          ...resource,
          ...unknown,
          data: { ...resource.data, ...unknown },
        });
        const { payload: _, data: __, ...plain } = parseEvent(resource);
        expect(known).toEqual(plain);
        expect(payload).toMatchObject(unknown);
        expect(data).toMatchObject(unknown);
      },
    ),
  );
});

test.each([
  '',
  'no json',
  '[]',
  'null',
  '"text"',
  '{}',
  '{"event":"a","timestamp":"b"}',
  '{"event":1,"timestamp":"b","data":{}}',
])('throws for %j, which is no event', (body) => {
  expect(() => parseEvent(body)).toThrow(TypeError);
});
