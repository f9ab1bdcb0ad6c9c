import type { StepNumber } from '../contracts/pipeline-steps.ts';
import { type InvoiceInPipeline, isOpen, type StepParts, unlessEnded } from './step.ts';
import { InvoiceEnded, stepHandler } from './step-handler.ts';

/** What a step that may have to wait does with its invoice. */
export interface WaitingStepParts<Invoice extends InvoiceInPipeline> extends Pick<StepParts<Invoice>, 'load'> {
  /** As in other steps; `waiting` when somebody else will record the step and answer the token. */
  perform(invoice: Invoice, taskToken: string): Promise<'recorded' | 'ended' | 'waiting'>;
  /** Ends the state's wait. */
  succeed(taskToken: string): Promise<void>;
}

/**
 * Makes the handler of a state that waits for its task token
 * (https://docs.aws.amazon.com/step-functions/latest/dg/connect-to-resource.html#connect-wait-token). A step that is done
 * at once, or was on record already, answers its own token; one that throws fails its state as in every other step.
 */
export function waitingStep<Invoice extends InvoiceInPipeline>(number: StepNumber, parts: WaitingStepParts<Invoice>) {
  return stepHandler(number, async (payload) => {
    if (payload.task_token === undefined) throw new Error(`Step ${number} waits, and was given no task token`);
    const invoice = await parts.load(payload);
    if (!isOpen(invoice)) throw new InvoiceEnded();
    if (invoice.step < number - 1) throw new Error(`Step ${number} can't follow step ${invoice.step}`);
    const token = payload.task_token;
    const work = () => parts.perform(invoice, token);
    const progress = invoice.step >= number ? 'recorded' : await unlessEnded(work, () => parts.load(payload));
    if (progress === 'ended') throw new InvoiceEnded();
    if (progress === 'recorded') await parts.succeed(token);
  });
}
