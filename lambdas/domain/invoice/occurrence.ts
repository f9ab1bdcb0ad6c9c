import type { EventPayload } from '../../contracts/event-payload.ts';
import { eventTimestamp } from './event-timestamp.ts';
import { type Happening, invoiceEvent } from './invoice-event.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** An event as it is kept beside its invoice. */
interface InvoiceEvent {
  /** `evt_` and a lower-case ULID. */
  readonly eventId: string;
  readonly sequence: number;
  readonly payload: EventPayload;
}

/** A change of an invoice that the world hears about: the record after it and its event, written together or not at all. */
export interface Occurrence {
  readonly record: InvoiceRecord;
  readonly event: InvoiceEvent;
}

/** When something happens, and the id its event gets. */
export interface Moment {
  /** Milliseconds since 1970, from the caller's clock. */
  readonly now: number;
  readonly eventId: string;
}

/** What a change may set; the bookkeeping of versions and events is not the caller's. */
export type RecordChanges = Partial<
  Omit<InvoiceRecord, 'accountId' | 'invoiceId' | 'version' | 'lastSequence' | 'lastEventId' | 'lastEventAt'>
>;

/**
 * The record after `happening`, and the event that tells of it. Events of one invoice get strictly increasing
 * microseconds even when the clock stands still or goes back between two functions' machines.
 */
export function occur(
  before: InvoiceRecord,
  changes: RecordChanges,
  happening: Happening,
  { now, eventId }: Moment,
): Occurrence {
  const at = Math.max(now * 1_000, before.lastEventAt + 1);
  const sequence = before.lastSequence + 1;
  const record: InvoiceRecord = {
    ...before,
    updatedAt: new Date(now).toISOString(),
    ...changes,
    version: before.version + 1,
    lastSequence: sequence,
    lastEventId: eventId,
    lastEventAt: at,
  };
  return {
    record,
    event: { eventId, sequence, payload: invoiceEvent(happening, before.invoiceId, eventTimestamp(at)) },
  };
}
