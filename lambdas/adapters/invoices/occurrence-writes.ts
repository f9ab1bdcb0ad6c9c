import type { InvoiceStatus } from '../../contracts/invoice-status.ts';
import type { InvoiceIds, InvoiceRecord } from '../../domain/invoice/invoice-record.ts';
import type { Occurrence } from '../../domain/invoice/occurrence.ts';
import { resourceEvent } from '../../domain/webhooks/resource-event.ts';
import { counterKey, eventKey } from '../keys.ts';
import type { Write } from '../transact.ts';
import { invoiceItem } from './invoice-item.ts';

/** Holds when nobody has written the record since it was read. */
export const unchangedSince = (before: InvoiceRecord) => ({
  ConditionExpression: 'version = :version',
  ExpressionAttributeValues: { ':version': before.version },
});

/** Holds when there is no such record yet. */
export const isNew = { ConditionExpression: 'attribute_not_exists(pk)' } as const;

/**
 * The writes of one change: the record, its event, and the account's counters where the status moves. They belong in
 * one transaction: that is what makes an event and its state one. The record's condition speaks for all of them: while
 * the record is as it was read, the event's number, its next one, is free.
 */
export function occurrenceWrites(before: InvoiceRecord | null, { record, event }: Occurrence): Write[] {
  const { accountId, invoiceId } = record;
  const resource = resourceEvent(record, event.payload);
  return [
    { Put: { Item: invoiceItem(record), ...(before === null ? isNew : unchangedSince(before)) } },
    {
      Put: {
        Item: {
          ...eventKey(accountId, invoiceId, event.sequence),
          accountId,
          invoiceId,
          eventId: event.eventId,
          event: event.payload.event,
          seq: event.sequence,
          payload: JSON.stringify(event.payload),
          // The alternative shape tells more of the invoice than the payload does, and only now is it as the event left it.
          ...(resource === null ? {} : { resourcePayload: JSON.stringify(resource) }),
        },
      },
    },
    ...countWrites(record, before?.status ?? null, record.status),
  ];
}

/** Moves one invoice from one status' count to another's; null is outside: not there yet, or gone. */
export function countWrites(
  { accountId, invoiceId }: InvoiceIds,
  from: InvoiceStatus | null,
  to: InvoiceStatus | null,
): Write[] {
  if (from === to) return [];
  const moves = [
    { status: from, by: -1, slot: 'from' },
    { status: to, by: 1, slot: 'to' },
  ].filter(({ status }) => status !== null);
  return [
    {
      Update: {
        Key: counterKey(accountId, invoiceId),
        UpdateExpression: `ADD ${moves.map(({ slot }) => `#${slot} :${slot}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(moves.map(({ slot, status }) => [`#${slot}`, String(status)])),
        ExpressionAttributeValues: Object.fromEntries(moves.map(({ slot, by }) => [`:${slot}`, by])),
      },
    },
  ];
}
