import * as z from 'zod';
import { failInvoice } from '../adapters/invoices/fail-invoice.ts';
import { table } from '../adapters/table.ts';
import { stepPayloadSchema } from '../contracts/step-payload.ts';
import { log } from '../kit/log.ts';
import { loggedFailure } from '../kit/logged-failure.ts';

/**
 * EventBridge's "Step Functions Execution Status Change"
 * (docs.aws.amazon.com/step-functions/latest/dg/eventbridge-integration.html): the input is JSON text, the one that we started the run with.
 */
const statusChangeSchema = z.object({
  detail: z.object({
    status: z.string(),
    input: z
      .string()
      .transform((text) => JSON.parse(text))
      .pipe(stepPayloadSchema),
  }),
});

/** Ends the invoice of a run that failed, timed out or was aborted as FAILED; one that has ended otherwise stays so. */
export async function handler(event: unknown): Promise<void> {
  const { status, input } = statusChangeSchema.parse(event).detail;
  const ids = { accountId: input.account_id, invoiceId: input.invoice_id };
  try {
    const outcome = await failInvoice(table(), ids, 'PROCESSING_ERROR');
    log('warn', 'a run did not succeed', { ...ids, status, outcome });
  } catch (error) {
    throw loggedFailure('a failed run could not be recorded', error, { ...ids, status });
  }
}
