import { startExecution, stateMachine } from '../adapters/executions.ts';
import { QUIET_MS } from '../adapters/invoices/invoice-item.ts';
import { errorFields, log } from '../kit/log.ts';
import type { StoredEvent } from './stored-event.ts';

/**
 * An uploaded invoice's pipeline starts by itself; a repeated record starts nothing twice. Once the sweeper looks for the
 * invoice, a start that fails is left to it: nobody's webhooks wait for Step Functions longer.
 * @param ageMs how long ago the event was written.
 */
export async function startPipeline({ event, accountId, invoiceId }: StoredEvent, ageMs: number): Promise<void> {
  if (event !== 'invoice.uploaded') return;
  try {
    await startExecution(stateMachine(), accountId, invoiceId);
  } catch (error) {
    if (ageMs < QUIET_MS) throw error;
    log('error', 'a pipeline is left to the sweeper', { invoiceId, ...errorFields(error) });
  }
}
