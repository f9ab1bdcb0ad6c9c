import { z } from 'zod';
import type { InvoiceStatus } from '../contracts/invoice-status.ts';
import { DEPENDENCY_UNAVAILABLE, INVOICE_ENDED, type StepNumber, type StepPayload } from '../contracts/pipeline-steps.ts';
import { isOutage } from './is-outage.ts';
import { errorFields, log } from './log.ts';

const payloadSchema = z.object({ account_id: z.string().min(1), invoice_id: z.string().min(1) });

/** What `step` must know of an invoice. */
interface InvoiceInPipeline {
  readonly status: InvoiceStatus;
  readonly step: number;
}

/** One step of the pipeline. */
export interface Step<Invoice extends InvoiceInPipeline> {
  readonly number: StepNumber;
  load(payload: StepPayload): Promise<Invoice | null>;
  /** Does the step's work and records it, once; says when the invoice turned out to have ended. */
  perform(invoice: Invoice): Promise<'recorded' | 'ended'>;
}

/**
 * Makes a state's handler of a step. A step that is on record already (a retry whose first answer was lost) returns at
 * once.
 * @throws an error named `InvoiceEnded` when the invoice is gone or no longer in flight, `DependencyUnavailable` (which
 * the state retries) when a service is out; the state machine knows both by name.
 */
export function step<Invoice extends InvoiceInPipeline>({ number, load, perform }: Step<Invoice>) {
  return async (event: unknown): Promise<void> => {
    const payload = payloadSchema.parse(event);
    const context = { invoiceId: payload.invoice_id, accountId: payload.account_id, step: number };
    try {
      const invoice = await load(payload);
      if (invoice === null || (invoice.status !== 'PENDING' && invoice.status !== 'PROCESSING')) throw ended();
      if (invoice.step >= number) return log('info', 'the step is on record already', context);
      if (invoice.step !== number - 1) throw new Error(`Step ${number} can't follow step ${invoice.step}`);
      if ((await perform(invoice)) === 'ended') throw ended();
      log('info', 'step recorded', context);
    } catch (error) {
      throw asStateError(error, context);
    }
  };
}

function ended(): Error {
  return named(INVOICE_ENDED, 'The invoice needs no further steps');
}

/** The message of an unexpected error stays out of the execution's history: it may quote the document. */
function asStateError(error: unknown, context: { invoiceId: string; accountId: string; step: number }): Error {
  if (error instanceof Error && error.name === INVOICE_ENDED) {
    log('info', 'the invoice has ended', context);
    return error;
  }
  log('error', 'the step failed', { ...context, ...errorFields(error) });
  return isOutage(error)
    ? named(DEPENDENCY_UNAVAILABLE, 'A service that the step needs is unavailable')
    : named('StepFailed', `Step ${context.step} failed with ${error instanceof Error ? error.name : typeof error}`);
}

function named(name: string, message: string): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}
