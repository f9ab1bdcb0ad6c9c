import * as z from 'zod';
import { eventTimestamp } from './event-timestamp.ts';
import { extractionDataSchema } from './extraction-data.ts';
import { FAILURE_CODES } from './failure-codes.ts';
import { INVOICE_STATUSES } from './invoice-status.ts';
import { PIPELINE_STEPS, TOTAL_STEPS } from './pipeline-steps.ts';

const base = { timestamp: eventTimestamp, invoice_id: z.string() };
const step = z.int().min(1).max(TOTAL_STEPS);
const steps = { step, total_steps: z.literal(TOTAL_STEPS), message: z.string() };
const review = <E extends string, S extends string>(event: E, status: S) =>
  z.object({
    event: z.literal(event),
    ...base,
    data: z.object({
      status: z.literal(status),
      previous_status: z.enum(INVOICE_STATUSES),
      updated_at: z.iso.datetime(),
    }),
  });

/** The event payloads of contract section 7, standard shape: what webhooks carry and what the timeline shows. */
export const eventPayloadSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('invoice.uploaded'), ...base, data: z.object({ status: z.literal('PENDING') }) }),
  z.object({
    event: z.literal('invoice.processing'),
    ...base,
    ...steps,
    message: z.enum(PIPELINE_STEPS),
    data: z.object({ status: z.literal('PROCESSING') }),
  }),
  z.object({
    event: z.literal('invoice.processed'),
    ...base,
    ...steps,
    data: z.object({
      status: z.literal('PROCESSED'),
      extraction_data: extractionDataSchema,
      processing_time: z.number(),
    }),
  }),
  z.object({
    event: z.literal('invoice.flagged'),
    ...base,
    ...steps,
    data: z.object({
      status: z.literal('FLAGGED'),
      extraction_data: extractionDataSchema,
      processing_time: z.number(),
    }),
  }),
  z.object({
    event: z.literal('invoice.failed'),
    ...base,
    message: z.string(),
    data: z.object({ status: z.literal('FAILED'), error: z.enum(FAILURE_CODES) }),
  }),
  review('invoice.approved', 'APPROVED'),
  review('invoice.rejected', 'REJECTED'),
  review('invoice.paid', 'PAID'),
]);

export type EventPayload = z.infer<typeof eventPayloadSchema>;

/** An event in the timeline and in the real-time channel, under the id to tell repetitions by. */
export const timelineEventSchema = z.intersection(eventPayloadSchema, z.object({ event_id: z.string() }));
