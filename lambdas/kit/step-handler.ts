import {
  DEPENDENCY_UNAVAILABLE,
  INVOICE_ENDED,
  RECOGNITION_BUSY,
  type StepNumber,
} from '../contracts/pipeline-steps.ts';
import { type StepPayload, stepPayloadSchema } from '../contracts/step-payload.ts';
import { isOutage } from './is-outage.ts';
import { errorFields, log } from './log.ts';

/** Thrown by a step whose invoice needs no further steps; the state machine knows it by its name. */
export class InvoiceEnded extends Error {
  constructor() {
    super('The invoice needs no further steps');
    this.name = INVOICE_ENDED;
  }
}

/**
 * Makes a state's handler: checks the payload, logs, and gives errors the names that the state machine knows. An
 * unexpected error's own message stays out of the execution's history: it may quote the document.
 */
export function stepHandler(number: StepNumber, run: (payload: StepPayload) => Promise<void>) {
  return async (event: unknown): Promise<void> => {
    const payload = stepPayloadSchema.parse(event);
    const context = { accountId: payload.account_id, invoiceId: payload.invoice_id, step: number };
    try {
      await run(payload);
      log('info', 'the step is done', context);
    } catch (error) {
      if (error instanceof InvoiceEnded) {
        log('info', 'the invoice has ended', context);
        throw error;
      }
      log('error', 'the step failed', { ...context, ...errorFields(error) });
      throw knownToTheStateMachine(error, number);
    }
  };
}

function knownToTheStateMachine(error: unknown, number: StepNumber): Error {
  const name = error instanceof Error ? error.name : typeof error;
  if (name === RECOGNITION_BUSY) return named(RECOGNITION_BUSY, 'Textract takes no further job for now');
  return isOutage(error)
    ? named(DEPENDENCY_UNAVAILABLE, 'A service that the step needs is unavailable')
    : named('StepFailed', `Step ${number} failed: ${name}`);
}

function named(name: string, message: string): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}
