import type { InvoiceIds, InvoiceRecord } from '../../domain/invoice/invoice-record.ts';
import { DependencyUnavailable } from '../dependency-unavailable.ts';
import type { Table } from '../table.ts';
import { transact, type Write } from '../transact.ts';
import { loadInvoice } from './load-invoice.ts';

/** What to do about an invoice as it stands: nothing more, or these writes, after which the outcome holds. */
export interface Decision<Outcome> {
  readonly outcome: Outcome;
  readonly writes: readonly Write[];
  /** The id of the event among the writes, by which a write whose answer was lost is known again. */
  readonly eventId?: string;
}

/** Of n writers of one record one wins each round, so a round is lost to progress elsewhere: more rounds than writers. */
const ROUNDS = 12;

/**
 * Decides on the invoice and writes; when the record or something that the decision rests on changed in between, reads
 * it again and decides anew. The writes carry the conditions.
 * @param ids of the invoice.
 * @param read the record, where the caller has just read it (strongly consistent).
 * @returns the outcome, or null when there is no such invoice (any more).
 * @throws DependencyUnavailable when the record never stands still.
 */
export async function changeInvoice<Outcome>(
  table: Table,
  { accountId, invoiceId }: InvoiceIds,
  decide: (current: InvoiceRecord) => Decision<Outcome> | Promise<Decision<Outcome>>,
  read?: InvoiceRecord,
): Promise<Outcome | null> {
  let current = read ?? (await loadInvoice(table, accountId, invoiceId));
  for (let round = 0; round < ROUNDS && current !== null; round += 1) {
    const { outcome, writes, eventId } = await decide(current);
    if (writes.length === 0 || (await transact(table, writes)).ok) return outcome;
    current = await loadInvoice(table, accountId, invoiceId);
    if (eventId !== undefined && current?.lastEventId === eventId) return outcome;
  }
  if (current === null) return null;
  throw new DependencyUnavailable('An invoice kept changing while it was being written');
}
