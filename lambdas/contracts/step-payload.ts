import * as z from 'zod';

/**
 * The state machine's payload, the same into and out of every state: ids only. Execution histories are kept for 90 days
 * and outlive a deleted invoice, so nothing that was read from a document may travel here.
 */
export const stepPayloadSchema = z.object({
  account_id: z.string().min(1),
  invoice_id: z.string().min(1),
  /** Only for the state that waits: whoever holds it ends the wait. */
  task_token: z.string().min(1).optional(),
});

export type StepPayload = z.infer<typeof stepPayloadSchema>;
