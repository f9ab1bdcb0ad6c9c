import { startExecution, stateMachine } from '../adapters/executions.ts';
import type { StoredEvent } from './stored-event.ts';

/** An uploaded invoice's pipeline starts by itself; a repeated record starts nothing twice. */
export async function startPipeline({ event, accountId, invoiceId }: StoredEvent): Promise<void> {
  if (event === 'invoice.uploaded') await startExecution(stateMachine(), accountId, invoiceId);
}
