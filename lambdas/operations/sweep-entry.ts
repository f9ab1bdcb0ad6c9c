import { bucket } from '../adapters/bucket.ts';
import { type DueEntry, itemOfDue, putOff } from '../adapters/due-entries.ts';
import { executionState, startExecution, stateMachine } from '../adapters/executions.ts';
import { eraseObjects } from '../adapters/invoice-files.ts';
import { endErasure, type ToldOfInvoice } from '../adapters/invoices/erasures.ts';
import { failInvoice } from '../adapters/invoices/fail-invoice.ts';
import { table } from '../adapters/table.ts';
import { emptyDeliveries } from '../adapters/webhooks/empty-deliveries.ts';
import type { InvoiceIds } from '../domain/invoice/invoice-record.ts';

/** A run that goes on is looked at again after this long. */
const NEXT_LOOK_MS = 5 * 60_000;

/** Does what an overdue entry asks for. Two sweeps that meet at one entry do no harm: every part can be done twice. */
export async function sweepEntry(entry: DueEntry): Promise<void> {
  const item = await itemOfDue(table(), entry);
  if (item === null) return;
  const ids = { accountId: item.accountId, invoiceId: entry.invoiceId };
  if (entry.kind === 'erasure') await erase(ids, item.told);
  else await seeToRun(ids, entry);
}

/** No invoice has an erasure entry (both are written in one transaction), so what has an entry may be erased. */
async function erase(ids: InvoiceIds, told: ToldOfInvoice): Promise<void> {
  await eraseObjects(bucket(), ids);
  await emptyDeliveries(table(), ids.accountId, told);
  await endErasure(table(), ids.invoiceId);
}

/** An invoice that has been in flight without news: its start was lost, its end was lost, or it is only slow. */
async function seeToRun(ids: InvoiceIds, entry: DueEntry): Promise<void> {
  const state = await executionState(stateMachine(), ids.invoiceId);
  if (state === 'ended') {
    await failInvoice(table(), ids, 'PROCESSING_ERROR');
    return;
  }
  // Also for an invoice whose run is no longer known: the steps on record return at once, and the run goes on after them.
  if (state === 'not-started') await startExecution(stateMachine(), ids.accountId, ids.invoiceId);
  await putOff(table(), entry, nextLook());
}

/** When to look again at what could not be dealt with now. */
export function nextLook(): string {
  return new Date(Date.now() + NEXT_LOOK_MS).toISOString();
}
