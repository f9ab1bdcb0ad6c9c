import { expect, test } from 'vitest';
import { checkAmounts } from '../../../lambdas/domain/checks/check-amounts.ts';
import { checkCeiling } from '../../../lambdas/domain/checks/check-ceiling.ts';
import type { Finding } from '../../../lambdas/domain/checks/finding.ts';
import { newInvoice } from '../../../lambdas/domain/invoice/new-invoice.ts';
import { occur } from '../../../lambdas/domain/invoice/occurrence.ts';
import { resourceEvent } from '../../../lambdas/domain/webhooks/resource-event.ts';
import { extractionData } from '../../fixtures/extraction-data.ts';
import { readingsOf } from '../checks/build-readings.ts';

const MOMENT = { now: 1_800_000_000_000, eventId: 'evt_1' };
const UPLOAD = {
  accountId: 'acc_1',
  invoiceId: 'inv_1',
  originalName: 'invoice.pdf',
  fileSize: 1_234,
  fileSha256: 'ab',
};
const GOOD = { insurance_amount: '80.00', out_of_pocket: '20.00', total_amount: '100.00', currency: 'USD' };

test.each([
  ["above the account's ceiling", GOOD, { USD: '99.99' }, 'AMOUNT_EXCEEDS_LIMIT', '100.00'],
  ['above what the cover pays', { ...GOOD, max_coverage: '79.99' }, {}, 'AMOUNT_EXCEEDS_LIMIT', '80.00'],
  ['that do not add up', { ...GOOD, total_amount: '150.00' }, {}, 'AMOUNT_INVALID', '80.00'],
])('amounts %s are flagged as that, with the figure that failed', (_, printed, amountCeilings, type, value) => {
  const readings = readingsOf(printed);
  const finding = checkCeiling(checkAmounts({ readings, lineItems: [] }), readings, { amountCeilings });
  const data = { ...extractionData(['AMOUNT_CHECK']), ...printed };
  const { record, event } = occur(
    newInvoice(UPLOAD, MOMENT).record,
    { status: 'FLAGGED', findings: { amount_check: finding } },
    { kind: 'finished', extractionData: data, processingSeconds: 1 },
    MOMENT,
  );
  expect(resourceEvent(record, event.payload)).toMatchObject({
    event: 'invoice.flagged',
    data: { flags: [{ type, value, message: finding.reason }] },
  });
});

const finding = (result: Finding['result']): Finding => ({
  result,
  reasonCode: 'DATE_MISSING',
  reason: 'X.',
  evidence: [],
});

test('a check that was not made is told as not passed, like one that failed', () => {
  const findings = { partner_check: finding('PASS'), category_check: finding('FAIL') };
  const validation = {
    partner_valid: true,
    category_valid: false,
    amount_valid: false,
    date_valid: false,
    duplicate_check: false,
  };
  const uploaded = newInvoice(UPLOAD, MOMENT).record;
  const validated = occur(uploaded, { status: 'PROCESSING', findings }, { kind: 'step', step: 10 }, MOMENT);
  expect(resourceEvent(validated.record, validated.event.payload)).toMatchObject({
    event: 'invoice.validated',
    data: { validation },
  });
  const finished = { kind: 'finished', extractionData: extractionData(), processingSeconds: 1 } as const;
  const processed = occur(uploaded, { status: 'PROCESSED', findings }, finished, MOMENT);
  expect(resourceEvent(processed.record, processed.event.payload)).toMatchObject({
    event: 'invoice.processed',
    data: { validation },
  });
});
