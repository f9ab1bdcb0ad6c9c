import * as z from 'zod';
import { ATTEMPT_ERRORS, WITHDRAWALS } from './delivery-errors.ts';
import { DELIVERY_STATUSES } from './delivery-status.ts';
import { PAYLOAD_FORMATS } from './webhook-events.ts';

const instant = z.iso.datetime();

/** A subscription as every answer shows it: never its secret. */
export const subscriptionSchema = z.strictObject({
  id: z.string().regex(/^wh_/),
  url: z.string(),
  events: z.array(z.string()),
  is_active: z.boolean(),
  payload_format: z.enum(PAYLOAD_FORMATS),
  created_at: instant,
});

export type SubscriptionAnswer = z.infer<typeof subscriptionSchema>;

/** Data of 200 WEBHOOKS_FETCHED. */
export const subscriptionListSchema = z.strictObject({ webhooks: z.array(subscriptionSchema) });

export type SubscriptionListAnswer = z.infer<typeof subscriptionListSchema>;

const attemptSchema = z.strictObject({
  /** From 1, over all replays. */
  attempt: z.int(),
  at: instant,
  duration_ms: z.int(),
  status_code: z.int().nullable(),
  /** Why it is no success; null when it is one. */
  error: z.enum(ATTEMPT_ERRORS).nullable(),
  /** The first kilobyte of what the receiver answered; less of what is full of control characters or quotation marks. */
  response_excerpt: z.string().nullable(),
});

/** A delivery as every answer shows it. */
export const deliverySchema = z.strictObject({
  id: z.string().regex(/^dlv_/),
  webhook_id: z.string(),
  event: z.string(),
  /** Absent on a test event, which is about no invoice. */
  invoice_id: z.string().optional(),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  /** null once it has come to an end. */
  next_attempt_at: instant.nullable(),
  /** When its event happened. */
  created_at: instant,
  completed_at: instant.nullable(),
  last_status_code: z.int().nullable(),
  last_error: z.enum([...ATTEMPT_ERRORS, ...WITHDRAWALS]).nullable(),
  /** The latest attempts, oldest first. */
  attempt_log: z.array(attemptSchema),
});

export type DeliveryAnswer = z.infer<typeof deliverySchema>;

/** Data of 200 DELIVERIES_FETCHED. */
export const deliveryListSchema = z.strictObject({
  deliveries: z.array(deliverySchema),
  total: z.int(),
  page: z.int(),
  page_size: z.int(),
});

export type DeliveryListAnswer = z.infer<typeof deliveryListSchema>;

/** Data of 202 DELIVERIES_REPLAYED. */
export const deliveriesReplayedSchema = z.strictObject({ queued: z.int() });

export type DeliveriesReplayedAnswer = z.infer<typeof deliveriesReplayedSchema>;
