import * as z from 'zod';

/** What the queue carries of a delivery: which one, and which attempt it is about. All else is in the ledger. */
export const deliveryMessageSchema = z.object({
  account_id: z.string().min(1),
  webhook_id: z.string().min(1),
  delivery_id: z.string().min(1),
  /** From 1; a message about an attempt that the ledger has on record already is stale. */
  attempt: z.int().min(1),
});

export type DeliveryMessage = z.infer<typeof deliveryMessageSchema>;
