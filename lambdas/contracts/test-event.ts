import * as z from 'zod';
import { eventTimestamp } from './event-timestamp.ts';
import { TEST_EVENT } from './webhook-events.ts';

/** What POST …/test sends: the same in both shapes, and about no invoice. */
export const testEventSchema = z.object({
  event: z.literal(TEST_EVENT),
  timestamp: eventTimestamp,
  /** `id` is the webhook's. */
  data: z.object({ id: z.string(), message: z.string() }),
});

export type TestEvent = z.infer<typeof testEventSchema>;
