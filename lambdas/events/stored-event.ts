import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod';

const text = z.object({ S: z.string().min(1) }).transform(({ S }) => S);

const eventImageSchema = z.object({
  accountId: text,
  invoiceId: text,
  eventId: text,
  event: text,
  /** The event as JSON text, in the standard shape, and in the alternative one where that tells of it. */
  payload: text,
  resourcePayload: text.optional(),
});

/** An event as the table's stream brings it. */
export type StoredEvent = z.infer<typeof eventImageSchema>;

/** The event that a record brings, or why it is no event item: the mapping's filter lets only those through. */
export function readEvent({ dynamodb }: DynamoDBRecord): z.ZodSafeParseResult<StoredEvent> {
  return eventImageSchema.safeParse(dynamodb?.NewImage);
}

/** @throws ZodError when the record is no event item. */
export function storedEvent({ dynamodb }: DynamoDBRecord): StoredEvent {
  return eventImageSchema.parse(dynamodb?.NewImage);
}

/** Whether an event happened now; one that was put back from a backup was told when it did. */
export function isNews({ dynamodb }: DynamoDBRecord): boolean {
  return dynamodb?.NewImage?.restoredAt === undefined;
}
