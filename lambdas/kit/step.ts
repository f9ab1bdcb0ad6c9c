import type { InvoiceStatus } from '../contracts/invoice-status.ts';
import type { StepNumber } from '../contracts/pipeline-steps.ts';
import type { StepPayload } from '../contracts/step-payload.ts';
import { isInFlight } from '../domain/invoice/in-flight.ts';
import { isOutage } from './is-outage.ts';
import { InvoiceEnded, stepHandler } from './step-handler.ts';

/** What a step must know of an invoice. */
export interface InvoiceInPipeline {
  readonly status: InvoiceStatus;
  /** The last step on record. */
  readonly step: number;
}

/** What a step does with its invoice. */
export interface StepParts<Invoice extends InvoiceInPipeline> {
  load(payload: StepPayload): Promise<Invoice | null>;
  /** Does the step's work and records it, once; says when the invoice turned out to have ended. */
  perform(invoice: Invoice): Promise<'recorded' | 'ended'>;
}

/**
 * Makes the handler of one of the steps 1 to 11. A step that is on record already (a retry whose first answer was lost)
 * returns at once; one whose invoice is gone or no longer in flight, before or while it works, throws `InvoiceEnded`.
 */
export function step<Invoice extends InvoiceInPipeline>(number: StepNumber, parts: StepParts<Invoice>) {
  return stepHandler(number, async (payload) => {
    const invoice = await parts.load(payload);
    if (!isOpen(invoice)) throw new InvoiceEnded();
    if (invoice.step >= number) return;
    if (invoice.step !== number - 1) throw new Error(`Step ${number} can't follow step ${invoice.step}`);
    const progress = await unlessEnded(
      () => parts.perform(invoice),
      () => parts.load(payload),
    );
    if (progress === 'ended') throw new InvoiceEnded();
  });
}

/**
 * Makes the handler of step 12. Every ended invoice comes here too, and for it there is nothing to do; one whose step 12
 * is on record but which has not ended (a crash between the two transactions) is performed again.
 */
export function lastStep<Invoice extends InvoiceInPipeline>(parts: StepParts<Invoice>) {
  return stepHandler(12, async (payload) => {
    const invoice = await parts.load(payload);
    if (!isOpen(invoice)) return;
    if (invoice.step < 11) throw new Error(`Step 12 can't follow step ${invoice.step}`);
    await parts.perform(invoice);
  });
}

export function isOpen<Invoice extends InvoiceInPipeline>(invoice: Invoice | null): invoice is Invoice {
  return invoice !== null && isInFlight(invoice.status);
}

/**
 * Does a step's work. What fails because the invoice ended meanwhile is no failure: a deletion takes its files at once. An
 * outage stays one, since its retry looks at the invoice anyway.
 */
export async function unlessEnded<Progress>(
  perform: () => Promise<Progress>,
  load: () => Promise<InvoiceInPipeline | null>,
): Promise<Progress | 'ended'> {
  try {
    return await perform();
  } catch (error) {
    if (isOutage(error) || isOpen(await load())) throw error;
    return 'ended';
  }
}
