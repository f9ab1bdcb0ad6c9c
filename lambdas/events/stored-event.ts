import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod';

const text = z.object({ S: z.string().min(1) }).transform(({ S }) => S);

/** `payload` is JSON text. */
const eventImageSchema = z
  .object({
    accountId: text,
    invoiceId: text,
    eventId: text,
    event: text,
    /** The event as JSON text, in the standard shape, and in the alternative one where that tells of it. */
    payload: text,
    resourcePayload: text.optional(),
  })
  .transform((image) => image);

/** An event as the table's stream brings it. */
export type StoredEvent = z.infer<typeof eventImageSchema>;

/** @throws ZodError when the record is no event item: the mapping's filter lets only those through. */
export function storedEvent(record: DynamoDBRecord): StoredEvent {
  return eventImageSchema.parse(record.dynamodb?.NewImage);
}

/** Whether an event happened now; one that was put back from a backup was told when it did. */
export function isNews({ dynamodb }: DynamoDBRecord): boolean {
  return dynamodb?.NewImage?.restoredAt === undefined;
}

/** Whether `storedEvent` can read a record. */
export function isStoredEvent(record: DynamoDBRecord): boolean {
  return eventImageSchema.safeParse(record.dynamodb?.NewImage).success;
}
