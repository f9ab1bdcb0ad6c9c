import { afterAll, beforeAll, expect, test } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as deleteInvoice } from '../../lambdas/api/delete-invoice.ts';
import { handler as updateInvoiceStatus } from '../../lambdas/api/update-invoice-status.ts';
import { handler as uploadInvoice } from '../../lambdas/api/upload-invoice.ts';
import { API_FUNCTION_SECONDS } from '../../lambdas/contracts/time-limits.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';
import { type Called, call } from '../fixtures/call.ts';
import { finished } from '../fixtures/invoices.ts';
import { complete, stage } from '../fixtures/staged-uploads.ts';
import { uploadBody } from '../fixtures/upload-body.ts';
import { webhookCalls } from '../fixtures/webhooks.ts';
import { hanging } from '../support/hanging.ts';

let service: ServiceEngines;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const KEY = { 'Idempotency-Key': 'key' };

/** What a call needs, and the call: of an account of its own. */
type Prepare = (accountId: string) => Promise<() => Promise<Called>>;

const small: Prepare = async (accountId) => {
  const { body, headers } = uploadBody(PDF);
  return () => call(uploadInvoice, { accountId, method: 'POST', body, headers: { ...headers, ...KEY } });
};

const large: Prepare = async (accountId) => {
  const uploadId = await stage(accountId, PDF);
  return () => complete(accountId, uploadId, KEY);
};

const review: Prepare = async (accountId) => {
  const { invoiceId: id } = await finished(table(), accountId);
  return () => call(updateInvoiceStatus, { accountId, id, method: 'PATCH', body: '{"status":"REJECTED"}' });
};

const deletion: Prepare = async (accountId) => {
  const { invoiceId: id } = await finished(table(), accountId);
  return () => call(deleteInvoice, { accountId, id, method: 'DELETE' });
};

const WEBHOOK = { url: 'https://93.184.216.34/', events: ['*'], secret: 'one' };

const webhookChange: Prepare = async (accountId) => {
  const calls = webhookCalls(accountId);
  const { id } = (await calls.create(WEBHOOK)).body.data;
  return () => calls.update(id, { ...WEBHOOK, secret: 'two' });
};

const replay: Prepare = async (accountId) => {
  const calls = webhookCalls(accountId);
  const { id } = (await calls.create(WEBHOOK)).body.data;
  await calls.test(id);
  return () => calls.replay(id, { since: new Date(Date.now() - 60_000).toISOString() });
};

/** Long before the function's end: it has other things to do too, and its dependency may have been slow before it was out. */
const IN_TIME_MS = API_FUNCTION_SECONDS * 1_000 - 10_500;

test.each([
  ['an upload', 'acc_small', small],
  ['a large upload', 'acc_large', large],
  ['a review', 'acc_review', review],
  ['a deletion', 'acc_deletion', deletion],
  ["a webhook's change", 'acc_webhook', webhookChange],
  ['a replay', 'acc_replay', replay],
])(
  '%s is answered in time, whichever of its requests is the first that the table leaves unanswered',
  async (_, accountId, prepare) => {
    let nth = 0;
    for (let wasHung = true; wasHung; ) {
      nth += 1;
      const { result, waitedMs, unanswered } = await hanging(table(), nth, await prepare(`${accountId}${nth}`));
      wasHung = unanswered > 0;
      expect(waitedMs).toBeLessThanOrEqual(IN_TIME_MS);
      if (result.status >= 300) {
        expect(result).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
        expect(Number(result.headers['Retry-After'])).toBeGreaterThan(0);
      }
    }
    expect(nth).toBeGreaterThan(1);
  },
);
