import type { StepNumber } from '../../contracts/pipeline-steps.ts';
import { isInFlight } from '../../domain/invoice/in-flight.ts';
import type { InvoiceRecord, PipelineWork } from '../../domain/invoice/invoice-record.ts';
import { type Moment, occur } from '../../domain/invoice/occurrence.ts';
import type { Table } from '../table.ts';
import type { Write } from '../transact.ts';
import { changeInvoice, type Decision } from './change-invoice.ts';
import { occurrenceWrites } from './occurrence-writes.ts';
import { thisMoment } from './this-moment.ts';

/** `recorded`: the step is on the record, by this call or an earlier one. `ended`: deleted or no longer in flight. */
export type Progress = 'recorded' | 'ended';

/** What one step adds to the record; further writes go into the same transaction. */
export interface StepResult {
  readonly work: Partial<PipelineWork>;
  readonly writes?: readonly Write[];
}

/** Records a step: what it found and its progress event, in one transaction, once. */
export async function recordProgress(
  table: Table,
  invoice: InvoiceRecord,
  step: StepNumber,
  result: StepResult | ((current: InvoiceRecord) => Promise<StepResult>) = { work: {} },
): Promise<Progress> {
  const decide = async (current: InvoiceRecord): Promise<Decision<Progress>> => {
    if (!isInFlight(current.status)) return { outcome: 'ended', writes: [] };
    if (current.step >= step) return { outcome: 'recorded', writes: [] };
    return progressDecision(current, step, typeof result === 'function' ? await result(current) : result);
  };
  const progress = await changeInvoice(table, invoice, decide, invoice);
  return progress ?? 'ended';
}

function progressDecision(current: InvoiceRecord, step: StepNumber, result: StepResult): Decision<Progress> {
  const moment = thisMoment();
  const changes = { ...result.work, ...timesOf(current, step, moment), status: 'PROCESSING', step } as const;
  const occurrence = occur(current, changes, { kind: 'step', step }, moment);
  return {
    outcome: 'recorded',
    writes: [...occurrenceWrites(current, occurrence), ...(result.writes ?? [])],
    eventId: moment.eventId,
  };
}

/** The run starts with step 1; the fields are read and normalised with step 8. */
function timesOf(current: InvoiceRecord, step: StepNumber, { now }: Moment) {
  const at = new Date(now).toISOString();
  return {
    startedAt: current.startedAt ?? at,
    extractedAt: step === 8 ? at : current.extractedAt,
  };
}
