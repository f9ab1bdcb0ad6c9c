import type { ExtractionData } from '../../contracts/extraction-data.ts';
import type { InvoiceIds } from '../../domain/invoice/invoice-record.ts';
import { occur } from '../../domain/invoice/occurrence.ts';
import type { Table } from '../table.ts';
import { changeInvoice } from './change-invoice.ts';
import { occurrenceWrites } from './occurrence-writes.ts';
import { thisMoment } from './this-moment.ts';

/** Ends a run: PROCESSED when every check passed, else FLAGGED, with its event. One that has ended stays as it is. */
export async function finishInvoice(table: Table, ids: InvoiceIds, extractionData: ExtractionData): Promise<void> {
  await changeInvoice(table, ids, (current) => {
    if (current.status !== 'PROCESSING') return { outcome: null, writes: [] };
    const moment = thisMoment();
    const processedAt = new Date(moment.now).toISOString();
    const startedAt = Date.parse(current.startedAt ?? current.uploadedAt);
    const occurrence = occur(
      current,
      { status: extractionData.validation_passed ? 'PROCESSED' : 'FLAGGED', processedAt, extractionData },
      { kind: 'finished', extractionData, processingSeconds: Math.max(0, moment.now - startedAt) / 1_000 },
      moment,
    );
    return { outcome: null, writes: occurrenceWrites(current, occurrence), eventId: moment.eventId };
  });
}
