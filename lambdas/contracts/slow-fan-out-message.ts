import * as z from 'zod';

/**
 * What the queue for slow receivers' fan-out carries: one event, whole, and who of its account is to be told. Whole,
 * because the invoice may be deleted with its timeline before the message is read.
 */
export const slowFanOutMessageSchema = z.object({
  account_id: z.string().min(1),
  invoice_id: z.string().min(1),
  event_id: z.string().min(1),
  event: z.string().min(1),
  /** JSON text, the very bytes to send. */
  payload: z.string().min(1),
  /** The same in the alternative shape, where that tells of the event. */
  resource_payload: z.string().min(1).optional(),
  /** Everybody who wants it when the message is read, where they are not given. */
  webhook_ids: z.array(z.string().min(1)).min(1).optional(),
});

export type SlowFanOutMessage = z.infer<typeof slowFanOutMessageSchema>;
